// A draft becomes the version that new processes run by; those under way keep theirs.
import type { DesignerDraft } from '@yijian/contract/workflows';
import { Alert, App, Input, Modal } from 'antd';
import { Field } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { useDeployDraft } from '../../../workflow-designer.api.ts';
import { useDesignerPhrases } from '../../../words/designer.phrases.ts';

export interface DeployDialogProps {
  readonly draft: DesignerDraft;
  /** Keeps what is drawn now; answers the version of the draft. */
  readonly keep: () => Promise<number>;
  readonly onFaults: (cause: unknown) => void;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function DeployDialog({ draft, keep, onFaults, onClose, onDone }: DeployDialogProps): ReactNode {
  const t = useDesignerPhrases();
  const { message } = App.useApp();
  const deploy = useDeployDraft();
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const send = async (): Promise<void> => {
    setBusy(true);
    try {
      const lockVersion = await keep();
      const done = await deploy.mutateAsync({ params: { key: draft.key }, body: { lockVersion, note: note.trim() } });
      void message.success(t(done.isNew ? 'deployed' : 'deployedSame', { version: done.version }));
      onDone();
    } catch (cause) {
      onFaults(cause);
      setRefusal(cause instanceof Error ? cause.message : '');
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={t('deployTitle', { version: (draft.version ?? 0) + 1 })}
      okText={t('deploy')}
      cancelText={t('cancel')}
      okButtonProps={{ loading: isBusy }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      {refusal === undefined ? null : <Alert type="error" showIcon title={refusal} />}
      <p>{t('deployText')}</p>
      <Field id="deploy-note" label={t('deployNote')}>
        <Input.TextArea
          id="deploy-note"
          rows={2}
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
    </Modal>
  );
}
