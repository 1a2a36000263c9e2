// The latest rounds that brought contacts from enterprise chat, what each did and where it failed, and the button that begins one.
import type { SyncRun } from '@yijian/contract/channels';
import { StatusBadge } from '@yijian/ui/badge';
import { Glyph } from '@yijian/ui/icon';
import { Async } from '@yijian/ui/states';
import { Button } from 'antd';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useContactSync, useRunSync } from '../../channels.api.ts';
import { useChannelPhrases } from '../../channels.phrases.ts';

const tones = { RUNNING: 'neutral', DONE: 'ok', PARTIAL: 'warn', FAILED: 'warn' } as const;

export function SyncRounds(): ReactNode {
  const t = useChannelPhrases();
  const sync = useContactSync();
  const run = useRunSync();
  return (
    <section className="channels-rounds" aria-label={t('rounds')}>
      <header>
        <h4>{t('rounds')}</h4>
        <Button
          size="small"
          icon={<Glyph icon={RefreshCw} />}
          disabled={sync.data?.isConnected !== true}
          loading={run.isPending}
          onClick={() => run.mutate({})}
        >
          {t('runNow')}
        </Button>
      </header>
      <Async query={sync} shape="list" rows={2} failedTitle={t('failed')} compact>
        {({ isConnected, runs }) => (
          <>
            {isConnected ? null : <p>{t('notConnected')}</p>}
            {isConnected && runs.length === 0 ? <p>{t('neverRan')}</p> : null}
            <ul>
              {runs.map((one) => (
                <RunLine key={one.id} run={one} />
              ))}
            </ul>
          </>
        )}
      </Async>
    </section>
  );
}

function RunLine({ run }: { run: SyncRun }): ReactNode {
  const t = useChannelPhrases();
  const format = useFormat();
  const { state, reason, askedBy, startedAt, failures } = run;
  const figures = {
    colleagues: format.count(run.colleagues),
    contacts: format.count(run.contacts),
    added: format.count(run.added),
    bound: format.count(run.bound),
    ended: format.count(run.ended),
  };
  return (
    <li>
      <span className="channel-name num">{format.dateTime(startedAt)}</span>
      <small>{askedBy === null ? t('byClock') : t('byPerson', { name: askedBy })}</small>
      <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
      {state === 'RUNNING' ? null : <small className="channel-counts num">{t('counts', figures)}</small>}
      {reason === null ? null : <small className="channel-counts">{t(`why.${reason}`)}</small>}
      {failures.map((one) => (
        <small key={one.colleague} className="channel-counts">
          {one.colleague} · {t(`why.${one.reason}`)}
        </small>
      ))}
    </li>
  );
}
