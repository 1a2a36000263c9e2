// States, types and decisions of a verification as badges and words.
import {
  CertificateType,
  VerificationKind,
  verificationStates,
  type FieldDecision,
  type VerificationState,
} from '@yijian/contract/verifications';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import {
  BadgeCheck,
  CircleX,
  Clock,
  Eye,
  ListOrdered,
  MessageCircleQuestion,
  Pencil,
  RefreshCw,
  ShieldCheck,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useVerificationPhrases } from '../verifications.phrases.ts';

const looks = {
  DRAFT: { tone: 'neutral', icon: Pencil },
  SUBMITTED: { tone: 'primary', icon: Clock },
  QUEUED: { tone: 'neutral', icon: ListOrdered },
  IN_REVIEW: { tone: 'primary', icon: Eye },
  SUPERVISOR_REVIEW: { tone: 'primary', icon: ShieldCheck },
  NEED_INFO: { tone: 'warn', icon: MessageCircleQuestion },
  VERIFIED: { tone: 'ok', icon: BadgeCheck },
  PARTIAL: { tone: 'warn', icon: BadgeCheck },
  REJECTED: { tone: 'bad', icon: CircleX },
  REVERIFY: { tone: 'warn', icon: RefreshCw },
} as const satisfies Record<VerificationState, { tone: Tone; icon: unknown }>;

export function VerificationStateBadge({ state }: { state: VerificationState }): ReactNode {
  const t = useVerificationPhrases();
  const { tone, icon } = looks[state];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(`state.${state}`)}
    </StatusBadge>
  );
}

const decisionTones = { PENDING: 'neutral', ACCEPTED: 'ok', REJECTED: 'bad', EDITED: 'ok' } as const;

export function DecisionBadge({ decision }: { decision: FieldDecision }): ReactNode {
  const t = useVerificationPhrases();
  return <StatusBadge tone={decisionTones[decision]}>{t(`decision.${decision}`)}</StatusBadge>;
}

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
}

/** What lists are filtered by, in words. */
export function useVerificationChoices() {
  const t = useVerificationPhrases();
  return {
    states: verificationStates.map((value): Choice<VerificationState> => ({ value, label: t(`state.${value}`) })),
    kinds: VerificationKind.options.map((value): Choice<VerificationKind> => ({ value, label: t(`kind.${value}`) })),
    types: CertificateType.options.map((value): Choice<CertificateType> => ({ value, label: t(`type.${value}`) })),
  };
}

/** A reason as it was typed, or the words for one that the clock gave. */
export function useReason(): (reason: string) => string {
  const t = useVerificationPhrases();
  return (reason) =>
    reason === 'CERTIFICATE_EXPIRED' || reason === 'HOSPITAL_CHANGED' ? t(`reason.${reason}`) : reason;
}
