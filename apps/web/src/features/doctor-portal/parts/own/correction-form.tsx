// Asks the data stewards to put the own data right; what is left empty stays as it is.
import { useState, type FormEvent, type ReactNode } from 'react';
import { useAskCorrection } from '../../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../../doctor-portal.phrases.ts';
import { HospitalPicker } from '../register/hospital-picker.tsx';
import { Button } from '../kit/button.tsx';
import { Refusal } from '../kit/notice.tsx';

export function CorrectionForm({ onDone }: { onDone: () => void }): ReactNode {
  const t = useDoctorPortalPhrases();
  const [name, setName] = useState('');
  const [hospitalId, setHospitalId] = useState<string | undefined>(undefined);
  const [department, setDepartment] = useState('');
  const [note, setNote] = useState('');
  const ask = useAskCorrection();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const body = {
      ...(name.trim() === '' ? {} : { name: name.trim() }),
      ...(hospitalId === undefined ? {} : { hospitalId }),
      ...(department.trim() === '' ? {} : { department: department.trim() }),
      note: note.trim(),
    };
    ask.mutate({ body }, { onSuccess: onDone });
  };
  return (
    <form className="doctor-sign" onSubmit={send}>
      <p>{t('correctionHint')}</p>
      <label htmlFor="correct-name">{t('name')}</label>
      <input
        id="correct-name"
        className="doctor-input"
        maxLength={40}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <label htmlFor="correct-hospital">{t('hospital')}</label>
      <HospitalPicker id="correct-hospital" value={hospitalId} onChange={setHospitalId} />
      <label htmlFor="correct-department">{t('department')}</label>
      <input
        id="correct-department"
        className="doctor-input"
        maxLength={80}
        value={department}
        onChange={(event) => setDepartment(event.target.value)}
      />
      <label htmlFor="correct-note">{t('note')}</label>
      <textarea
        className="doctor-input"
        id="correct-note"
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Refusal error={ask.error} />
      <div className="doctor-acts">
        <Button onPress={onDone}>{t('leaveAsIs')}</Button>
        <Button kind="primary" submits busy={ask.isPending}>
          {t('sendCorrection')}
        </Button>
      </div>
    </form>
  );
}
