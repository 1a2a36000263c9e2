// The basics of one doctor, read in a drawer beside the list; the whole profile is one step further.
import type { DoctorBasics } from '@yijian/contract/doctors';
import { ConsentIcons, StatusBadge, TierBadge } from '@yijian/ui/badge';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { HistoryButton } from '../../audit/index.ts';
import { DoctorChannels } from '../../channels/index.ts';
import { ConsentLedger } from '../../privacy/index.ts';
import { useDoctor, useRefreshDoctors } from '../doctors.api.ts';
import { useDoctorPhrases } from '../doctors.phrases.ts';
import { ArchiveButton, RecordNotice } from './archive/archive-button.tsx';
import { DoctorStar } from './doctor-star.tsx';
import { DoctorFacts } from './doctor-facts.tsx';
import { DoctorTags } from './tags/doctor-tags.tsx';
import { PanoramaLink } from './panorama-link.tsx';
import { useDoctorWords } from './use-doctor-words.ts';
import { ShareButton } from '../../shares/index.ts';

export function DoctorDrawer({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const t = useDoctorPhrases();
  const query = useDoctor(id);
  const doctor = query.data;
  return (
    <FormDrawer
      open
      onClose={onClose}
      title={doctor ? doctor.doctorName : t('title')}
      width={480}
      footer={
        doctor ? (
          <>
            <ArchiveButton doctor={doctor} />
            <ShareButton resource="doctor" recordId={doctor.id} name={doctor.doctorName} />
            <PanoramaLink doctor={doctor} primary />
          </>
        ) : undefined
      }
    >
      <Async query={query} shape="form" failedTitle={t('failed')}>
        {(found) => <Facts doctor={found} />}
      </Async>
    </FormDrawer>
  );
}

function Facts({ doctor }: { doctor: DoctorBasics }): ReactNode {
  const t = useDoctorPhrases();
  const words = useDoctorWords();
  const refresh = useRefreshDoctors();
  return (
    <div className="doctor-drawer-facts">
      <RecordNotice doctor={doctor} />
      <span className="doctor-facts-marks">
        <DoctorStar doctor={doctor} />
        <TierBadge tier={doctor.tier} />
        <StatusBadge tone={doctor.isVerified ? 'ok' : 'neutral'}>
          {t(doctor.isVerified ? 'isVerified' : 'notVerified')}
        </StatusBadge>
        <ConsentIcons items={words.consentsOf(doctor.consents)} />
      </span>
      <DoctorTags doctorId={doctor.id} />
      <DoctorFacts doctor={doctor} />
      <DoctorChannels doctorId={doctor.id} />
      <ConsentLedger doctorId={doctor.id} onChanged={refresh} />
      <HistoryButton kind="doctors" recordId={doctor.id} />
    </div>
  );
}
