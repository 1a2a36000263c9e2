// Duplicate hospitals through the calls: found at once, merged, taken back, refused (product 3.2).
import { duplicateEndpoints, hospitalDuplicateEndpoints as calls } from '@yijian/contract/duplicates';
import { hospitalEndpoints } from '@yijian/contract/hospitals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { snapshot } from '../../../../../../tools/testing/duplicates/references.ts';
import { nameOfLines } from '../merging/line-names.policy.ts';

let app: TestApp;
let steward: Caller;

beforeAll(async () => {
  app = await startTestApp();
  steward = await app.as('su.zhen');
});
afterAll(() => app.close());

const place = { provinceCode: '330000', cityCode: '330100', countyCode: '330106', address: '文二西路 18 号' };

async function add(name: string, more: object = {}): Promise<string> {
  const added = await steward.call(hospitalEndpoints.add, { body: { ...place, name, ...more } });
  expect(added.status, added.body.message).toBe(200);
  return added.body.result.id;
}
const pairsOf = async (hospitalId: string, box: 'OPEN' | 'REJECTED' = 'OPEN') =>
  (await steward.call(calls.listHospitals, { query: { box, hospitalId } })).body.result.content;
const preview = async (survivorId: string, loserId: string, choices = {}) => {
  const answer = await steward.call(calls.previewHospitals, { body: { survivorId, loserId, choices } });
  expect(answer.body.code, answer.body.message).toBe(200);
  return answer.body.result;
};
const merge = async (survivorId: string, loserId: string, choices = {}) => {
  const { stamp } = await preview(survivorId, loserId, choices);
  return steward.call(calls.mergeHospitals, { body: { survivorId, loserId, choices, stamp, note: '同一家' } });
};
const unmerge = (id: string) => steward.call(calls.unmergeHospitals, { params: { id }, body: { note: '查实为两家' } });
async function search(): Promise<void> {
  const { body } = await steward.call(duplicateEndpoints.startScan, { body: {} });
  const last = async () => (await steward.call(duplicateEndpoints.lastScan)).body.result.scan;
  await expect.poll(async () => (await last())?.state, { timeout: 30_000 }).toBe('DONE');
  expect((await last())?.id).toBe(body.result.id);
}
const addDoctor = async (hospitalId: string, name: string): Promise<string> => {
  const [row] = await app.owner<[{ id: string }]>`
    insert into doctors (enterprise_id, name, pinyin, initials, hospital_id, department_name, department_code, province_code, city_code, hospital_level, tier)
    select 1, ${name}, 'ceshi', 'cs', h.id, '神经内科', '03.03', h.province_code, h.city_code, h.level, 'B'
    from hospitals h where h.enterprise_id = 1 and h.id = ${hospitalId} returning id::text`;
  return row.id;
};
const countOf = async (id: string): Promise<number> =>
  (await app.owner<[{ n: number }]>`select doctor_count as n from hospitals where enterprise_id = 1 and id = ${id}`)[0]
    .n;

describe('pairs', () => {
  it('3.2 a hospital that is added is compared at once, and the pair says why', async () => {
    const one = await add('杭州市湖墅康复医院');
    const other = await add('湖墅康复医院');
    await expect.poll(async () => (await pairsOf(one)).length).toBe(1);
    const [pair] = await pairsOf(other);
    expect(pair).toMatchObject({
      left: { id: one, name: '杭州市湖墅康复医院', doctorCount: 0 },
      right: { id: other },
      verdicts: { name: 'SAME', county: 'SAME', address: 'SAME' },
    });
    expect(pair!.left.place).toContain('杭州');
    const { body } = await steward.call(calls.countHospitals, { query: { hospitalId: one } });
    expect(body.result.totalElements).toBe(1);
  });

  it('3.2 a pair that is called two hospitals stays away until something changes that makes it more alike', async () => {
    const one = await add('杭州市断桥康复医院', { address: '断桥路 1 号院内' });
    const other = await add('断桥康复医院', { address: '断桥路 9 号院内' });
    await expect.poll(async () => (await pairsOf(one)).length).toBe(1);
    const ends = { leftId: one, rightId: other };
    const rejected = await steward.call(calls.rejectHospitals, { body: { ...ends, note: '两家' } });
    expect(rejected.body.code, rejected.body.message).toBe(200);
    expect(await pairsOf(one)).toEqual([]);
    expect(await pairsOf(one, 'REJECTED')).toMatchObject([{ note: '两家', by: '苏臻' }]);
    expect((await preview(one, other)).rejection).toMatchObject({ note: '两家', by: '苏臻' });

    await search();
    expect(await pairsOf(one)).toEqual([]);
    await app.owner`update hospitals set address = '断桥路 1 号院内' where enterprise_id = 1 and id = ${other}`;
    await search();
    expect(await pairsOf(one)).toHaveLength(1);
  });

  it('3.2 a rejected pair is opened again', async () => {
    const one = await add('杭州市孤山康复医院');
    const other = await add('孤山康复医院');
    const ends = { leftId: other, rightId: one };
    await steward.call(calls.rejectHospitals, { body: ends });
    const opened = await steward.call(calls.reconsiderHospitals, { body: ends });
    expect(opened.body.result).toEqual({ leftId: one, rightId: other });
    expect(await pairsOf(one)).toHaveLength(1);
    expect((await steward.call(calls.reconsiderHospitals, { body: ends })).body.error).toBe('duplicates.notFound');
  });
});

describe('merge and unmerge', () => {
  it('3.2 an unmerge restores both hospitals and every line that referred to them byte for byte', async () => {
    // Of one level and both with sales: what doctors copy of their hospital stays the same.
    const [found] = await app.owner<[{ survivor: string; loser: string }]>`
      with h as (select h.* from hospitals h where h.enterprise_id = 1 and h.city_code = '330100'
        and exists (select from visits v where v.enterprise_id = 1 and v.hospital_id = h.id)
        and not exists (select from account_plans p where p.enterprise_id = 1 and p.hospital_id = h.id and p.state = 'ACTIVE'))
      select a.id::text as survivor, b.id::text as loser from h a
      join h b on b.id > a.id and b.level = a.level and b.has_sales = a.has_sales order by a.has_sales desc, a.id, b.id limit 1`;
    const { survivor, loser } = found;
    const ids = [survivor, loser];
    const before = await snapshot(app.owner, ids, 'hospitals');
    const { lines } = await preview(survivor, loser);
    expect(lines.filter(({ blocked }) => blocked > 0)).toEqual([]);
    expect(lines.find(({ table }) => table === 'doctors')!.moved).toBeGreaterThan(0);
    const merged = await merge(survivor, loser);
    expect(merged.status, merged.body.message).toBe(200);
    const [left] = await app.owner<[{ lines: number }]>`
      select (select count(*) from doctors where enterprise_id = 1 and hospital_id = ${loser})::int
        + (select count(*) from visits where enterprise_id = 1 and hospital_id = ${loser})::int
        + (select count(*) from kol_careers where enterprise_id = 1 and hospital_id = ${loser})::int as lines`;
    expect(left.lines).toBe(0);
    const counted = (
      await app.owner<[{ n: number }]>`
      select count(*)::int as n from doctors where enterprise_id = 1 and hospital_id = ${survivor} and is_enabled`
    )[0].n;
    expect(await countOf(survivor)).toBe(counted);

    const undone = await unmerge(merged.body.result.mergeId);
    expect(undone.body.result, undone.body.message).toEqual({ survivorId: survivor, restoredId: loser, kept: 0 });
    const after = await snapshot(app.owner, ids, 'hospitals');
    for (const [table, rows] of Object.entries(before)) expect(after[table], table).toEqual(rows);
  });

  it('3.2 sales under both names are added up, and fall apart again when it is undone', async () => {
    const [one, other] = [await add('杭州市净寺康复医院'), await add('净寺康复医院')];
    await app.owner`
      insert into hospital_sales (enterprise_id, hospital_id, product_id, month, boxes, amount)
      select 1, h.id::bigint, p.id, m.month::date, h.boxes::int, h.amount::int
      from (values (${one}, '2026-08-01', 10, 1000), (${other}, '2026-08-01', 5, null), (${other}, '2026-09-01', 7, 700)) as h(id, day, boxes, amount)
      cross join lateral (select h.day as month) m cross join (select id from products where enterprise_id = 1 order by id limit 1) p`;
    const read = async () =>
      app.owner`select hospital_id::text as id, to_char(month, 'MM') as month, boxes, amount from hospital_sales
        where enterprise_id = 1 and hospital_id in (${one}, ${other}) order by hospital_id, month`;
    const before = await read();
    expect((await preview(one, other)).lines).toContainEqual({
      table: 'hospital_sales',
      name: nameOfLines('hospital_sales', 'zh'),
      moved: 1,
      taken: 0,
      summed: 1,
      blocked: 0,
    });
    const merged = await merge(one, other);
    expect([...(await read())]).toEqual([
      { id: one, month: '08', boxes: 15, amount: 1000 },
      { id: one, month: '09', boxes: 7, amount: 700 },
    ]);
    await unmerge(merged.body.result.mergeId);
    expect(await read()).toEqual(before);
  });

  it('3.2 the old id shows the way, the old name stays an alias, and it says whose value survives', async () => {
    const one = await add('杭州市宝石康复医院', { telephone: '0571-87980001', level: '2A' });
    const other = await add('宝石康复医院', { aliases: ['宝石山医院'], beds: 300 });
    const chosen = await preview(one, other, { name: 'LOSER' });
    expect(chosen.aliases).toEqual(['杭州市宝石康复医院', '宝石山医院']);
    expect(chosen.fields).toContainEqual(expect.objectContaining({ field: 'name', from: 'LOSER', why: 'CHOSEN' }));
    expect(chosen.fields).toContainEqual(expect.objectContaining({ field: 'beds', from: 'LOSER', why: 'ONLY_ONE' }));
    expect(chosen.fields).toContainEqual(
      expect.objectContaining({ field: 'level', from: 'SURVIVOR', why: 'ONLY_ONE' }),
    );
    const merged = await merge(one, other);
    expect(merged.body.result.hospitalId).toBe(one);
    const found = await steward.call(hospitalEndpoints.find, { params: { id: other } });
    expect(found.body.result).toMatchObject({
      id: one,
      beds: 300,
      level: '2A',
      aliases: ['宝石康复医院', '宝石山医院'],
    });
    const merges = await steward.call(calls.listHospitalMerges, { query: { keyword: '宝石' } });
    expect(merges.body.result.content).toMatchObject([{ loserName: '宝石康复医院', mayUndo: true, mergedBy: '苏臻' }]);

    const undone = await unmerge(merged.body.result.mergeId);
    expect(undone.status).toBe(200);
    const again = await unmerge(merged.body.result.mergeId);
    expect([again.status, again.body.error]).toEqual([409, 'duplicates.undoneAlready']);
    expect(again.body.message).toContain('苏臻');
    const back = await steward.call(hospitalEndpoints.find, { params: { id: other } });
    expect(back.body.result).toMatchObject({ id: other, name: '宝石康复医院', aliases: ['宝石山医院'] });
  });

  it('3.2 doctors of one name in one department stand in the way until they are merged', async () => {
    const [one, other] = [await add('杭州市灵隐康复医院'), await add('灵隐康复医院')];
    await addDoctor(one, '测同名');
    const twin = await addDoctor(other, '测同名');
    const { lines, stamp } = await preview(one, other);
    expect(lines.find(({ table }) => table === 'doctors')).toMatchObject({ moved: 0, taken: 0, blocked: 1 });
    const body = { survivorId: one, loserId: other, choices: {}, stamp, note: '' };
    const refused = await steward.call(calls.mergeHospitals, { body });
    expect([refused.status, refused.body.error]).toEqual([409, 'duplicates.hospitalBlocked']);
    expect(refused.body.message).toContain('医生');
    expect(await countOf(other)).toBe(1);
    await app.owner`update doctors set name = '测异名' where enterprise_id = 1 and id = ${twin}`;
    const merged = await merge(one, other);
    expect(merged.status, merged.body.message).toBe(200);
    expect(await countOf(one)).toBe(2);
    // Who came since stays; who is gone is not counted where the hospital comes back.
    await app.owner`update doctors set is_enabled = false where enterprise_id = 1 and id = ${twin}`;
    await addDoctor(one, '测新来');
    await unmerge(merged.body.result.mergeId);
    expect([await countOf(one), await countOf(other)]).toEqual([2, 0]);
  });

  it('3.2 of three that become one the later merge is undone first', async () => {
    const [one, two, three] = [
      await add('杭州市虎跑康复医院'),
      await add('虎跑康复医院'),
      await add('杭州虎跑康复医院'),
    ];
    const first = await merge(two, three);
    const second = await merge(one, two);
    const early = await unmerge(first.body.result.mergeId);
    expect([early.status, early.body.error]).toEqual([409, 'duplicates.laterMerge']);
    const found = await steward.call(hospitalEndpoints.find, { params: { id: three } });
    expect(found.body.result.id).toBe(one);
    expect((await unmerge(second.body.result.mergeId)).status).toBe(200);
    expect((await unmerge(first.body.result.mergeId)).status).toBe(200);
  });

  it('3.2 a no about the hospital that goes is said of the one that stays, and comes back', async () => {
    const [one, two, three] = [
      await add('杭州市九溪康复医院'),
      await add('九溪康复医院'),
      await add('杭州九溪康复医院'),
    ];
    await steward.call(calls.rejectHospitals, { body: { leftId: two, rightId: three, note: '两家' } });
    const merged = await merge(one, two);
    expect(await pairsOf(one, 'REJECTED')).toMatchObject([{ left: { id: one }, right: { id: three }, note: '两家' }]);
    await unmerge(merged.body.result.mergeId);
    expect(await pairsOf(two, 'REJECTED')).toMatchObject([{ left: { id: two }, right: { id: three } }]);
    expect(await pairsOf(one, 'REJECTED')).toEqual([]);
  });
});

describe('refusals', () => {
  it('3.2 of two stewards who merge the same pair at once one wins and the other is told who', async () => {
    const [one, other] = [await add('杭州市玉泉康复医院'), await add('玉泉康复医院')];
    const { stamp } = await preview(one, other);
    const body = { survivorId: one, loserId: other, choices: {}, stamp, note: '' };
    const answers = await Promise.all([0, 1].map(() => steward.call(calls.mergeHospitals, { body })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409)!;
    expect(lost.body.error).toBe('duplicates.hospitalMergedAlready');
    expect(lost.body.message).toContain('苏臻');
  });

  it('3.2 a preview that is out of date, a hospital twice, one that is none and a stranger are refused', async () => {
    const [one, other] = [await add('杭州市满觉康复医院'), await add('满觉康复医院')];
    const { stamp } = await preview(one, other);
    await app.owner`update hospitals set beds = 5, updated_at = now() where enterprise_id = 1 and id = ${other}`;
    const body = { survivorId: one, loserId: other, choices: {}, stamp, note: '' };
    const late = await steward.call(calls.mergeHospitals, { body });
    expect([late.status, late.body.error]).toEqual([409, 'duplicates.changedMeanwhile']);
    const twice = await steward.call(calls.previewHospitals, { body: { survivorId: one, loserId: one } });
    expect([twice.status, twice.body.error]).toEqual([400, 'duplicates.sameHospital']);
    const none = await steward.call(calls.previewHospitals, { body: { survivorId: one, loserId: '999999999' } });
    expect([none.status, none.body.error]).toEqual([404, 'duplicates.notFound']);
    const bad = await steward.call(calls.rejectHospitals, { body: { leftId: one, rightId: 'x' } });
    expect([bad.status, JSON.stringify(bad.body)]).toEqual([400, expect.stringContaining('rightId')]);

    const rep = await app.as('chen.yizhou');
    expect((await rep.call(calls.listHospitals, { query: {} })).status).toBe(403);
    expect((await rep.call(calls.mergeHospitals, { body })).status).toBe(403);
  });

  it('3.2 another enterprise finds neither the pair nor the merge', async () => {
    const [one, other] = [await add('杭州市梅坞康复医院'), await add('梅坞康复医院')];
    const merged = await merge(one, other);
    const { mergeId } = merged.body.result;
    const stranger = await app.as('admin', 'kanglan');
    const undo = await stranger.call(calls.unmergeHospitals, { params: { id: mergeId }, body: {} });
    expect([undo.status, undo.body.error]).toEqual([404, 'duplicates.notFound']);
    const seen = await stranger.call(calls.listHospitalMerges, { query: { keyword: '梅坞' } });
    expect(seen.body.result.content).toEqual([]);
  });

  it('3.2 whatever a merge moves or takes has a name in both languages', async () => {
    const tables = await app.owner<{ name: string }[]>`
      select distinct table_name as name from app.references_to('hospitals') where kind <> 'LEFT' and table_name not like 'duplicate\\_%'`;
    expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['doctors', 'visits', 'hospital_sales']));
    expect(tables.filter(({ name }) => [nameOfLines(name, 'zh'), nameOfLines(name, 'en')].includes(name))).toEqual([]);
  });
});
