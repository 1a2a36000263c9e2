// The tasks behind the time of approvals, the longest waits first; a row opens its process.
import type { DecidedTask } from '@yijian/contract/dashboards';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useDecidedTasks, type Days } from '../../dashboards-boards.api.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';
import { DrillDrawer } from './drill-drawer.tsx';

const HOUR = 3600;

export function DecidedTasks({ days, onClose }: { days: Days; onClose: () => void }): ReactNode {
  const t = useBoardPhrases();
  const format = useFormat();
  const shell = useShell();
  const [page, setPage] = useState(0);
  const columns: DataColumn<DecidedTask>[] = [
    {
      key: 'task',
      title: t('task'),
      width: { zh: 240, en: 240 },
      render: (row) => <TwoLine strong value={row.title} context={`${row.kindName} · ${row.nodeName}`} />,
    },
    {
      key: 'decidedBy',
      title: t('decidedBy'),
      width: { zh: 136, en: 136 },
      render: (row) => <TwoLine value={row.userName} context={format.date(row.decidedAt)} />,
    },
    {
      key: 'waited',
      title: `${t('waited')} (${t('hoursUnit')})`,
      align: 'right',
      width: { zh: 128, en: 136 },
      render: (row) => (
        <TwoLine value={format.decimal(row.seconds / HOUR, 1)} context={row.isLate ? t('decidedLate') : ''} />
      ),
    },
  ];
  return (
    <DrillDrawer
      title={t('approvals')}
      label={t('task')}
      query={useDecidedTasks({ ...days, page })}
      columns={columns}
      rowKey={(row) => row.id}
      onOpen={({ instanceId, title }) =>
        shell.openTab(`/taskManager/process-instance/detail?id=${instanceId}`, { title })
      }
      page={page}
      onPage={setPage}
      onClose={onClose}
    />
  );
}
