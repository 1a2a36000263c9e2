// The one sum beside the interactions, the acts of each doctor in each of twelve weeks, is what the interactions say one by one.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../../tools/testing/days.ts';
import { delivered } from '../../../../../../tools/testing/figures/doctor-figures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const DAY = 86_400_000;
const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;

/** Doctors whose stored weeks are not those counted here, act by act. */
async function wrongWeeks(): Promise<string[]> {
  const acts = await app.owner<{ doctorId: string; day: string; action: string }[]>`
    select doctor_id::text as "doctorId", (at at time zone 'Asia/Shanghai')::date::text as day, action from interactions where enterprise_id = 1`;
  const doctors = await app.owner<{ id: string; stored: number[] }[]>`
    select id::text, weekly_activity::int[] as stored from doctors where enterprise_id = 1`;
  const today = dayNumber(shanghaiDay(0));
  const weeks = new Map(doctors.map(({ id }) => [id, Array.from({ length: 12 }, () => 0)]));
  for (const { doctorId, day, action } of acts) {
    const ago = today - dayNumber(day);
    const counted = weeks.get(doctorId);
    if (action === 'RECEIVED' || ago < 0 || ago > 83 || counted === undefined) continue;
    const week = 11 - Math.floor(ago / 7);
    counted[week] = counted[week]! + 1;
  }
  return doctors.flatMap(({ id, stored }) => (stored.join() === weeks.get(id)!.join() ? [] : [id]));
}

async function derive(): Promise<void> {
  await app.owner`insert into outbox_events (enterprise_id, topic, payload) values (1, 'interactions.derive', '{}')`;
  await delivered(app);
}

/** Again where the day ended in between: the last week is that of today. */
const expectRight = () =>
  expect
    .poll(
      async () => {
        await derive();
        return wrongWeeks();
      },
      { timeout: 60_000 },
    )
    .toEqual([]);

const sourced = () => app.owner<{ line: string }[]>`
  select concat_ws(' ', doctor_id, action, source_table, source_id) as line from interactions
  where enterprise_id = 1 and source_id is not null order by 1`;

it('interactions that are lost, made up or late, and weeks that are wrong, are set right from the lines of the rooms', async () => {
  await expectRight();
  const before = await sourced();
  expect(before.length).toBeGreaterThan(0);

  const [lost] = await app.owner<[{ doctorId: string }]>`
    delete from interactions where enterprise_id = 1 and id = (
      select id from interactions where enterprise_id = 1 and source_table = 'visits' and source_id is not null and action <> 'RECEIVED'
      order by at desc, id limit 1) returning doctor_id::text as "doctorId"`;
  await app.owner`
    insert into interactions (enterprise_id, doctor_id, at, channel, action, source_table, source_id)
    values (1, ${lost.doctorId}, now() - interval '20 days', 'VISIT', 'MET', 'visits', 999999999)`;
  // Without a line of a room it came from elsewhere, three weeks after it happened, and stays.
  await app.owner`
    insert into interactions (enterprise_id, doctor_id, at, channel, action) values (1, ${lost.doctorId}, now() - interval '30 days', 'LIVE', 'WATCHED')`;
  await app.owner`update doctors set weekly_activity = '{1,2,3}' where enterprise_id = 1 and id % 7 = 0`;
  expect((await wrongWeeks()).length).toBeGreaterThan(1);

  await expectRight();
  expect(await sourced()).toEqual(before);
});
