// The grade of a doctor by score.
import type { ClueGrade } from '@yijian/contract/clue-scores';
import { Tag } from '@yijian/ui/badge';
import type { ReactNode } from 'react';

const tones = { A: 'ok', B: 'primary', C: 'neutral', D: 'neutral' } as const;

export function GradeBadge({ grade }: { grade: ClueGrade | null }): ReactNode {
  if (grade === null) return '—';
  return <Tag tone={tones[grade]}>{grade}</Tag>;
}
