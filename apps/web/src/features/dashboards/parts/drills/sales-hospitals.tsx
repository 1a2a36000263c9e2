// The hospitals behind a figure of sales: what all of them come to is the figure itself.
import type { SalesPart } from '@yijian/contract/dashboards';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { fillPath, useShell } from '../../../../lib/router/index.ts';
import { useSalesHospitals, type Days } from '../../dashboards-boards.api.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';
import { ratioOf } from '../boards/compared.ts';
import { DrillDrawer } from './drill-drawer.tsx';

const hospital = '/customer/hospitalList/hospitalDetail/:id/:name';

export interface SalesNumber {
  /** What the figure is, in words. */
  readonly of: string;
  readonly days: Days;
  readonly productId?: readonly string[];
  readonly regionId?: string;
  readonly isSelling?: boolean;
  readonly sort?: 'amount,desc' | 'gap,desc';
}

export function SalesHospitals({ number, onClose }: { number: SalesNumber; onClose: () => void }): ReactNode {
  const t = useBoardPhrases();
  const format = useFormat();
  const shell = useShell();
  const [page, setPage] = useState(0);
  const { of, days, productId, ...asked } = number;
  const query = useSalesHospitals({ ...days, ...asked, ...(productId ? { productId: [...productId] } : {}), page });
  const money = (key: 'amount' | 'target' | 'previous', title: string): DataColumn<SalesPart> => ({
    key,
    title,
    align: 'right',
    width: { zh: 112, en: 112 },
    render: (row) => format.money(row[key]),
  });
  const columns: DataColumn<SalesPart>[] = [
    {
      key: 'name',
      title: t('hospital'),
      width: { zh: 200, en: 200 },
      render: (row) => (
        <TwoLine
          strong
          value={row.name}
          context={
            row.target === 0
              ? t('noTarget')
              : t('ofTarget', { share: format.percent(ratioOf(row.amount, row.target), 0) })
          }
        />
      ),
    },
    money('amount', t('amount')),
    money('target', t('target')),
    money('previous', t('lastYear')),
  ];
  return (
    <DrillDrawer
      title={t('hospitalsOf', { figure: of })}
      label={t('hospital')}
      query={query}
      columns={columns}
      rowKey={(row) => row.id}
      onOpen={({ id, name }) => shell.openTab(fillPath(hospital, { id, name }), { title: name })}
      sum={({ amount, target, previous }) =>
        t('salesSum', { amount: format.money(amount), target: format.money(target), previous: format.money(previous) })
      }
      page={page}
      onPage={setPage}
      onClose={onClose}
    />
  );
}
