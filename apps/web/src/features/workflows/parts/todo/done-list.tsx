// What I decided, and nobody else (specification 2.3, task/done).
import type { ReactNode } from 'react';
import { ListScreen } from '../../../../lib/lists/index.ts';
import { useSectionStrip, useShell } from '../../../../lib/router/index.ts';
import { useDone } from '../../workflows.api.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { paths } from '../list/paths.ts';
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
  return (
    <ListScreen
      title={t('done')}
      {...useSectionStrip()}
      list={list}
      columns={columns}
      rowKey={(row) => row.id}
      filters={[
        { kind: 'search', field: 'keyword', placeholder: t('searchTitle') },
        {
          kind: 'choice',
          field: 'state',
          label: t('decision'),
          options: decisions.map((value) => ({ value, label: t(`task.${value}`) })),
        },
        { kind: 'choice', field: 'definitionKey', label: t('name'), options: kinds },
      ]}
      matching={(count) => t('matching', { count })}
      failed={t('failed')}
      onOpen={(row) => shell.openTab(paths.detail(row.instanceId))}
      renderCard={(row) => <TaskCard line={row} />}
      empty={t('emptyDone')}
    />
  );
}
