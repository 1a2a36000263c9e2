// The list that the four task screens share: tabs with numbers, quick choices, filters, table or cards, batch acts, the drawer.
import type { TaskListName } from '@yijian/contract/tasks';
import { Button } from 'antd';
import { ArrowRightLeft, Ban, Plus } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import { BottomBar } from '@yijian/ui/phone';
import { useSelection } from '@yijian/ui/table';
import { useIsPhone } from '@yijian/ui/viewport';
import { useState, type ReactNode } from 'react';
import { ListScreen, useAddressed, useRowKeys } from '../../../../lib/lists/index.ts';
import { useDictionaries } from '../../../dictionaries/index.ts';
import { findMatchingIds, useTasks } from '../../tasks.api.ts';
import { useTaskPhrases } from '../../tasks.phrases.ts';
import { ActDialog, QuickAdd, TaskDrawer, TaskForm } from '../on-demand.tsx';
import { QuickChoices } from './quick-choices.tsx';
import { TaskCard } from './task-card.tsx';
import { useTaskColumns } from './use-task-columns.tsx';
import { useTaskFilters } from './use-task-filters.ts';
import { useTaskTabs } from './use-task-tabs.ts';
import './tasks.css';

const keys = ['taskType'] as const;
const daysAhead: Readonly<Record<TaskListName, number>> = { all: 0, today: 0, after: 1, expired: 0 };

export function TaskList({ list: name }: { list: TaskListName }): ReactNode {
  const t = useTaskPhrases();
  const isPhone = useIsPhone();
  const list = useTasks(name);
  const words = useDictionaries(keys);
  const selection = useSelection();
  const [open, setOpen] = useAddressed();
  const [dialog, setDialog] = useState<'add' | 'close' | 'shift' | null>(null);
  const filters = useTaskFilters(list, words);
  const { choices, ...tabs } = useTaskTabs(name, list.filters);
  const columns = useTaskColumns(words, list.filters.whose !== undefined && list.filters.whose !== 'mine');
  const box = useRowKeys();
  const done = (): void => {
    setDialog(null);
    selection.clear();
  };
  const chooseAll = async (): Promise<void> => selection.setKeys(await findMatchingIds(name, list.filters));
  const act = (key: 'close' | 'shift', icon: typeof Ban) => ({
    key,
    label: t(key),
    icon,
    onClick: () => setDialog(key),
  });
  return (
    <div ref={box}>
      <ListScreen
        {...tabs}
        title={t('title')}
        label={t('listOfTasks')}
        actions={isPhone ? undefined : <AddButton onClick={() => setDialog('add')} />}
        list={list}
        columns={columns}
        filters={filters}
        rowKey={(task) => task.id}
        rowName={(task) => task.title}
        matching={(count) => t('matching', { count })}
        asOf={isPhone ? undefined : t('keysHint')}
        selection={{ ...selection, selectAllMatching: () => void chooseAll() }}
        batchActions={[act('shift', ArrowRightLeft), act('close', Ban)]}
        above={
          <>
            <QuickChoices choices={choices} list={list} />
            {isPhone || name === 'expired' ? null : <QuickAdd daysAhead={daysAhead[name]} />}
          </>
        }
        onOpen={(task) => setOpen(task.id)}
        renderCard={(task) => <TaskCard task={task} words={words} />}
        failed={t('failed')}
        empty={t(`empty.${name}`)}
        phoneBar={<BottomBar primary={{ key: 'add', label: t('add'), icon: Plus, onClick: () => setDialog('add') }} />}
      />
      {dialog === 'add' ? <TaskForm onClose={() => setDialog(null)} /> : null}
      {dialog === 'close' || dialog === 'shift' ? (
        <ActDialog act={dialog} ids={selection.keys} onClose={() => setDialog(null)} onDone={done} />
      ) : null}
      {open === undefined ? null : <TaskDrawer key={open} id={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

function AddButton({ onClick }: { onClick: () => void }): ReactNode {
  const t = useTaskPhrases();
  return (
    <Button type="primary" icon={<Glyph icon={Plus} />} onClick={onClick}>
      {t('add')}
    </Button>
  );
}
