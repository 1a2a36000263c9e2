// Who writes in the demo: doctors with academic work, and scholars outside our lists, in communities of speciality and city.
import type { Transaction } from '../../reference/index.ts';
import { spellPerson } from '../../reference/index.ts';
import { personName } from '../people/names.ts';
import type { Random } from '../random.ts';
import { renownOf } from './academic-doctors.ts';
import { specialityOf, specialities, type Speciality } from './paper-texts.ts';

export interface DoctorWriter {
  readonly id: string;
  readonly name: string;
  readonly enName: string;
  readonly pinyin: string;
  readonly hospital: string;
  readonly enHospital: string;
  readonly city: string;
  readonly provinceCode: string | null;
  readonly tier: string;
  /** 0 chief to 2 attending. */
  readonly rank: number;
  readonly hospitalLevel: string;
  readonly workingSince: number;
  readonly direction: string;
  readonly indication: string;
}

/** Doctors of the hero's neighbourhood and the leading ones elsewhere. */
export async function selectWriters(tx: Transaction, hero: string, most: number): Promise<DoctorWriter[]> {
  return tx<DoctorWriter[]>`
    select d.id::text, d.name, d.en_name as "enName", d.pinyin, h.name as hospital, coalesce(nullif(h.en_name, ''), h.name) as "enHospital",
      coalesce(d.city_code, '') as city, d.province_code as "provinceCode", d.tier, d.hospital_level as "hospitalLevel",
      array_position(array['CHIEF_PHYSICIAN', 'ASSOCIATE_CHIEF_PHYSICIAN', 'ATTENDING_PHYSICIAN'], d.title_code) - 1 as rank,
      coalesce(d.working_since, 2000) as "workingSince", d.professional_direction as direction, d.indication
    from doctors d
    join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    left join (select o.doctor_id from doctor_owners o join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
      where o.enterprise_id = app.enterprise_id() and u.login = ${hero}) own on own.doctor_id = d.id
    where d.enterprise_id = app.enterprise_id() and d.is_enabled and d.title_code in ('CHIEF_PHYSICIAN', 'ASSOCIATE_CHIEF_PHYSICIAN', 'ATTENDING_PHYSICIAN')
      and (own.doctor_id is not null or d.tier = 'A')
    order by (own.doctor_id is not null and d.tier in ('A', 'B')) desc, d.tier, own.doctor_id is null, d.id
    limit ${most}`;
}

export interface Writer {
  readonly doctor: DoctorWriter | undefined;
  /** As papers name the person. */
  readonly name: string;
  readonly nameKey: string;
  readonly institution: string;
  readonly country: string;
  readonly provinceCode: string | null;
  readonly speciality: Speciality;
  readonly city: string;
  readonly since: number;
  /** How much the person writes. */
  readonly drive: number;
}

export const doctorWriter = (random: Random, doctor: DoctorWriter): Writer => ({
  doctor,
  name: doctor.enName || doctor.pinyin,
  nameKey: keyOf(doctor.enName || doctor.pinyin),
  institution: doctor.enHospital,
  country: 'CN',
  provinceCode: doctor.provinceCode,
  speciality: specialityOf(`${doctor.direction.split('、')[0] ?? ''} ${doctor.indication}`),
  city: doctor.city,
  since: doctor.workingSince - 2,
  drive: 3.2 * renownOf(doctor) * (0.25 + random.next() ** 2 * 2.4),
});

const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .match(/[a-z]+/g)!
    .toSorted()
    .join(' ');

const schools = [
  'Yunchuan University',
  'Jianglan Medical University',
  'Linxi Medical College',
  'Nanyu University',
  'Chenghu Medical University',
];
const abroad = [
  ['US', 'Lakeport University'],
  ['JP', 'Minato Medical University'],
  ['GB', 'Ashford Hospital Trust'],
  ['DE', 'University of Waldheim'],
] as const;
const foreign = [
  'Anna Whitfield',
  'Kenji Morita',
  'Lukas Brandt',
  'Sofia Marchetti',
  'David Okafor',
  'Emily Hartley',
  'Haruto Ishida',
  'Clara Vogel',
];

/** Scholars who are no doctors of ours, by city and speciality like those they write with. */
export function outsideWriter(random: Random, cities: readonly string[]): Writer {
  const speciality = random.pick(specialities);
  const drive = 0.2 + random.next() ** 3 * 1.6;
  const since = random.between(1995, 2016);
  if (random.chance(0.08)) {
    const [country, institution] = random.pick(abroad);
    const name = `${random.pick(foreign)} ${'ABCDEFGHKLMNPRSTW'[random.between(0, 16)]!}.`;
    return {
      doctor: undefined,
      name,
      nameKey: keyOf(name),
      institution,
      country,
      provinceCode: null,
      speciality,
      city: country,
      since,
      drive,
    };
  }
  const { family, given } = personName(random);
  const { syllables } = spellPerson(family, given);
  const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
  const name = `${capital(syllables.slice(family.length).join(''))} ${capital(syllables.slice(0, family.length).join(''))}`;
  return {
    doctor: undefined,
    name,
    nameKey: keyOf(name),
    institution: random.pick(schools),
    country: 'CN',
    provinceCode: null,
    speciality,
    city: random.pick(cities),
    since,
    drive,
  };
}
