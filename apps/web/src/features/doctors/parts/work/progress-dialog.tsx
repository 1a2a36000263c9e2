// How far an act on many doctors is, and what can be done with it; the lists are asked again once it is over.
import { Button, Modal, Progress } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { useRefreshWorked } from '../../work/doctor-work.api.ts';
import { useWorkPhrases } from '../../work/doctor-work.phrases.ts';
import './work.css';

export interface ProgressDialogProps {
  readonly title: string;
  readonly isMoving: boolean;
  readonly done: number;
  readonly total: number;
  /** What there is to say, shown as one line. */
  readonly parts: readonly string[];
  /** Such as its undo. */
  readonly actions: ReactNode;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function ProgressDialog(props: ProgressDialogProps): ReactNode {
  const { title, isMoving, done, total, parts, actions, onClose, children } = props;
  const t = useWorkPhrases();
  const refresh = useRefreshWorked();
  useEffect(() => {
    if (!isMoving) refresh();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isMoving]);
  const foot = (
    <>
      {actions}
      <Button type="primary" onClick={onClose}>
        {t(isMoving ? 'goOn' : 'close')}
      </Button>
    </>
  );
  return (
    <Modal open title={title} onCancel={onClose} footer={foot}>
      <div className="doctor-work" role="status">
        <Progress
          percent={total === 0 ? 100 : Math.floor((done / total) * 100)}
          status={isMoving ? 'active' : 'normal'}
          aria-label={title}
        />
        <p className="num">{parts.join(' · ')}</p>
      </div>
      {children}
    </Modal>
  );
}
