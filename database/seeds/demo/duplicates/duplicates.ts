// Doctors who may be one: true duplicates, near misses, a pair called two people, a merge that can be undone (product 3.2).
import {
  insertPairsOf,
  mergePair,
  previewMerge,
  rejectPair,
} from '../../../../apps/server/src/modules/duplicates/index.ts';
import { spellPerson } from '../../../../apps/server/src/modules/hospitals/index.ts';
import { upsertPersonal, type Vault } from '../../../../apps/server/src/platform/secrets/index.ts';
import type { Transaction } from '../../reference/index.ts';
import { addDays, momentOf } from '../days.ts';
import { storeHospitalDuplicates } from './hospitals.ts';
import { doctorPhone } from '../people/numbers.ts';

type Context = Parameters<typeof mergePair>[0];

interface Desk {
  readonly enterpriseId: string;
  readonly today: string;
  readonly vault: Vault;
}

interface Twin {
  /** Someone who is visited. */
  readonly id: string;
  readonly name: string;
  /** A doctor of the same hospital nobody looks after, who becomes the other one's double. */
  readonly otherId: string;
}

/** How the double differs; `decision` is what a steward said of it. */
interface Case {
  readonly written: (name: string, taken: ReadonlySet<string>) => string;
  readonly sameDepartment?: boolean;
  readonly samePhone?: boolean;
  readonly unlikeInYears?: number;
  readonly decision?: 'REJECT' | 'MERGE';
}

const asIs = (name: string): string => name;
/** With another last character, the first of these that makes a name nobody else of the hospital has. */
const endedAs =
  (...characters: readonly string[]): Case['written'] =>
  (name, taken) =>
    characters.map((one) => name.slice(0, -1) + one).find((written) => !taken.has(written))!;
/** Sounds alike, as far as these characters go; else a slip of one character. */
const alike: Readonly<Record<string, string>> = {
  明: '铭',
  静: '婧',
  文: '雯',
  宁: '凝',
  清: '青',
  远: '原',
  安: '桉',
  然: '燃',
  华: '骅',
};
const misheard: Case['written'] = (name, taken) => endedAs(alike[name.at(-1)!] ?? '溪', '汐', '曦', '熹')(name, taken);

const cases: readonly Case[] = [
  { written: asIs, samePhone: true },
  { written: misheard, sameDepartment: true },
  { written: asIs },
  { written: endedAs('岚', '岑', '峦', '崧'), sameDepartment: true },
  { written: asIs, samePhone: true, unlikeInYears: 1 },
  { written: misheard, sameDepartment: true, samePhone: true },
  // Two people of one name, far apart in age: not shown.
  { written: asIs, unlikeInYears: 19 },
  { written: asIs, decision: 'REJECT' },
  { written: misheard, sameDepartment: true, decision: 'REJECT' },
  { written: asIs, sameDepartment: false, samePhone: true, decision: 'MERGE' },
];

export async function storeDuplicates(tx: Transaction, desk: Desk): Promise<void> {
  const twins: Twin[] = [];
  for (const [at, twin] of (await twinsOf(tx, cases.length)).entries())
    twins.push(cases[at]!.decision === 'MERGE' ? { ...twin, otherId: await cloneOf(tx, twin.otherId) } : twin);
  for (const [at, twin] of twins.entries()) await double(tx, desk, { twin, one: cases[at]! });
  const context = await stewardOf(tx, desk);
  for (const { id } of twins) await insertPairsOf(tx, id, 65);
  const night = new Date(momentOf(addDays(desk.today, -1), 260));
  await storeHospitalDuplicates(tx, { steward: context, night });
  await tx`update duplicate_pairs set found_at = ${night} where enterprise_id = app.enterprise_id()`;
  for (const [at, twin] of twins.entries()) await decide(context, { twin, one: cases[at]! });
  await tx`
    insert into duplicate_scans (state, requested_at, started_at, finished_at, doctors, done, total, found)
    select 'DONE', ${night}, ${night}, ${new Date(night.getTime() + 2_400)}, (select count(*) from doctors where enterprise_id = app.enterprise_id()), 1, 1,
      (select count(*) from duplicate_pairs where enterprise_id = app.enterprise_id())`;
  await tx`update doctor_redirects set at = ${night} where enterprise_id = app.enterprise_id()`;
  await tx`update duplicate_rejections set rejected_at = ${night} where enterprise_id = app.enterprise_id()`;
  await tx`update hospital_redirects set at = ${night} where enterprise_id = app.enterprise_id()`;
  await tx`update duplicate_hospital_rejections set rejected_at = ${night} where enterprise_id = app.enterprise_id()`;
  await tx`delete from outbox_events where topic = 'doctors.merged'`;
}

/** One of each hospital, so that no two cases meet. */
async function twinsOf(tx: Transaction, count: number): Promise<Twin[]> {
  return tx<Twin[]>`
    select a.id::text, a.name, b.id::text as "otherId"
    from (select distinct on (hospital_id) hospital_id, id, name from doctors
      where enterprise_id = app.enterprise_id() and last_visit_at is not null and char_length(name) = 3 order by hospital_id, id desc) a
    join lateral (select d.id from doctors d where d.enterprise_id = app.enterprise_id() and d.hospital_id = a.hospital_id and d.id <> a.id
      and d.last_visit_at is null and not exists (select from doctor_owners o where o.enterprise_id = d.enterprise_id and o.doctor_id = d.id)
      order by d.id desc limit 1) b on true
    order by a.hospital_id limit ${count}`;
}

/** A doctor more, so that a merge takes none of those the demo counts on. */
async function cloneOf(tx: Transaction, id: string): Promise<string> {
  const [row] = await tx<[{ id: string }]>`
    insert into doctors (name, pinyin, initials, hospital_id, department_name, department_code, province_code, city_code, hospital_level, tier, has_sales, source, created_at, updated_at)
    select name, pinyin, initials, hospital_id, department_name || '二区', department_code, province_code, city_code, hospital_level, tier, has_sales, 'DEMO', created_at, updated_at
    from doctors where enterprise_id = app.enterprise_id() and id = ${id} returning id::text`;
  return row.id;
}

/** The names of all who work in the same hospital as the doctor. */
async function namesBeside(tx: Transaction, doctorId: string): Promise<Set<string>> {
  const rows = await tx<{ name: string }[]>`
    select d.name from doctors d join doctors one on one.enterprise_id = d.enterprise_id and one.hospital_id = d.hospital_id
    where one.enterprise_id = app.enterprise_id() and one.id = ${doctorId}`;
  return new Set(rows.map(({ name }) => name));
}

async function double(
  tx: Transaction,
  { enterpriseId, vault }: Desk,
  { twin, one }: { twin: Twin; one: Case },
): Promise<void> {
  const name = one.written(twin.name, await namesBeside(tx, twin.otherId));
  const { pinyin, initials } = spellPerson(name);
  const [row] = await tx<[{ masked: string }]>`
    update doctors d set name = ${name}, en_name = case when ${name === twin.name} then a.en_name else '' end, pinyin = ${pinyin}, initials = ${initials},
      sex = a.sex, birth_year = a.birth_year - ${one.unlikeInYears ?? 0}, working_since = a.working_since - ${one.unlikeInYears ?? 0},
      title_code = a.title_code, doctor_type = a.doctor_type, email = null, resume = '', is_verified = false,
      department_name = case when ${one.sameDepartment === true} then a.department_name else d.department_name || '门诊' end,
      department_code = case when ${one.sameDepartment === true} then a.department_code else d.department_code end
    from doctors a where a.enterprise_id = d.enterprise_id and a.id = ${twin.id} and d.enterprise_id = app.enterprise_id() and d.id = ${twin.otherId}
    returning coalesce(a.masked_phone, '') as masked`;
  if (one.samePhone !== true) return;
  const [whole] = await tx<[{ index: number }]>`
    select (substr(code, 2)::int - 1) as index from doctors where enterprise_id = app.enterprise_id() and id = ${twin.id}`;
  const set = { enterpriseId, table: 'doctors', field: 'PHONE' } as const;
  await upsertPersonal(tx, vault, set, [{ rowId: twin.otherId, value: doctorPhone(whole.index) }]);
  await tx`update doctors set masked_phone = ${row.masked} where enterprise_id = app.enterprise_id() and id = ${twin.otherId}`;
}

async function decide(context: Context, { twin, one }: { twin: Twin; one: Case }): Promise<void> {
  if (one.decision === 'REJECT')
    await rejectPair(context, { leftId: twin.id, rightId: twin.otherId, note: '已电话核实，同院两位医生' });
  if (one.decision !== 'MERGE') return;
  const plan = { survivorId: twin.id, loserId: twin.otherId, choices: {} };
  const { stamp } = await previewMerge(context, plan);
  await mergePair(context, { ...plan, stamp, note: '同一手机号，名片与门诊排班一致' });
}

/** The part of a steward's context that these steps look at. */
async function stewardOf(tx: Transaction, desk: Desk): Promise<Context> {
  const [steward] = await tx<[{ id: string; login: string }]>`
    select u.id::text, u.login from users u where u.enterprise_id = app.enterprise_id() and exists (select from user_roles ur
      join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id
      where ur.enterprise_id = u.enterprise_id and ur.user_id = u.id and r.code in ('STEW', 'admin')) order by u.login = 'admin', u.id limit 1`;
  const rights = {
    dataRange: 'ALL',
    dataRanges: ['ALL'],
    teamOrganizationIds: [],
    regionCodes: [],
    fieldRules: new Map(),
  };
  const shares = { doctor: [], hospital: [], visit: [] };
  return {
    sql: tx,
    enterprise: { id: desk.enterpriseId },
    user: { ...steward, ...rights, shares },
    language: 'zh',
    clock: { now: () => new Date(momentOf(addDays(desk.today, -1), 640)) },
    vault: desk.vault,
  } as unknown as Context;
}
