// One hospital: what the room of hospitals shows, with its doctors, visits, meetings, account plans and people (specification 2.3, customer: hospitalDetail).
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useShell } from '../../../lib/router/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { useHospitalWork } from '../../account-plans/index.ts';
import { HospitalDetail } from '../../hospitals/index.ts';
import { useHospitalMeetingPhrases } from '../hospital-meetings.phrases.ts';
import { MeetingsSection } from '../parts/hospital/meetings-section.tsx';

export default function HospitalDetailScreen(): ReactNode {
  const { id = '' } = useParams();
  const t = useHospitalMeetingPhrases();
  const shell = useShell();
  const { people, visits, plans } = useHospitalWork(id);
  const doctors = `/customer/doctorTeamManager/allCustomer?hospitalId=${encodeURIComponent(id)}`;
  const meetings = { key: 'meetings', label: t('meetings'), content: <MeetingsSection hospitalId={id} /> };
  return (
    <HospitalDetail
      id={id}
      onDoctors={() => shell.openTab(doctors)}
      people={people}
      work={[...visits, ...(hasPermission('customer:doctor-profiles:read') ? [meetings] : []), ...plans]}
    />
  );
}
