// How far planned work is, who was refused and why, and its undo.
import type { DoctorWork } from '@yijian/contract/doctors';
import { Async } from '@yijian/ui/states';
import { Button, Modal, Progress } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useCancelWork, useRefreshWorked, useRefused, useUndoWork, useWork } from '../../work/doctor-work.api.ts';
import { useWorkPhrases } from '../../work/doctor-work.phrases.ts';
import './work.css';

export interface WorkProgressProps {
  readonly begun: DoctorWork;
  readonly title: string;
  readonly onClose: () => void;
}

export function WorkProgress({ begun, title, onClose }: WorkProgressProps): ReactNode {
  const t = useWorkPhrases();
  const format = useFormat();
  const work = useWork(begun.id).data ?? begun;
  const refresh = useRefreshWorked();
  const { state, done, matched, created, refused, kept } = work;
  const isMoving = state === 'RUNNING' || state === 'UNDOING';
  // Lists show what is to be done next once it is over.
  useEffect(() => {
    if (!isMoving) refresh();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isMoving]);
  const parts = [
    t(`state.${state}`),
    t('progress', { done: format.count(done), matched: format.count(matched) }),
    t('created', { count: format.count(created) }),
    ...(refused > 0 ? [t('refused', { count: format.count(refused) })] : []),
    ...(kept > 0 ? [t('kept', { count: format.count(kept) })] : []),
  ];
  return (
    <Modal open title={title} onCancel={onClose} footer={<Foot work={work} isMoving={isMoving} onClose={onClose} />}>
      <div className="doctor-work" role="status">
        <Progress
          percent={matched === 0 ? 100 : Math.floor((done / matched) * 100)}
          status={isMoving ? 'active' : 'normal'}
          aria-label={title}
        />
        <p className="num">{parts.join(' · ')}</p>
      </div>
      {refused > 0 && !isMoving && state !== 'UNDONE' ? <Refused id={work.id} /> : null}
    </Modal>
  );
}

function Foot({ work, isMoving, onClose }: { work: DoctorWork; isMoving: boolean; onClose: () => void }): ReactNode {
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
      <Button type="primary" onClick={onClose}>
        {t(isMoving ? 'goOn' : 'close')}
      </Button>
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
