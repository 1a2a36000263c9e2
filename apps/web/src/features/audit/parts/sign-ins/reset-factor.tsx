// Takes the second factor of a user away, with a reason in the trail (reliability, sign-in).
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useResetFactor } from '../../audit.api.ts';
import { useAuditPhrases } from '../../audit.phrases.ts';
import { ReasonForm } from '../reason-form.tsx';

export function ResetFactor({ userId }: { userId: string }): ReactNode {
  const t = useAuditPhrases();
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync } = useResetFactor();
  if (!isAsking)
    return (
      <Button danger onClick={() => setAsking(true)}>
        {t('resetFactor')}
      </Button>
    );
  return (
    <ReasonForm
      question={<p>{t('resetFactorQuestion')}</p>}
      action={t('resetFactor')}
      done={t('factorReset')}
      onSend={(reason) => mutateAsync({ params: { id: userId }, body: { reason } })}
      onClose={() => setAsking(false)}
    />
  );
}
