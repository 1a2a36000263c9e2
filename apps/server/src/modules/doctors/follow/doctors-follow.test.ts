// The star: one doctor and many are followed and let go (specification 4).
import { doctorEndpoints, type Doctor } from '@yijian/contract/doctors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let rep: Caller;
let msl: Caller;

const list = async (who: Caller, query: object): Promise<Doctor[]> => {
  const answer = await who.call(doctorEndpoints.list, { query: { size: 100, ...query } });
  expect(answer.body.code, answer.body.message).toBe(200);
  return answer.body.result.content;
};
const count = async (who: Caller, query: object): Promise<number> =>
  (await who.call(doctorEndpoints.count, { query })).body.result.totalElements;

beforeAll(async () => {
  app = await startTestApp();
  [rep, msl] = await Promise.all([app.as('chen.yizhou'), app.as('lin.zhiyuan')]);
});
afterAll(() => app.close());

describe('the star', () => {
  it('R4.4 toggles on each click', async () => {
    const [doctor] = await list(rep, { type: 'MY_CUSTOMER' });
    const states: boolean[] = [];
    for (let click = 0; click < 3; click += 1) {
      const answer = await rep.call(doctorEndpoints.focus, { body: { doctorId: doctor!.id } });
      states.push(answer.body.result.attention);
      const now = await rep.call(doctorEndpoints.find, { params: { id: doctor!.id } });
      expect(now.body.result.attention).toBe(answer.body.result.attention);
    }
    expect(states).toEqual([!doctor!.attention, doctor!.attention, !doctor!.attention]);
  });

  it('R4.4 takes the state wanted, however often it is said', async () => {
    const [doctor] = await list(rep, { type: 'MY_CUSTOMER' });
    for (const focus of [true, true, false, false]) {
      const answer = await rep.call(doctorEndpoints.focus, { body: { doctorId: doctor!.id, focus } });
      expect(answer.body.result).toEqual({ doctorId: doctor!.id, attention: focus });
    }
  });

  it('follows and lets go of many, all or nothing', async () => {
    const ids = (await list(msl, { type: 'ALL_CUSTOMER', size: 30 })).map((doctor) => doctor.id);
    await msl.call(doctorEndpoints.focusMany, { body: { focus: false, ids } });
    const before = await count(msl, { type: 'MY_FOCUS' });
    const refused = await msl.call(doctorEndpoints.focusMany, { body: { focus: true, ids: [...ids, '999999999'] } });
    expect([refused.status, refused.body.fields?.[0]]).toEqual([404, { field: 'body.ids', message: '999999999' }]);
    expect(await count(msl, { type: 'MY_FOCUS' })).toBe(before);
    const done = await msl.call(doctorEndpoints.focusMany, { body: { focus: true, ids } });
    expect(done.body.result).toEqual({ matched: 30, changed: 30 });
    expect(await count(msl, { type: 'MY_FOCUS' })).toBe(before + 30);
  });

  it('follows all that match a filter, also those never loaded', async () => {
    const filter = { tier: ['A'] };
    const matching = await count(rep, { type: 'MY_CUSTOMER', ...filter });
    const done = await rep.call(doctorEndpoints.focusMany, { body: { focus: true, type: 'MY_CUSTOMER', filter } });
    expect(done.body.result.matched).toBe(matching);
    expect(await count(rep, { type: 'MY_FOCUS', ...filter })).toBeGreaterThanOrEqual(matching);
  });
});
