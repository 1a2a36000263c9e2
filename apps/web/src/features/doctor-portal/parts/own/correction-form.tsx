// Asks the data stewards to put the own data right; what is left empty stays as it is.
import { Alert, Button, Input } from 'antd';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useAskCorrection } from '../../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../../doctor-portal.phrases.ts';
import { HospitalPicker } from '../register/hospital-picker.tsx';

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
      <Input
        id="correct-name"
        size="large"
        maxLength={40}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <label htmlFor="correct-hospital">{t('hospital')}</label>
      <HospitalPicker id="correct-hospital" value={hospitalId} onChange={setHospitalId} />
      <label htmlFor="correct-department">{t('department')}</label>
      <Input
        id="correct-department"
        size="large"
        maxLength={80}
        value={department}
        onChange={(event) => setDepartment(event.target.value)}
      />
      <label htmlFor="correct-note">{t('note')}</label>
      <Input.TextArea
        id="correct-note"
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {ask.error === null ? null : <Alert type="error" role="alert" title={ask.error.message} />}
      <div className="doctor-acts">
        <Button size="large" onClick={onDone}>
          {t('leaveAsIs')}
        </Button>
        <Button size="large" type="primary" htmlType="submit" loading={ask.isPending}>
          {t('sendCorrection')}
        </Button>
      </div>
    </form>
  );
}
