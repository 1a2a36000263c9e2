// One payment: what is paid to whom, its evidence, invoices, rules and steps.
import type { PaymentDetail } from '@yijian/contract/meeting-payments';
import { Tag } from '@yijian/ui/badge';
import { CheckList, DescriptionList, DetailHeader, DetailPage, Section, StepList } from '@yijian/ui/detail-page';
import { DataTable } from '@yijian/ui/table';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../lib/format/index.ts';
import { usePaymentPhrases } from '../../meeting-payments.phrases.ts';
import { EvidenceList } from '../form/payment-check.tsx';
import { PaymentStateBadge } from '../payment-state.tsx';
import '../payments.css';
import { PaymentActs } from './payment-acts.tsx';

export function PaymentPage({ payment }: { payment: PaymentDetail }): ReactNode {
  const t = usePaymentPhrases();
  const format = useFormat();
  return (
    <DetailPage
      header={
        <DetailHeader
          name={payment.payeeName}
          avatar={false}
          marks={
            <>
              <PaymentStateBadge state={payment.state} />
              {payment.isReversalAsked ? <Tag tone="warn">{t('reversalAsked')}</Tag> : null}
              {payment.isLate ? <Tag tone="bad">{t('late')}</Tag> : null}
            </>
          }
          facts={[payment.number ?? t('notNumbered'), t(`kind.${payment.payeeKind}`), payment.owner.name]}
          kpis={[
            { key: 'gross', label: t('gross'), value: format.money(payment.gross) },
            { key: 'tax', label: t('tax'), value: format.money(payment.tax) },
            { key: 'net', label: t('net'), value: format.money(payment.net) },
          ]}
          actions={<PaymentActs payment={payment} />}
        />
      }
      rail={
        <>
          <Rules payment={payment} />
          <Steps payment={payment} />
        </>
      }
    >
      <PaymentBody payment={payment} />
    </DetailPage>
  );
}

/** What an approver reads as well: contract, evidence and invoices beside each other. */
export function PaymentBody({ payment }: { payment: PaymentDetail }): ReactNode {
  const t = usePaymentPhrases();
  const format = useFormat();
  const { meeting } = payment;
  return (
    <>
      <Section title={t('summary')}>
        <DescriptionList
          columns={2}
          items={[
            { key: 'payee', label: t('payee'), value: payment.payeeName },
            {
              key: 'meeting',
              label: t('meeting'),
              value: <Link to={`/meeting/meetDetail?id=${meeting.id}`}>{`${meeting.number} ${meeting.name}`}</Link>,
            },
            { key: 'bank', label: t('bankName'), value: payment.bankName || '—' },
            { key: 'account', label: t('account'), value: payment.account ?? '—' },
            { key: 'due', label: t('dueOn'), value: payment.dueOn === null ? '—' : format.date(payment.dueOn) },
            ...(payment.serviceHours === null
              ? []
              : [{ key: 'hours', label: t('serviceHours'), value: format.decimal(payment.serviceHours) }]),
            ...(payment.batch === null ? [] : [{ key: 'batch', label: t('batch'), value: payment.batch.name }]),
            ...(payment.reference === '' ? [] : [{ key: 'ref', label: t('reference'), value: payment.reference }]),
            ...(payment.reversalReason === ''
              ? []
              : [{ key: 'reversal', label: t('reversalReason'), value: payment.reversalReason }]),
            ...(payment.failure === '' ? [] : [{ key: 'fail', label: t('failure'), value: payment.failure }]),
          ]}
        />
        {payment.note === '' ? null : <p>{payment.note}</p>}
      </Section>
      <Section title={t('evidence')}>
        <EvidenceList evidence={payment.evidence} />
      </Section>
      <Section title={t('costs')} count={format.money(payment.gross)}>
        <DataTable
          inCard
          label={t('costs')}
          rows={payment.costs}
          rowKey={({ costId }) => costId}
          columns={[
            {
              key: 'cost',
              title: t('cost'),
              render: ({ kind, note }) => [t(`cost.${kind as 'FEE'}`), note].filter(Boolean).join(' · '),
            },
            { key: 'actual', title: t('actual'), align: 'right', render: ({ actual }) => format.money(actual) },
            { key: 'amount', title: t('amount'), align: 'right', render: ({ amount }) => format.money(amount) },
          ]}
        />
      </Section>
      {payment.invoices.length === 0 ? null : <Invoices payment={payment} />}
    </>
  );
}

function Invoices({ payment }: { payment: PaymentDetail }): ReactNode {
  const t = usePaymentPhrases();
  const format = useFormat();
  return (
    <Section title={t('invoices')} count={format.count(payment.invoices.length)}>
      <DataTable
        inCard
        label={t('invoices')}
        rows={payment.invoices}
        rowKey={({ number }) => number}
        columns={[
          { key: 'number', title: t('number'), render: ({ number }) => <span className="num">{number}</span> },
          { key: 'issuedOn', title: t('issuedOn'), render: ({ issuedOn }) => format.date(issuedOn) },
          { key: 'amount', title: t('invoiceAmount'), align: 'right', render: ({ amount }) => format.money(amount) },
        ]}
      />
    </Section>
  );
}

const tones = { PASS: 'ok', WARN: 'warn', BLOCK: 'bad', NO_RULE: 'neutral' } as const;

export function Rules({ payment }: { payment: PaymentDetail }): ReactNode {
  const t = usePaymentPhrases();
  if (payment.rules.length === 0) return null;
  return (
    <Section title={t('rules')}>
      <CheckList
        items={payment.rules.map(({ code, name, outcome, version, comment }) => ({
          key: code,
          tone: tones[outcome],
          label: `${code} ${name} · ${t(`outcome.${outcome}`)}`,
          notes: [version === null ? '' : t('ruleVersion', { version }), comment],
        }))}
      />
    </Section>
  );
}

function Steps({ payment }: { payment: PaymentDetail }): ReactNode {
  const t = usePaymentPhrases();
  const format = useFormat();
  return (
    <Section title={t('steps')}>
      <StepList
        items={payment.steps.toReversed().map(({ from, to, at, userName, reason }) => ({
          key: `${at} ${to}`,
          title: `${t(`state.${from}`)} → ${t(`state.${to}`)}`,
          notes: [`${userName ?? t('system')} · ${format.dateTime(at)}`, reason],
        }))}
      />
    </Section>
  );
}
