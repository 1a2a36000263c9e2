// Cost centers: code, owner, dates, how many orders; finance adds and changes them.
import type { CostCenter } from '@yijian/contract/budgets';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { StatusBadge } from '@yijian/ui/badge';
import { Glyph } from '@yijian/ui/icon';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../../lib/format/index.ts';
import { ListScreen } from '../../../../lib/lists/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useCostCenters } from '../../budgets.api.ts';
import { useBudgetPhrases } from '../../budgets.phrases.ts';
import { CostCenterDrawer } from './cost-center-drawer.tsx';
import { CostCenterForm } from './cost-center-form.tsx';
import { ImportButton } from './import-button.tsx';
import '../budgets.css';

export function CostCenterList(): ReactNode {
  const t = useBudgetPhrases();
  const list = useCostCenters();
  const columns = useColumns();
  const mayWrite = hasPermission('meeting:orders:write');
  const [opened, setOpened] = useState<string | null>(null);
  const [form, setForm] = useState<CostCenter | 'new' | null>(null);
  const center = list.rows?.find((row) => row.id === opened);
  return (
    <>
      <ListScreen
        title={t('costCenters')}
        list={list}
        columns={columns}
        filters={[
          { kind: 'search', field: 'keyword', placeholder: t('searchCostCenter') },
          { kind: 'flag', field: 'isOpen', label: t('state'), words: { yes: t('open'), no: t('closed') } },
        ]}
        actions={
          mayWrite ? (
            <>
              <ImportButton model="budget_cost_centers" />
              <Button type="primary" icon={<Glyph icon={Plus} />} onClick={() => setForm('new')}>
                {t('addCostCenter')}
              </Button>
            </>
          ) : undefined
        }
        rowKey={(row) => row.id}
        rowName={(row) => row.code}
        onOpen={(row) => setOpened(row.id)}
        renderCard={(row) => <CenterCard row={row} />}
        empty={t('noCostCenters')}
        failed={t('failed')}
      />
      {center ? (
        <CostCenterDrawer center={center} onEdit={() => setForm(center)} onClose={() => setOpened(null)} />
      ) : null}
      {form === null ? null : (
        <CostCenterForm {...(form === 'new' ? {} : { center: form })} onClose={() => setForm(null)} />
      )}
    </>
  );
}

function CenterCard({ row }: { row: CostCenter }): ReactNode {
  const t = useBudgetPhrases();
  return (
    <article className="budget-card">
      <p>
        <strong>{`${row.code} ${row.name}`}</strong>
        <OpenBadge isOpen={row.isOpen} />
      </p>
      <small>
        {[row.company, row.owner?.name, t('orderCountOf', { count: row.orderCount })].filter(Boolean).join(' · ')}
      </small>
    </article>
  );
}

export function OpenBadge({ isOpen }: { isOpen: boolean }): ReactNode {
  const t = useBudgetPhrases();
  return <StatusBadge tone={isOpen ? 'ok' : 'neutral'}>{isOpen ? t('open') : t('closed')}</StatusBadge>;
}

function useColumns(): DataColumn<CostCenter>[] {
  const t = useBudgetPhrases();
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'code',
        title: t('code'),
        width: 240,
        sortable: true,
        render: (row) => <TwoLine strong value={row.code} context={row.name} />,
      },
      { key: 'company', title: t('company'), width: 144, render: (row) => row.company || '—' },
      { key: 'owner', title: t('owner'), width: 112, render: (row) => row.owner?.name ?? '—' },
      {
        key: 'valid',
        title: t('valid'),
        width: 208,
        render: (row) => t('validRange', { from: row.validFrom, until: row.validUntil ?? t('noEnd') }),
      },
      { key: 'state', title: t('state'), width: 104, render: (row) => <OpenBadge isOpen={row.isOpen} /> },
      {
        key: 'orderCount',
        title: t('orderCount'),
        width: 112,
        align: 'right',
        render: (row) => (
          <Link to={`/meeting/ccio/io?costCenterId=${row.id}`} onClick={(event) => event.stopPropagation()}>
            {format.count(row.orderCount)}
          </Link>
        ),
      },
      {
        key: 'updatedAt',
        title: t('updated'),
        width: 152,
        sortable: true,
        render: (row) => format.dateTime(row.updatedAt),
      },
    ],
    [t, format],
  );
}
