// Signing in with a phone and a code.
import { useState, type FormEvent, type ReactNode } from 'react';
import { writeDoctorToken } from '../../../../lib/storage/index.ts';
import { useSignInDoctor } from '../../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../../doctor-portal.phrases.ts';
import { PhoneCode } from './phone-code.tsx';
import { Button } from '../kit/button.tsx';
import { Notice, Refusal } from '../kit/notice.tsx';
import { OwnLink } from '../kit/own-link.tsx';

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
      {note === null ? null : <Notice kind="warning" title={note} />}
      <PhoneCode realm={realm} purpose="SIGN_IN" value={given} onChange={setGiven} />
      <Refusal error={signIn.error} />
      <Button kind="primary" submits disabled={given.code.length !== 6} busy={signIn.isPending}>
        {t('signIn')}
      </Button>
      <p>
        {t('notRegistered')} <OwnLink to="/registerDoctor">{t('register')}</OwnLink>
      </p>
    </form>
  );
}
