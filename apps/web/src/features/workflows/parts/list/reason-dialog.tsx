// Taking a process back or cancelling it asks why.
import { Input, Modal } from 'antd';
import { Field } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { useShell } from '../../../../lib/router/index.ts';
import { useCancel, useWithdraw } from '../../workflows.api.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';

export type Ending = 'withdraw' | 'cancel';

export function ReasonDialog({ id, ending, onClose }: { id: string; ending: Ending; onClose: () => void }): ReactNode {
  const t = useWorkflowPhrases();
  const shell = useShell();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const calls = { withdraw: useWithdraw(), cancel: useCancel() };
  const send = (): void => {
    if (reason.trim() === '') return setMissing(true);
    calls[ending].mutate(
      { params: { id }, body: { reason: reason.trim() } },
      {
        onSuccess: () => {
          shell.toast.success(t(ending === 'withdraw' ? 'withdrawn' : 'wasCancelled'));
          onClose();
        },
      },
    );
  };
  return (
    <Modal
      open
      title={t(ending === 'withdraw' ? 'withdraw' : 'cancelProcess')}
      okText={t('confirm')}
      cancelText={t('cancel')}
      okButtonProps={{ danger: ending === 'cancel', loading: calls[ending].isPending }}
      onOk={send}
      onCancel={onClose}
    >
      <Field id="ending-reason" label={t('reason')} required error={isMissing ? t('reasonNeeded') : undefined}>
        <Input.TextArea
          id="ending-reason"
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </Modal>
  );
}
