// /registerDoctor: a doctor registers with a phone; a data steward checks it (specification 2.1, 7.3).
import { useState, type ReactNode } from 'react';
import { useRegistrationForm } from '../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../doctor-portal.phrases.ts';
import { DoctorPage } from '../parts/doctor-page.tsx';
import { RegistrationForm } from '../parts/register/registration-form.tsx';
import { Async } from '../parts/kit/async.tsx';
import { Notice } from '../parts/kit/notice.tsx';
import { OwnLink } from '../parts/kit/own-link.tsx';

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
        <Notice kind="success" title={t('receivedHint')} />
        <OwnLink to="/doctorLogin">{t('title')}</OwnLink>
      </div>
    );
  return (
    <Async query={form}>
      {(choices) => <RegistrationForm realm={realm} form={choices} onReceived={() => setReceived(true)} />}
    </Async>
  );
}
