// What somebody might try with meetings and does not get (product: meetings, segregation of duties, budgets).
import { budgetEndpoints as budgets } from '@yijian/contract/budgets';
import { meetingEndpoints as meetings } from '@yijian/contract/meetings';
import { workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { agreeTo, meetingsDesk, taskOf, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';

const now = latestDay(5, 15);
let app: TestApp;
let desk: Meetings;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await meetingsDesk(app, now);
});
afterAll(() => app.close());

describe('a submission', { timeout: 60_000 }, () => {
  it('H9 on a closed internal order is blocked, on one whose dates are over, and on one for another type of meeting', async () => {
    const on = desk.draft().startsAt!.slice(0, 10);
    // The demo closes the orders of a year that is over.
    await app.owner`update budget_orders set is_open = true where enterprise_id = 1 and ${on}::date between valid_from and valid_until`;
    const [order] = (await desk.rep.call(budgets.choices, { query: { on } })).body.result.orders;
    const submitOn = async (change: { is_open?: boolean; valid_until?: string; meeting_type?: string }) => {
      const { id } = (await desk.rep.call(meetings.add, { body: desk.draft({ orderId: order!.id }) })).body.result;
      await app.owner`update budget_orders set ${app.owner(change)} where enterprise_id = 1 and id = ${order!.id}`;
      const answer = await desk.rep.call(meetings.submit, { params: { id }, body: { comments: [] } });
      await app.owner`update budget_orders set is_open = true, meeting_type = null, valid_until = ${`${now.getUTCFullYear()}-12-31`}
        where enterprise_id = 1 and id = ${order!.id}`;
      return answer;
    };
    const isOver = { valid_until: `${now.getUTCFullYear()}-01-31` };
    for (const change of [{ is_open: false }, isOver, { meeting_type: 'NATIONAL' }]) {
      const answer = await submitOn(change);
      expect([answer.status, answer.body.error], JSON.stringify(change)).toEqual([409, 'meetings.blocked']);
      expect(answer.body.message).toContain('H9');
    }
  });

  it('sent twice at once starts one approval and holds the budget once', async () => {
    const before = await desk.available();
    const { id } = (await desk.rep.call(meetings.add, { body: desk.draft() })).body.result;
    const submit = () => desk.rep.call(meetings.submit, { params: { id }, body: { comments: [] } });
    const answers = await Promise.all([submit(), submit(), submit()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await desk.available()).toBe(before - 1200);
  });

  it('H9 two submitters at once never take more than the budget has: as many win as fit', async () => {
    const before = await desk.available();
    // Three of them fit, a fourth does not.
    const price = Math.floor(before * 0.3);
    const costs = [{ kind: 'VENUE' as const, note: '会场', price, quantity: 1 }];
    const agenda = [{ kind: 'TALK' as const, topic: '癫痫新药进展', minutes: 90 }];
    const comments = ['S5', 'S6', 'S8', 'S17'].map((code) => ({ code, comment: '同时提交' }));
    const applied = await Promise.all(
      [desk.rep, desk.marketing, desk.rep, desk.marketing, desk.rep, desk.marketing].map(async (who) => ({
        who,
        id: (await who.call(meetings.add, { body: desk.draft({ costs, agenda, guestIds: [] }) })).body.result.id,
      })),
    );
    const answers = await Promise.all(
      applied.map(async ({ who, id }) => ({
        who,
        id,
        answer: await who.call(meetings.submit, { params: { id }, body: { comments } }),
      })),
    );
    const won = answers.filter(({ answer }) => answer.status === 200);
    const lost = answers.filter(({ answer }) => answer.status !== 200);
    expect([won.length, lost.length]).toEqual([3, 3]);
    for (const { answer } of lost) {
      expect([answer.status, answer.body.error]).toEqual([409, expect.stringMatching(/^(meetings|budgets)\./)]);
      expect(answer.body.message).toMatch(/H9|预算/);
    }
    expect(await desk.available()).toBeCloseTo(before - 3 * price, 2);
    for (const { who, id } of won) await who.call(meetings.withdraw, { params: { id }, body: { reason: '让出预算' } });
    expect(await desk.available()).toBeCloseTo(before, 2);
  });
});

describe('an approver who is the applicant', { timeout: 60_000 }, () => {
  it('H16 does not decide the own application, and nobody decides what waits for another', async () => {
    const { id } = (
      await desk.marketing.call(meetings.add, {
        body: desk.draft({
          guestIds: [],
          agenda: [
            { kind: 'TALK', topic: '市场策略分享', minutes: 90 },
            { kind: 'MEAL', topic: '工作餐', minutes: 30 },
          ],
        }),
      })
    ).body.result;
    const sent = await desk.marketing.call(meetings.submit, { params: { id }, body: { comments: [] } });
    expect(sent.status, sent.body.message).toBe(200);
    const steps: string[] = [];
    for (let node = 0; node < 6; node += 1) {
      const { state, waiting } = (await desk.marketing.call(meetings.find, { params: { id } })).body.result;
      if (state !== 'IN_APPROVAL') break;
      expect(waiting!.taskId, waiting!.node).toBeNull();
      steps.push(waiting!.people);
      const [candidate] = await app.owner<{ login: string }[]>`
        select u.login from workflow_candidates c join workflow_tasks t on t.enterprise_id = c.enterprise_id and t.id = c.task_id
        join meetings m on m.enterprise_id = t.enterprise_id and m.instance_id = t.instance_id
        join users u on u.enterprise_id = c.enterprise_id and u.id = c.user_id
        where c.enterprise_id = 1 and m.id = ${id} and c.is_open and t.state = 'OPEN' order by u.id limit 1`;
      const who = await app.as(candidate!.login);
      const stolen = await desk.rep.call(tasks.approve, {
        params: { id: await taskOf(who, id) },
        body: { comment: '同意' },
      });
      expect([403, 404, 409]).toContain(stolen.status);
      await agreeTo(who, id);
    }
    expect(steps.length).toBeGreaterThan(1);
    expect((await desk.marketing.call(meetings.find, { params: { id } })).body.result.state).toBe('APPROVED');
  });
});
