// All metrics of the boards, or of the system reports, with their contracts.
import type { Metric } from '@yijian/contract/dashboards';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { DataTable, TwoLine, type DataColumn } from '@yijian/ui/table';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useMetrics, useReportMetrics } from '../../dashboards-boards.api.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';
import { useAge } from './contract.tsx';

export type MetricsOf = 'boards' | 'reports';

export function MetricList({ of, onClose }: { of: MetricsOf; onClose: () => void }): ReactNode {
  const t = useBoardPhrases();
  const age = useAge();
  const language = useLanguage();
  const all = { boards: useMetrics(), reports: useReportMetrics() };
  const query = all[of];
  const columns: DataColumn<Metric>[] = [
    {
      key: 'metric',
      title: t('metric'),
      width: { zh: 176, en: 208 },
      render: (row) => <TwoLine strong value={row.title} context={row.boardName} />,
    },
    { key: 'definition', title: t('definition'), width: { zh: 328, en: 288 }, render: (row) => row.definition },
    { key: 'unit', title: t('unit'), width: { zh: 88, en: 96 }, render: (row) => row.unit },
    { key: 'owner', title: t('owner'), width: { zh: 120, en: 152 }, render: (row) => row.owner },
    {
      key: 'sources',
      title: t('sources'),
      width: { zh: 160, en: 184 },
      render: (row) => row.sources.map(({ name }) => name).join(' · '),
    },
    { key: 'freshness', title: t('freshness'), width: { zh: 152, en: 152 }, render: age },
  ];
  return (
    <FormDrawer open onClose={onClose} width={1120} title={t('metrics')}>
      <Async
        query={query}
        shape="table"
        failedTitle={t('failed')}
        isEmpty={(rows) => rows.length === 0}
        empty={{ reason: t('none') }}
      >
        {(rows) => (
          <DataTable
            label={t('metrics')}
            columns={columns}
            rows={rows}
            rowKey={({ board, key }) => `${board} ${key}`}
            language={language}
            inCard
          />
        )}
      </Async>
    </FormDrawer>
  );
}
