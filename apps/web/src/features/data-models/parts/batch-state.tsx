// The state of an upload as a badge.
import type { BatchState } from '@yijian/contract/data-models';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import { Ban, CircleAlert, CircleCheck, Clock, Pencil, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUploadPhrases } from '../data-models.phrases.ts';

const looks = {
  UPLOADED: { tone: 'primary', icon: Clock },
  VALIDATING: { tone: 'primary', icon: Clock },
  NEEDS_FIX: { tone: 'warn', icon: Pencil },
  READY: { tone: 'primary', icon: CircleCheck },
  COMMITTING: { tone: 'primary', icon: Clock },
  DONE: { tone: 'ok', icon: CircleCheck },
  UNDONE: { tone: 'neutral', icon: Undo2 },
  CANCELLED: { tone: 'neutral', icon: Ban },
  FAILED: { tone: 'bad', icon: CircleAlert },
} as const satisfies Record<BatchState, { tone: Tone; icon: unknown }>;

export function BatchStateBadge({ state }: { state: BatchState }): ReactNode {
  const t = useUploadPhrases();
  const { tone, icon } = looks[state];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(state)}
    </StatusBadge>
  );
}
