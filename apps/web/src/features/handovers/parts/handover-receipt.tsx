// The receipt of a handover: who received how many of what; its progress while it moves.
import { Progress } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { useFormat } from '../../../lib/format/index.ts';
import { useHandover } from '../handovers.api.ts';
import { useHandoverPhrases } from '../handovers.phrases.ts';
import './handovers.css';

const A_SECOND = 1_000;

export function HandoverReceipt({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const t = useHandoverPhrases();
  const format = useFormat();
  const query = useHandover(id);
  const { refetch } = query;
  const isRunning = query.data?.state === 'RUNNING';
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void refetch(), A_SECOND);
    return () => clearInterval(timer);
  }, [isRunning, refetch]);
  return (
    <FormDrawer open onClose={onClose} title={t('receiptOf', { name: query.data?.fromName ?? '' })}>
      <Async query={query} rows={4}>
        {(row) => (
          <div className="console-form">
            <Progress
              aria-label={t('records')}
              percent={Math.floor((row.movedCount / Math.max(1, row.rowCount)) * 100)}
              status={row.state === 'RUNNING' ? 'active' : 'normal'}
            />
            <p className="console-note">
              {t(`state.${row.state}`)} ·{' '}
              {t('movedOf', { moved: format.count(row.movedCount), total: format.count(row.rowCount) })} ·{' '}
              {format.dateTime(row.finishedAt ?? row.createdAt)}
            </p>
            <p>{row.reason}</p>
            <ul className="handover-receipt">
              {row.receipt.map(({ kind, toUserId, toName, count }) => (
                <li key={`${kind} ${toUserId}`}>
                  <span>{t(`kind.${kind}`)}</span>
                  <span>{toName}</span>
                  <strong>{format.count(count)}</strong>
                </li>
              ))}
            </ul>
          </div>
        )}
      </Async>
    </FormDrawer>
  );
}
