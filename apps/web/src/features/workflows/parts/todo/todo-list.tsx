// What waits for me: summary, amount, risk, age and time limit; keyboard first, several low-risk tasks at once (specification 2.3, task/todo).
import { risks, type TodoLine } from '@yijian/contract/workflows';
import { Button } from 'antd';
import { CheckCheck, UserRoundCog } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import { useSelection } from '@yijian/ui/table';
import { useIsPhone } from '@yijian/ui/viewport';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useTodo, useTodoCount } from '../../workflows.api.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { ListFrame } from '../list/list-frame.tsx';
import { paths } from '../list/paths.ts';
import { useFilters } from '../list/use-filters.tsx';
import { useKinds } from '../list/use-kinds.ts';
import { BatchDialog, DelegationDrawer } from './on-demand.tsx';
import { TaskCard } from './task-card.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useTodoColumns } from './use-task-columns.tsx';

export function TodoList(): ReactNode {
  const t = useWorkflowPhrases();
  const shell = useShell();
  const list = useTodo();
  const isPhone = useIsPhone();
  const selection = useSelection();
  const [dialog, setDialog] = useState<'batch' | 'delegations' | null>(null);
  const { kinds } = useKinds();
  const columns = useTodoColumns();
  const summary = useCountWords(Object.keys(list.filters).length > 0 ? list.total : undefined);
  const { search, filters, chips } = useFilters(list, [
    {
      field: 'risk',
      label: t('risk'),
      options: risks.map((value) => ({ value, label: t(`risk.${value}`) })),
      multiple: false,
    },
    { field: 'isLate', label: t('sla'), options: [{ value: 'true', label: t('onlyLate') }], multiple: false },
    { field: 'definitionKey', label: t('name'), options: kinds, multiple: false },
  ]);
  const onKeyDown = useArrowKeys();
  const chosen = (list.rows ?? []).filter((row) => selection.keys.includes(row.id));
  const close = (): void => setDialog(null);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown}>
      <ListFrame
        title={t('todo')}
        label={t('todo')}
        list={list}
        columns={columns}
        rowKey={(row: TodoLine) => row.id}
        rowName={(row) => row.title}
        search={search}
        filters={filters}
        chips={chips}
        summary={summary}
        asOf={isPhone ? undefined : t('keysHint')}
        selection={selection}
        actions={
          <Button icon={<Glyph icon={UserRoundCog} />} onClick={() => setDialog('delegations')}>
            {t('delegations')}
          </Button>
        }
        batch={{
          selection,
          actions: [{ key: 'batch', label: t('batchApprove'), icon: CheckCheck, onClick: () => setDialog('batch') }],
        }}
        onOpen={(row) => shell.openTab(paths.fromTodo(row.instanceId))}
        renderCard={(row) => <TaskCard line={row} />}
        empty={t('emptyTodo')}
      />
      {dialog === 'batch' ? (
        <BatchDialog
          lines={chosen}
          onClose={() => {
            close();
            selection.clear();
          }}
        />
      ) : null}
      {dialog === 'delegations' ? <DelegationDrawer onClose={close} /> : null}
    </div>
  );
}

/** The exact counts beside the list; a filtered list tells its own. */
function useCountWords(filtered: number | null | undefined): string | undefined {
  const t = useWorkflowPhrases();
  const format = useFormat();
  const count = useTodoCount().data;
  if (filtered !== undefined || count === undefined) return undefined;
  const all = t('matching', { count: format.count(count.total) });
  return count.late === 0 ? all : [all, t('todoLate', { count: format.count(count.late) })].join(t('listSeparator'));
}
