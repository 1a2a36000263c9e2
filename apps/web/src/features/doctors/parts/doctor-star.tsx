// The star of one doctor; it answers the click at once and follows the server after (R4.4).
import { StarToggle } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import { hasPermission } from '../../../lib/session/index.ts';
import { useFocusDoctor } from '../doctors.api.ts';

export interface DoctorStarProps {
  readonly doctor: { readonly id: string; readonly doctorName: string; readonly attention: boolean };
}

export function DoctorStar({ doctor }: DoctorStarProps): ReactNode {
  const focus = useFocusDoctor();
  const isOn = focus.isPending ? focus.variables.body.focus === true : doctor.attention;
  return (
    <StarToggle
      on={isOn}
      name={doctor.doctorName}
      disabled={!hasPermission('customer:doctors:focus')}
      onChange={(on) => focus.mutate({ body: { doctorId: doctor.id, focus: on } })}
    />
  );
}
