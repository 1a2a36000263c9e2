// The state of a speaker or a contract as a badge.
import type { ContractState, SpeakerState } from '@yijian/contract/speakers';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import { useSpeakerPhrases } from '../speakers.phrases.ts';

const tones: Readonly<Record<SpeakerState, Tone>> = {
  DRAFT: 'neutral',
  PENDING_APPROVAL: 'warn',
  RETURNED: 'warn',
  REJECTED: 'bad',
  QUALIFIED: 'primary',
  ACTIVE: 'ok',
  CAPPED: 'warn',
  SUSPENDED: 'bad',
  EXPIRED: 'neutral',
  BLACKLISTED: 'bad',
};
const contractTones: Readonly<Record<ContractState, Tone>> = { DRAFT: 'warn', SIGNED: 'ok', CANCELLED: 'neutral' };

export function SpeakerStateBadge({ state }: { state: SpeakerState }): ReactNode {
  const t = useSpeakerPhrases();
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>;
}

export function ContractStateBadge({ state }: { state: ContractState }): ReactNode {
  const t = useSpeakerPhrases();
  return <StatusBadge tone={contractTones[state]}>{t(`contract.${state}`)}</StatusBadge>;
}
