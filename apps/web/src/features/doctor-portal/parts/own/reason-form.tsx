// Why a doctor declines or disagrees, in the own words.
import { useState, type FormEvent, type ReactNode } from 'react';
import { useDoctorPortalPhrases } from '../../doctor-portal.phrases.ts';
import { Button } from '../kit/button.tsx';

interface ReasonFormProps {
  readonly id: string;
  readonly label: string;
  readonly send: string;
  readonly isSending: boolean;
  readonly onLeave: () => void;
  readonly onSend: (note: string) => void;
}

export function ReasonForm({ id, label, send, isSending, onLeave, onSend }: ReasonFormProps): ReactNode {
  const t = useDoctorPortalPhrases();
  const [note, setNote] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (note.trim() !== '') onSend(note.trim());
  };
  return (
    <form className="doctor-sign" onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <textarea
        className="doctor-input"
        id={id}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="doctor-acts">
        <Button onPress={onLeave}>{t('leaveAsIs')}</Button>
        <Button kind="primary" submits disabled={note.trim() === ''} busy={isSending}>
          {send}
        </Button>
      </div>
    </form>
  );
}
