// Where this account is signed in, and signing a device out (specification 4, 7.1).
import { Button } from 'antd';
import { MonitorSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusBadge } from '@yijian/ui/badge';
import { Glyph } from '@yijian/ui/icon';
import { Async } from '@yijian/ui/states';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useEndSession, useOwnSessions } from '../../sessions.api.ts';
import { usePersonalPhrases } from '../../personal.phrases.ts';
import { deviceName } from './device-name.ts';

export function SessionsCard(): ReactNode {
  const t = usePersonalPhrases();
  const shell = useShell();
  const format = useFormat();
  const sessions = useOwnSessions();
  const end = useEndSession(() => shell.toast.success(t('ended')));
  const ask = async (id: string): Promise<void> => {
    if (await shell.confirm({ title: t('endQuestion'), danger: true })) end.mutate({ body: { id } });
  };
  return (
    <section className="personal-card">
      <h2>{t('sessions')}</h2>
      <Async query={sessions} rows={2} compact>
        {(list) => (
          <ul className="personal-sessions">
            {list.map((session) => (
              <li key={session.id}>
                <Glyph icon={MonitorSmartphone} />
                <div>
                  <p>{deviceName(session.userAgent) ?? t('unknownDevice')}</p>
                  <p className="personal-quiet num">
                    {[session.address, t('lastSeen', { time: format.timeLabel(session.lastSeenAt) })]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </div>
                {session.isCurrent ? (
                  <StatusBadge tone="ok">{t('thisDevice')}</StatusBadge>
                ) : (
                  <Button size="small" onClick={() => void ask(session.id)}>
                    {t('endSession')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Async>
    </section>
  );
}
