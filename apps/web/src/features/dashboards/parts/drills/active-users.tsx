// The users behind a number of the use of the product.
import type { ActiveUser } from '@yijian/contract/dashboards';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useActiveUsers, type Days } from '../../dashboards-boards.api.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';
import { DrillDrawer } from './drill-drawer.tsx';

export interface UseNumber {
  /** What is counted, in words. */
  readonly of: string;
  readonly days: Days;
  readonly title?: string;
  readonly roleId?: string;
}

export function ActiveUsers({ number, onClose }: { number: UseNumber; onClose: () => void }): ReactNode {
  const t = useBoardPhrases();
  const format = useFormat();
  const [page, setPage] = useState(0);
  const { of, days, ...asked } = number;
  const columns: DataColumn<ActiveUser>[] = [
    {
      key: 'person',
      title: t('person'),
      width: { zh: 200, en: 200 },
      render: (row) => <TwoLine strong value={row.userName} context={row.organizationName} />,
    },
    {
      key: 'pages',
      title: t('pages'),
      align: 'right',
      width: { zh: 96, en: 112 },
      render: (row) => format.count(row.pages),
    },
    {
      key: 'minutes',
      title: t('minutes'),
      align: 'right',
      width: { zh: 88, en: 88 },
      render: (row) => format.decimal(row.seconds / 60, 0),
    },
    { key: 'lastAt', title: t('lastAt'), width: { zh: 120, en: 120 }, render: (row) => format.date(row.lastAt) },
  ];
  return (
    <DrillDrawer
      title={`${t('active')} · ${of}`}
      label={t('person')}
      query={useActiveUsers({ ...days, ...asked, page })}
      columns={columns}
      rowKey={(row) => row.userId}
      page={page}
      onPage={setPage}
      onClose={onClose}
    />
  );
}
