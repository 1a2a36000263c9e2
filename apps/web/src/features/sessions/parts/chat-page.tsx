// What stands while the enterprise-chat sign-in runs, and when it cannot (specification 2.1).
import { Button } from 'antd';
import { MessageSquareWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { LogoMark } from '@yijian/ui/brand';
import { Empty } from '@yijian/ui/states';
import { useSessionPhrases } from '../sessions.phrases.ts';
import type { ChatRefusal } from './enterprise-chat.ts';
import './chat-page.css';

export function ChatWaiting(): ReactNode {
  const t = useSessionPhrases();
  return (
    <main className="chat-page" role="status">
      <LogoMark size={48} />
      <p>{t('chatEntering')}</p>
    </main>
  );
}

export function ChatFailed({ reason, onSignIn }: { reason: 'missing' | ChatRefusal; onSignIn: () => void }): ReactNode {
  const t = useSessionPhrases();
  const words = {
    missing: { title: t('chatMissing'), reason: t('chatMissingReason') },
    refused: { title: t('chatRefused'), reason: t('chatRefusedReason') },
    factor: { title: t('chatFactor'), reason: t('chatFactorReason') },
    locked: { title: t('chatLocked'), reason: t('chatLockedReason') },
    silent: { title: t('chatSilent'), reason: t('chatSilentReason') },
  }[reason];
  const action = (
    <Button type="primary" onClick={onSignIn}>
      {t('singleSignOn')}
    </Button>
  );
  return (
    <main className="chat-page">
      <Empty icon={MessageSquareWarning} {...words} action={action} />
    </main>
  );
}
