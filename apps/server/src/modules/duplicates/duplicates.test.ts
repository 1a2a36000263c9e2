// Merging and undoing through the calls: byte for byte, one winner, the way from the old id, refusals (product 3.2).
import { doctorEndpoints, doctorKeepingEndpoints } from '@yijian/contract/doctors';
import { duplicateEndpoints as calls } from '@yijian/contract/duplicates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { nameOfLines } from './merging/line-names.policy.ts';
import { plantEverywhere, snapshot } from '../../../../../tools/testing/duplicates/references.ts';
import { moveWeeksToToday } from '../../../../../tools/testing/figures/doctor-figures.ts';

let app: TestApp;
let steward: Caller;
let rep: Caller;

beforeAll(async () => {
  app = await startTestApp();
  await moveWeeksToToday(app);
  steward = await app.as('su.zhen');
  rep = await app.as('chen.yizhou');
});
afterAll(() => app.close());

let taken = 0;
/** Two doctors nobody else in this file touches: looked after, followed and visited. */
async function twoDoctors(): Promise<[string, string]> {
  const rows = await app.owner<{ id: string }[]>`
    select d.id from doctors d join doctor_owners o on o.enterprise_id = d.enterprise_id and o.doctor_id = d.id
    join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id and u.login = 'chen.yizhou'
    where d.enterprise_id = 1 order by d.id desc offset ${taken} limit 2`;
  taken += 2;
  return [rows[0]!.id, rows[1]!.id];
}

/** The same colleague sees both: only one of the two shares may live. */
const share = (ids: readonly string[]) => app.owner`
  insert into record_shares (enterprise_id, resource, record_id, user_id, shared_by, until)
  select 1, 'doctor', d.id, u.id, u.id, now() + interval '9 days' from users u, unnest(${ids as string[]}::bigint[]) d(id)
  where u.enterprise_id = 1 and u.login = 'qi.wangshu'`;

const preview = async (survivorId: string, loserId: string, choices = {}) => {
  const answer = await steward.call(calls.preview, { body: { survivorId, loserId, choices } });
  expect(answer.body.code, answer.body.message).toBe(200);
  return answer.body.result;
};
const merge = async (survivorId: string, loserId: string, choices = {}, who = steward) => {
  const { stamp } = await preview(survivorId, loserId, choices);
  return who.call(calls.merge, { body: { survivorId, loserId, choices, stamp, note: '同一人' } });
};
const unmerge = (id: string) => steward.call(calls.unmerge, { params: { id }, body: { note: '查实为两人' } });

describe('merge and unmerge', () => {
  it('3.2 an unmerge restores both doctors and every line that referred to them byte for byte', async () => {
    const [survivor, loser] = await twoDoctors();
    const planted = await plantEverywhere(app.owner, survivor, loser);
    expect(planted).toEqual(
      expect.arrayContaining([
        'consents',
        'doctor_follows',
        'interactions',
        'tasks',
        'verification_requests',
        'visits',
      ]),
    );
    await share([survivor, loser]);
    const before = await snapshot(app.owner, [survivor, loser]);
    const { lines } = await preview(survivor, loser);
    const merged = await merge(survivor, loser, { phone: 'LOSER', name: 'LOSER', workplace: 'LOSER' });
    expect(merged.body.code, merged.body.message).toBe(200);
    const between = await snapshot(app.owner, [survivor, loser]);
    expect(between).not.toEqual(before);
    const [{ moved }] = await app.owner<[{ moved: Record<string, { moved: number; taken: number }> }]>`
      select moved from duplicate_merges where enterprise_id = 1 and id = ${merged.body.result.mergeId}`;
    for (const { table, ...plan } of lines) expect({ table, ...plan }).toMatchObject({ table, ...moved[table] });
    const undone = await unmerge(merged.body.result.mergeId);
    expect(undone.body.result).toEqual({ survivorId: survivor, restoredId: loser, kept: 0 });
    expect(await snapshot(app.owner, [survivor, loser])).toEqual(before);
  });

  it('3.2 nothing names the doctor that went, its numbers wait sealed, and the old id shows the way', async () => {
    const [survivor, loser] = await twoDoctors();
    await merge(survivor, loser);
    for (const who of [steward, rep]) {
      const found = await who.call(doctorEndpoints.find, { params: { id: loser } });
      expect(found.body.result).toMatchObject({ id: survivor, mergedFrom: loser });
    }
    const [kept] = await app.owner<[{ doctors: number; numbers: number }]>`
      select (select count(*)::int from doctors where enterprise_id = 1 and id = ${loser}) as doctors,
        (select count(*)::int from personal_values where enterprise_id = 1 and table_name = 'doctors' and row_id = ${loser}) as numbers`;
    expect(kept.doctors).toBe(0);
    expect(kept.numbers).toBeGreaterThan(0);
    const other = await (await app.as('tang.ke', 'kanglan')).call(doctorEndpoints.find, { params: { id: loser } });
    expect(other.status).toBe(404);
  });

  it('3.2 of two people who merge the same pair at once one wins and the other is told who', async () => {
    const [survivor, loser] = await twoDoctors();
    const admin = await app.as('admin');
    const { stamp } = await preview(survivor, loser);
    const body = { survivorId: survivor, loserId: loser, stamp, choices: {}, note: '' };
    const answers = await Promise.all([steward, admin].map((who) => who.call(calls.merge, { body })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body.error).toBe('duplicates.mergedAlready');
    expect(refused.body.fields).toEqual([{ field: 'survivorId', message: survivor }]);
  });

  it('3.2 a preview that is out of date, a doctor twice and a stranger are refused', async () => {
    const [survivor, loser] = await twoDoctors();
    const { stamp } = await preview(survivor, loser);
    await app.owner`update doctors set tier = case tier when 'A' then 'B' else 'A' end where enterprise_id = 1 and id = ${loser}`;
    const body = { survivorId: survivor, loserId: loser, stamp, choices: {}, note: '' };
    expect((await steward.call(calls.merge, { body })).body.error).toBe('duplicates.changedMeanwhile');
    expect((await steward.call(calls.merge, { body: { ...body, loserId: survivor } })).body.error).toBe(
      'duplicates.samePerson',
    );
    const foreign = await app.owner<
      { id: string }[]
    >`select id from doctors where enterprise_id = 2 order by id limit 1`;
    const strange = await steward.call(calls.merge, { body: { ...body, loserId: foreign[0]!.id } });
    const unknown = await steward.call(calls.merge, { body: { ...body, loserId: '999999999' } });
    expect([strange.status, strange.body.error]).toEqual([404, 'duplicates.notFound']);
    expect({ ...strange.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect((await rep.call(calls.merge, { body })).status).toBe(403);
  });

  it('3.2 what changed since stays changed, and a later merge is undone first', async () => {
    const [first, second] = await twoDoctors();
    const [third] = await twoDoctors();
    const one = (await merge(first, second)).body.result.mergeId;
    const two = (await merge(first, third)).body.result.mergeId;
    expect((await unmerge(one)).body.error).toBe('duplicates.laterMerge');
    expect((await unmerge(two)).status).toBe(200);
    const late = (await unmerge(two)).body;
    expect([late.error, late.message]).toEqual([
      'duplicates.undoneAlready',
      expect.stringMatching(/^这次合并已经撤销（苏臻，.+）$/),
    ]);
    await app.owner`update doctors set indication = '之后改写' where enterprise_id = 1 and id = ${first}`;
    await app.owner`delete from doctor_owners where enterprise_id = 1 and doctor_id = ${first}`;
    const undone = await unmerge(one);
    expect(undone.body.result).toMatchObject({ restoredId: second });
    const [row] = await app.owner<
      [{ indication: string }]
    >`select indication from doctors where enterprise_id = 1 and id = ${first}`;
    expect(row.indication).toBe('之后改写');
  });

  it('3.2 two open requests of one kind stand in the way, and the refusal says which', async () => {
    const [survivor, loser] = await twoDoctors();
    for (const id of [survivor, loser])
      await app.owner`
        insert into verification_requests (enterprise_id, doctor_id, state, requester_id, submitted_at)
        select 1, ${id}, 'SUBMITTED', u.id, now() from users u where u.enterprise_id = 1 and u.login = 'chen.yizhou'`;
    await app.owner`
      insert into verification_fields (enterprise_id, request_id, field, requested, is_changed)
      select 1, r.id, 'department', 'x', true from verification_requests r where r.enterprise_id = 1 and r.doctor_id = any(${[survivor, loser]}::bigint[])`;
    const { lines } = await preview(survivor, loser);
    expect(lines.find(({ table }) => table === 'verification_requests')).toMatchObject({ blocked: 1 });
    const answer = await merge(survivor, loser);
    expect([answer.status, answer.body.error]).toEqual([409, 'duplicates.blocked']);
    expect(answer.body.message).toContain('医生核验申请');
  });
});

describe('what survives', () => {
  it('3.2 says for every field whose value survives and why, and the steward may want otherwise', async () => {
    const [survivor, loser] = await twoDoctors();
    await app.owner`
      update doctors set is_verified = id = ${loser}, resume = case when id = ${loser} then repeat('长', 90) else '短' end,
        tier = case when id = ${loser} then 'A' else 'C' end, email = case when id = ${loser} then 'kept@hospital.example' end
      where enterprise_id = 1 and id = any(${[survivor, loser]}::bigint[])`;
    const { fields, staysVerified } = await preview(survivor, loser);
    const of = (name: string) => fields.find(({ field }) => field === name)!;
    expect([of('name'), of('resume'), of('tier'), of('email')].map(({ from, why }) => [from, why])).toEqual([
      ['LOSER', 'VERIFIED'],
      ['LOSER', 'FULLER'],
      ['LOSER', 'HIGHER'],
      ['LOSER', 'ONLY_ONE'],
    ]);
    expect(of('email').loser).toBe('k***@hospital.example');
    expect(JSON.stringify(fields)).not.toMatch(/\d{11}/);
    expect(staysVerified).toBe(true);
    const otherwise = await preview(survivor, loser, { name: 'SURVIVOR' });
    expect(otherwise.fields[0]).toMatchObject({ field: 'name', from: 'SURVIVOR', why: 'CHOSEN' });
    expect(otherwise.staysVerified).toBe(false);
  });
});

describe('new doctors', () => {
  it('3.2 a new doctor like one who is there needs a reason, and the pair waits for a steward', async () => {
    const [known] = await app.owner<
      [{ id: string; name: string; hospitalId: string; departmentName: string; birthYear: number; sex: 'MALE' }]
    >`
      select d.id, d.name, d.hospital_id as "hospitalId", d.department_name as "departmentName", d.birth_year as "birthYear", d.sex from doctors d
      join doctor_owners o on o.enterprise_id = d.enterprise_id and o.doctor_id = d.id join users u on u.id = o.user_id and u.login = 'chen.yizhou'
      where d.enterprise_id = 1 order by d.id limit 1`;
    const { id, ...typed } = known;
    const likely = await rep.call(doctorKeepingEndpoints.findLikely, { body: typed });
    expect(likely.body.result.doctors[0]).toMatchObject({ id, verdicts: { name: 'SAME', hospital: 'SAME' } });
    const body = { ...typed, departmentName: '疼痛门诊' };
    const refused = await rep.call(doctorKeepingEndpoints.add, { body });
    expect([refused.status, refused.body.error]).toEqual([409, 'doctors.likelyThere']);
    expect(refused.body.fields).toContainEqual({ field: 'doctorId', message: id });
    const kept = await rep.call(doctorKeepingEndpoints.add, { body: { ...body, reason: '同名同姓，已电话核实' } });
    expect(kept.status, kept.body.message).toBe(200);
    await expect
      .poll(
        async () => {
          const query = { doctorId: kept.body.result.id };
          return (await steward.call(calls.list, { query })).body.result.content.map((pair) => pair.note);
        },
        { timeout: 15_000 },
      )
      .toContain('同名同姓，已电话核实');
  });
});

it('3.2 a pair names the departments in the language of the reader, and what is written otherwise beside it', async () => {
  const known = await app.owner<{ id: string; zh: string; en: string }[]>`
    select d.id::text, d.department_name as zh,
      s.en_name || case when s.name = d.department_name then '' else ' (' || d.department_name || ')' end as en from doctors d
    join standard_departments s on s.code = d.department_code where d.enterprise_id = 1`;
  const names = new Map(known.map((one) => [one.id, one]));
  for (const language of ['zh', 'en'] as const) {
    const answer = await steward.call(calls.list, { query: { size: 50 } }, { 'accept-language': language });
    const sides = answer.body.result.content
      .flatMap(({ left, right }) => [left, right])
      .filter(({ id }) => names.has(id));
    expect(sides.length).toBeGreaterThan(0);
    for (const { id, department } of sides) expect(department).toBe(names.get(id)![language]);
  }
});

it('3.2 whatever a merge moves or takes has a name in both languages', async () => {
  const tables = await app.owner<{ name: string }[]>`
    select distinct table_name as name from app.references_to('doctors') where kind <> 'LEFT' and table_name not like 'duplicate\\_%'`;
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['visits', 'kol_facts', 'scholars']));
  expect(tables.filter(({ name }) => [nameOfLines(name, 'zh'), nameOfLines(name, 'en')].includes(name))).toEqual([]);
});
