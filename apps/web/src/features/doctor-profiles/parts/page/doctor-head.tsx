// The head of a doctor: who it is, who looks after the doctor, the numbers that matter and what can be done (product 3.3).
import type { DoctorBasics } from '@yijian/contract/doctors';
import type { HeaderKpi } from '@yijian/ui/detail-page';
import type { ReactNode } from 'react';
import { joined, useFormat } from '../../../../lib/format/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { DoctorTags } from '../../../doctors/index.ts';
import { useProfilePhrases } from '../../doctor-profiles.phrases.ts';
import { DoctorHeader } from '../doctor-page.tsx';
import { DoctorActions } from '../profile/doctor-actions.tsx';
import { useProfileNumbers } from '../profile/use-profile-numbers.ts';

export function DoctorHead({ doctor }: { doctor: DoctorBasics }): ReactNode {
  const t = useProfilePhrases();
  const work = useWorkNumbers(doctor);
  const mayRead = hasPermission('customer:doctor-profiles:read');
  const profile = useProfileNumbers(mayRead ? doctor.id : undefined);
  return (
    <DoctorHeader
      doctor={doctor}
      compact
      facts={[doctor.owners.length > 0 ? t('ownedBy', { names: joined(doctor.owners) }) : t('noOwner')]}
      tags={<DoctorTags doctorId={doctor.id} />}
      kpis={[...work, ...profile]}
      actions={<DoctorActions doctor={doctor} />}
    />
  );
}

function useWorkNumbers({ lastVisitAt, nextTask }: DoctorBasics): HeaderKpi[] {
  const t = useProfilePhrases();
  const format = useFormat();
  return [
    { key: 'visit', label: t('lastVisit'), value: lastVisitAt ? format.daysSince(lastVisitAt) : t('never') },
    { key: 'task', label: t('nextTask'), value: nextTask?.due ? format.shortDate(nextTask.due) : t('noTask') },
  ];
}
