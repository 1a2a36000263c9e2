// The whole profile of one doctor, addressed by doctorId and id (specification 2.5; R2.21).
import type { DoctorBasics } from '@yijian/contract/doctors';
import { DetailPage, Section, SectionNav } from '@yijian/ui/detail-page';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { RelatedColleagues } from '../../academic-networks/index.ts';
import { AcademicList } from '../parts/academic/academic-list.tsx';
import { PaperList } from '../parts/academic/paper-list.tsx';
import { ResumeSections } from '../parts/academic/resume-sections.tsx';
import { OneDoctor } from '../parts/doctor-page.tsx';
import { ActionsTimeline } from '../parts/interaction/actions-timeline.tsx';
import { ActivenessSection } from '../parts/interaction/activeness.tsx';
import { Behaviour } from '../parts/interaction/behaviour.tsx';
import { ProfileFacts } from '../parts/profile/profile-facts.tsx';
import { ProfileHeader } from '../parts/profile/profile-header.tsx';
import { ProfileRail } from '../parts/profile/profile-rail.tsx';
import { useOpenColleague, useProfileTab } from '../parts/profile/use-profile-tab.ts';
import { usePanoramaPhrases } from '../profile.phrases.ts';
import '../parts/profile/profile.css';

const lists = ['guides', 'meetings', 'lives', 'researches', 'funds', 'patents'] as const;

export default function DoctorProfileScreen(): ReactNode {
  const [search] = useSearchParams();
  const id = search.get('doctorId') ?? search.get('id') ?? '';
  return <OneDoctor id={id}>{(doctor) => <DoctorProfile key={doctor.id} doctor={doctor} />}</OneDoctor>;
}

function DoctorProfile({ doctor }: { doctor: DoctorBasics }): ReactNode {
  const t = usePanoramaPhrases();
  const { id } = doctor;
  const tab = useProfileTab();
  const openColleague = useOpenColleague();
  const anchors = [
    { key: 'profile-overview', label: t('group.overview') },
    { key: 'profile-society', label: t('group.resume') },
    { key: 'profile-papers', label: t('group.academic') },
    { key: 'profile-activeness', label: t('group.interaction') },
    { key: 'profile-activities', label: t('group.activity') },
    { key: 'profile-collaboration', label: t('group.collaboration') },
    { key: 'profile-actions', label: t('group.actions') },
  ];
  return (
    <DetailPage
      header={<ProfileHeader doctor={doctor} />}
      nav={<SectionNav items={anchors} onGo={tab.remember} />}
      rail={<ProfileRail doctor={doctor} />}
    >
      <ProfileFacts doctor={doctor} />
      <ResumeSections doctorId={id} />
      <PaperList doctorId={id} />
      {lists.map((name) => (
        <AcademicList key={name} name={name} doctorId={id} />
      ))}
      <ActivenessSection doctorId={id} />
      <Behaviour doctorId={id} />
      <AcademicList name="activities" doctorId={id} />
      <Section id="profile-collaboration" title={t('group.collaboration')}>
        <RelatedColleagues doctorId={id} onOpen={openColleague} />
      </Section>
      <ActionsTimeline doctorId={id} />
    </DetailPage>
  );
}
