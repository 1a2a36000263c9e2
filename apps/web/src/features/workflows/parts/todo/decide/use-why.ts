// Why a decision is asked for, before what it says.
import type { Decision } from '@yijian/contract/open-decisions';
import { useNames } from '../../words/use-names.ts';

export function useWhy(): (line: Decision) => string {
  const names = useNames();
  return ({ reason, summary }) => [reason, ...summary.map(names.summary)].filter((part) => part !== '').join(' · ');
}
