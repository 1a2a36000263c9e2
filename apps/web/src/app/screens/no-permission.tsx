// Says that the user may not open this page (specification 2.1, 8).
import { ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppPhrases } from '../words/app.phrases.ts';
import { Message } from './message-page.tsx';

export function NoPermission(): ReactNode {
  const t = useAppPhrases();
  return (
    <Message
      icon={ShieldX}
      title={t('noPermission')}
      reason={t('noPermissionReason')}
      next={{ label: t('toHome'), to: '/dashboard' }}
    />
  );
}
