// What was written without a network and is not sent yet; refused ones say why and open again.
import { Alert, Button } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { keepFormReady, VisitForm } from '../on-demand.tsx';
import { dropQueued, readQueue, sendQueue, useQueue, type QueuedVisit } from './queue.ts';
import './queue.css';
import { useIsOnline } from './use-is-online.ts';

export function QueueBar(): ReactNode {
  const t = useVisitPhrases();
  const visits = useQueue((queue) => queue.visits);
  const isSending = useQueue((queue) => queue.isSending);
  const isOnline = useIsOnline();
  const [editing, setEditing] = useState<QueuedVisit>();
  useEffect(() => {
    // A browser that keeps nothing has an empty queue.
    void readQueue().catch(() => undefined);
    keepFormReady();
  }, []);
  const refused = visits.filter((visit) => visit.refusal !== null).length;
  if (visits.length === 0 && isOnline) return null;
  return (
    <>
      <Alert
        className="visit-queue"
        type={refused > 0 ? 'warning' : 'info'}
        role="status"
        title={
          visits.length === 0
            ? t('offline')
            : t(isOnline ? 'queueWaits' : 'queueOffline', { count: visits.length, refused })
        }
        action={
          isOnline && visits.length > refused ? (
            <Button size="small" loading={isSending} onClick={() => void sendQueue()}>
              {t('sendNow')}
            </Button>
          ) : undefined
        }
        description={
          visits.length === 0 ? undefined : (
            <ul>
              {visits.map((visit) => (
                <Line key={visit.id} visit={visit} onEdit={() => setEditing(visit)} />
              ))}
            </ul>
          )
        }
      />
      {editing === undefined ? null : (
        <VisitForm key={editing.id} queued={editing} onClose={() => setEditing(undefined)} />
      )}
    </>
  );
}

function Line({ visit, onEdit }: { visit: QueuedVisit; onEdit: () => void }): ReactNode {
  const t = useVisitPhrases();
  const format = useFormat();
  const shell = useShell();
  const drop = async (): Promise<void> => {
    const name = visit.work.doctor?.name ?? '';
    if (await shell.confirm({ title: t('askDrop', { name }), okText: t('drop'), danger: true }))
      await dropQueued(visit.id);
  };
  return (
    <li>
      <span>
        <strong>{visit.work.doctor?.name}</strong> <span className="num">{visit.work.startsAt}</span>
        <small>{visit.refusal ?? t('writtenAt', { when: format.timeLabel(visit.writtenAt) })}</small>
      </span>
      <Button size="small" onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button size="small" onClick={() => void drop()}>
        {t('drop')}
      </Button>
    </li>
  );
}
