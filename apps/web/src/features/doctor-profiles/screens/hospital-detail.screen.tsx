// One hospital: what the room of hospitals shows, with its doctors, visits, meetings, account plans and people (specification 2.3, customer: hospitalDetail).
import { SectionRow } from '@yijian/ui/detail-page';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { useShell } from '../../../lib/router/index.ts';
import { hasPermission } from '../../../lib/session/index.ts';
import { useHospitalWork } from '../../account-plans/index.ts';
import { HospitalDetail, type HospitalPart } from '../../hospitals/index.ts';
import { HospitalMeetings } from '../../meetings/index.ts';
import { CustomerContent } from '../../sends/index.ts';
import { VisitForm } from '../../visits/index.ts';
import { useHospitalMeetingPhrases } from '../hospital-meetings.phrases.ts';
import { MeetingsSection } from '../parts/hospital/meetings-section.tsx';

export default function HospitalDetailScreen(): ReactNode {
  const { id = '' } = useParams();
  const shell = useShell();
  const { coverage, ...work } = useHospitalWork(id);
  const parts = useParts(id, work);
  const [isVisiting, setVisiting] = useState(false);
  const doctors = `/customer/doctorTeamManager/allCustomer?hospitalId=${encodeURIComponent(id)}`;
  return (
    <>
      <HospitalDetail
        key={id}
        id={id}
        onDoctors={() => shell.openTab(doctors)}
        onVisit={hasPermission('customer:visits:write') ? () => setVisiting(true) : undefined}
        people={coverage}
        work={parts}
      />
      {isVisiting ? <VisitForm onClose={() => setVisiting(false)} /> : null}
    </>
  );
}

function useParts(
  hospitalId: string,
  { visits, plan, planLabel }: Omit<ReturnType<typeof useHospitalWork>, 'coverage'>,
): HospitalPart[] {
  const t = useHospitalMeetingPhrases();
  const meetings = hasPermission('customer:doctor-profiles:read') ? <MeetingsSection hospitalId={hospitalId} /> : null;
  const contacts = {
    key: 'contacts',
    label: t('contacts'),
    content: (
      <SectionRow columns={2}>
        {visits}
        {meetings}
      </SectionRow>
    ),
  };
  const held = { key: 'meetings', label: t('held'), content: <HospitalMeetings hospitalId={hospitalId} /> };
  const content = { key: 'content', label: t('content'), content: <CustomerContent customer={{ hospitalId }} /> };
  return [
    ...(visits === null && meetings === null ? [] : [contacts]),
    ...(hasPermission('meeting:meetings:read') ? [held] : []),
    ...(hasPermission('content:sends:read') ? [content] : []),
    { key: 'plan', label: planLabel, content: plan },
  ];
}
