// What I decided, and nobody else (specification 2.3, task/done).
import type { DoneLine } from '@yijian/contract/workflows';
import type { ReactNode } from 'react';
import { useShell } from '../../../../lib/router/index.ts';
import { useDone } from '../../workflows.api.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { ListFrame } from '../list/list-frame.tsx';
import { paths } from '../list/paths.ts';
import { useFilters } from '../list/use-filters.tsx';
import { useKinds } from '../list/use-kinds.ts';
import { TaskCard } from './task-card.tsx';
import { useDoneColumns } from './use-task-columns.tsx';

const decisions = ['APPROVED', 'REJECTED', 'RETURNED', 'WITHDRAWN'] as const;

export function DoneList(): ReactNode {
  const t = useWorkflowPhrases();
  const shell = useShell();
  const list = useDone();
  const { kinds } = useKinds();
  const columns = useDoneColumns();
  const { search, filters, chips } = useFilters(list, [
    { field: 'state', label: t('decision'), options: decisions.map((value) => ({ value, label: t(`task.${value}`) })) },
    { field: 'definitionKey', label: t('name'), options: kinds, multiple: false },
  ]);
  return (
    <ListFrame
      title={t('done')}
      label={t('done')}
      list={list}
      columns={columns}
      rowKey={(row: DoneLine) => row.id}
      search={search}
      filters={filters}
      chips={chips}
      onOpen={(row) => shell.openTab(paths.detail(row.instanceId))}
      renderCard={(row) => <TaskCard line={row} />}
      empty={t('emptyDone')}
    />
  );
}
