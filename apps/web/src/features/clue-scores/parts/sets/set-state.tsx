// Where a rule set stands.
import type { ClueSet } from '@yijian/contract/clue-scores';
import { StatusBadge } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import { useSetPhrases } from '../../clue-sets.phrases.ts';

const tones = { DRAFT: 'neutral', SIMULATED: 'primary', APPLIED: 'ok', RETIRED: 'neutral' } as const;

export function SetState({ state }: { state: ClueSet['state'] }): ReactNode {
  const t = useSetPhrases();
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>;
}
