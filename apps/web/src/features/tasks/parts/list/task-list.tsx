// The list that the four task screens share: tabs with numbers, quick choices, filters, table or cards, batch acts, the drawer.
import type { Task, TaskListName } from '@yijian/contract/tasks';
import { Button } from 'antd';
import { ArrowRightLeft, Ban, Plus } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import { ListPage } from '@yijian/ui/list-page';
import { BottomBar } from '@yijian/ui/phone';
import { Empty, Failed, describeError } from '@yijian/ui/states';
import { DataTable, Pagination, useSelection } from '@yijian/ui/table';
import { useIsPhone } from '@yijian/ui/viewport';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useAddressed } from '../../../../lib/lists/index.ts';
import { useDictionaries } from '../../../dictionaries/index.ts';
import { findMatchingIds, useTasks, type TaskRows } from '../../tasks.api.ts';
import { useTaskPhrases } from '../../tasks.phrases.ts';
import { ActDialog, QuickAdd, TaskDrawer, TaskForm } from '../on-demand.tsx';
import { QuickChoices } from './quick-choices.tsx';
import { TaskCard } from './task-card.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useTaskColumns } from './use-task-columns.tsx';
import { useTaskFilters } from './use-task-filters.tsx';
import { useTaskTabs } from './use-task-tabs.ts';
import './tasks.css';

const keys = ['taskType'] as const;
const daysAhead: Readonly<Record<TaskListName, number>> = { all: 0, today: 0, after: 1, expired: 0 };

export function TaskList({ list: name }: { list: TaskListName }): ReactNode {
  const t = useTaskPhrases();
  const format = useFormat();
  const isPhone = useIsPhone();
  const list = useTasks(name);
  const words = useDictionaries(keys);
  const selection = useSelection();
  const [open, setOpen] = useAddressed();
  const [dialog, setDialog] = useState<'add' | 'close' | 'shift' | null>(null);
  const { search, filters, chips } = useTaskFilters(list, words);
  const { choices, ...tabs } = useTaskTabs(name, list.filters);
  const columns = useTaskColumns(words, list.filters.whose !== undefined && list.filters.whose !== 'mine');
  const onKeyDown = useArrowKeys();
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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown}>
      <ListPage
        {...tabs}
        title={t('title')}
        actions={isPhone ? undefined : <AddButton onClick={() => setDialog('add')} />}
        search={search}
        filters={filters}
        activeFilters={chips}
        onClearFilters={list.clearFilters}
        total={list.total}
        summary={t('matching', { count: list.total === null ? '…' : format.count(list.total) })}
        asOf={isPhone ? undefined : t('keysHint')}
        formatCount={format.count}
        toolbar={{
          density: list.layout.density,
          onDensityChange: (density) => list.changeLayout({ density }),
          columns: { columns, state: list.layout.columns, onChange: (state) => list.changeLayout({ columns: state }) },
          onRefresh: list.refresh,
          refreshing: list.refreshing,
        }}
        batch={{
          selection: { ...selection, selectAllMatching: () => void chooseAll() },
          actions: [act('shift', ArrowRightLeft), act('close', Ban)],
        }}
        pagination={<Pages list={list} />}
        phoneBar={<BottomBar primary={{ key: 'add', label: t('add'), icon: Plus, onClick: () => setDialog('add') }} />}
      >
        <QuickChoices choices={choices} list={list} />
        {isPhone || name === 'expired' ? null : <QuickAdd daysAhead={daysAhead[name]} />}
        <Rows name={name} list={list} columns={columns} selection={selection} words={words} onOpen={setOpen} />
      </ListPage>
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

interface RowsProps {
  readonly name: TaskListName;
  readonly list: TaskRows;
  readonly columns: ReturnType<typeof useTaskColumns>;
  readonly selection: ReturnType<typeof useSelection>;
  readonly words: ReturnType<typeof useDictionaries>;
  readonly onOpen: (id: string) => void;
}

function Rows({ name, list, columns, selection, words, onOpen }: RowsProps): ReactNode {
  const t = useTaskPhrases();
  const language = useLanguage();
  if (list.error) return <Failed title={t('failed')} onRetry={list.refresh} {...describeError(list.error)} />;
  const [key, direction] = (list.sort ?? '').split(',');
  return (
    <DataTable<Task>
      label={t('listOfTasks')}
      columns={columns}
      rows={list.rows}
      rowKey={(task) => task.id}
      rowName={(task) => task.title}
      selection={selection}
      loading={list.refreshing}
      density={list.layout.density}
      columnsState={list.layout.columns}
      sort={key ? { key, direction: direction === 'asc' ? 'ascending' : 'descending' } : null}
      onSortChange={(sort) =>
        list.setSort(sort ? `${sort.key},${sort.direction === 'ascending' ? 'asc' : 'desc'}` : undefined)
      }
      onOpen={(task) => onOpen(task.id)}
      renderCard={(task) => <TaskCard task={task} words={words} />}
      onReachEnd={list.loadMore}
      hasMore={list.hasNext}
      language={language}
      empty={<Empty reason={t(`empty.${name}`)} />}
    />
  );
}

function Pages({ list }: { list: TaskRows }): ReactNode {
  const format = useFormat();
  if (list.grows) return null;
  return (
    <Pagination
      page={list.page + 1}
      pageSize={list.size}
      total={list.total}
      hasNext={list.hasNext}
      pageSizes={[20, 50, 100]}
      formatCount={format.count}
      onChange={(page, size) => list.setPage(page - 1, size)}
    />
  );
}
