// How far an act on many doctors is, who was refused and why, and its undo.
import type { DoctorWork } from '@yijian/contract/doctors';
import { Async } from '@yijian/ui/states';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useCancelWork, useRefused, useUndoWork, useWork } from '../../work/doctor-work.api.ts';
import { useWorkPhrases } from '../../work/doctor-work.phrases.ts';
import { ProgressDialog } from './progress-dialog.tsx';

export interface WorkProgressProps {
  readonly begun: DoctorWork;
  readonly title: string;
  readonly onClose: () => void;
}

export function WorkProgress({ begun, title, onClose }: WorkProgressProps): ReactNode {
  const t = useWorkPhrases();
  const format = useFormat();
  const work = useWork(begun.id).data ?? begun;
  const { kind, state, done, matched, created, refused, kept } = work;
  const isMoving = state === 'RUNNING' || state === 'UNDOING';
  const isTagging = kind === 'TAG' || kind === 'UNTAG';
  const parts = [
    t(`state.${state}`),
    t('progress', { done: format.count(done), matched: format.count(matched) }),
    t(isTagging ? 'changed' : 'created', { count: format.count(created) }),
    ...(refused > 0 ? [t('refused', { count: format.count(refused) })] : []),
    ...(kept > 0 ? [t('kept', { count: format.count(kept) })] : []),
  ];
  return (
    <ProgressDialog
      title={title}
      isMoving={isMoving}
      done={done}
      total={matched}
      parts={parts}
      actions={<Actions work={work} />}
      onClose={onClose}
    >
      {refused > 0 && !isMoving && state !== 'UNDONE' ? <Refused id={work.id} /> : null}
    </ProgressDialog>
  );
}

function Actions({ work }: { work: DoctorWork }): ReactNode {
  const t = useWorkPhrases();
  const undo = useUndoWork();
  const cancel = useCancelWork();
  const params = { id: work.id };
  const isUndoable = (work.state === 'DONE' || work.state === 'CANCELLED') && work.created > 0;
  return (
    <>
      {work.state === 'RUNNING' ? (
        <Button loading={cancel.isPending} onClick={() => cancel.mutate({ params })}>
          {t('stop')}
        </Button>
      ) : null}
      {isUndoable ? (
        <Button loading={undo.isPending} onClick={() => undo.mutate({ params })}>
          {t('undo')}
        </Button>
      ) : null}
    </>
  );
}

function Refused({ id }: { id: string }): ReactNode {
  const t = useWorkPhrases();
  return (
    <Async query={useRefused(id)} shape="list" rows={3} compact failedTitle={t('failed')}>
      {(doctors) => (
        // Scrolled by key.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="doctor-work-refused" tabIndex={0} role="region" aria-label={t('refusedTitle')}>
          <h3>{t('refusedTitle')}</h3>
          <ul>
            {doctors.map(({ doctorId, doctorName, hospital, reason }) => (
              <li key={doctorId}>
                <span>
                  {doctorName}
                  <small>{hospital}</small>
                </span>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Async>
  );
}
