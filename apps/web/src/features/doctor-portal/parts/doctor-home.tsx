// What a doctor who is signed in sees: invitations, consents, the own data and the own statement.
import { Button, Tabs } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { Async } from '@yijian/ui/states';
import { useOwnMeetings, useSelf, useSignOutDoctor } from '../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../doctor-portal.phrases.ts';
import { ConsentList } from './consent-list.tsx';
import { MeetingCard } from './meeting-card.tsx';
import { OwnDataPanel } from './own/own-data.tsx';
import { OwnServicesPanel } from './own/own-services.tsx';
import { OwnStatementPanel } from './own/own-statement.tsx';

/** The meeting and the code that a scanned address carries. */
export interface Scanned {
  readonly meetingId: string;
  readonly code: string;
}

interface DoctorHomeProps {
  readonly scanned: Scanned;
  /** The session is over: because the doctor wanted so, or by itself. */
  readonly onEnd: (wanted: boolean) => void;
}

export function DoctorHome({ scanned, onEnd }: DoctorHomeProps): ReactNode {
  const t = useDoctorPortalPhrases();
  const self = useSelf();
  const signOut = useSignOutDoctor();
  const isOver = self.error?.status === 401;
  useEffect(() => {
    if (isOver) onEnd(false);
  }, [isOver, onEnd]);
  return (
    <Async query={self} failedTitle={t('failed')} shape="page">
      {(doctor) => (
        <div className="doctor-home">
          <header className="doctor-head">
            <div>
              <h1>{doctor.name}</h1>
              <p>{[doctor.hospitalName, doctor.department].filter(Boolean).join(' · ')}</p>
            </div>
            <Button loading={signOut.isPending} onClick={() => signOut.mutate({}, { onSettled: () => onEnd(true) })}>
              {t('signOut')}
            </Button>
          </header>
          <Tabs
            // Five stand side by side on a phone.
            tabBarGutter={12}
            items={[
              { key: 'meetings', label: t('meetings'), children: <Meetings scanned={scanned} /> },
              { key: 'services', label: t('services'), children: <OwnServicesPanel name={doctor.name} /> },
              { key: 'consents', label: t('consents'), children: <ConsentList /> },
              { key: 'data', label: t('data'), children: <OwnDataPanel /> },
              { key: 'statement', label: t('statement'), children: <OwnStatementPanel /> },
            ]}
          />
        </div>
      )}
    </Async>
  );
}

function Meetings({ scanned }: { scanned: Scanned }): ReactNode {
  const t = useDoctorPortalPhrases();
  const meetings = useOwnMeetings();
  return (
    <Async
      query={meetings}
      failedTitle={t('failed')}
      empty={{ title: t('noMeetings'), reason: t('noMeetingsHint') }}
      shape="page"
    >
      {(found) => (
        <ul className="doctor-list">
          {found
            .toSorted((a, b) => Number(b.id === scanned.meetingId) - Number(a.id === scanned.meetingId))
            .map((meeting) => (
              <li key={meeting.id}>
                <MeetingCard meeting={meeting} code={meeting.id === scanned.meetingId ? scanned.code : ''} />
              </li>
            ))}
        </ul>
      )}
    </Async>
  );
}
