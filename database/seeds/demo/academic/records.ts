// What public sources tell of the demo's doctors beside papers, and a few errors readers reported (specification 2.5).
import type { Transaction } from '../../reference/index.ts';
import { addDays, momentOf } from '../days.ts';
import { type Copied, copyRows, line } from '../load/copy.ts';
import { random, type Random } from '../random.ts';
import { academicDoctors, type AcademicDoctor } from './academic-doctors.ts';
import { meetingPosts } from './record-words.ts';
import { recordsOf, type RecordSeed } from './record-rows.ts';
import { planSubjects, type Subject } from './subjects.ts';

const columns = [
  'doctor_id',
  'kind',
  'title',
  'role',
  'institution',
  'url',
  'starts_on',
  'ends_on',
  'cited_count',
  'details',
  'subject_key',
  'other_doctor_id',
  'source',
  'source_url',
  'source_updated_at',
  'confidence',
  'state',
  'reason',
];

/** Everything is dated relative to `today`; `hero` is the login whose doctors come first. */
export async function copyAcademicRecords(
  tx: Transaction,
  { realm, hero, today }: { realm: string; hero: string; today: string },
): Promise<Copied> {
  const doctors = await academicDoctors(tx, hero);
  const copied = await copyRows(tx, 'academic_records', columns, lines(doctors, realm, today));
  await storeReports(tx, hero, today);
  return copied;
}

function* lines(doctors: readonly AcademicDoctor[], realm: string, today: string): Generator<string> {
  const randomly = random(realm, 'academic records');
  const shared = new Map<number, RecordSeed[]>();
  const give = (doctor: AcademicDoctor, seed: RecordSeed): void => {
    const list = shared.get(doctor.id) ?? [];
    shared.set(doctor.id, [...list, seed]);
  };
  for (const subject of planSubjects(doctors, randomly, today))
    for (const [at, member] of subject.members.entries()) give(member, partIn(subject, at, member, randomly));
  for (const [doctor, mentor] of mentors(doctors, randomly))
    give(doctor, {
      kind: 'MENTOR',
      title: mentor.name,
      role: '导师',
      institution: mentor.hospital,
      otherDoctorId: mentor.id,
      source: 'HOSPITAL_SITE',
    });
  for (const doctor of doctors) {
    const seeds = [...recordsOf({ doctor, random: randomly, today }), ...(shared.get(doctor.id) ?? [])];
    for (const seed of seeds) yield lineOf(doctor, seed, randomly, today);
  }
}

function partIn(subject: Subject, at: number, doctor: AcademicDoctor, randomly: Random): RecordSeed {
  const { kind, key, title, day, number } = subject;
  const common = { kind, title, startsOn: day, subjectKey: key, path: key.replace(':', '/') };
  if (kind === 'RESEARCH') {
    const role = at === 0 ? '主要研究者' : randomly.pick(['分中心研究者', '分中心研究者', '协作研究者']);
    return {
      ...common,
      role,
      institution: doctor.hospital,
      details: { disease: subject.disease, scope: subject.scope },
      source: 'CHICTR',
    };
  }
  if (kind === 'GUIDE')
    return {
      ...common,
      role: at === 0 ? '执笔专家' : '共识专家',
      institution: subject.place,
      citedCount: number,
      source: 'JOURNAL_SITE',
    };
  const role = meetingPosts[Math.min(at, randomly.between(1, meetingPosts.length - 1))]!;
  return {
    ...common,
    role,
    institution: doctor.hospital,
    details: { address: subject.place },
    source: 'CONGRESS_SITE',
  };
}

/** A younger doctor of the same city and speciality learned from a leading one. */
function mentors(doctors: readonly AcademicDoctor[], randomly: Random): [AcademicDoctor, AcademicDoctor][] {
  const circles = Map.groupBy(doctors, (doctor) => `${doctor.city}/${doctor.specialty}`);
  return doctors.flatMap((doctor) => {
    const teachers = circles
      .get(`${doctor.city}/${doctor.specialty}`)!
      .filter((one) => one.rank === 0 && one.workingSince + 8 < doctor.workingSince);
    if (teachers.length === 0 || !randomly.chance(0.4)) return [];
    return [[doctor, randomly.pick(teachers.slice(0, 4))] as [AcademicDoctor, AcademicDoctor]];
  });
}

function lineOf(doctor: AcademicDoctor, seed: RecordSeed, randomly: Random, today: string): string {
  const draw = randomly.next();
  const state = draw < 0.8 ? 'CONFIRMED' : draw < 0.98 ? 'SUGGESTED' : 'REJECTED';
  const confidence = state === 'CONFIRMED' ? 0.86 + 0.14 * randomly.next() : 0.45 + 0.4 * randomly.next();
  const host = `https://${seed.source.toLowerCase().replaceAll('_', '-')}.example`;
  const read = new Date(momentOf(addDays(today, -randomly.between(3, 40)), 300));
  return line(
    doctor.id,
    seed.kind,
    seed.title,
    seed.role ?? '',
    seed.institution ?? '',
    seed.path === undefined ? '' : encodeURI(`${host}/${seed.path}`),
    seed.startsOn ?? null,
    seed.endsOn ?? null,
    seed.citedCount ?? null,
    JSON.stringify(seed.details ?? {}),
    seed.subjectKey ?? null,
    seed.otherDoctorId ?? null,
    seed.source,
    host,
    read,
    Math.round(confidence * 100) / 100,
    state,
    state === 'REJECTED' ? '同名医生，并非本人' : '',
  );
}

/** Two reports that wait for the steward. */
async function storeReports(tx: Transaction, hero: string, today: string): Promise<void> {
  await tx`
    insert into academic_record_corrections (doctor_id, field, record_id, correction, reported_by, reported_at)
    select x.doctor_id, x.field, x.record_id, x.correction, x.user_id, ${today}::timestamp at time zone 'Asia/Shanghai' + x.age
    from (
      select a.doctor_id, 'record' as field, a.id as record_id, '该任职已于今年届满' as correction, u.id as user_id, interval '-45 hours' as age
      from academic_records a join doctor_owners o on o.enterprise_id = a.enterprise_id and o.doctor_id = a.doctor_id
      join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
      where a.enterprise_id = app.enterprise_id() and u.login = ${hero} and a.kind = 'SOCIETY'
      order by a.doctor_id, a.id limit 1
    ) x
    union all
    select o.doctor_id, 'department', null, '已调至睡眠医学科', u.id, ${today}::timestamp at time zone 'Asia/Shanghai' - interval '5 hours'
    from doctor_owners o join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
    where o.enterprise_id = app.enterprise_id() and u.login = ${hero}
      and o.doctor_id = (select min(p.doctor_id) from doctor_owners p where p.enterprise_id = o.enterprise_id and p.user_id = u.id)`;
}
