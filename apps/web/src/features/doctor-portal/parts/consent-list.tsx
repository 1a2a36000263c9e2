// What the doctor agreed to, with the text, and the way to withdraw it.
import type { DoctorConsent } from '@yijian/contract/doctor-portal';
import { useState, type ReactNode } from 'react';
import { Tag } from '@yijian/ui/badge';
import { useFormat } from '../../../lib/format/index.ts';
import { usePrivacyPhrases } from '../../privacy/index.ts';
import { useOwnConsents, useWithdrawConsent } from '../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../doctor-portal.phrases.ts';
import { Async } from './kit/async.tsx';
import { Button } from './kit/button.tsx';
import { Refusal } from './kit/notice.tsx';
import { Question } from './kit/question.tsx';

export function ConsentList(): ReactNode {
  const t = useDoctorPortalPhrases();
  const consents = useOwnConsents();
  return (
    <Async query={consents} empty={{ title: t('noConsents'), reason: t('noConsentsHint') }}>
      {(found) => (
        <ul className="doctor-list">
          {found.map((consent) => (
            <li key={`${consent.purpose} ${consent.channel}`}>
              <ConsentCard consent={consent} />
            </li>
          ))}
        </ul>
      )}
    </Async>
  );
}

function ConsentCard({ consent }: { consent: DoctorConsent }): ReactNode {
  const t = useDoctorPortalPhrases();
  const words = usePrivacyPhrases();
  const format = useFormat();
  const withdraw = useWithdrawConsent();
  const [isAsking, setAsking] = useState(false);
  const { purpose, channel, event } = consent;
  const title = `${words(`purpose.${purpose}`)} · ${words(`channel.${channel}`)}`;
  const isOpen = event === 'GRANTED';
  return (
    <article className="doctor-card" aria-label={title}>
      <div className="doctor-card-head">
        <h2>{title}</h2>
        <Tag {...(isOpen ? { tone: 'ok' as const } : {})}>{t(`event.${event}`)}</Tag>
      </div>
      <p>{consent.text}</p>
      <p className="num">{t('textVersion', { day: format.date(consent.at), version: consent.textVersion })}</p>
      <Refusal error={withdraw.error} />
      {isOpen ? (
        <div className="doctor-acts">
          <Button busy={withdraw.isPending} label={`${t('withdraw')} ${title}`} onPress={() => setAsking(true)}>
            {t('withdraw')}
          </Button>
          {isAsking ? (
            <Question
              text={t('withdrawAsk')}
              yes={t('withdraw')}
              onYes={() => withdraw.mutate({ body: { purpose, channel } })}
              onClose={() => setAsking(false)}
            />
          ) : null}
        </div>
      ) : null}
    </article>
  );
}
