// Work with the doctor: what happened, with visits and tasks beside it (specification 2.3 businessRecord).
import type { DoctorBasics } from '@yijian/contract/doctors';
import { Section } from '@yijian/ui/detail-page';
import type { ReactNode } from 'react';
import { hasPermission } from '../../../../lib/session/index.ts';
import { DoctorTasks } from '../../../tasks/index.ts';
import { DoctorVisits } from '../../../visits/index.ts';
import { useProfilePhrases } from '../../doctor-profiles.phrases.ts';
import { Consents, Owners } from '../profile/profile-rail.tsx';
import { RecordProducts } from '../record-products.tsx';
import { RecordTimeline } from '../record-timeline.tsx';

interface PartProps {
  readonly doctor: DoctorBasics;
}

export function FollowPart({ doctor: { id } }: PartProps): ReactNode {
  const t = useProfilePhrases();
  return (
    <Section id="timeline" title={t('timeline')}>
      <RecordTimeline doctorId={id} />
    </Section>
  );
}

export function FollowRail({ doctor }: PartProps): ReactNode {
  const t = useProfilePhrases();
  const { id } = doctor;
  return (
    <>
      {hasPermission('customer:visits:read') ? (
        <Section id="visits" title={t('visits')}>
          <DoctorVisits doctorId={id} />
        </Section>
      ) : null}
      {hasPermission('task:tasks:read') ? (
        <Section id="tasks" title={t('tasks')}>
          <DoctorTasks doctorId={id} />
        </Section>
      ) : null}
      <Section id="products" title={t('products')} definition={t('productsDefinition')}>
        <RecordProducts doctorId={id} />
      </Section>
      {hasPermission('customer:doctor-profiles:read') ? <Owners doctorId={id} /> : null}
      <Consents doctor={doctor} />
    </>
  );
}
