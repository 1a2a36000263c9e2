// Asks for the reason that a step needs.
import { Alert, Input, Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { isCancelled } from '../../../../lib/api/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useForecastPhrases } from '../../forecasts.phrases.ts';

interface ReasonDialogProps {
  readonly title: string;
  /** Said once it is sent. */
  readonly done: string;
  readonly onSend: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

export function ReasonDialog({ title, done, onSend, onClose }: ReasonDialogProps): ReactNode {
  const t = useForecastPhrases();
  const shell = useShell();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    setSending(true);
    try {
      await onSend(reason);
      shell.toast.success(done);
      onClose();
    } catch (error) {
      if (!isCancelled(error)) setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <Modal
      open
      title={title}
      okText={t('send')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: reason.trim() === '', loading: isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      {problem === undefined ? null : <Alert type="error" showIcon role="alert" title={problem} />}
      <Input.TextArea
        aria-label={t('reason')}
        placeholder={t('reason')}
        maxLength={200}
        autoSize={{ minRows: 3, maxRows: 6 }}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Modal>
  );
}
