// One invitation: when, where, what about, the reply, and signing in and out while it lasts.
import type { DoctorMeeting } from '@yijian/contract/doctor-portal';
import type { ReactNode } from 'react';
import { Tag } from '@yijian/ui/badge';
import { saveFile } from '../../../lib/api/index.ts';
import { useFormat } from '../../../lib/format/index.ts';
import { useCalendar, useReply, useSignOutOfMeeting } from '../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../doctor-portal.phrases.ts';
import { AfterSignIn } from './after/after-sign-in.tsx';
import { MeetingSignIn } from './meeting-sign-in.tsx';
import { Button } from './kit/button.tsx';
import { Refusal } from './kit/notice.tsx';

const mayReply = ({ state, guestState }: DoctorMeeting): boolean =>
  ['APPROVED', 'CHANGE_APPROVAL'].includes(state) && ['INVITED', 'ACCEPTED', 'DECLINED'].includes(guestState);
const maySignIn = ({ state, guestState }: DoctorMeeting): boolean =>
  state === 'IN_PROGRESS' && ['ACCEPTED', 'DECLINED', 'NO_REPLY', 'NO_SHOW'].includes(guestState);
const maySignOut = ({ state, guestState }: DoctorMeeting): boolean =>
  ['IN_PROGRESS', 'TO_CONFIRM'].includes(state) && guestState === 'SIGNED_IN';

export function MeetingCard({ meeting, code }: { meeting: DoctorMeeting; code: string }): ReactNode {
  const t = useDoctorPortalPhrases();
  const format = useFormat();
  const place = [meeting.venueName, meeting.address].filter(Boolean).join(' · ');
  return (
    <article className="doctor-card" aria-label={meeting.title}>
      <div className="doctor-card-head">
        <h2>{meeting.title}</h2>
        <Marks meeting={meeting} />
      </div>
      {meeting.startsAt === null ? null : <p className="num">{format.span(meeting.startsAt, meeting.endsAt)}</p>}
      {place === '' ? null : <p>{place}</p>}
      {meeting.onlineLink.startsWith('https://') && meeting.state !== 'CANCELLED' ? (
        <a href={meeting.onlineLink} target="_blank" rel="noreferrer">
          {t('online')}
        </a>
      ) : null}
      {meeting.agenda.length === 0 ? null : (
        <details>
          <summary>{t('agenda')}</summary>
          <ol>
            {meeting.agenda.map(({ topic, minutes }) => (
              <li key={topic}>
                {topic} <span className="num">{t('minutes', { count: minutes })}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
      {meeting.signedInAt === null ? null : <p>{t('signedInAt', { time: format.time(meeting.signedInAt) })}</p>}
      {meeting.signedOutAt === null ? null : <p>{t('signedOutAt', { time: format.time(meeting.signedOutAt) })}</p>}
      {mayReply(meeting) ? <Reply meeting={meeting} /> : null}
      {maySignIn(meeting) ? <MeetingSignIn meeting={meeting} scanned={code} /> : null}
      {maySignOut(meeting) ? <SignOut meeting={meeting} /> : null}
      <AfterSignIn meeting={meeting} />
    </article>
  );
}

const tones = { INVITED: 'warn', ACCEPTED: 'ok', SIGNED_IN: 'ok', SIGNED_OUT: 'ok', RECONCILED: 'ok' } as const;

function Marks({ meeting: { state, guestState } }: { meeting: DoctorMeeting }): ReactNode {
  const t = useDoctorPortalPhrases();
  if (state === 'CANCELLED') return <Tag>{t('cancelled')}</Tag>;
  const tone = guestState in tones ? tones[guestState as keyof typeof tones] : undefined;
  return (
    <span className="doctor-marks">
      {state === 'IN_PROGRESS' ? <Tag tone="primary">{t('inProgress')}</Tag> : null}
      <Tag {...(tone === undefined ? {} : { tone })}>{t(`guest.${guestState}`)}</Tag>
    </span>
  );
}

function Reply({ meeting: { id, guestState } }: { meeting: DoctorMeeting }): ReactNode {
  const t = useDoctorPortalPhrases();
  const reply = useReply();
  const calendar = useCalendar(id);
  const say = (state: 'ACCEPTED' | 'DECLINED'): void => reply.mutate({ params: { id }, body: { state } });
  return (
    <>
      <Refusal error={calendar.error} />
      <Refusal error={reply.error} />
      <div className="doctor-acts">
        <div className="doctor-acts-aside">
          <Button busy={calendar.isPending} onPress={() => calendar.mutate(undefined, { onSuccess: saveFile })}>
            {t('addToCalendar')}
          </Button>
        </div>
        {guestState === 'DECLINED' ? null : (
          <Button busy={reply.isPending} onPress={() => say('DECLINED')}>
            {t('decline')}
          </Button>
        )}
        {guestState === 'ACCEPTED' ? null : (
          <Button kind="primary" busy={reply.isPending} onPress={() => say('ACCEPTED')}>
            {t('accept')}
          </Button>
        )}
      </div>
    </>
  );
}

function SignOut({ meeting: { id } }: { meeting: DoctorMeeting }): ReactNode {
  const t = useDoctorPortalPhrases();
  const signOut = useSignOutOfMeeting();
  return (
    <div className="doctor-acts">
      <Refusal error={signOut.error} />
      <Button busy={signOut.isPending} onPress={() => signOut.mutate({ params: { id } })}>
        {t('meetingSignOut')}
      </Button>
    </div>
  );
}
