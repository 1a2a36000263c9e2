// The hospital being written down: its fields, what is missing, and the body that is sent.
import { joined } from '../../../../lib/format/index.ts';
import { noReceptionRule, type HospitalDetail, type HospitalDraft } from '@yijian/contract/hospitals';
import type { z } from 'zod';

export interface HospitalWork {
  readonly name: string;
  readonly enName: string;
  readonly aliases: string;
  readonly level: string;
  readonly type: string;
  readonly ownership: string;
  /** Province and city. */
  readonly place: readonly string[];
  readonly countyCode: string | null;
  readonly address: string;
  readonly telephone: string;
  readonly website: string;
  readonly beds: number | null;
  readonly yearlyOutpatients: number | null;
  readonly keyDepartments: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Set in a form of its own; here it stays as it was read. */
  readonly receptionRule: HospitalDetail['receptionRule'];
}

export function workOf(hospital: HospitalDetail | undefined): HospitalWork {
  const { provinceCode = null, cityCode = null } = hospital ?? {};
  return {
    name: hospital?.name ?? '',
    enName: hospital?.enName ?? '',
    aliases: joined(hospital?.aliases ?? []),
    level: hospital?.level ?? 'UNRATED',
    type: hospital?.type ?? 'GENERAL',
    ownership: hospital?.ownership ?? 'PUBLIC',
    place: provinceCode && cityCode ? [provinceCode, cityCode] : [],
    countyCode: hospital?.countyCode ?? null,
    address: hospital?.address ?? '',
    telephone: hospital?.telephone ?? '',
    website: hospital?.website ?? '',
    beds: hospital?.beds ?? null,
    yearlyOutpatients: hospital?.yearlyOutpatients ?? null,
    keyDepartments: joined(hospital?.keyDepartments ?? []),
    latitude: hospital?.latitude ?? null,
    longitude: hospital?.longitude ?? null,
    receptionRule: hospital?.receptionRule ?? noReceptionRule,
  };
}

const listOf = (text: string): string[] =>
  text
    .split(/[、，,;；\n]/)
    .map((one) => one.trim())
    .filter(Boolean);

/** A county belongs to the city it was read with; with another city it is left out. */
export function bodyOf(work: HospitalWork, hospital: HospitalDetail | undefined): z.input<typeof HospitalDraft> {
  const [provinceCode = '', cityCode = ''] = work.place;
  const {
    aliases,
    keyDepartments,
    place: _,
    countyCode,
    beds,
    yearlyOutpatients,
    latitude,
    longitude,
    ...plain
  } = work;
  return {
    ...plain,
    aliases: listOf(aliases),
    keyDepartments: listOf(keyDepartments),
    provinceCode,
    cityCode,
    ...(countyCode !== null && hospital?.cityCode === cityCode ? { countyCode } : {}),
    ...(beds === null ? {} : { beds }),
    ...(yearlyOutpatients === null ? {} : { yearlyOutpatients }),
    ...(latitude === null ? {} : { latitude }),
    ...(longitude === null ? {} : { longitude }),
  } as z.input<typeof HospitalDraft>;
}
