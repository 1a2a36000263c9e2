// A joint visit is one on which a manager came along, as the glossary says: a colleague cannot stand in for one.
import { visitEndpoints as visits, visitPlanEndpoints as plans } from '@yijian/contract/visits';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../../tools/testing/days.ts';

test('joint visits count managers: whoever leads no team is refused as one, and along as a colleague makes none', async ({
  onTestFinished,
}) => {
  const app = await startTestApp();
  onTestFinished(() => app.close());
  const [rep, manager] = [await app.as('chen.yizhou'), await app.as('zhou.minxing')];
  const [people] = await app.owner<[{ rep: string; manager: string; colleague: string }]>`
    select r.id::text as rep, m.id::text as manager, (select min(c.id)::text from users c where c.enterprise_id = 1 and c.is_enabled
      and c.organization_id = r.organization_id and c.id <> r.id
      and not exists (select from organizations o where o.enterprise_id = 1 and o.leader_id = c.id)) as colleague
    from users r, users m where r.enterprise_id = 1 and r.login = 'chen.yizhou' and m.enterprise_id = 1 and m.login = 'zhou.minxing'`;
  const [{ doctorId }] = await app.owner<[{ doctorId: string }]>`
    select min(doctor_id)::text as "doctorId" from doctor_owners where enterprise_id = 1 and user_id = ${people.rep}`;
  // In the last night of Shanghai, when nobody of the demo visits anyone.
  const startsAt = (minutes: number): string =>
    new Date(Date.parse(`${shanghaiDay(-1)}T17:00:00Z`) - 86_400_000 + minutes * 60_000).toISOString();
  const held = { visitType: 'FACE', visitPurposes: ['ACADEMIC'], visitDuration: 'UNDER_5', visitResults: 'DELIVERED' };
  const submit = (minutes: number, along: object) =>
    rep.call(visits.add, { body: { ...held, doctorId, as: 'submit', startsAt: startsAt(minutes), ...along } });
  const joint = async (): Promise<number> => {
    const query = { from: shanghaiDay(-7), to: shanghaiDay(0) };
    const members = (await manager.call(plans.listTeamFigures, { query })).body.result;
    return members.find(({ userId }) => userId === people.rep)!.joint;
  };
  const before = await joint();
  const refused = await submit(0, { jointManagerId: people.colleague });
  expect([refused.status, refused.body.fields?.map(({ field }) => field)]).toEqual([400, ['body.jointManagerId']]);
  expect((await submit(20, { colleagueIds: [people.colleague] })).status).toBe(200);
  expect(await joint()).toBe(before);
  expect((await submit(40, { jointManagerId: people.manager })).status).toBe(200);
  expect(await joint()).toBe(before + 1);
});
