// What stands while the enterprise-chat sign-in runs, and when it cannot (specification 2.1).
import { Button } from 'antd';
import { MessageSquareWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { LogoMark } from '@yijian/ui/brand';
import { Empty } from '@yijian/ui/states';
import { useSessionPhrases } from '../sessions.phrases.ts';
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

export function ChatFailed({ reason, onSignIn }: { reason: 'missing' | 'refused'; onSignIn: () => void }): ReactNode {
  const t = useSessionPhrases();
  const words =
    reason === 'missing'
      ? { title: t('chatMissing'), reason: t('chatMissingReason') }
      : { title: t('chatRefused'), reason: t('chatRefusedReason') };
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
