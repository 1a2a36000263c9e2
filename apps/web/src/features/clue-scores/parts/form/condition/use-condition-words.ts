// A condition in words, groups in brackets where they stand in others.
import type { ClueCondition } from '@yijian/contract/clue-scores';
import { useEventWords } from '../../../../sales-funnels/index.ts';
import { useSetPhrases } from '../../../clue-sets.phrases.ts';
import { useFitValues } from '../use-fit-values.ts';

export function useConditionWords(): (condition: ClueCondition) => string {
  const t = useSetPhrases();
  const words = useEventWords();
  const values = useFitValues();
  const say = (condition: ClueCondition, isOuter: boolean): string => {
    if (condition.op === 'DID') {
      const { match, days, atLeast } = condition;
      return t('didWords', { event: words.match(match), days, count: atLeast });
    }
    if (condition.op === 'IS') {
      const options = values(condition.attribute);
      const names = condition.values.map((code) => options.find(({ value }) => value === code)?.label ?? code);
      return `${t(`attribute.${condition.attribute}`)} ${names.join(' / ')}`;
    }
    const { op, parts } = condition;
    const joined = parts.map((part) => say(part, false)).join(t(op === 'ALL' ? 'joinAll' : 'joinAny'));
    if (op === 'NONE') return t('noneOf', { parts: joined });
    return isOuter || parts.length === 1 ? joined : t('bracket', { parts: joined });
  };
  return (condition) => say(condition, true);
}
