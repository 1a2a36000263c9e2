// The state of a visit as a badge.
import type { VisitState } from '@yijian/contract/visits';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import {
  Ban,
  CalendarClock,
  CalendarX,
  CircleCheck,
  CircleX,
  Clock,
  Footprints,
  LockOpen,
  Pencil,
  SearchCheck,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useVisitPhrases } from '../visits.phrases.ts';

const looks = {
  PLANNED: { tone: 'primary', icon: CalendarClock, word: 'planned' },
  IN_VISIT: { tone: 'primary', icon: Footprints, word: 'inVisit' },
  SAVED: { tone: 'neutral', icon: Pencil, word: 'saved' },
  LATE_PENDING: { tone: 'warn', icon: Clock, word: 'latePending' },
  SUBMITTED: { tone: 'ok', icon: CircleCheck, word: 'submitted' },
  SUBMITTED_LATE: { tone: 'warn', icon: CircleCheck, word: 'submittedLate' },
  UNLOCK_PENDING: { tone: 'warn', icon: LockOpen, word: 'unlockPending' },
  UNDER_REVIEW: { tone: 'warn', icon: SearchCheck, word: 'underReview' },
  VALID: { tone: 'ok', icon: SearchCheck, word: 'valid' },
  INVALID: { tone: 'bad', icon: CircleX, word: 'invalid' },
  CANCELLED: { tone: 'neutral', icon: Ban, word: 'cancelled' },
  MISSED: { tone: 'bad', icon: CalendarX, word: 'missed' },
} as const satisfies Record<VisitState, { tone: Tone; icon: unknown; word: string }>;

export function VisitStateBadge({ state }: { state: VisitState }): ReactNode {
  const t = useVisitPhrases();
  const { tone, icon, word } = looks[state];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(word)}
    </StatusBadge>
  );
}

/** States with their words, for a filter. */
export function useVisitStates(): { value: VisitState; label: string }[] {
  const t = useVisitPhrases();
  return (Object.keys(looks) as VisitState[]).map((value) => ({ value, label: t(looks[value].word) }));
}

/** The word of a state. */
export function useStateWord(): (state: VisitState) => string {
  const t = useVisitPhrases();
  return (state) => t(looks[state].word);
}
