// What can be done with a payment now.
import type { PaymentDetail } from '@yijian/contract/meeting-payments';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { EntryForm } from '../../../../lib/forms/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { openActs } from '../../../../lib/session/index.ts';
import {
  useAskReversal,
  useDecideReversal,
  usePay,
  useSettle,
  useVoidPayment,
  useWithdrawPayment,
} from '../../meeting-payments.api.ts';
import { usePaymentPhrases } from '../../meeting-payments.phrases.ts';
import { StatementDrawer } from './statement.tsx';
import { PaymentForm } from '../form/on-demand.tsx';

type Reasoned = 'withdraw' | 'void' | 'askReversal' | 'agreeReversal' | 'refuseReversal';
type Asking = 'edit' | Reasoned | 'settlePaid' | 'settleFailed' | 'statement';
const reasoned: ReadonlySet<Asking> = new Set<Asking>([
  'withdraw',
  'void',
  'askReversal',
  'agreeReversal',
  'refuseReversal',
]);

const writing = 'meeting:meeting-payments:write';
const paying = 'meeting:meeting-payments:pay';
const needs = {
  edit: writing,
  submit: writing,
  withdraw: writing,
  void: writing,
  pay: paying,
  settle: paying,
  reverse: paying,
  decideReversal: 'meeting:meeting-payments:reverse',
} as const;

export function PaymentActs({ payment }: { payment: PaymentDetail }): ReactNode {
  const t = usePaymentPhrases();
  const format = useFormat();
  const shell = useShell();
  const pay = usePay();
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = (): void => setAsking(null);
  const has = new Set(openActs(payment.acts, needs));
  const send = (): void =>
    pay.mutate(
      { body: { ids: [payment.id] } },
      {
        onSuccess: ({ number, count, net }) =>
          shell.toast.success(t('paid', { number, count: format.count(count), net: format.money(net) })),
      },
    );
  return (
    <>
      <Button onClick={() => setAsking('statement')}>{t('statement')}</Button>
      {has.has('reverse') ? <Button onClick={() => setAsking('askReversal')}>{t('askReversal')}</Button> : null}
      {has.has('decideReversal') ? (
        <>
          <Button onClick={() => setAsking('refuseReversal')}>{t('refuseReversal')}</Button>
          <Button type="primary" onClick={() => setAsking('agreeReversal')}>
            {t('agreeReversal')}
          </Button>
        </>
      ) : null}
      {has.has('void') ? (
        <Button danger onClick={() => setAsking('void')}>
          {t('act.void')}
        </Button>
      ) : null}
      {has.has('withdraw') ? <Button onClick={() => setAsking('withdraw')}>{t('act.withdraw')}</Button> : null}
      {has.has('edit') ? (
        <Button type="primary" onClick={() => setAsking('edit')}>
          {t('act.edit')}
        </Button>
      ) : null}
      {has.has('settle') ? (
        <>
          <Button onClick={() => setAsking('settleFailed')}>{t('settleFailed')}</Button>
          <Button type="primary" onClick={() => setAsking('settlePaid')}>
            {t('settlePaid')}
          </Button>
        </>
      ) : null}
      {has.has('pay') ? (
        <Button type="primary" loading={pay.isPending} onClick={send}>
          {t('pay')}
        </Button>
      ) : null}
      {asking === 'edit' ? <PaymentForm payment={payment} onClose={close} /> : null}
      {asking !== null && reasoned.has(asking) ? (
        <ReasonForm act={asking as Reasoned} payment={payment} onClose={close} />
      ) : null}
      {asking === 'statement' ? <StatementDrawer payment={payment} onClose={close} /> : null}
      {asking === 'settlePaid' || asking === 'settleFailed' ? (
        <SettleForm isPaid={asking === 'settlePaid'} payment={payment} onClose={close} />
      ) : null}
    </>
  );
}

interface ActProps {
  readonly payment: PaymentDetail;
  readonly onClose: () => void;
}

function useReasoned({ id }: PaymentDetail): Readonly<Record<Reasoned, (reason: string) => Promise<unknown>>> {
  const [withdraw, voiding] = [useWithdrawPayment(), useVoidPayment()];
  const [ask, decide] = [useAskReversal(), useDecideReversal()];
  const params = { id };
  return {
    withdraw: (reason) => withdraw.mutateAsync({ params, body: { reason } }),
    void: (reason) => voiding.mutateAsync({ params, body: { reason } }),
    askReversal: (reason) => ask.mutateAsync({ params, body: { reason } }),
    agreeReversal: (reason) => decide.mutateAsync({ params, body: { agrees: true, reason } }),
    refuseReversal: (reason) => decide.mutateAsync({ params, body: { agrees: false, reason } }),
  };
}

function ReasonForm({ act, payment, onClose }: ActProps & { act: Reasoned }): ReactNode {
  const t = usePaymentPhrases();
  const writes = useReasoned(payment);
  const isPlain = act === 'withdraw' || act === 'void';
  return (
    <EntryForm
      title={`${isPlain ? t(`act.${act}`) : t(act)} · ${payment.payeeName}`}
      fields={[{ key: 'reason', kind: 'area', label: t('reason'), required: true, maxLength: 500 }]}
      start={{ reason: '' }}
      onKeep={(work) => writes[act](String(work['reason'] ?? ''))}
      kept={t('done')}
      onClose={onClose}
    />
  );
}

function SettleForm({ isPaid, payment, onClose }: ActProps & { isPaid: boolean }): ReactNode {
  const t = usePaymentPhrases();
  const settle = useSettle();
  const field = isPaid ? 'reference' : 'reason';
  return (
    <EntryForm
      title={`${isPaid ? t('settlePaid') : t('settleFailed')} · ${payment.payeeName}`}
      fields={[
        isPaid
          ? { key: field, kind: 'line', label: t('reference'), required: true, maxLength: 60 }
          : { key: field, kind: 'area', label: t('failure'), required: true, maxLength: 500 },
      ]}
      start={{ [field]: '' }}
      onKeep={(work) =>
        settle.mutateAsync({
          params: { id: payment.id },
          body: { isPaid, reference: '', reason: '', [field]: String(work[field] ?? '') },
        })
      }
      kept={t('done')}
      onClose={onClose}
    />
  );
}
