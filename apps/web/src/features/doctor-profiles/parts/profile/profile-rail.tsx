// Beside the profile: how the doctor stands, who looks after the doctor, what comes next, what the doctor agreed to, reported errors for stewards.
import type { DoctorBasics } from '@yijian/contract/doctors';
import { Avatar } from '@yijian/ui/badge';
import { DescriptionList, Section } from '@yijian/ui/detail-page';
import { Async, Empty } from '@yijian/ui/states';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { daysBetween, today, useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { usePrivacyPhrases } from '../../../privacy/index.ts';
import { useAnswer, useCorrections, useProfileSummary } from '../../profile.api.ts';
import { usePanoramaPhrases } from '../../profile.phrases.ts';
import { StandingSection } from './standing-section.tsx';

export function ProfileRail({ doctor }: { doctor: DoctorBasics }): ReactNode {
  return (
    <>
      {hasPermission('customer:opinion-leaders:read') ? <StandingSection doctorId={doctor.id} /> : null}
      <Owners doctorId={doctor.id} />
      {hasPermission('task:tasks:read') ? <NextTasks doctorId={doctor.id} /> : null}
      <Consents doctor={doctor} />
      {hasPermission('customer:academic-records:answer') ? <Corrections doctorId={doctor.id} /> : null}
    </>
  );
}

export function Owners({ doctorId }: { doctorId: string }): ReactNode {
  const t = usePanoramaPhrases();
  return (
    <Section title={t('owners')}>
      <Async query={useProfileSummary(doctorId)} shape="list" rows={2} failedTitle={t('summaryFailed')}>
        {({ owners }) =>
          owners.length === 0 ? (
            <Empty compact reason={t('noOwner')} />
          ) : (
            <ul className="profile-people">
              {owners.map(({ id, name, position }) => (
                <li key={id}>
                  <Avatar name={name} />
                  <span>{name}</span>
                  <span>{position}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Async>
    </Section>
  );
}

function NextTasks({ doctorId }: { doctorId: string }): ReactNode {
  const t = usePanoramaPhrases();
  const format = useFormat();
  const shell = useShell();
  const query = useProfileSummary(doctorId);
  const count = query.data?.openTasks ?? 0;
  return (
    <Section title={t('nextTask')} {...(count > 0 ? { note: t('allTasks', { count }) } : {})}>
      <Async query={query} shape="list" rows={2} failedTitle={t('summaryFailed')}>
        {({ tasks }) =>
          tasks.length === 0 ? (
            <Empty compact reason={t('noTask')} />
          ) : (
            <ul className="profile-tasks">
              {tasks.map(({ id, title, dueOn, isOverdue }) => (
                <li key={id}>
                  <Button
                    type="link"
                    size="small"
                    className="profile-more"
                    onClick={() => shell.openTab(`/task/taskRecordDetail?id=${id}`)}
                  >
                    {title}
                  </Button>
                  <span className={isOverdue ? 'profile-late num' : 'num'}>
                    {isOverdue
                      ? t('overdue', { count: Math.abs(daysBetween(dueOn, today()) ?? 0) })
                      : format.shortDate(dueOn)}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Async>
    </Section>
  );
}

export function Consents({ doctor }: { doctor: DoctorBasics }): ReactNode {
  const t = usePanoramaPhrases();
  const format = useFormat();
  const words = usePrivacyPhrases() as (key: string) => string;
  const said = t as (key: string) => string;
  const known = new Set(['OPT_IN', 'OPT_OUT']);
  if (doctor.consents.length === 0)
    return (
      <Section title={t('consents')}>
        <Empty compact reason={t('noConsent')} />
      </Section>
    );
  const items = doctor.consents.map(({ channel, consent, at }) => ({
    key: channel,
    label: words(`channel.${channel}`),
    value: (
      <>
        {said(`consent.${known.has(consent) ? consent : 'NONE'}`)}
        {at === null ? null : <span className="profile-day"> · {format.date(at)}</span>}
      </>
    ),
  }));
  return (
    <Section title={t('consents')}>
      <DescriptionList columns={1} items={items} />
    </Section>
  );
}

function Corrections({ doctorId }: { doctorId: string }): ReactNode {
  const t = usePanoramaPhrases();
  const format = useFormat();
  const answer = useAnswer();
  const query = useCorrections(doctorId);
  const send = (id: string, state: 'ACCEPTED' | 'REFUSED'): void =>
    answer.mutate({ params: { id }, body: { state, answer: '' } });
  return (
    <Section title={t('corrections')} {...(query.data?.totalElements ? { count: query.data.totalElements } : {})}>
      <Async query={query} shape="list" rows={2} failedTitle={t('summaryFailed')} isEmpty={() => false}>
        {({ content }) =>
          content.length === 0 ? (
            <Empty compact reason={t('noCorrections')} />
          ) : (
            <ul className="profile-lines">
              {content.map(({ id, field, recordTitle, correction, reportedBy, reportedAt }) => (
                <li key={id} className="profile-line profile-line-plain">
                  <span className="profile-line-body">
                    <span>{`${recordTitle ?? t(`field.${field}`)}: ${correction}`}</span>
                    <span className="profile-line-note">
                      {t('reportedBy', { name: reportedBy, at: format.date(reportedAt) })}
                    </span>
                  </span>
                  <span className="profile-evidence-acts">
                    <Button size="small" onClick={() => send(id, 'ACCEPTED')}>
                      {t('accept')}
                    </Button>
                    <Button size="small" type="text" onClick={() => send(id, 'REFUSED')}>
                      {t('refuse')}
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Async>
    </Section>
  );
}
