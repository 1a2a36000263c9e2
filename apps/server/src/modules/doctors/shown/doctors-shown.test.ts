// How doctors are shown beside the lists: the search, one doctor, both languages, departments, the export (specification 2.3, 7.5).
import { doctorEndpoints } from '@yijian/contract/doctors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let rep: Caller;
let manager: Caller;

beforeAll(async () => {
  app = await startTestApp();
  [rep, manager] = await Promise.all([app.as('chen.yizhou'), app.as('zhou.minxing')]);
});
afterAll(() => app.close());

describe('search, basics, departments, export', () => {
  it('finds by part of the name, pinyin and initials, the exact name first', async () => {
    const [doctor] = await app.owner<[{ name: string; pinyin: string; initials: string }]>`
      select d.name, d.pinyin, d.initials from doctors d join doctor_owners o on o.enterprise_id = d.enterprise_id and o.doctor_id = d.id
      join users u on u.id = o.user_id and u.enterprise_id = o.enterprise_id where u.login = 'chen.yizhou' and d.tier = 'A' order by d.id limit 1`;
    for (const keyword of [doctor.name, doctor.pinyin, doctor.name.slice(0, 2)]) {
      const { body } = await rep.call(doctorEndpoints.search, { body: { keyword, size: 50 } });
      expect(
        body.result.map((choice) => choice.doctorName),
        keyword,
      ).toContain(doctor.name);
    }
    const { body } = await rep.call(doctorEndpoints.search, { body: { keyword: doctor.name } });
    expect(body.result[0]?.doctorName).toBe(doctor.name);
    const initials = await rep.call(doctorEndpoints.search, {
      body: { keyword: doctor.initials.toUpperCase(), size: 50 },
    });
    expect(initials.body.result.length).toBeGreaterThan(0);
  });

  it('shows basics with a masked phone and a band instead of an age', async () => {
    const [{ id, phone }] = await app.owner<[{ id: string; phone: string }]>`
      select d.id, d.masked_phone as phone from doctors d join doctor_owners o on o.enterprise_id = d.enterprise_id and o.doctor_id = d.id
      join users u on u.id = o.user_id and u.enterprise_id = o.enterprise_id
      where u.login = 'chen.yizhou' and d.masked_phone is not null and d.birth_year is not null order by d.id limit 1`;
    const answer = await rep.call(doctorEndpoints.find, { params: { id } });
    expect(answer.body.result.ageRange).toMatch(/^\d0–\d9$/);
    expect(answer.body.result.maskedPhone).toBe(phone);
    expect(phone).toMatch(/^1\d{2}\*{4}\d{4}$/);
  });

  it('shows names in English to a reader of English, and finds the same doctors', async () => {
    const query = { size: 20, sort: 'name,asc' } as const;
    const [zh, en] = await Promise.all(
      ['zh', 'en'].map((language) => rep.call(doctorEndpoints.list, { query }, { 'accept-language': language })),
    );
    const ids = (answer: typeof zh): string[] | undefined => answer?.body.result.content.map((doctor) => doctor.id);
    expect(ids(en)).toEqual(ids(zh));
    for (const doctor of en?.body.result.content ?? []) {
      expect(`${doctor.doctorName} ${doctor.doctorTitle} ${doctor.city}`).not.toMatch(/\p{Script=Han}/u);
    }
  });

  it('counts the departments of the own customers', async () => {
    const { body } = await rep.call(doctorEndpoints.departments, { query: {} });
    expect(body.result.reduce((sum, one) => sum + one.doctors, 0)).toBe(326);
    expect(body.result.map((one) => one.doctors)).toEqual(
      body.result.map((one) => one.doctors).toSorted((a, b) => b - a),
    );
  });

  it('exports what is filtered, for those who may', async () => {
    const csv = await manager.call(
      doctorEndpoints.export,
      { query: { format: 'csv', type: 'ALL_CUSTOMER', tier: ['A'], reasonCategory: 'REVIEW', reason: '季度复盘' } },
      { 'accept-language': 'en' },
    );
    const lines = csv.raw.toString('utf8').trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFName,Title,Hospital/);
    // Owners and tags stand in one cell, with the comma of the language.
    expect(lines.filter((line) => /"[^"]*, [^"]*"/.test(line))).not.toEqual([]);
    expect(lines.filter((line) => line.includes('、'))).toEqual([]);
    // Behind the rows stand an empty one and whose file it is.
    const counted = await manager.call(doctorEndpoints.count, { query: { type: 'ALL_CUSTOMER', tier: ['A'] } });
    expect(lines.length - 3).toBe(counted.body.result.totalElements);
    expect((await rep.call(doctorEndpoints.export, { query: {} })).status).toBe(403);
  });
});
