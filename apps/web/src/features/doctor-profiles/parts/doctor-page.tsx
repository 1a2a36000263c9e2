// What the page of a doctor begins with: the way to the doctor, and the head that says who it is (product 3.3).
import type { DoctorBasics, DoctorRecord } from '@yijian/contract/doctors';
import { StatusBadge, TierBadge } from '@yijian/ui/badge';
import { DetailHeader, type DetailHeaderProps } from '@yijian/ui/detail-page';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { placeName } from '../../../lib/format/index.ts';
import { useTabTitle } from '../../../lib/router/index.ts';
import { DoctorStar, useDoctor, useDoctorOne } from '../../doctors/index.ts';
import { useHospitalWords } from '../../hospitals/index.ts';
import { usePanoramaPhrases } from '../profile.phrases.ts';

type Children = (doctor: DoctorRecord) => ReactNode;

/** Loads a doctor and names the tab after them. */
export function OneDoctor({ id, children }: { id: string; children: Children }): ReactNode {
  return <Loaded query={useDoctor(id)}>{children}</Loaded>;
}

/** The same for an address that names the doctor by doctorId. */
export function OneDoctorById({ doctorId, children }: { doctorId: string; children: Children }): ReactNode {
  return <Loaded query={useDoctorOne(doctorId)}>{children}</Loaded>;
}

function Loaded({ query, children }: { query: ReturnType<typeof useDoctor>; children: Children }): ReactNode {
  const t = usePanoramaPhrases();
  const name = query.data?.doctorName;
  useTabTitle(name);
  return (
    <Async query={query} shape="page" failedTitle={t('failed')}>
      {children}
    </Async>
  );
}

type DoctorHeaderProps = Pick<DetailHeaderProps, 'facts' | 'tags' | 'kpis' | 'actions' | 'compact'> & {
  doctor: DoctorBasics;
};

/** The given facts follow those every head has. */
export function DoctorHeader({ doctor, facts = [], ...rest }: DoctorHeaderProps): ReactNode {
  const t = usePanoramaPhrases();
  const hospitals = useHospitalWords();
  return (
    <DetailHeader
      name={doctor.doctorName}
      alias={doctor.enName === doctor.doctorName ? undefined : doctor.enName}
      marks={
        <>
          <DoctorStar doctor={doctor} />
          <TierBadge tier={doctor.tier} />
          <StatusBadge tone={doctor.isVerified ? 'ok' : 'neutral'}>
            {t(doctor.isVerified ? 'isVerified' : 'notVerified')}
          </StatusBadge>
        </>
      }
      facts={[
        doctor.doctorTitle,
        `${doctor.hospital} · ${hospitals.level(doctor.hospitalLevel)}`,
        doctor.department,
        placeName(doctor.province, doctor.city),
        ...facts,
      ].filter(Boolean)}
      {...rest}
    />
  );
}
