// What makes tasks by itself: visits that say what is next, and the rules of the day.
import { visitEndpoints } from '@yijian/contract/visits';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { shanghaiDay as day } from '../../../../../../tools/testing/days.ts';
import { openDesk } from '../../../../../../tools/testing/tasks/desk.ts';

let app: TestApp;
let rep: Caller;
let repId: string;
let doctorId: string;

beforeAll(async () => {
  app = await startTestApp();
  ({ rep, repId, doctorId } = await openDesk(app));
});
afterAll(() => app.close());

describe('what makes tasks by itself', () => {
  it('the next step of a submitted visit becomes a task once, and what a rule asked for is settled', async () => {
    await app.owner`
      insert into tasks (enterprise_id, title, type, due_on, assignee_id, organization_id, doctor_ids, source, source_key)
      select 1, '久未拜访', 'VISIT', ${day(5)}, ${repId}, organization_id, array[${doctorId}::bigint], 'RULE', 'T1:test' from users where id = ${repId} and enterprise_id = 1`;
    const { body } = await rep.call(visitEndpoints.add, {
      body: {
        doctorId,
        visitType: 'FACE',
        visitPurposes: ['ACADEMIC'],
        visitDuration: 'FROM_5_TO_15',
        visitResults: 'DELIVERED',
        startsAt: new Date(Date.now() - 3_600_000).toISOString(),
        nextStep: '送达随访文献',
        nextStepDue: day(2),
        as: 'submit',
      },
    });
    const made = () =>
      app.owner<{ title: string; dueOn: string; assigneeId: string }[]>`
        select title, due_on::text as "dueOn", assignee_id::text as "assigneeId" from tasks where source_key = ${`visit:${body.result.id}`}`;
    await vi.waitFor(async () => expect(await made()).toHaveLength(1), { timeout: 15_000, interval: 200 });
    expect((await made())[0]).toEqual({ title: '送达随访文献', dueOn: day(2), assigneeId: repId });
    await vi.waitFor(async () => {
      const [task] = await app.owner`select id, state, outcome from tasks where source_key = 'T1:test'`;
      expect(task).toMatchObject({ state: 'COMPLETED', outcome: '拜访已提交' });
    });
  }, 30_000);

  it('the rules make a task for each cause once a day and no second time, and a rule switched off makes none', async () => {
    const count = async (rule: string): Promise<number> =>
      (
        await app.owner<
          [{ count: number }]
        >`select count(*)::int as count from tasks where source_key like ${`${rule}:%`} and enterprise_id = 1`
      )[0].count;
    const ran = async () =>
      (
        await app.owner<
          [{ count: number }]
        >`select count(*)::int as count from job_runs where name = 'tasks.makeByRules' and enterprise_id = 2`
      )[0].count;
    const run = async (): Promise<void> => {
      const before = await ran();
      await app.app.jobs.runSoon('tasks.makeByRules');
      await vi.waitFor(async () => expect(await ran()).toBeGreaterThan(before), { timeout: 30_000, interval: 300 });
    };
    await app.owner`
      insert into rule_versions (enterprise_id, code, version, valid_from, is_hard, is_enabled, figures, message, en_message, comment_required, source, note)
      select enterprise_id, code, 2, valid_from, is_hard, false, figures, message, en_message, comment_required, source, '测试' from rule_versions
      where code = 'T2' and version = 1 and enterprise_id = 1`;
    // A visit nobody handed in, three nights ago: on some days the demo has none of its own.
    await app.owner`
      insert into visits (enterprise_id, state, user_id, doctor_id, hospital_id, visit_type, starts_at)
      select 1, 'SAVED', ${repId}, d.id, d.hospital_id, 'FACE',
        (now() at time zone 'Asia/Shanghai')::date::timestamp at time zone 'Asia/Shanghai' - interval '70 hours'
      from doctors d where d.enterprise_id = 1 order by d.id limit 1`;
    await run();
    const [unvisited, unsubmitted] = [await count('T1'), await count('T3')];
    expect(unvisited).toBeGreaterThan(0);
    expect(unsubmitted).toBeGreaterThan(0);
    expect(await count('T2')).toBe(0);
    const [most] = await app.owner<[{ count: number }]>`
      select max(n)::int as count from (select count(*) as n from tasks where source_key like 'T1:%' and source_key <> 'T1:test' and enterprise_id = 1 group by assignee_id) each_one`;
    expect(most.count).toBeLessThanOrEqual(3);
    const keys = async () =>
      (
        await app.owner`select source_key, count(*) from tasks where source_key is not null and enterprise_id = 1 group by 1 having count(*) > 1`
      ).length;
    await run();
    expect(await count('T3')).toBe(unsubmitted);
    expect(await keys()).toBe(0);
    const [logged] =
      await app.owner`select count(*)::int as count from tasks t where source = 'RULE' and source_key <> 'T1:test' and enterprise_id = 1
      and not exists (select from task_log l where l.enterprise_id = 1 and l.task_id = t.id and l.act = 'CREATE' and l.user_id is null)`;
    expect(logged?.['count']).toBe(0);
  }, 90_000);
});
