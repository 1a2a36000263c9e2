// What is known of the doctor as a scholar and an audience, loaded when it is chosen: academic work, behaviour, network (specification 2.5).
import type { DoctorBasics } from '@yijian/contract/doctors';
import { Section, SectionRow } from '@yijian/ui/detail-page';
import type { ReactNode } from 'react';
import { RelatedColleagues } from '../../../academic-networks/index.ts';
import { useProfilePhrases } from '../../doctor-profiles.phrases.ts';
import { usePanoramaPhrases } from '../../profile.phrases.ts';
import { AcademicList } from '../academic/academic-list.tsx';
import { PaperList } from '../academic/paper-list.tsx';
import { ActionsTimeline } from '../interaction/actions-timeline.tsx';
import { ActivenessSection } from '../interaction/activeness.tsx';
import { Behaviour } from '../interaction/behaviour.tsx';
import { useOpenColleague } from '../profile/use-profile-tab.ts';
import { RecordActions } from '../record-actions.tsx';

interface PartProps {
  readonly doctor: DoctorBasics;
}

const lists = ['guides', 'meetings', 'lives', 'researches', 'funds', 'patents'] as const;

export function AcademicPart({ doctor: { id } }: PartProps): ReactNode {
  return (
    <div className="doctor-columns">
      <PaperList doctorId={id} />
      {lists.map((name) => (
        <AcademicList key={name} name={name} doctorId={id} />
      ))}
    </div>
  );
}

export function BehaviourPart({ doctor: { id } }: PartProps): ReactNode {
  const t = useProfilePhrases();
  return (
    <>
      <ActivenessSection doctorId={id} />
      <Behaviour doctorId={id} />
      <SectionRow columns={3}>
        <ActionsTimeline doctorId={id} />
        <Section id="sent" title={t('content')}>
          <RecordActions doctorId={id} of="content" />
        </Section>
        <Section id="meetings" title={t('meetings')}>
          <RecordActions doctorId={id} of="meetings" />
        </Section>
      </SectionRow>
    </>
  );
}

export function NetworkPart({ doctor: { id } }: PartProps): ReactNode {
  const t = usePanoramaPhrases();
  const openColleague = useOpenColleague();
  return (
    <SectionRow columns={2}>
      <AcademicList name="activities" doctorId={id} />
      <Section id="profile-collaboration" title={t('group.collaboration')}>
        <RelatedColleagues doctorId={id} onOpen={openColleague} />
      </Section>
    </SectionRow>
  );
}
