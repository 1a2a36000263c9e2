// /logout: the server is told, this browser forgets, the provider ends its session (specification 2.1, 7.1).
import { type ReactNode, useEffect } from 'react';
import { LogoMark } from '@yijian/ui/brand';
import { getSession, loadEnterprise, logout } from '../../../lib/session/index.ts';
import { useSessionPhrases } from '../sessions.phrases.ts';
import '../parts/chat-page.css';

let leaving: Promise<void> | undefined;

/** By address the enterprise is not known yet, and without it there is no one to tell. */
async function leave(): Promise<void> {
  if (!getSession().enterprise) await loadEnterprise().catch(() => undefined);
  await logout();
}

export default function LogoutScreen(): ReactNode {
  const t = useSessionPhrases();
  useEffect(() => {
    leaving ??= leave();
  }, []);
  return (
    <main className="chat-page" role="status">
      <LogoMark size={48} />
      <p>{t('signingOut')}</p>
    </main>
  );
}
