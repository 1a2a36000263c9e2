// A span of time in the one unit that fits it: minutes, hours, days.
import { useFormat } from '../../../../lib/format/index.ts';
import { useTowerPhrases } from '../../workflow-tower.phrases.ts';

const HOUR = 3600;

export function useSpan(): (seconds: number | null | undefined) => string {
  const t = useTowerPhrases();
  const format = useFormat();
  return (seconds) => {
    if (seconds === null || seconds === undefined) return t('none');
    if (seconds < HOUR) return t('minutes', { n: format.count(Math.round(seconds / 60)) });
    if (seconds < 72 * HOUR) return t('hours', { n: format.decimal(seconds / HOUR, 1) });
    return t('days', { n: format.decimal(seconds / (24 * HOUR), 1) });
  };
}
