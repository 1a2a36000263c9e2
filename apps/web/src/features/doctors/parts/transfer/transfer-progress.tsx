// How far a transfer is, and its undo.
import type { Handover } from '@yijian/contract/handovers';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useTransfer, useUndoTransfer } from '../../transfers.api.ts';
import { useTransferPhrases } from '../../transfer.phrases.ts';
import { ProgressDialog } from '../work/progress-dialog.tsx';

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
  const { state, movedCount, rowCount, keptCount, isUndoable } = transfer;
  const parts = [
    t(`state.${state}`),
    t('progress', { done: format.count(movedCount), total: format.count(rowCount) }),
    ...(keptCount === null || keptCount === 0 ? [] : [t('kept', { count: format.count(keptCount) })]),
  ];
  return (
    <ProgressDialog
      title={title}
      isMoving={state === 'RUNNING'}
      done={movedCount}
      total={rowCount}
      parts={parts}
      actions={
        isUndoable ? (
          <Button loading={undo.isPending} onClick={() => undo.mutate({ params: { id: begun.id } })}>
            {t('undo')}
          </Button>
        ) : null
      }
      onClose={onClose}
    />
  );
}
