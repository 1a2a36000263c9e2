// The state of an opening line as a badge.
import type { OpeningState } from '@yijian/contract/opening-lines';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import { useOpeningLinePhrases } from '../opening-lines.phrases.ts';

const tones: Readonly<Record<OpeningState, Tone>> = {
  DRAFT: 'neutral',
  IN_REVIEW: 'warn',
  APPROVED: 'ok',
  EXPIRED: 'bad',
  WITHDRAWN: 'bad',
};

export function OpeningStateBadge({ state }: { state: OpeningState }): ReactNode {
  const t = useOpeningLinePhrases();
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>;
}
