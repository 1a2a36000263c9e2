// Who the doctor is at a glance, and the career (specification 2.5).
import type { DoctorBasics } from '@yijian/contract/doctors';
import type { ReactNode } from 'react';
import { ResumeSections } from '../academic/resume-sections.tsx';
import { ProfileFacts } from '../profile/profile-facts.tsx';

interface PartProps {
  readonly doctor: DoctorBasics;
}

export function OverviewPart({ doctor }: PartProps): ReactNode {
  return (
    <>
      <ProfileFacts doctor={doctor} />
      <ResumeSections doctorId={doctor.id} />
    </>
  );
}
