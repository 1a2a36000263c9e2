// The request being written: its values, what is wrong with them, and the body that is sent.
import type { RequestedFields, VerificationDetail, VerifiedField } from '@yijian/contract/verifications';
import type { PickedHospital } from '../../../hospitals/index.ts';

export interface RequestWork {
  readonly name: string;
  readonly hospital: PickedHospital | null;
  readonly department: string;
  /** Code of the title; empty when unknown. */
  readonly title: string;
  readonly licenceNumber: string;
  readonly note: string;
}

export const emptyWork: RequestWork = {
  name: '',
  hospital: null,
  department: '',
  title: '',
  licenceNumber: '',
  note: '',
};

export function workOf({ fields, note }: VerificationDetail): RequestWork {
  const of = (field: VerifiedField) => fields.find((one) => one.field === field)?.requested;
  const hospital = of('hospital');
  return {
    name: of('name')?.value ?? '',
    hospital: hospital === undefined ? null : { id: hospital.value, name: hospital.text, cityName: '' },
    department: of('department')?.value ?? '',
    title: of('title')?.value ?? '',
    licenceNumber: of('licenceNumber')?.value ?? '',
    note,
  };
}

export type Wrong = 'name' | 'department' | 'licenceNumber';

/** A masked number is one that was kept before. */
const licence = /^[0-9A-Za-z*-]{6,30}$/;

export function wrongIn(work: RequestWork): Wrong[] {
  const wrong: Wrong[] = [];
  if (work.name.trim() === '') wrong.push('name');
  if (work.department.trim() === '') wrong.push('department');
  if (work.licenceNumber !== '' && !licence.test(work.licenceNumber)) wrong.push('licenceNumber');
  return wrong;
}

export function fieldsOf(work: RequestWork): RequestedFields {
  return {
    name: work.name.trim(),
    department: work.department.trim(),
    ...(work.hospital === null ? {} : { hospital: work.hospital.id }),
    ...(work.title === '' ? {} : { title: work.title }),
    ...(work.licenceNumber === '' ? {} : { licenceNumber: work.licenceNumber.trim() }),
  };
}
