// How far a transfer is, and its undo.
import type { Handover } from '@yijian/contract/handovers';
import { Button, Modal, Progress } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useRefreshTagged } from '../../tagging.api.ts';
import { useTransfer, useUndoTransfer } from '../../transfers.api.ts';
import { useTransferPhrases } from '../../transfer.phrases.ts';

interface TransferProgressProps {
  readonly begun: Handover;
  readonly title: string;
  readonly onClose: () => void;
}

export function TransferProgress({ begun, title, onClose }: TransferProgressProps): ReactNode {
  const t = useTransferPhrases();
  const format = useFormat();
  const transfer = useTransfer(begun.id, true).data ?? begun;
  const undo = useUndoTransfer();
  const refresh = useRefreshTagged();
  const { state, movedCount, rowCount, keptCount, isUndoable } = transfer;
  const isRunning = state === 'RUNNING';
  // Lists show who looks after the doctors once it is over.
  useEffect(() => {
    if (!isRunning) refresh();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isRunning]);
  return (
    <Modal
      open
      title={title}
      onCancel={onClose}
      footer={
        <>
          {isUndoable ? (
            <Button loading={undo.isPending} onClick={() => undo.mutate({ params: { id: begun.id } })}>
              {t('undo')}
            </Button>
          ) : null}
          <Button type="primary" onClick={onClose}>
            {t(isRunning ? 'goOn' : 'close')}
          </Button>
        </>
      }
    >
      <div role="status">
        <Progress
          percent={rowCount === 0 ? 100 : Math.floor((movedCount / rowCount) * 100)}
          status={isRunning ? 'active' : 'normal'}
          aria-label={title}
        />
        <p className="num">
          {t(`state.${state}`)} · {t('progress', { done: format.count(movedCount), total: format.count(rowCount) })}
          {keptCount === null || keptCount === 0 ? null : ` · ${t('kept', { count: format.count(keptCount) })}`}
        </p>
      </div>
    </Modal>
  );
}
