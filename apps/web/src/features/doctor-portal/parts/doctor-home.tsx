// What a doctor who is signed in sees: invitations, consents, the own data and the own statement.
import { useEffect, type ReactNode } from 'react';
import { useOwnMeetings, useSelf, useSignOutDoctor } from '../doctor-portal.api.ts';
import { useDoctorPortalPhrases } from '../doctor-portal.phrases.ts';
import { ConsentList } from './consent-list.tsx';
import { MeetingCard } from './meeting-card.tsx';
import { OwnDataPanel } from './own/own-data.tsx';
import { OwnTalksPanel } from './own/own-talks.tsx';
import { OwnStatementPanel } from './own/own-statement.tsx';
import { Async } from './kit/async.tsx';
import { Button } from './kit/button.tsx';
import { Tabs } from './kit/tabs.tsx';

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
    <Async query={self}>
      {(doctor) => (
        <div className="doctor-home">
          <header className="doctor-head">
            <div>
              <h1>{doctor.name}</h1>
              <p>{[doctor.hospitalName, doctor.department].filter(Boolean).join(' · ')}</p>
            </div>
            <Button busy={signOut.isPending} onPress={() => signOut.mutate({}, { onSettled: () => onEnd(true) })}>
              {t('signOut')}
            </Button>
          </header>
          <Tabs
            tabs={[
              { key: 'meetings', label: t('meetings'), panel: <Meetings scanned={scanned} /> },
              { key: 'talks', label: t('talks'), panel: <OwnTalksPanel name={doctor.name} /> },
              { key: 'consents', label: t('consents'), panel: <ConsentList /> },
              { key: 'data', label: t('data'), panel: <OwnDataPanel /> },
              { key: 'statement', label: t('statement'), panel: <OwnStatementPanel /> },
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
    <Async query={meetings} empty={{ title: t('noMeetings'), reason: t('noMeetingsHint') }}>
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
