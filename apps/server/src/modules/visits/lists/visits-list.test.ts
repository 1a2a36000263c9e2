// Lists, counts and exports of visits through the calls, on a real database (specification 2.3, 3, 7.5).
import { visitEndpoints, type NewVisit } from '@yijian/contract/visits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let rep: Caller;
let doctorId: string;

let slots = 0;
/** A visit kept as a draft, never at the same time twice: a visitor is in one place at a time. */
const complete = (change: Partial<NewVisit> = {}): NewVisit =>
  ({
    doctorId,
    visitType: 'FACE',
    visitPurposes: ['ACADEMIC'],
    visitDuration: 'FROM_5_TO_15',
    visitResults: 'DELIVERED',
    startsAt: new Date(Date.now() - (1 + 0.11 * ++slots) * 3_600_000).toISOString(),
    notes: '谈到偏头痛的长期随访',
    as: 'save',
    ...change,
  }) as NewVisit;

beforeAll(async () => {
  app = await startTestApp();
  rep = await app.as('chen.yizhou');
  [{ id: doctorId }] = await app.owner<[{ id: string }]>`
    select o.doctor_id as id from doctor_owners o join users u using (enterprise_id)
    where u.id = o.user_id and u.login = 'chen.yizhou' order by o.doctor_id limit 1`;
});
afterAll(() => app.close());

describe('lists, counts and exports', () => {
  it('R3.2 answers a page as a result with content and totalElements, the total exact unless asked without', async () => {
    const page = await rep.call(visitEndpoints.listMy, { query: { page: 0, size: 5, sort: 'startsAt,asc' }, body: {} });
    const { content, totalElements, totalIsExact } = page.body.result;
    expect(content).toHaveLength(5);
    const without = await rep.call(visitEndpoints.listMy, { query: { size: 5, count: false }, body: {} });
    expect(without.body.result).toMatchObject({ totalElements: 5, totalIsExact: false });
    expect(content.map((visit) => visit.startsAt)).toEqual(content.map((visit) => visit.startsAt).toSorted());
    const counted = await rep.call(visitEndpoints.countMy, { body: {} });
    const [real] =
      await app.owner`select count(*)::int as n from visits v join users u on u.id = v.user_id where u.login = 'chen.yizhou'`;
    expect(counted.body.result.totalElements).toBe(real?.['n']);
    expect([totalElements, totalIsExact]).toEqual([real?.['n'], true]);
  });

  it('filters by state, day, purpose and the initials of the doctor', async () => {
    const filter = { state: ['SUBMITTED'], visitPurpose: ['ACADEMIC'], startFrom: '2020-01-01' } as const;
    const found = await rep.call(visitEndpoints.listMy, { query: { size: 50 }, body: filter });
    expect(found.body.result.content.length).toBeGreaterThan(0);
    for (const visit of found.body.result.content) expect(visit).toMatchObject({ state: 'SUBMITTED' });
    await rep.call(visitEndpoints.add, { body: complete() });
    const [doctor] = await app.owner<[{ initials: string; name: string }]>`
      select d.initials, d.name from doctors d where d.id = ${doctorId}`;
    const named = await rep.call(visitEndpoints.listMy, { query: { size: 100 }, body: { keyword: doctor.initials } });
    expect(named.body.result.content.map((visit) => visit.doctorName)).toContain(doctor.name);
  });

  it.each(["' or 1=1 --", '%', '_', '\\', "'); drop table visits; --", '💊'])(
    'takes %s as plain text',
    async (keyword) => {
      const answer = await rep.call(visitEndpoints.listMy, { query: {}, body: { keyword } });
      expect(answer.body).toMatchObject({ code: 200, result: { content: [], totalElements: 0 } });
    },
  );

  it('names an unknown sort field, a wrong type and a parameter it does not have', async () => {
    const answer = await rep.call(visitEndpoints.listMy, {
      query: { sort: 'password,asc', size: 'ten', hack: '1' },
      body: { state: 'BROKEN' },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.map((fault) => fault.field)).toEqual([
      'query.size',
      'query.sort',
      'query.hack',
      'body.state',
    ]);
  });

  const why = { reasonCategory: 'REVIEW', reason: '季度复盘' };

  it('names doctor, title, hospital, department and visitor in the language of the reader, and is searched by Latin letters', async () => {
    const { id } = (await rep.call(visitEndpoints.add, { body: complete() })).body.result;
    const [zh, en] = await Promise.all(
      ['zh', 'en'].map(
        async (language) =>
          (await rep.call(visitEndpoints.find, { params: { id } }, { 'accept-language': language })).body.result,
      ),
    );
    const [doctor] = await app.owner<
      [{ name: string; enName: string; initials: string; hospital: string; enHospital: string }]
    >`
      select d.name, d.en_name as "enName", d.initials, h.name as hospital, h.en_name as "enHospital"
      from doctors d join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id where d.id = ${doctorId}`;
    expect(zh).toMatchObject({ doctorName: doctor.name, hospitalName: doctor.hospital, userName: '陈亦舟' });
    expect(en).toMatchObject({ doctorName: doctor.enName, hospitalName: doctor.enHospital, userName: 'Yizhou Chen' });
    expect(`${en!.doctorTitle}${en!.department}`).not.toMatch(/\p{Script=Han}/u);
    for (const keyword of [doctor.name, doctor.enName, doctor.initials, doctor.hospital, doctor.enHospital]) {
      const page = await rep.call(visitEndpoints.listMy, { query: { size: 100 }, body: { keyword, doctorId } });
      expect([keyword, page.body.result.content.map((one) => one.id)]).toEqual([keyword, expect.arrayContaining([id])]);
      const count = await rep.call(visitEndpoints.countMy, { body: { keyword, doctorId } });
      expect(count.body.result.totalElements).toBeGreaterThan(0);
    }
    const other = await rep.call(visitEndpoints.countMy, { body: { keyword: 'zzzq' } });
    expect(other.body.result.totalElements).toBe(0);
  });

  it('exports the filtered visits in the language of the reader, formulas made harmless', async () => {
    await rep.call(visitEndpoints.add, { body: complete({ notes: '=HYPERLINK("http://evil.example")' }) });
    const csv = await rep.call(
      visitEndpoints.export,
      { query: { format: 'csv', startFrom: '2020-01-01', ...why } },
      { 'accept-language': 'en' },
    );
    const text = csv.raw.toString('utf8');
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(text).toMatch(/^\uFEFFVisited at,Visitor,Doctor/);
    expect(text.split('\r\n').find((line) => line.includes('HYPERLINK'))).toContain(`"'=HYPERLINK`);
    const xlsx = await rep.call(visitEndpoints.export, { query: { state: ['SAVED'], ...why } });
    expect(xlsx.raw.subarray(0, 2).toString()).toBe('PK');
    expect(xlsx.headers['content-disposition']).toContain("filename*=UTF-8''%E6%8B%9C%E8%AE%BF");
  });
});
