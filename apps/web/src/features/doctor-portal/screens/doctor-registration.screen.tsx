// /registerDoctor: a doctor registers with a phone; a data steward checks it (specification 2.1, 7.3).
import { Alert } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Async } from '@yijian/ui/states';
import { useRegistrationForm } from '../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../doctor-portal.phrases.ts';
import { DoctorPage } from '../parts/doctor-page.tsx';
import { RegistrationForm } from '../parts/register/registration-form.tsx';

export default function DoctorRegistrationScreen(): ReactNode {
  return <DoctorPage>{(realm) => <Registering realm={realm} />}</DoctorPage>;
}

function Registering({ realm }: { realm: string }): ReactNode {
  const t = useDoctorPortalPhrases();
  const form = useRegistrationForm();
  const [isReceived, setReceived] = useState(false);
  if (isReceived)
    return (
      <div className="doctor-form">
        <h1>{t('received')}</h1>
        <Alert type="success" role="status" title={t('receivedHint')} />
        <Link to="/doctorLogin">{t('title')}</Link>
      </div>
    );
  return (
    <Async query={form} failedTitle={t('failed')} shape="page">
      {(choices) => <RegistrationForm realm={realm} form={choices} onReceived={() => setReceived(true)} />}
    </Async>
  );
}
