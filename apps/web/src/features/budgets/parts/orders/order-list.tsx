// Internal orders: what each has, what is used, until when; a row opens the meetings that hold it.
import type { InternalOrder } from '@yijian/contract/budgets';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useMemo, useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { ListScreen } from '../../../../lib/lists/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useInternalOrders, useOpenCostCenters } from '../../budgets.api.ts';
import { useBudgetPhrases } from '../../budgets.phrases.ts';
import { UsageBar } from '../tree/usage-bar.tsx';
import { OpenBadge } from './cost-center-list.tsx';
import { ImportButton } from './import-button.tsx';
import { OrderDrawer } from './order-drawer.tsx';
import { OrderForm } from './order-form.tsx';

export function OrderList(): ReactNode {
  const t = useBudgetPhrases();
  const list = useInternalOrders();
  const columns = useColumns();
  const centers = useOpenCostCenters().data?.content ?? [];
  const [opened, setOpened] = useState<string | null>(null);
  const [form, setForm] = useState<InternalOrder | 'new' | null>(null);
  const order = list.rows?.find((row) => row.id === opened);
  return (
    <>
      <ListScreen
        title={t('orders')}
        list={list}
        columns={columns}
        filters={[
          { kind: 'search', field: 'keyword', placeholder: t('searchCostCenter') },
          {
            kind: 'choice',
            field: 'costCenterId',
            label: t('costCenter'),
            options: centers.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` })),
          },
          { kind: 'flag', field: 'isOpen', label: t('state'), words: { yes: t('open'), no: t('closed') } },
        ]}
        actions={
          hasPermission('meeting:orders:write') ? (
            <>
              <ImportButton model="budget_orders" />
              <Button type="primary" icon={<Glyph icon={Plus} />} onClick={() => setForm('new')}>
                {t('addOrder')}
              </Button>
            </>
          ) : undefined
        }
        rowKey={(row) => row.id}
        rowName={(row) => row.code}
        onOpen={(row) => setOpened(row.id)}
        renderCard={(row) => <OrderCard row={row} />}
        empty={t('noOrders')}
        failed={t('failed')}
      />
      {order ? <OrderDrawer order={order} onEdit={() => setForm(order)} onClose={() => setOpened(null)} /> : null}
      {form === null ? null : <OrderForm {...(form === 'new' ? {} : { order: form })} onClose={() => setForm(null)} />}
    </>
  );
}

function OrderCard({ row }: { row: InternalOrder }): ReactNode {
  const t = useBudgetPhrases();
  const format = useFormat();
  return (
    <article className="budget-card">
      <p>
        <strong>{`${row.code} ${row.name}`}</strong>
        <OpenBadge isOpen={row.isOpen} />
      </p>
      <UsageBar line={{ ...row, current: row.amount }} />
      <small className="num">{`${t('available')} ${format.money(row.available)} · ${row.costCenter.code}`}</small>
    </article>
  );
}

function useColumns(): DataColumn<InternalOrder>[] {
  const t = useBudgetPhrases();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'code',
        title: t('code'),
        width: 224,
        sortable: true,
        render: (row) => <TwoLine strong value={row.code} context={row.name} />,
      },
      {
        key: 'costCenter',
        title: t('costCenter'),
        width: 176,
        render: (row) => <TwoLine value={row.costCenter.code} context={row.costCenter.name} />,
      },
      { key: 'product', title: t('product'), width: 112, render: (row) => row.product?.name ?? '—' },
      {
        key: 'meetingType',
        title: t('meetingType'),
        width: 128,
        render: (row) => (row.meetingType === null ? t('anyMeeting') : t(`type.${row.meetingType}`)),
      },
      { key: 'amount', title: t('orderAmount'), width: 128, align: 'right', render: (row) => format.money(row.amount) },
      {
        key: 'usage',
        title: t('usage'),
        width: 152,
        render: (row) => <UsageBar line={{ ...row, current: row.amount }} />,
      },
      {
        key: 'available',
        title: t('available'),
        width: 128,
        align: 'right',
        sortable: true,
        render: (row) => <b>{format.money(row.available)}</b>,
      },
      {
        key: 'tolerance',
        title: t('tolerance'),
        width: 112,
        render: (row) => (row.isBlocking ? (row.tolerance === null ? 'H9' : `${row.tolerance}%`) : t('reports')),
      },
      {
        key: 'validUntil',
        title: t('valid'),
        width: 208,
        sortable: true,
        render: (row) => t('validRange', { from: row.validFrom, until: row.validUntil }),
      },
      { key: 'state', title: t('state'), width: 104, render: (row) => <OpenBadge isOpen={row.isOpen} /> },
    ],
    [t, format],
  );
}
