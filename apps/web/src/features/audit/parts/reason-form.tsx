// Asks for a reason before something is done, and shows why it was refused.
import { App, Button, Input } from 'antd';
import { useState, type ReactNode } from 'react';
import { ApiError, isCancelled } from '../../../lib/api/index.ts';
import { useAuditPhrases } from '../audit.phrases.ts';

export interface ReasonFormProps {
  readonly question: ReactNode;
  readonly action: string;
  readonly done: string;
  readonly onSend: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
}

export function ReasonForm({ question, action, done, onSend, onClose }: ReasonFormProps): ReactNode {
  const t = useAuditPhrases();
  const { message } = App.useApp();
  const [reason, setReason] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async (): Promise<void> => {
    setSending(true);
    try {
      await onSend(reason.trim());
      message.success(done);
      onClose();
    } catch (error) {
      if (!isCancelled(error)) message.error(error instanceof ApiError ? error.message : String(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <div className="audit-reason">
      {question}
      <Input
        autoFocus
        maxLength={200}
        aria-label={t('why')}
        placeholder={t('why')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <footer>
        <Button size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button
          size="small"
          type="primary"
          loading={isSending}
          disabled={reason.trim().length < 2}
          onClick={() => void send()}
        >
          {action}
        </Button>
      </footer>
    </div>
  );
}
