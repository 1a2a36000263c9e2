// State and risk of an institution or supplier as badges.
import type { CounterpartyRisk, CounterpartyState } from '@yijian/contract/counterparties';
import { StatusBadge, Tag, type Tone } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import { useCounterpartyPhrases } from '../counterparties.phrases.ts';

const tones: Readonly<Record<CounterpartyState, Tone>> = {
  DRAFT: 'neutral',
  IN_REVIEW: 'warn',
  APPROVED: 'ok',
  EXPIRED: 'neutral',
  BLOCKED: 'bad',
};
const riskTones: Readonly<Record<CounterpartyRisk, Tone>> = { LOW: 'neutral', MEDIUM: 'warn', HIGH: 'bad' };

export function StateBadge({ state }: { state: CounterpartyState }): ReactNode {
  const t = useCounterpartyPhrases();
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>;
}

export function RiskTag({ risk }: { risk: CounterpartyRisk }): ReactNode {
  const t = useCounterpartyPhrases();
  return <Tag tone={riskTones[risk]}>{t(`risk.${risk}`)}</Tag>;
}
