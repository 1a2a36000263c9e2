// /doctorChatLogin: a doctor signs in inside the chat; elsewhere the page says so and offers the phone (specification 2.1).
import { Alert, Button } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Async, Loading } from '@yijian/ui/states';
import { isChat } from '../../../lib/env/index.ts';
import { readDoctorToken, writeDoctorToken } from '../../../lib/storage/index.ts';
import { useBindChat, useDoctorChat, useSignInByChat } from '../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../doctor-portal.phrases.ts';
import { DoctorPage } from '../parts/doctor-page.tsx';
import { chatAuthorization, takeChatPurpose, type ChatApp } from '../parts/sign-in/chat-authorization.ts';
import { PhoneSignIn } from '../parts/sign-in/phone-sign-in.tsx';

export default function DoctorChatLoginScreen(): ReactNode {
  return <DoctorPage>{(realm) => <ChatDoor realm={realm} />}</DoctorPage>;
}

function ChatDoor({ realm }: { realm: string }): ReactNode {
  const t = useDoctorPortalPhrases();
  const chat = useDoctorChat();
  const [query] = useSearchParams();
  const code = query.get('code');
  return (
    <Async query={chat} failedTitle={t('failed')} shape="page">
      {({ app }) => {
        if (app === null) return <ByPhone reason={t('chatMissing')} />;
        if (code !== null) return <WithCode realm={realm} app={app} code={code} state={query.get('state')} />;
        return isChat() ? <Leaving app={app} /> : <ByPhone reason={t('chatOutside')} />;
      }}
    </Async>
  );
}

function ByPhone({ reason }: { reason: string }): ReactNode {
  const t = useDoctorPortalPhrases();
  return (
    <div className="doctor-form">
      <h1>{t('chatTitle')}</h1>
      <Alert type="info" role="status" title={reason} />
      <Link to="/doctorLogin">{t('byPhone')}</Link>
    </div>
  );
}

function Leaving({ app }: { app: ChatApp }): ReactNode {
  const isGone = useRef(false);
  useEffect(() => {
    if (isGone.current) return;
    isGone.current = true;
    window.location.assign(chatAuthorization(app, 'signIn'));
  }, [app]);
  return <Loading shape="page" />;
}

interface WithCodeProps {
  readonly realm: string;
  readonly app: ChatApp;
  readonly code: string;
  readonly state: string | null;
}

/** The chat came back: its code signs in, or binds the contact of a doctor who has just proved the phone. */
function WithCode({ realm, app, code, state }: WithCodeProps): ReactNode {
  const t = useDoctorPortalPhrases();
  const navigate = useNavigate();
  const signIn = useSignInByChat();
  const bind = useBindChat();
  // Taken once: the purpose is void afterwards.
  const [purpose] = useState(() => takeChatPurpose(state));
  const binds = purpose === 'bind' && readDoctorToken() !== null;
  const isForeign = !binds && purpose !== 'signIn';
  const isSent = useRef(false);
  const [signInWith, bindWith] = [signIn.mutate, bind.mutate];
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    const enter = (): void => void navigate('/doctorLogin', { replace: true });
    if (binds) bindWith({ body: { code } }, { onSuccess: enter });
    else if (purpose === 'signIn')
      signInWith(
        { body: { code } },
        {
          onSuccess: ({ token }) => {
            writeDoctorToken(token);
            enter();
          },
        },
      );
  }, [bindWith, signInWith, binds, purpose, code, navigate]);
  if (signIn.error?.code === 'doctor-portal.chatUnbound')
    return (
      <PhoneSignIn
        realm={realm}
        note={t('chatBinds')}
        onSignedIn={() => window.location.assign(chatAuthorization(app, 'bind'))}
      />
    );
  const failure = isForeign ? t('chatForeign') : (signIn.error ?? bind.error)?.message;
  if (failure === undefined) return <Loading shape="page" />;
  return (
    <div className="doctor-form">
      <h1>{t('chatTitle')}</h1>
      <Alert type="error" role="alert" title={failure} />
      <Button type="primary" size="large" onClick={() => window.location.assign(chatAuthorization(app, 'signIn'))}>
        {t('chatAgain')}
      </Button>
      <Link to="/doctorLogin">{t('byPhone')}</Link>
    </div>
  );
}
