// The state of a material as a badge.
import type { MaterialState } from '@yijian/contract/library';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import { useLibraryPhrases } from '../library.phrases.ts';

const tones: Readonly<Record<MaterialState, Tone>> = {
  DRAFT: 'neutral',
  IN_REVIEW: 'warn',
  APPROVED: 'ok',
  EXPIRED: 'neutral',
  SUPERSEDED: 'neutral',
  RECALLED: 'bad',
};

export function MaterialStateBadge({ state }: { state: MaterialState }): ReactNode {
  const t = useLibraryPhrases();
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>;
}
