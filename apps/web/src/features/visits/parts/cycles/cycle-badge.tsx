// The state of a cycle plan as a badge.
import type { CycleState } from '@yijian/contract/visits';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import { CircleCheck, Clock, Pencil, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useVisitPhrases } from '../../visits.phrases.ts';

const looks = {
  DRAFT: { tone: 'neutral', icon: Pencil },
  SUBMITTED: { tone: 'warn', icon: Clock },
  APPROVED: { tone: 'ok', icon: CircleCheck },
  RETURNED: { tone: 'bad', icon: Undo2 },
} as const satisfies Record<CycleState, { tone: Tone; icon: unknown }>;

export function CycleBadge({ state }: { state: CycleState }): ReactNode {
  const t = useVisitPhrases();
  return (
    <StatusBadge tone={looks[state].tone} icon={looks[state].icon}>
      {t(`cycle.${state}`)}
    </StatusBadge>
  );
}
