// Meetings, content that was sent and the papers of the record, loaded when one of them is chosen (specification 2.3 businessRecord).
import type { DoctorBasics } from '@yijian/contract/doctors';
import { Section } from '@yijian/ui/detail-page';
import type { ReactNode } from 'react';
import { DoctorChannels } from '../../../channels/index.ts';
import { DoctorFacts, DoctorFiles, DoctorTags, useRefreshDoctors } from '../../../doctors/index.ts';
import { DoctorMeetings } from '../../../meetings/index.ts';
import { ConsentLedger } from '../../../privacy/index.ts';
import { CustomerContent } from '../../../sends/index.ts';
import { useProfilePhrases } from '../../doctor-profiles.phrases.ts';

interface PartProps {
  readonly doctor: DoctorBasics;
}

export function MeetingsPart({ doctor: { id } }: PartProps): ReactNode {
  return <DoctorMeetings doctorId={id} />;
}

export function ContentPart({ doctor: { id } }: PartProps): ReactNode {
  return <CustomerContent customer={{ doctorId: id }} />;
}

export function FilePart({ doctor }: PartProps): ReactNode {
  const t = useProfilePhrases();
  const refresh = useRefreshDoctors();
  const { id } = doctor;
  return (
    <div className="doctor-columns">
      <Section id="facts" title={t('overview')}>
        <DoctorFacts doctor={doctor} columns={1} />
      </Section>
      <Section id="consents" title={t('consents')}>
        <ConsentLedger doctorId={id} onChanged={refresh} />
      </Section>
      <Section id="channels" title={t('channels')}>
        <DoctorChannels doctorId={id} />
      </Section>
      <Section id="tags" title={t('tags')}>
        <DoctorTags doctorId={id} />
      </Section>
      <Section id="files" title={t('files')}>
        <DoctorFiles doctorId={id} />
      </Section>
    </div>
  );
}
