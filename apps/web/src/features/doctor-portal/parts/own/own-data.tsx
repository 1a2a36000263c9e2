// What the enterprise keeps of the doctor, and what the doctor asked to be put right.
import type { OwnData } from '@yijian/contract/doctor-portal';
import { useState, type ReactNode } from 'react';
import { Tag } from '@yijian/ui/badge';
import { saveFile } from '../../../../lib/api/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { useDownloadOwn, useOwnData } from '../../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../../doctor-portal.phrases.ts';
import { CorrectionForm } from './correction-form.tsx';
import { Async } from '../kit/async.tsx';
import { Button } from '../kit/button.tsx';
import { Refusal } from '../kit/notice.tsx';

export function OwnDataPanel(): ReactNode {
  const data = useOwnData();
  return <Async query={data}>{(own) => <Shown own={own} />}</Async>;
}

function Shown({ own }: { own: OwnData }): ReactNode {
  const t = useDoctorPortalPhrases();
  const [isAsking, setAsking] = useState(false);
  const download = useDownloadOwn();
  const isWaiting = own.requests.some(({ kind, state }) => kind === 'CORRECTION' && state === 'OPEN');
  const items = [
    { key: 'name', label: t('name'), value: own.name },
    { key: 'hospital', label: t('hospital'), value: own.hospitalName },
    { key: 'department', label: t('department'), value: own.department || '—' },
    { key: 'title', label: t('titleName'), value: own.titleName || '—' },
    { key: 'phone', label: t('phone'), value: own.maskedPhone || '—' },
    { key: 'licence', label: t('licenceNumber'), value: own.maskedLicenceNumber || '—' },
    { key: 'verified', label: t('verification'), value: t(own.isVerified ? 'isVerified' : 'isNotVerified') },
  ];
  return (
    <div className="doctor-list">
      <article className="doctor-card" aria-label={t('data')}>
        <dl className="doctor-facts">
          {items.map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
        <Refusal error={download.error} />
        {isAsking && !isWaiting ? (
          <CorrectionForm onDone={() => setAsking(false)} />
        ) : (
          <div className="doctor-acts">
            {isWaiting ? <p>{t('correctionWaits')}</p> : null}
            <Button busy={download.isPending} onPress={() => download.mutate(undefined, { onSuccess: saveFile })}>
              {t('downloadOwn')}
            </Button>
            <Button disabled={isWaiting} onPress={() => setAsking(true)}>
              {t('askCorrection')}
            </Button>
          </div>
        )}
      </article>
      {own.requests.map((request) => (
        <RequestLine key={request.id} request={request} />
      ))}
    </div>
  );
}

function RequestLine({ request }: { request: OwnData['requests'][number] }): ReactNode {
  const t = useDoctorPortalPhrases();
  const format = useFormat();
  const tone = request.state === 'ACCEPTED' ? ({ tone: 'ok' } as const) : {};
  return (
    <article className="doctor-card">
      <div className="doctor-card-head">
        <h2>{t(`kind.${request.kind}`)}</h2>
        <Tag {...tone}>{t(`request.${request.state}`)}</Tag>
      </div>
      <p className="num">{format.dateTime(request.at)}</p>
      {request.reason === '' ? null : <p>{request.reason}</p>}
    </article>
  );
}
