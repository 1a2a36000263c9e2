// Signing in with a phone and a code.
import { Alert, Button } from 'antd';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { writeDoctorToken } from '../../../../lib/storage/index.ts';
import { useSignInDoctor } from '../../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../../doctor-portal.phrases.ts';
import { PhoneCode } from './phone-code.tsx';

interface PhoneSignInProps {
  readonly realm: string;
  readonly note: string | null;
  readonly onSignedIn: () => void;
}

export function PhoneSignIn({ realm, note, onSignedIn }: PhoneSignInProps): ReactNode {
  const t = useDoctorPortalPhrases();
  const [given, setGiven] = useState({ phone: '', code: '' });
  const signIn = useSignInDoctor();
  const enter = (event: FormEvent): void => {
    event.preventDefault();
    const opened = ({ token }: { token: string }): void => {
      writeDoctorToken(token);
      onSignedIn();
    };
    signIn.mutate({ body: { phone: given.phone.trim(), code: given.code } }, { onSuccess: opened });
  };
  return (
    <form className="doctor-form" onSubmit={enter}>
      <h1>{t('title')}</h1>
      <p>{t('hint')}</p>
      {note === null ? null : <Alert type="warning" title={note} />}
      <PhoneCode realm={realm} purpose="SIGN_IN" value={given} onChange={setGiven} />
      {signIn.error === null ? null : <Alert type="error" role="alert" title={signIn.error.message} />}
      <Button
        type="primary"
        size="large"
        htmlType="submit"
        disabled={given.code.length !== 6}
        loading={signIn.isPending}
      >
        {t('signIn')}
      </Button>
      <p>
        {t('notRegistered')} <Link to="/registerDoctor">{t('register')}</Link>
      </p>
    </form>
  );
}
