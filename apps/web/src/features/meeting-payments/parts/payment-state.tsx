// The state of a payment as a badge.
import type { PaymentState } from '@yijian/contract/meeting-payments';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import { usePaymentPhrases } from '../meeting-payments.phrases.ts';

const tones: Readonly<Record<PaymentState, Tone>> = {
  DRAFT: 'neutral',
  IN_APPROVAL: 'warn',
  RETURNED: 'warn',
  REJECTED: 'bad',
  APPROVED: 'primary',
  PAYING: 'primary',
  PAID: 'ok',
  PAY_FAILED: 'bad',
  VOIDED: 'neutral',
  REVERSED: 'neutral',
};

export function PaymentStateBadge({ state }: { state: PaymentState }): ReactNode {
  const t = usePaymentPhrases();
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>;
}
