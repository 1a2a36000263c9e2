// What a doctor finds once signed in at a meeting; asked for when it is looked at.
import type { DoctorMeeting } from '@yijian/contract/doctor-portal';
import { useState, type ReactNode } from 'react';
import { useDoctorPortalPhrases } from '../../doctor-portal.phrases.ts';
import { MeetingMaterials } from './meeting-materials.tsx';
import { MeetingSurvey } from './meeting-survey.tsx';

const came: ReadonlySet<DoctorMeeting['guestState']> = new Set(['SIGNED_IN', 'SIGNED_OUT', 'RECONCILED']);
const recent: ReadonlySet<DoctorMeeting['state']> = new Set(['IN_PROGRESS', 'TO_CONFIRM']);

export function AfterSignIn({ meeting: { id, state, guestState } }: { meeting: DoctorMeeting }): ReactNode {
  const t = useDoctorPortalPhrases();
  const isRecent = recent.has(state);
  if (!came.has(guestState)) return null;
  return (
    <>
      <Unfolded label={t('materials')} isOpen={isRecent}>
        <MeetingMaterials id={id} />
      </Unfolded>
      <Unfolded label={t('survey')} isOpen={isRecent}>
        <MeetingSurvey id={id} />
      </Unfolded>
    </>
  );
}

interface UnfoldedProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

function Unfolded({ label, isOpen, children }: UnfoldedProps): ReactNode {
  const [isUnfolded, setUnfolded] = useState(isOpen);
  return (
    <details open={isUnfolded} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
      <summary>{label}</summary>
      {isUnfolded ? children : null}
    </details>
  );
}
