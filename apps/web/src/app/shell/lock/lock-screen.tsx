// Stands in front of everything while the screen is locked; the way back is the provider's own sign-in (beyond the specification).
import { App, Button } from 'antd';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Avatar } from '@yijian/ui/badge';
import { Glyph } from '@yijian/ui/icon';
import { signIn } from '../../../lib/session/index.ts';
import { clearTokens } from '../../../lib/storage/index.ts';
import { useUser } from '../../guard/facts-store.ts';
import { useShellPhrases } from '../shell.phrases.ts';
import { useLock } from './lock-store.ts';
import './lock.css';

export function LockScreen(): ReactNode {
  const t = useShellPhrases();
  const { name, avatar } = useUser();
  const { pathname, search } = useLocation();
  const { message } = App.useApp();
  const unlock = async (): Promise<void> => {
    try {
      clearTokens();
      useLock.getState().unlock();
      await signIn(pathname + search);
    } catch {
      void message.error(t('screenFailed'));
    }
  };
  return (
    <main className="lock">
      <Avatar name={name} size={72} tone="primary" src={avatar} />
      <h1>{name}</h1>
      <p>
        <Glyph icon={Lock} size={14} /> {t('locked')}
      </p>
      <Button type="primary" size="large" onClick={() => void unlock()}>
        {t('unlock')}
      </Button>
    </main>
  );
}
