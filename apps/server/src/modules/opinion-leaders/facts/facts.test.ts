// The points of doctors are counted in the background while people work on the same doctors (product 3.4).
import { doctorKeepingEndpoints as keeping } from '@yijian/contract/doctors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { sessionsWaitingForLock } from '../../../../../../tools/testing/database.ts';
import { refresh, setStage, type Stage } from '../../../../../../tools/testing/opinion-leaders/stage.ts';

let app: TestApp;
let stage: Stage;
let steward: Caller;

beforeAll(async () => {
  app = await startTestApp();
  stage = await setStage(app);
  steward = await app.as('su.zhen');
});
afterAll(() => app.close());

const archive = (doctorId: string) =>
  steward.call(keeping.archive, { body: { doctorId, reason: 'RETIRED', note: '已退休' } });
/** Works beside the calls, in the enterprise. */
const beside = () => app.app.connections.bound('1');
const waiting = () => sessionsWaitingForLock(app.owner);

it('3.4 points and topics that came back while they were counted are counted, and nothing fails', async () => {
  const topicsOf = () => app.owner`
    select topic, works from kol_topics where enterprise_id = 1 and doctor_id = ${stage.a} order by topic`;
  await refresh(app, [stage.a]);
  const counted = [...(await topicsOf())];
  expect(counted.length).toBeGreaterThan(0);
  await beside()`delete from kol_topics where doctor_id = ${stage.a}`;
  let counting: Promise<void> | undefined;
  await beside().begin(async (tx) => {
    await tx`select id from doctors where enterprise_id = 1 and id = ${stage.a} for update`;
    counting = refresh(app, [stage.a]);
    await expect.poll(waiting).toBeGreaterThan(0);
    for (const { topic } of counted)
      await tx`insert into kol_topics (doctor_id, topic, works) values (${stage.a}, ${topic}, 99)`;
  });
  await counting;
  expect([...(await topicsOf())]).toEqual(counted);
});

it('3.4 who archives a doctor whose points are being counted waits for them, and they do not wait for the archive', async () => {
  let archiving: ReturnType<typeof archive> | undefined;
  await beside().begin(async (tx) => {
    await tx`set local lock_timeout = 500`;
    const countAgain = () => tx`update kol_careers set years = years where doctor_id = ${stage.a}`;
    await countAgain();
    archiving = archive(stage.a);
    await expect.poll(waiting).toBeGreaterThan(0);
    await countAgain();
  });
  expect((await archiving)?.status).toBe(200);
});

it('3.4 a deadlock with what runs in the background is not the trouble of who archives: it is done once more, and told once', async () => {
  // A real one chooses its victim by chance; a sequence does not go back with its transaction.
  await app.owner.unsafe(`
    create sequence deadlocks;
    grant usage on sequence deadlocks to yijian_app;
    create function first_one_is_a_deadlock() returns trigger language plpgsql as $$
    begin
      if nextval('deadlocks') = 1 then raise exception 'deadlock detected' using errcode = 'deadlock_detected'; end if;
      return null;
    end $$;
    create trigger first_one_is_a_deadlock after update on doctors for each statement execute function first_one_is_a_deadlock();`);
  const answer = await archive(stage.b);
  expect([answer.status, answer.body.result.id]).toEqual([200, stage.b]);
  const [told] = await app.owner<[{ count: number; tries: number }]>`
    select count(*)::int as count, (select last_value::int from deadlocks) as tries from audit_log
    where enterprise_id = 1 and table_name = 'doctors' and row_id = ${stage.b} and new_values ->> 'archive_reason' = 'RETIRED'`;
  expect(told).toEqual({ count: 1, tries: 2 });
});
