// The engagement plan of a shortlist: each doctor's objective, next step, owner and day; tasks and how far they are (product 3.4).
import type { PlannedDoctor, ShortlistDetail } from '@yijian/contract/opinion-leaders';
import { Button } from 'antd';
import { StatusBadge } from '@yijian/ui/badge';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { inLine } from '../in-line.ts';
import { useCommonPhrases } from '../../../../lib/i18n/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission, useSession } from '../../../../lib/session/index.ts';
import {
  useChangeShortlistDoctors,
  useDeleteShortlist,
  useMakeTasks,
  useShortlist,
} from '../../opinion-leaders.api.ts';
import { useKolPhrases } from '../../opinion-leaders.phrases.ts';
import { LineForm } from './line-form.tsx';

export interface PlanDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
}

export function PlanDrawer({ id, onClose }: PlanDrawerProps): ReactNode {
  const t = useKolPhrases();
  const query = useShortlist(id);
  return (
    <FormDrawer open onClose={onClose} title={query.data?.name ?? t('plan')} width={640}>
      <Async query={query} failedTitle={t('failed')}>
        {(shortlist) => <Plan shortlist={shortlist} onClose={onClose} />}
      </Async>
    </FormDrawer>
  );
}

function Plan({ shortlist, onClose }: { shortlist: ShortlistDetail; onClose: () => void }): ReactNode {
  const t = useKolPhrases();
  const shell = useShell();
  const common = useCommonPhrases();
  const make = useMakeTasks();
  const drop = useDeleteShortlist();
  const mayWrite = useSession((session) => hasPermission('customer:opinion-leaders:write', session)) && shortlist.isOwn;
  const params = { id: shortlist.id };
  const makeAll = async (): Promise<void> => {
    const { made, skipped } = await make.mutateAsync({ params });
    shell.toast.success(t('madeTasks', { made, skipped }));
  };
  const remove = async (): Promise<void> => {
    if (!(await shell.confirm({ title: t('deleteSure', { name: shortlist.name }), deletes: true }))) return;
    await drop.mutateAsync({ params });
    shell.toast.success(common('deleteSuccess'));
    onClose();
  };
  const { doctors, planned, withTask, done } = shortlist;
  return (
    <>
      <p className="num">{t('progress', { doctors, planned, tasks: withTask, done })}</p>
      {shortlist.note ? <p className="kol-quiet">{shortlist.note}</p> : null}
      {mayWrite ? (
        <p className="kol-acts">
          <Button type="primary" loading={make.isPending} onClick={() => void makeAll().catch(() => undefined)}>
            {t('makeTasks')}
          </Button>
          <Button onClick={() => void remove().catch(() => undefined)}>{t('deleteList')}</Button>
        </p>
      ) : null}
      <ul className="kol-list" aria-label={t('plan')}>
        {shortlist.lines.map((line) => (
          <Line key={line.id} line={line} shortlistId={shortlist.id} mayWrite={mayWrite} />
        ))}
      </ul>
      {shortlist.outside > 0 ? <p className="kol-quiet">{t('listOutside', { count: shortlist.outside })}</p> : null}
    </>
  );
}

interface LineProps {
  readonly line: PlannedDoctor;
  readonly shortlistId: string;
  readonly mayWrite: boolean;
}

function Line({ line, shortlistId, mayWrite }: LineProps): ReactNode {
  const t = useKolPhrases();
  const [editing, setEditing] = useState(false);
  const change = useChangeShortlistDoctors();
  const editable = mayWrite && line.task === null;
  const takeOff = (): void =>
    change.mutate({ params: { id: shortlistId }, body: { add: [], remove: [line.doctorId] } });
  return (
    <li>
      <div className="kol-item-head">
        <strong>{line.name}</strong>
        <span className="kol-quiet">{inLine([line.title, line.hospitalName])}</span>
        <TaskState line={line} />
        <span className="kol-item-acts">
          {editable && !editing ? (
            <Button size="small" aria-label={t('editPlan', { name: line.name })} onClick={() => setEditing(true)}>
              {t('plan')}
            </Button>
          ) : null}
          {mayWrite ? (
            <Button size="small" loading={change.isPending} onClick={takeOff}>
              {t('removeLine')}
            </Button>
          ) : null}
        </span>
      </div>
      {editing ? (
        <LineForm line={line} onClose={() => setEditing(false)} />
      ) : (
        <>
          {line.objective ? <p>{line.objective}</p> : null}
          <p className="kol-quiet num">
            {inLine([
              line.nextStep,
              line.ownerName ?? '',
              line.dueOn ?? '',
              line.rankThen === null ? '' : t('rankThen', { rank: line.rankThen }),
            ])}
          </p>
        </>
      )}
    </li>
  );
}

function TaskState({ line: { task } }: { line: PlannedDoctor }): ReactNode {
  const t = useKolPhrases();
  const shell = useShell();
  if (task === null) return null;
  const state = task.state as 'TODO' | 'IN_PROGRESS' | 'COMPLETED' | 'CLOSED';
  const badge = (
    <StatusBadge tone={task.isLate ? 'bad' : state === 'COMPLETED' ? 'ok' : 'neutral'}>
      {task.isLate ? t('late') : t(`task.${state}`)}
    </StatusBadge>
  );
  if (!task.isOpenable) return badge;
  return (
    <button
      type="button"
      className="kol-link"
      aria-label={`${t('task')} ${t(`task.${state}`)}`}
      onClick={() => shell.openTab(`/task/taskRecordDetail?id=${task.id}`)}
    >
      {badge}
    </button>
  );
}
