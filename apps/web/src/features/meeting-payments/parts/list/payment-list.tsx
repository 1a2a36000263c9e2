// The four lists of payments (specification 2.3, payment and paymentApprove).
import { payeeKinds, paymentStates, type PaymentLine, type PaymentTab } from '@yijian/contract/meeting-payments';
import { useSelection } from '@yijian/ui/table';
import { Button } from 'antd';
import { Landmark } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../../../lib/format/index.ts';
import { ListScreen } from '../../../../lib/lists/index.ts';
import { useSectionStrip, useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useExport } from '../../../exports/index.ts';
import { useBankPhrases } from '../../bank-files.phrases.ts';
import { downloadPayments, useAccounts, usePay, usePayments } from '../../meeting-payments.api.ts';
import { usePaymentPhrases } from '../../meeting-payments.phrases.ts';
import { PaymentForm } from '../form/on-demand.tsx';
import { PaymentStateBadge } from '../payment-state.tsx';
import { BankButtons } from '../bank/bank-buttons.tsx';
import { usePaymentColumns } from './use-payment-columns.tsx';
import '../payments.css';

export function PaymentList({ tab }: { tab: PaymentTab }): ReactNode {
  const t = usePaymentPhrases();
  const shell = useShell();
  const list = usePayments(tab);
  const columns = usePaymentColumns();
  const exporting = useExport({
    resource: 'meeting-payments',
    permission: 'meeting:meeting-payments:export',
    rows: list.total,
    run: (ask) => downloadPayments({ ...(list.filters as object), ...ask, tab }),
  });
  const selects = tab === 'pendingApproved' && hasPermission('meeting:meeting-payments:pay');
  const paying = usePaying(selects);
  const open = (row: PaymentLine): void =>
    shell.openTab(`/meeting/paymentApprovalDetail?id=${row.id}`, { title: row.number ?? row.payeeName });
  return (
    <>
      <ListScreen
        title={t(`title.${tab}`)}
        {...useSectionStrip()}
        actions={tab === 'submitted' ? <Apply /> : selects ? <BankButtons /> : undefined}
        list={list}
        tools={exporting.tool}
        columns={columns}
        filters={useFilters()}
        rowKey={(row) => row.id}
        rowName={(row) => `${row.number ?? ''} ${row.payeeName}`}
        onOpen={open}
        {...(selects ? { selection: paying.selection, batchActions: paying.actions } : {})}
        renderCard={(row) => <PaymentCard row={row} />}
        empty={t(`empty.${tab}`)}
        failed={t('failed')}
      />
      {exporting.dialog}
    </>
  );
}

/** Chosen payments go to the bank in one batch, from the default account or another one. */
function usePaying(isWanted: boolean) {
  const t = usePaymentPhrases();
  const bank = useBankPhrases();
  const others = (useAccounts(isWanted).data ?? []).filter(({ isEnabled, isDefault }) => isEnabled && !isDefault);
  const format = useFormat();
  const shell = useShell();
  const selection = useSelection();
  const pay = usePay();
  const payFrom = (accountId?: string): void =>
    pay.mutate(
      { body: { ids: [...selection.keys], ...(accountId === undefined ? {} : { accountId }) } },
      {
        onSuccess: ({ number, count, net }) => {
          selection.clear();
          shell.toast.success(t('paid', { number, count: format.count(count), net: format.money(net) }));
        },
      },
    );
  const actions = [
    { key: 'pay', label: t('pay'), icon: Landmark, onClick: () => payFrom() },
    ...others.map(({ id, name }) => ({
      key: id,
      label: bank('payFrom', { name }),
      icon: Landmark,
      onClick: () => payFrom(id),
    })),
  ];
  return { selection, actions };
}

function Apply(): ReactNode {
  const t = usePaymentPhrases();
  const [search, setSearch] = useSearchParams();
  const meetingId = search.get('apply');
  const [isOpen, setIsOpen] = useState(meetingId !== null);
  if (!hasPermission('meeting:meeting-payments:write')) return null;
  const close = (): void => {
    setIsOpen(false);
    if (meetingId !== null) setSearch({}, { replace: true });
  };
  return (
    <>
      <Button type="primary" onClick={() => setIsOpen(true)}>
        {t('apply')}
      </Button>
      {isOpen ? <PaymentForm {...(meetingId === null ? {} : { meetingId })} onClose={close} /> : null}
    </>
  );
}

function PaymentCard({ row }: { row: PaymentLine }): ReactNode {
  const format = useFormat();
  const t = usePaymentPhrases();
  return (
    <article className="payment-card">
      <p>
        <strong>{row.payeeName}</strong>
        <PaymentStateBadge state={row.state} />
      </p>
      <p className="num">{format.money(row.net)}</p>
      <small className="num">{[row.number ?? t('notNumbered'), row.meeting.number, row.owner.name].join(' · ')}</small>
    </article>
  );
}

function useFilters() {
  const t = usePaymentPhrases();
  return [
    { kind: 'search', field: 'keyword', placeholder: t('search') },
    {
      kind: 'choice',
      field: 'state',
      label: t('state'),
      options: paymentStates.map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      kind: 'choice',
      field: 'payeeKind',
      label: t('payeeKind'),
      options: payeeKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
    },
    { kind: 'days', from: 'from', to: 'to', label: t('date') },
  ] as const;
}
