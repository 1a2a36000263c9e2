// The ways in: enterprise chat, single sign-on, account; passwords are only ever typed at the provider (specification 2.1, R2.5).
import { Button } from 'antd';
import { KeyRound, MessagesSquare } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { Wordmark } from '@yijian/ui/brand';
import { Glyph } from '@yijian/ui/icon';
import { useIsPhone } from '@yijian/ui/viewport';
import { inLanguage, setLanguage, useLanguage } from '../../../lib/i18n/index.ts';
import { forgetSignInNote, signInNote } from '../../../lib/session/index.ts';
import { hasLanguage } from '../../../lib/storage/index.ts';
import { LanguageMenu } from '../parts/language-menu.tsx';
import { LoginNetwork } from '../parts/login-network.tsx';
import { flagNormalLogin } from '../parts/sign-in-mode.ts';
import { useSignIn } from '../parts/use-sign-in.ts';
import { useSessionPhrases } from '../sessions.phrases.ts';
import './login.css';

export default function LoginScreen(): ReactNode {
  const t = useSessionPhrases();
  const isPhone = useIsPhone();
  useBrowserLanguage();
  return (
    <div className="login">
      <aside className="login-side">
        <div className="login-brand">
          <Wordmark name={t('product')} latin={t('productLatin')} size="login" />
        </div>
        <LoginNetwork />
        <div className="login-words">
          <h2>{t('slogan')}</h2>
          <p>{t('sloganBelow')}</p>
        </div>
      </aside>
      <main className="login-main">
        <div className="login-top">
          {isPhone ? <Wordmark name={t('product')} latin={t('productLatin')} /> : null}
          <LanguageMenu />
        </div>
        <Ways />
        <p className="login-small">{t('dataNotice')}</p>
      </main>
    </div>
  );
}

/** Until somebody chose, this page speaks English to a browser that does. */
function useBrowserLanguage(): void {
  useEffect(() => {
    if (!hasLanguage() && /^en\b/i.test(navigator.language)) setLanguage('en');
  }, []);
}

function Ways(): ReactNode {
  const t = useSessionPhrases();
  const navigate = useNavigate();
  const language = useLanguage();
  const { enterprise, failed, start } = useSignIn();
  const [note] = useState(signInNote);
  useEffect(() => forgetSignInNote(), []);
  const [busy, setBusy] = useState(false);
  const [query] = useSearchParams();
  // The way in that was chosen holds in this browser: an account comes back through /initWecom.
  const enter = (withAccount: boolean): void => {
    setBusy(true);
    flagNormalLogin(withAccount);
    void start(query.get('redirect') ?? undefined).finally(() => setBusy(false));
  };
  return (
    <div className="login-box">
      <h1>{t('signIn')}</h1>
      <p className="login-enterprise">
        {enterprise
          ? inLanguage({ zh: enterprise.name, en: enterprise.enName || enterprise.name }, language)
          : '\u00a0'}
      </p>
      {failed ? (
        <p className="login-note" role="alert">
          {t('noEnterprise')}
        </p>
      ) : null}
      {note ? (
        <p className="login-note" role="status">
          {note}
        </p>
      ) : null}
      <Button
        size="large"
        block
        icon={<Glyph icon={MessagesSquare} />}
        onClick={() => void navigate('/initWecom?chat=1')}
      >
        {t('enterpriseChat')}
      </Button>
      <Button size="large" block icon={<Glyph icon={KeyRound} />} onClick={() => enter(false)} disabled={!enterprise}>
        {t('singleSignOn')}
      </Button>
      <p className="login-or">{t('orAccount')}</p>
      <Button size="large" block type="primary" onClick={() => enter(true)} loading={busy} disabled={!enterprise}>
        {t('accountSignIn')}
      </Button>
      <p className="login-small">
        {t('agree')} <Link to="/privacyAgreement">{t('privacyLink')}</Link>
      </p>
    </div>
  );
}
