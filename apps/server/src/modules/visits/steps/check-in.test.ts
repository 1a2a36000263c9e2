// Checking in: the place or why there is none, the day of the plan, the visitor alone (product: Visit machine; rule V4).
import { visitEndpoints, visitStepEndpoints as steps } from '@yijian/contract/visits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let rep: Caller;
let manager: Caller;
let doctorId: string;

beforeAll(async () => {
  app = await startTestApp();
  [rep, manager] = [await app.as('chen.yizhou'), await app.as('zhou.minxing')];
  [{ id: doctorId }] = await app.owner<[{ id: string }]>`
    select o.doctor_id::text as id from doctor_owners o join users u using (enterprise_id)
    where u.id = o.user_id and u.login = 'chen.yizhou' order by o.doctor_id limit 1`;
});
afterAll(() => app.close());

describe('checking in', () => {
  const plan = async (): Promise<string> => {
    const body = {
      doctorId,
      visitType: 'FACE',
      startsAt: new Date(Date.now() + 60_000).toISOString(),
      as: 'plan',
      isFlexible: true,
    };
    await app.owner`update visits set state = 'SAVED', starts_at = starts_at - interval '3 hours' where state = 'IN_VISIT' and enterprise_id = 1`;
    const made = (await rep.call(visitEndpoints.add, { body })).body.result.id;
    await app.owner`update visits set starts_at = now() where id = ${made}`;
    return made;
  };

  it('begins the visit now, keeps the plan, the place and the distance to the hospital', async () => {
    const made = await plan();
    const answer = await rep.call(steps.checkIn, {
      params: { id: made },
      body: { latitude: 30.25, longitude: 120.16, accuracyMetres: 12 },
    });
    expect(answer.body.result).toMatchObject({ state: 'IN_VISIT' });
    const { result } = (await rep.call(visitEndpoints.find, { params: { id: made } })).body;
    expect(result).toMatchObject({
      placeState: 'LOCATED',
      latitude: 30.25,
      accuracyMetres: 12,
      actions: ['edit', 'submit', 'cancel', 'comment'],
    });
    expect(Math.abs(Date.parse(result.startsAt) - Date.now())).toBeLessThan(20_000);
    expect(result.plannedAt).not.toBeNull();
  });

  it('takes a device that gives no place with its reason, and no place without its parts', async () => {
    const made = await plan();
    const half = await rep.call(steps.checkIn, { params: { id: made }, body: { latitude: 30.25 } });
    expect([half.status, half.body.fields?.[0]?.field]).toEqual([400, 'body.latitude']);
    await rep.call(steps.checkIn, { params: { id: made }, body: { placeState: 'UNAVAILABLE' } });
    const { result } = (await rep.call(visitEndpoints.find, { params: { id: made } })).body;
    expect(result).toMatchObject({
      state: 'IN_VISIT',
      placeState: 'UNAVAILABLE',
      latitude: null,
      distanceMetres: null,
      isFar: false,
    });
  });

  it('asks about a place far away before it checks in there, and not again once that is confirmed', async () => {
    const made = await plan();
    await app.owner`update hospitals set latitude = 30.25, longitude = 120.16
      where enterprise_id = 1 and id = (select hospital_id from doctors where enterprise_id = 1 and id = ${doctorId})`;
    const far = { latitude: 20.05, longitude: 110.2, accuracyMetres: 12 };
    const asked = await rep.call(steps.checkIn, { params: { id: made }, body: { ...far, asks: true } });
    expect([asked.status, asked.body.error]).toEqual([409, 'visits.checkInFar']);
    expect(asked.body.message).toMatch(/约 \d+\.\d 公里/);
    const wrong = await rep.call(steps.checkIn, {
      params: { id: made },
      body: { ...far, asks: true, confirmed: ['SURE'] },
    });
    expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([400, 'body.confirmed.0']);
    const sure = await rep.call(steps.checkIn, {
      params: { id: made },
      body: { ...far, asks: true, confirmed: ['FAR'] },
    });
    expect(sure.body.result).toMatchObject({ state: 'IN_VISIT' });
  });

  it('asks about a time hours ahead of the plan', async () => {
    const made = await plan();
    // Five hours on, where the day still has them: nobody checks in on another day than that of the plan.
    const [row] = await app.owner<[{ isToday: boolean }]>`
      update visits set starts_at = now() + interval '5 hours' where id = ${made}
      returning (starts_at at time zone 'Asia/Shanghai')::date = (now() at time zone 'Asia/Shanghai')::date as "isToday"`;
    const asked = await rep.call(steps.checkIn, {
      params: { id: made },
      body: { placeState: 'REFUSED', asks: true },
    });
    expect([asked.status, asked.body.error]).toEqual([409, row.isToday ? 'visits.checkInEarly' : 'visits.notToday']);
    await app.owner`update visits set state = 'CANCELLED' where id = ${made}`;
  });

  it('is for the day of the plan and for the visitor', async () => {
    const made = await plan();
    await app.owner`update visits set starts_at = now() + interval '2 days' where id = ${made}`;
    const early = await rep.call(steps.checkIn, { params: { id: made }, body: { placeState: 'REFUSED' } });
    expect([early.status, early.body.error]).toEqual([409, 'visits.notToday']);
    const other = await manager.call(steps.checkIn, { params: { id: made }, body: { placeState: 'REFUSED' } });
    expect([other.status, other.body.error]).toEqual([404, 'visits.notFound']);
    await app.owner`update visits set state = 'CANCELLED' where id = ${made}`;
  });
});
