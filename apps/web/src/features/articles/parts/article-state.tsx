// The state of an article as a badge.
import type { ArticleState } from '@yijian/contract/articles';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import { useArticlePhrases } from '../articles.phrases.ts';

const tones: Readonly<Record<ArticleState, Tone>> = {
  DRAFT: 'neutral',
  IN_REVIEW: 'warn',
  APPROVED: 'primary',
  PUBLISHED: 'ok',
  EXPIRED: 'bad',
  SUPERSEDED: 'neutral',
  RECALLED: 'bad',
};

export function ArticleStateBadge({ state }: { state: ArticleState }): ReactNode {
  const t = useArticlePhrases();
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>;
}
