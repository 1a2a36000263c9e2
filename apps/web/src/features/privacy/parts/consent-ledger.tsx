// What a doctor agreed to: what holds by purpose and channel, every entry below, a new one beside it (specification 3; PIPL).
import type { ConsentEntry, ConsentLedger as Ledger } from '@yijian/contract/privacy';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import { Async } from '@yijian/ui/states';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { useConsentLedger } from '../privacy.api.ts';
import { usePrivacyPhrases } from '../privacy.phrases.ts';
import { ConsentForm } from './consent-form.tsx';
import './privacy.css';

const tones = {
  REQUESTED: 'warn',
  GRANTED: 'ok',
  WITHDRAWN: 'neutral',
  EXPIRED: 'neutral',
  REFUSED: 'bad',
} as const satisfies Record<ConsentEntry['event'], Tone>;

export interface ConsentLedgerProps {
  readonly doctorId: string;
  /** Called after an entry was added. */
  readonly onChanged: () => void;
}

export function ConsentLedger({ doctorId, onChanged }: ConsentLedgerProps): ReactNode {
  const t = usePrivacyPhrases();
  const query = useConsentLedger(doctorId);
  const [isWriting, setWriting] = useState(false);
  const mayWrite = hasPermission('customer:consents:write');
  return (
    <section className="consent-ledger" aria-label={t('consents')}>
      <header>
        <h3>{t('consents')}</h3>
        {mayWrite && !isWriting ? (
          <Button size="small" onClick={() => setWriting(true)}>
            {t('write')}
          </Button>
        ) : null}
      </header>
      {isWriting ? <ConsentForm doctorId={doctorId} onChanged={onChanged} onClose={() => setWriting(false)} /> : null}
      <Async query={query} shape="form" failedTitle={t('failed')}>
        {(ledger) => <Entries ledger={ledger} />}
      </Async>
    </section>
  );
}

function Entries({ ledger: { current, history } }: { ledger: Ledger }): ReactNode {
  const t = usePrivacyPhrases();
  if (current.length === 0) return <p className="consent-quiet">{t('noConsents')}</p>;
  return (
    <>
      <ul>
        {current.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      <details>
        <summary>{t('history', { count: history.length })}</summary>
        <ol>
          {history.map((entry) => (
            <Entry key={entry.id} entry={entry} whole />
          ))}
        </ol>
      </details>
    </>
  );
}

function Entry({ entry, whole = false }: { entry: ConsentEntry; whole?: boolean }): ReactNode {
  const t = usePrivacyPhrases();
  const format = useFormat();
  const facts = [
    format.date(entry.at),
    t('textVersion', { version: entry.textVersion }),
    whole ? t(`source.${entry.source}`) : '',
    whole ? entry.evidence : '',
    whole && entry.recordedBy !== null ? t('recordedBy', { name: entry.recordedBy }) : '',
  ];
  return (
    <li>
      <span>
        {t(`purpose.${entry.purpose}`)} · {t(`channel.${entry.channel}`)}
      </span>
      <StatusBadge tone={tones[entry.event]}>{t(`event.${entry.event}`)}</StatusBadge>
      <small className="num">{facts.filter(Boolean).join(' · ')}</small>
    </li>
  );
}
