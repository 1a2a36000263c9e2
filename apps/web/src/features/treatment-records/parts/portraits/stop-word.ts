// How a therapy ended, in words.
import type { useTreatmentPhrases } from '../../treatment-records.phrases.ts';

export function stopWord(
  key: string,
  t: ReturnType<typeof useTreatmentPhrases>,
  label: (key: string, value: string) => string,
): string {
  if (key === 'ONGOING') return t('ongoing');
  return key === 'OTHERS' ? t('others') : label('stopReason', key);
}
