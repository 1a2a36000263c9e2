// The doctor's own attendance and payments, and nobody else's.
import type { OwnStatement } from '@yijian/contract/doctor-portal';
import type { ReactNode } from 'react';
import { Tag } from '@yijian/ui/badge';
import { saveFile } from '../../../../lib/api/index.ts';
import { useFormat } from '../../../../lib/format/index.ts';
import { useDownloadStatement, useOwnStatement } from '../../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../../doctor-portal.phrases.ts';
import { Async, Empty } from '../kit/async.tsx';
import { Button } from '../kit/button.tsx';
import { Refusal } from '../kit/notice.tsx';

export function OwnStatementPanel(): ReactNode {
  const t = useDoctorPortalPhrases();
  const statement = useOwnStatement();
  return (
    <Async query={statement}>
      {({ attendance, payments }) =>
        attendance.length + payments.length === 0 ? (
          <Empty title={t('noStatement')} reason={t('noStatementHint')} />
        ) : (
          <div className="doctor-list">
            {payments.length === 0 ? null : <Download />}
            {payments.map((one) => (
              <Payment key={one.id} payment={one} />
            ))}
            {attendance.map((one) => (
              <Attendance key={one.meetingId} attendance={one} />
            ))}
          </div>
        )
      }
    </Async>
  );
}

function Download(): ReactNode {
  const t = useDoctorPortalPhrases();
  const download = useDownloadStatement();
  return (
    <>
      <Refusal error={download.error} />
      <div className="doctor-acts">
        <Button busy={download.isPending} onPress={() => download.mutate(undefined, { onSuccess: saveFile })}>
          {t('downloadStatement')}
        </Button>
      </div>
    </>
  );
}

function Payment({ payment }: { payment: OwnStatement['payments'][number] }): ReactNode {
  const t = useDoctorPortalPhrases();
  const format = useFormat();
  const { title, gross, tax, net, state, paidAt, number } = payment;
  return (
    <article className="doctor-card">
      <div className="doctor-card-head">
        <h2>{title}</h2>
        <Tag {...(state === 'PAID' ? { tone: 'ok' as const } : {})}>{t(`payment.${state}`)}</Tag>
      </div>
      <p className="num">
        {t('amounts', { gross: format.money(gross), tax: format.money(tax), net: format.money(net) })}
      </p>
      <p className="num">{[number, paidAt === null ? null : format.date(paidAt)].filter(Boolean).join(' · ')}</p>
    </article>
  );
}

function Attendance({ attendance }: { attendance: OwnStatement['attendance'][number] }): ReactNode {
  const t = useDoctorPortalPhrases();
  const format = useFormat();
  const { title, startsAt, signedInAt, signedOutAt } = attendance;
  return (
    <article className="doctor-card">
      <h2>{title}</h2>
      <p className="num">{startsAt === null ? '' : format.dateTime(startsAt)}</p>
      {signedInAt === null ? null : <p>{t('signedInAt', { time: format.time(signedInAt) })}</p>}
      {signedOutAt === null ? null : <p>{t('signedOutAt', { time: format.time(signedOutAt) })}</p>}
    </article>
  );
}
