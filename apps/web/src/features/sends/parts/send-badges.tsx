// Badges of sends and of their recipients.
import type { Recipient, Send } from '@yijian/contract/sends';
import { StatusBadge, Tag } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import { useSendPhrases } from '../sends.phrases.ts';
import './sends.css';

const tones = { SCHEDULED: 'primary', SENDING: 'primary', DONE: 'ok', CANCELLED: 'neutral' } as const;

/** Says of a reminder, and of what is sent again, what it is. */
export function SendStateBadge({
  send: { state, isReminder, isResend },
}: {
  send: Pick<Send, 'state' | 'isReminder' | 'isResend'>;
}): ReactNode {
  const t = useSendPhrases();
  return (
    <span className="send-marks">
      <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
      {isReminder ? <Tag>{t('reminder')}</Tag> : null}
      {isResend ? <Tag>{t('isResend')}</Tag> : null}
    </span>
  );
}

const states = {
  PLANNED: ['PLANNED', 'primary'],
  CLAIMED: ['PLANNED', 'primary'],
  SENT: ['SENT', 'ok'],
  FAILED: ['FAILED', 'bad'],
  UNKNOWN: ['UNKNOWN', 'warn'],
  REMOVED: ['REMOVED', 'neutral'],
} as const;

/** The furthest step a recipient reached. */
export function RecipientBadge({ row }: { row: Recipient }): ReactNode {
  const t = useSendPhrases();
  if (row.bouncedAt !== null) return <StatusBadge tone="bad">{t('step.BOUNCED')}</StatusBadge>;
  if (row.unsubscribedAt !== null) return <StatusBadge tone="warn">{t('step.UNSUBSCRIBED')}</StatusBadge>;
  if (row.readAt !== null) return <StatusBadge tone="ok">{t('step.READ')}</StatusBadge>;
  if (row.openedAt !== null) return <StatusBadge tone="ok">{t('step.OPENED')}</StatusBadge>;
  const [step, tone] = states[row.state];
  return <StatusBadge tone={tone}>{t(`step.${step}`)}</StatusBadge>;
}
