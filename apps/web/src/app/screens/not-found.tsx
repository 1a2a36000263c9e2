// The 404 page: an unknown path, or a start-up that failed (specification 2.1, 8; R2.1, R2.4).
import { Compass, ShieldQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useAppPhrases } from '../words/app.phrases.ts';
import { Message } from './message-page.tsx';

const failures = {
  enterprise: ['enterpriseFailed', 'enterpriseFailedReason'],
  user: ['userFailed', 'userFailedReason'],
} as const;

export function NotFound(): ReactNode {
  const t = useAppPhrases();
  const [query] = useSearchParams();
  const failed = query.get('failed');
  const words = failed === 'enterprise' || failed === 'user' ? failures[failed] : undefined;
  if (!words) {
    return (
      <Message
        icon={Compass}
        title={t('notFound')}
        reason={t('notFoundReason')}
        next={{ label: t('toHome'), to: '/dashboard' }}
      />
    );
  }
  return (
    <Message
      icon={ShieldQuestionMark}
      title={t(words[0])}
      reason={t(words[1])}
      next={{ label: t('signInAgain'), to: '/initWecom' }}
    />
  );
}
