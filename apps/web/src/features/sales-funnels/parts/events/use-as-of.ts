// How old an answer is that was read from the copy of the events.
import type { FunnelResult } from '@yijian/contract/sales-funnels';
import { useFormat } from '../../../../lib/format/index.ts';
import { useEventPhrases } from '../../events.phrases.ts';

/** Undefined while nothing is answered, and when the answer comes from the events themselves. */
export function useAsOf(result: Pick<FunnelResult, 'copiedAt'> | undefined): string | undefined {
  const t = useEventPhrases();
  const format = useFormat();
  return result?.copiedAt ? t('asOf', { at: format.dateTime(result.copiedAt) }) : undefined;
}
