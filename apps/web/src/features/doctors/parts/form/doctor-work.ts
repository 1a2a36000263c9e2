// A new doctor being written down: its fields, what is compared while typing, and the body that is sent.
import type { LikelyQuery, NewDoctor } from '@yijian/contract/doctors';
import type { z } from 'zod';
import type { PickedHospital } from '../../../hospitals/index.ts';

export interface DoctorWork {
  readonly name: string;
  readonly enName: string;
  readonly sex: '' | 'MALE' | 'FEMALE';
  readonly hospital: PickedHospital | null;
  readonly departmentName: string;
  readonly titleCode: string;
  readonly administrativePosition: string;
  readonly doctorType: string;
  readonly phone: string;
  readonly email: string;
  readonly licenceNumber: string;
  readonly birthYear: number | null;
  readonly workingSince: number | null;
  readonly degreeTitle: string;
  readonly tier: 'A' | 'B' | 'C' | 'D';
  readonly professionalDirection: string;
  readonly own: boolean;
  readonly namesake: string;
  readonly reason: string;
}

export const noWork: DoctorWork = {
  name: '',
  enName: '',
  sex: '',
  hospital: null,
  departmentName: '',
  titleCode: '',
  administrativePosition: '',
  doctorType: '',
  phone: '',
  email: '',
  licenceNumber: '',
  birthYear: null,
  workingSince: null,
  degreeTitle: '',
  tier: 'D',
  professionalDirection: '',
  own: true,
  namesake: '',
  reason: '',
};

/** Empty fields are not sent. */
function given<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  ) as Partial<T>;
}

const WHOLE_PHONE = 11;
const WHOLE_LICENCE = 6;

/** What is known so far; numbers only once they are whole. Null while there is too little to compare. */
export function comparedOf(work: DoctorWork): LikelyQuery | null {
  const name = work.name.trim();
  if (name.length < 2) return null;
  const { sex, departmentName, titleCode, birthYear, workingSince } = work;
  const phone = work.phone.replace(/\D/g, '').length < WHOLE_PHONE ? '' : work.phone;
  const licenceNumber = work.licenceNumber.length < WHOLE_LICENCE ? '' : work.licenceNumber;
  const hospitalId = work.hospital?.id ?? '';
  return {
    name,
    ...given({ hospitalId, departmentName, sex, titleCode, birthYear, workingSince, phone, licenceNumber }),
  } as LikelyQuery;
}

export function bodyOf({ hospital, ...work }: DoctorWork): z.input<typeof NewDoctor> {
  return { own: work.own, ...given({ ...work, hospitalId: hospital?.id ?? '' }) } as z.input<typeof NewDoctor>;
}
