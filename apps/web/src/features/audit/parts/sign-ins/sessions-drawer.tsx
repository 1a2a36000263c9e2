// The open sessions of a user, each of which an administrator may end (reliability, sign-in).
import type { SignIn } from '@yijian/contract/sessions';
import { App, Button } from 'antd';
import type { ReactNode } from 'react';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { useFormat } from '../../../../lib/format/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useEndSession, useSessionsOf } from '../../audit.api.ts';
import { ResetFactor } from './reset-factor.tsx';
import { useAuditPhrases } from '../../audit.phrases.ts';

export function SessionsDrawer({ signIn, onClose }: { signIn: SignIn; onClose: () => void }): ReactNode {
  const t = useAuditPhrases();
  const format = useFormat();
  const { message } = App.useApp();
  const id = signIn.userId ?? '';
  const query = useSessionsOf(id);
  const { mutateAsync, isPending } = useEndSession();
  const end = async (sessionId: string): Promise<void> => {
    await mutateAsync({ params: { id, sessionId } });
    message.success(t('sessionEnded'));
  };
  return (
    <FormDrawer open onClose={onClose} title={t('sessionsOf', { name: signIn.userName ?? signIn.login })} width={480}>
      <Async query={query} shape="list" empty={{ reason: t('noSessions') }}>
        {(sessions) => (
          <ul className="audit-list">
            {sessions.map((session) => (
              <li key={session.id}>
                <header>
                  <strong className="num">{session.address ?? '—'}</strong>
                  <span>{t('seen', { at: format.dateTime(session.lastSeenAt) })}</span>
                  <span>{session.userAgent ?? '—'}</span>
                </header>
                {hasPermission('admin:sign-ins:write') ? (
                  <div>
                    <Button size="small" danger disabled={isPending} onClick={() => void end(session.id)}>
                      {t('endSession')}
                    </Button>
                  </div>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </Async>
      {id !== '' && hasPermission('admin:sign-ins:write') ? <ResetFactor userId={id} /> : null}
    </FormDrawer>
  );
}
