// What the doctor agreed to, with the text, and the way to withdraw it.
import type { DoctorConsent } from '@yijian/contract/doctor-portal';
import { Alert, Button, Popconfirm } from 'antd';
import type { ReactNode } from 'react';
import { Tag } from '@yijian/ui/badge';
import { Async } from '@yijian/ui/states';
import { useFormat } from '../../../lib/format/index.ts';
import { usePrivacyPhrases } from '../../privacy/index.ts';
import { useOwnConsents, useWithdrawConsent } from '../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../doctor-portal.phrases.ts';

export function ConsentList(): ReactNode {
  const t = useDoctorPortalPhrases();
  const consents = useOwnConsents();
  return (
    <Async
      query={consents}
      failedTitle={t('failed')}
      empty={{ title: t('noConsents'), reason: t('noConsentsHint') }}
      shape="page"
    >
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
      {withdraw.error === null ? null : <Alert type="error" role="alert" title={withdraw.error.message} />}
      {isOpen ? (
        <div className="doctor-acts">
          <Popconfirm
            title={t('withdrawAsk')}
            okText={t('withdraw')}
            onConfirm={() => withdraw.mutate({ body: { purpose, channel } })}
          >
            <Button size="large" loading={withdraw.isPending} aria-label={`${t('withdraw')} ${title}`}>
              {t('withdraw')}
            </Button>
          </Popconfirm>
        </div>
      ) : null}
    </article>
  );
}
