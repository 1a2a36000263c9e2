// Names follow the reader's language wherever a doctor or a hospital is shown, and Latin letters find them (specification 1, 2.3).
import { doctorEndpoints } from '@yijian/contract/doctors';
import { hospitalEndpoints } from '@yijian/contract/hospitals';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let rep: Caller;
const english = { 'accept-language': 'en' };
const shen = { zh: '沈若溪', en: 'Ruoxi Shen' };

beforeAll(async () => {
  app = await startTestApp();
  rep = await app.as('chen.yizhou');
});
afterAll(() => app.close());

const found = async (keyword: string, headers = {}) =>
  (await rep.call(doctorEndpoints.search, { body: { keyword, size: 20 } }, headers)).body.result;

it('a doctor is found by the name, by pinyin, by initials and by the English name, however it is written', async () => {
  for (const keyword of [shen.zh, 'shenruoxi', 'Shen Ruoxi', 'srx', 'Ruoxi Shen', 'ruoxi', 'RUOXI-SHEN'])
    expect([keyword, (await found(keyword)).map((one) => one.doctorName)]).toEqual([
      keyword,
      expect.arrayContaining([shen.zh]),
    ]);
  expect((await found('uoxi')).map((one) => one.doctorName)).not.toContain(shen.zh);
});

it('a doctor is found by several words of name, initials, hospital and department, in any order', async () => {
  const one = (await found('沈若溪'))[0]!;
  const [place, department] = [one.hospital.slice(0, 4), one.department.slice(0, 2)];
  for (const keyword of [`srx ${place}`, `${place} srx`, `${place} ${department} 沈`, `若溪 ${department}`]) {
    const there = await found(keyword);
    expect([keyword, there.map(({ id }) => id)]).toEqual([keyword, expect.arrayContaining([one.id])]);
  }
  const colleagues = await found(`${place} ${department}`);
  expect(colleagues.length).toBeGreaterThan(0);
  for (const colleague of colleagues) {
    expect(colleague.hospital).toContain(place);
    expect(colleague.department).toContain(department);
  }
  expect(await found(`${place} 没有这个科`)).toEqual([]);
});

it('a hospital is found by words of its name and its place', async () => {
  const search = async (keyword: string) =>
    (await rep.call(hospitalEndpoints.search, { body: { keyword, size: 50 } })).body.result;
  const all = await search('杭州 人民医院');
  expect(all.length).toBeGreaterThan(0);
  for (const { name, cityName } of all) {
    expect(`${name}${cityName}`).toContain('杭州');
    expect(name).toContain('人民医院');
  }
});

it('the list finds by the English name as well, and by two words of a hospital', async () => {
  const list = async (keyword: string) =>
    (await rep.call(doctorEndpoints.list, { query: { keyword, size: 100, type: 'MY_CUSTOMER' } }, english)).body.result
      .content;
  const [one] = await list('ruoxi shen');
  expect(one).toMatchObject({ doctorName: shen.en });
  const words = one!.hospital.split(' ').slice(0, 2).join(' ');
  const there = await list(words);
  expect(there.length).toBeGreaterThan(0);
  for (const doctor of there) expect(doctor.hospital.toLowerCase()).toContain(words.toLowerCase());
});

it('doctor, title, hospital, department, place and owner are named in English in search and basics', async () => {
  const [choice] = await found(shen.zh, english);
  expect(choice).toMatchObject({ doctorName: shen.en, doctorTitle: 'Chief physician' });
  const basics = await rep.call(doctorEndpoints.find, { params: { id: choice!.id } }, english);
  const { doctorName, hospital, department, province, city, owners } = basics.body.result;
  expect([doctorName, province]).toEqual([shen.en, 'Zhejiang']);
  expect([hospital, department, city, ...owners].filter((name) => /\p{Script=Han}/u.test(name))).toEqual([]);
  expect((await found(shen.zh))[0]).toMatchObject({ doctorName: shen.zh, doctorTitle: '主任医师' });
});

it('a hospital shows its name in the language of the reader beside the name as it is kept', async () => {
  const [choice] = (await rep.call(hospitalEndpoints.search, { body: { keyword: 'university', size: 5 } }, english))
    .body.result;
  expect(choice!.name).toMatch(/University/);
  expect(`${choice!.provinceName}${choice!.cityName}`).not.toMatch(/\p{Script=Han}/u);
  const params = { id: choice!.id };
  const [zh, en] = await Promise.all(
    [{}, english].map(async (headers) => (await rep.call(hospitalEndpoints.find, { params }, headers)).body.result),
  );
  expect(en).toMatchObject({ shownName: choice!.name, name: zh!.name, enName: choice!.name });
  expect(zh!.shownName).toBe(zh!.name);
  const all = await rep.call(
    hospitalEndpoints.listAll,
    { query: { size: 100 }, body: { keyword: choice!.name } },
    english,
  );
  expect(all.body.result.content.map((one) => one.shownName)).toContain(choice!.name);
});
