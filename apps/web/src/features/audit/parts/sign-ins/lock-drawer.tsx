// Who is locked out, and lifting a lock with a reason (reliability, sign-in).
import type { SignInLock } from '@yijian/contract/sessions';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { useFormat } from '../../../../lib/format/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useLocks, useUnlock } from '../../audit.api.ts';
import { useAuditPhrases } from '../../audit.phrases.ts';
import { ReasonForm } from '../reason-form.tsx';

export function LockDrawer({ onClose }: { onClose: () => void }): ReactNode {
  const t = useAuditPhrases();
  const query = useLocks();
  return (
    <FormDrawer open onClose={onClose} title={t('locks')} width={480}>
      <Async query={query} shape="list" empty={{ reason: t('noLocks') }}>
        {(locks) => (
          <ul className="audit-list">
            {locks.map((lock) => (
              <LockRow key={lock.subject} lock={lock} />
            ))}
          </ul>
        )}
      </Async>
    </FormDrawer>
  );
}

function LockRow({ lock }: { lock: SignInLock }): ReactNode {
  const t = useAuditPhrases();
  const format = useFormat();
  const { mutateAsync } = useUnlock();
  const [isAsking, setAsking] = useState(false);
  const name = useSubject(lock.subject);
  const count = format.count(lock.failures);
  return (
    <li>
      <header>
        <strong>{name}</strong>
        <span>
          {lock.lockedUntil === null
            ? t('counted', { count })
            : t('lockedUntil', { at: format.dateTime(lock.lockedUntil), count })}
        </span>
      </header>
      {hasPermission('admin:sign-ins:write') && !isAsking ? (
        <div>
          <Button size="small" aria-label={t('unlockOf', { name })} onClick={() => setAsking(true)}>
            {t('unlock')}
          </Button>
        </div>
      ) : null}
      {isAsking ? (
        <ReasonForm
          question={<strong>{t('unlockOf', { name })}</strong>}
          action={t('unlock')}
          done={t('unlocked')}
          onSend={(reason) => mutateAsync({ body: { subject: lock.subject, reason } })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </li>
  );
}

/** `login:<name>`, `login:<name>@<known address>` or `address:<address>` in words. */
function useSubject(subject: string): string {
  const t = useAuditPhrases();
  const [, kind, rest = ''] = /^(login|address):(.*)$/.exec(subject) ?? [];
  if (kind === 'address') return t('byAddress', { address: rest });
  const at = rest.lastIndexOf('@');
  return at < 0
    ? t('byLogin', { name: rest })
    : t('byLoginAt', { name: rest.slice(0, at), address: rest.slice(at + 1) });
}
