// Leads from a doctor to the whole profile (specification 2.5; R2.25).
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useShell } from '../../../lib/router/index.ts';
import { useDoctorPhrases } from '../doctors.phrases.ts';

export interface PanoramaLinkProps {
  readonly doctor: { readonly id: string; readonly doctorName: string };
  readonly primary?: boolean;
  /** Where there is little room. */
  readonly short?: boolean;
}

export function PanoramaLink({ doctor, primary = false, short = false }: PanoramaLinkProps): ReactNode {
  const t = useDoctorPhrases();
  const shell = useShell();
  const { id, doctorName } = doctor;
  const path = `/customer/doctorProfile?doctorId=${id}&id=${id}`;
  return (
    <Button
      type={primary ? 'primary' : 'link'}
      size={primary ? 'middle' : 'small'}
      aria-label={short ? t('panorama') : undefined}
      onClick={(event) => {
        event.stopPropagation();
        shell.openTab(path, { title: doctorName });
      }}
    >
      {t(short ? 'panoramaShort' : 'panorama')}
    </Button>
  );
}
