// Requests to move money between budgets, with their approvals.
import type { BudgetTransfer, TransferState } from '@yijian/contract/budgets';
import { Button } from 'antd';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import type { ListPageProps } from '@yijian/ui/list-page';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../lib/format/index.ts';
import { ListScreen } from '../../../../lib/lists/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useTransfers, useWithdrawTransfer } from '../../budgets.api.ts';
import { useBudgetPhrases } from '../../budgets.phrases.ts';

const tones: Readonly<Record<TransferState, Tone>> = {
  IN_APPROVAL: 'warn',
  APPROVED: 'ok',
  REJECTED: 'bad',
  WITHDRAWN: 'neutral',
};

export function TransferList({ views }: { views: Pick<ListPageProps, 'tabs' | 'tab' | 'onTabChange'> }): ReactNode {
  const t = useBudgetPhrases();
  const list = useTransfers();
  const columns = useColumns();
  return (
    <ListScreen
      {...views}
      title={t('title')}
      label={t('transfers')}
      list={list}
      columns={columns}
      rowKey={(row) => row.id}
      renderCard={(row) => <TransferCard row={row} />}
      empty={t('noTransfers')}
      failed={t('failed')}
    />
  );
}

function State({ row }: { row: BudgetTransfer }): ReactNode {
  const t = useBudgetPhrases();
  return <StatusBadge tone={tones[row.state]}>{t(`state.${row.state}`)}</StatusBadge>;
}

function TransferCard({ row }: { row: BudgetTransfer }): ReactNode {
  const format = useFormat();
  return (
    <article className="budget-card">
      <p>
        <strong>{`${row.from.name} → ${row.to.name}`}</strong>
        <State row={row} />
      </p>
      <small className="num">{`${format.money(row.amount)} · ${row.requester.name} · ${format.date(row.createdAt)}`}</small>
      <Acts row={row} />
    </article>
  );
}

function useColumns(): DataColumn<BudgetTransfer>[] {
  const t = useBudgetPhrases();
  const format = useFormat();
  return useMemo(
    () => [
      { key: 'from', title: t('from'), width: 200, render: (row) => <TwoLine strong value={row.from.name} /> },
      { key: 'to', title: t('to'), width: 200, render: (row) => row.to.name },
      {
        key: 'amount',
        title: t('amount'),
        width: 132,
        align: 'right',
        sortable: true,
        render: (row) => format.money(row.amount),
      },
      {
        key: 'reason',
        title: t('reason'),
        width: 240,
        render: (row) => <TwoLine value={row.reason} title={row.reason} />,
      },
      { key: 'state', title: t('state'), width: 112, render: (row) => <State row={row} /> },
      {
        key: 'requester',
        title: t('requester'),
        width: 160,
        render: (row) => <TwoLine value={row.requester.name} context={format.dateTime(row.createdAt)} />,
      },
      { key: 'acts', title: t('approval'), width: 176, render: (row) => <Acts row={row} /> },
    ],
    [t, format],
  );
}

function Acts({ row }: { row: BudgetTransfer }): ReactNode {
  const t = useBudgetPhrases();
  const shell = useShell();
  const withdraw = useWithdrawTransfer();
  const ask = async (): Promise<void> => {
    const texts = { title: t('withdrawQuestion'), okText: t('withdraw'), cancelText: t('cancel') };
    if (!(await shell.confirm(texts))) return;
    withdraw.mutate({ params: { id: row.id } }, { onSuccess: () => shell.toast.success(t('withdrawn')) });
  };
  return (
    <span>
      {row.instanceId === null ? null : (
        <Link to={`/taskManager/process-instance/detail?id=${row.instanceId}`}>{t('approval')}</Link>
      )}
      {row.mayWithdraw ? (
        <Button type="link" size="small" loading={withdraw.isPending} onClick={() => void ask()}>
          {t('withdraw')}
        </Button>
      ) : null}
    </span>
  );
}
