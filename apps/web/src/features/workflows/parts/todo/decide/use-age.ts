// How long a decision waits: days as soon as it is one, before that hours and minutes.
import { useFormat } from '../../../../../lib/format/index.ts';
import { useDecisionPhrases } from '../../../workflow-decisions.phrases.ts';

const DAY = 86_400;

export function useAge(): (seconds: number) => string {
  const t = useDecisionPhrases();
  const format = useFormat();
  return (seconds) =>
    seconds < DAY ? format.duration(seconds) : t('days', { count: format.count(Math.floor(seconds / DAY)) });
}
