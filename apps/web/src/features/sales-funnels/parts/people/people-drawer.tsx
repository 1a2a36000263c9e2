// The doctors or hospitals behind a number, page by page; chosen doctors can be followed, tagged and given tasks.
import type { Person, Unit } from '@yijian/contract/sales-funnels';
import { FormDrawer } from '@yijian/ui/form-page';
import { Empty, Failed, describeError, type QueryLike } from '@yijian/ui/states';
import { DataTable, Pagination, useSelection } from '@yijian/ui/table';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { DoctorTasksDialog, usePickedBatch } from '../../../doctors/index.ts';
import { useEventPhrases } from '../../events.phrases.ts';
import { usePeopleColumns } from './use-people-columns.tsx';
import '../funnels.css';

export interface PeoplePage {
  readonly page: number;
  readonly size: number;
  readonly turn: (page: number, size: number) => void;
}

export function usePeoplePage(): PeoplePage {
  const [now, setNow] = useState({ page: 0, size: 20 });
  return { ...now, turn: (page, size) => setNow({ page, size }) };
}

export interface PeopleDrawerProps {
  readonly title: string;
  readonly unit?: Unit;
  /** Names the column of counts; "count" unless given. */
  readonly countTitle?: string;
  readonly query: QueryLike<{ content: Person[]; totalElements: number }>;
  readonly paging: PeoplePage;
  /** Finds the ids of all of them, as far as a task can be made for each. */
  readonly pickAll?: (() => Promise<readonly string[]>) | undefined;
  /** More that can be done with the chosen ones. */
  readonly renderMoreActs?: (keys: readonly string[], clear: () => void) => ReactNode;
  readonly onClose: () => void;
}

export function PeopleDrawer(props: PeopleDrawerProps): ReactNode {
  const { title, unit = 'DOCTOR', countTitle, query, paging, pickAll, renderMoreActs, onClose } = props;
  const t = useEventPhrases();
  const format = useFormat();
  const shell = useShell();
  const selection = useSelection();
  const columns = usePeopleColumns(unit, countTitle);
  const isDoctor = unit === 'DOCTOR';
  const open = ({ id, name }: Person): void =>
    isDoctor
      ? shell.openTab(`/customer/doctorProfile?doctorId=${id}&id=${id}`, { title: name })
      : shell.openTab(`/customer/hospitalList/hospitalDetail/${id}/${encodeURIComponent(name)}`, { title: name });
  const total = query.data?.totalElements;
  return (
    <FormDrawer
      open
      width={760}
      onClose={onClose}
      title={total === undefined ? title : `${title} · ${t('people', { count: format.count(total) })}`}
      footer={
        isDoctor ? (
          <Acts keys={selection.keys} clear={selection.clear} pickAll={total === 0 ? undefined : pickAll}>
            {renderMoreActs?.(selection.keys, selection.clear)}
          </Acts>
        ) : undefined
      }
    >
      {query.isError ? (
        <Failed title={t('failed')} onRetry={query.refetch} {...describeError(query.error)} />
      ) : (
        <>
          <DataTable
            label={title}
            columns={columns}
            rows={query.data?.content}
            rowKey={({ id }) => id}
            rowName={({ name }) => name}
            selection={isDoctor ? selection : undefined}
            onOpen={open}
            renderCard={(row) => <PersonCard row={row} />}
            empty={<Empty compact reason={t('nobody')} />}
          />
          <Pagination
            page={paging.page + 1}
            pageSize={paging.size}
            total={total ?? null}
            pageSizes={[20, 50, 100]}
            formatCount={format.count}
            onChange={(page, size) => paging.turn(page - 1, size)}
          />
        </>
      )}
    </FormDrawer>
  );
}

function PersonCard({ row }: { row: Person }): ReactNode {
  const format = useFormat();
  return (
    <article className="funnel-card">
      <p>
        <strong>{row.name}</strong>
        <span className="num">{format.count(row.count)}</span>
      </p>
      <small>{[row.title, row.hospitalName, row.department].filter(Boolean).join(' · ')}</small>
      <small className="num">{format.dateTime(row.at)}</small>
    </article>
  );
}

interface ActsProps extends Pick<PeopleDrawerProps, 'pickAll'> {
  readonly keys: readonly string[];
  readonly clear: () => void;
  readonly children?: ReactNode;
}

/** What can be done with those chosen, and a task for all. */
function Acts({ keys, clear, pickAll, children }: ActsProps): ReactNode {
  const t = useEventPhrases();
  const shell = useShell();
  const { actions, dialog } = usePickedBatch(keys, clear);
  const [tasks, setTasks] = useState<readonly string[]>();
  const mayTask = hasPermission('task:tasks:write');
  const forAll = (pick: () => Promise<readonly string[]>): void =>
    void pick().then(setTasks, (error: Error) => shell.toast.error(error.message));
  return (
    <div className="funnel-acts">
      {actions.map(({ key, label, disabled, onClick }) => (
        <Button key={key} disabled={disabled ?? false} onClick={() => void onClick()}>
          {label}
        </Button>
      ))}
      {children}
      {mayTask ? (
        <Button disabled={keys.length === 0} onClick={() => setTasks(keys)}>
          {t('createTasks')}
        </Button>
      ) : null}
      {mayTask && pickAll ? (
        <Button type="primary" onClick={() => forAll(pickAll)}>
          {t('tasksForAll')}
        </Button>
      ) : null}
      {dialog}
      {tasks === undefined ? null : (
        <DoctorTasksDialog which={{ ids: [...tasks] }} count={tasks.length} onClose={() => setTasks(undefined)} />
      )}
    </div>
  );
}
