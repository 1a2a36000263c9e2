// /doctorChatLogin: a doctor signs in inside the chat; elsewhere the page says so and offers the phone (specification 2.1).
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { isChat } from '../../../lib/env/index.ts';
import { goTo, usePlainAddress } from '../../../lib/router/index.ts';
import { readDoctorToken, writeDoctorToken } from '../../../lib/storage/index.ts';
import { useBindChat, useDoctorChat, useSignInByChat } from '../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../doctor-portal.phrases.ts';
import { DoctorPage } from '../parts/doctor-page.tsx';
import { chatAuthorization, takeChatPurpose, type ChatApp } from '../parts/sign-in/chat-authorization.ts';
import { PhoneSignIn } from '../parts/sign-in/phone-sign-in.tsx';
import { Async, Loading } from '../parts/kit/async.tsx';
import { Button } from '../parts/kit/button.tsx';
import { Notice } from '../parts/kit/notice.tsx';
import { OwnLink } from '../parts/kit/own-link.tsx';

export default function DoctorChatLoginScreen(): ReactNode {
  return <DoctorPage>{(realm) => <ChatDoor realm={realm} />}</DoctorPage>;
}

function ChatDoor({ realm }: { realm: string }): ReactNode {
  const t = useDoctorPortalPhrases();
  const chat = useDoctorChat();
  const { query } = usePlainAddress();
  const code = query.get('code');
  return (
    <Async query={chat}>
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
      <Notice kind="info" title={reason} />
      <OwnLink to="/doctorLogin">{t('byPhone')}</OwnLink>
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
  return <Loading />;
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
    const enter = (): void => goTo('/doctorLogin', true);
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
  }, [bindWith, signInWith, binds, purpose, code]);
  if (signIn.error?.code === 'doctor-portal.chatUnbound')
    return (
      <PhoneSignIn
        realm={realm}
        note={t('chatBinds')}
        onSignedIn={() => window.location.assign(chatAuthorization(app, 'bind'))}
      />
    );
  const failure = isForeign ? t('chatForeign') : (signIn.error ?? bind.error)?.message;
  if (failure === undefined) return <Loading />;
  return (
    <div className="doctor-form">
      <h1>{t('chatTitle')}</h1>
      <Notice kind="error" title={failure} />
      <Button kind="primary" onPress={() => window.location.assign(chatAuthorization(app, 'signIn'))}>
        {t('chatAgain')}
      </Button>
      <OwnLink to="/doctorLogin">{t('byPhone')}</OwnLink>
    </div>
  );
}
