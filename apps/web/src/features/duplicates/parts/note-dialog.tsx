// Asks for a note before an act.
import { Input, Modal } from 'antd';
import { Field } from '@yijian/ui/form-page';
import { useState, type ReactNode } from 'react';
import { useDuplicatePhrases } from '../duplicates.phrases.ts';

export interface NoteDialogProps {
  readonly title: string;
  readonly hint: string;
  readonly okText: string;
  /** A failure is told by whoever runs it; the dialog stays open. */
  readonly run: (note: string) => Promise<void>;
  readonly onClose: () => void;
}

export function NoteDialog({ title, hint, okText, run, onClose }: NoteDialogProps): ReactNode {
  const t = useDuplicatePhrases();
  const [note, setNote] = useState('');
  const [isRunning, setRunning] = useState(false);
  const confirm = async (): Promise<void> => {
    setRunning(true);
    try {
      await run(note);
      onClose();
    } catch {
      setRunning(false);
    }
  };
  return (
    <Modal
      open
      title={title}
      okText={okText}
      cancelText={t('cancel')}
      okButtonProps={{ loading: isRunning }}
      onOk={() => void confirm()}
      onCancel={onClose}
    >
      <p>{hint}</p>
      <Field label={t('note')} id="duplicate-note">
        <Input id="duplicate-note" maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
    </Modal>
  );
}
