// The record of one doctor: identity, work and standing, each part given by its own room (specification 2.3 businessRecord).
import type { DoctorBasics } from '@yijian/contract/doctors';
import { DetailPage, Section, SectionNav } from '@yijian/ui/detail-page';
import type { ReactNode } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { hasPermission } from '../../../lib/session/index.ts';
import { DoctorChannels } from '../../channels/index.ts';
import { DoctorFacts, DoctorFiles, DoctorTags, useRefreshDoctors } from '../../doctors/index.ts';
import { ConsentLedger } from '../../privacy/index.ts';
import { DoctorTasks } from '../../tasks/index.ts';
import { DoctorVisits } from '../../visits/index.ts';
import { useProfilePhrases } from '../doctor-profiles.phrases.ts';
import { OneDoctor } from '../parts/doctor-page.tsx';
import { RecordActions } from '../parts/record-actions.tsx';
import { RecordHeader } from '../parts/record-header.tsx';
import { RecordProducts } from '../parts/record-products.tsx';
import { RecordTimeline } from '../parts/record-timeline.tsx';
import '../parts/record.css';

export default function DoctorRecordScreen(): ReactNode {
  const { doctorId: named = '' } = useParams();
  const [search] = useSearchParams();
  const id = search.get('doctorId') ?? named;
  return <OneDoctor id={id}>{(doctor) => <DoctorRecord doctor={doctor} />}</OneDoctor>;
}

function DoctorRecord({ doctor }: { doctor: DoctorBasics }): ReactNode {
  const t = useProfilePhrases();
  const refresh = useRefreshDoctors();
  const { id } = doctor;
  const sections = [
    { key: 'overview', label: t('overview'), content: <DoctorFacts doctor={doctor} columns={2} /> },
    { key: 'timeline', label: t('timeline'), content: <RecordTimeline doctorId={id} /> },
    ...(hasPermission('customer:visits:read')
      ? [{ key: 'visits', label: t('visits'), content: <DoctorVisits doctorId={id} /> }]
      : []),
    ...(hasPermission('task:tasks:read')
      ? [{ key: 'tasks', label: t('tasks'), content: <DoctorTasks doctorId={id} /> }]
      : []),
    ...(hasPermission('customer:doctor-profiles:read')
      ? (['content', 'meetings'] as const).map((of) => ({
          // The page itself is already #content, where the link past the menu leads.
          key: of === 'content' ? 'sent' : of,
          label: t(of),
          content: <RecordActions doctorId={id} of={of} />,
        }))
      : []),
    { key: 'products', label: t('products'), content: <RecordProducts doctorId={id} /> },
    { key: 'files', label: t('files'), content: <DoctorFiles doctorId={id} /> },
    { key: 'tags', label: t('tags'), content: <DoctorTags doctorId={id} /> },
    { key: 'channels', label: t('channels'), content: <DoctorChannels doctorId={id} /> },
    { key: 'consents', label: t('consents'), content: <ConsentLedger doctorId={id} onChanged={refresh} /> },
  ];
  return (
    <DetailPage header={<RecordHeader doctor={doctor} />} nav={<SectionNav items={sections} />}>
      {sections.map(({ key, label, content }) => (
        <Section
          key={key}
          id={key}
          title={label}
          {...(key === 'products' ? { definition: t('productsDefinition') } : {})}
        >
          {content}
        </Section>
      ))}
    </DetailPage>
  );
}
