// What was sent to a doctor, and to the doctors of a hospital, through the calls: figures equal lists, colleagues' sends, who is refused (product 3.3, 3.5).
import { sendEndpoints as sends, type RecipientStep, type SendFigures } from '@yijian/contract/sends';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { morning, sendingDesk, type SendingDesk } from '../../../../../../tools/testing/content/sending.ts';

const now = morning();
let app: TestApp;
let desk: SendingDesk;
let doctorId: string;
let other: string;
let hospitalId: string;

const keys = {
  SENT: 'sent',
  DELIVERED: 'delivered',
  OPENED: 'opened',
  READ: 'read',
  CLICKED: 'clicked',
  REMOVED: 'removed',
  FOLLOWED: 'followed',
} as const satisfies Partial<Record<RecipientStep, keyof SendFigures>>;
const people = async (query: object, who: Caller = desk.rep) =>
  (await who.call(sends.listRecipients, { query: { size: 100, ...query } })).body.result.content;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await sendingDesk(app, now);
  const found = (await desk.doctors(3)) as [string, string, string];
  [doctorId, other] = found;
  const elsewhere = found[2];
  const [hospital] = await app.owner<{ id: string }[]>`
    insert into hospitals (enterprise_id, name, province_code, city_code)
    select 1, '内容页签医院', d.province_code, d.city_code from doctors d where d.enterprise_id = 1 and d.id = ${doctorId}
    returning id::text`;
  hospitalId = hospital!.id;
  // What the demo sent them is another doctor's here: events are never deleted.
  await app.owner`update send_recipients set doctor_id = ${elsewhere} where enterprise_id = 1 and doctor_id = any(${[doctorId, other]}::bigint[])`;
  await app.owner`update doctors set hospital_id = ${hospitalId} where enterprise_id = 1 and id = any(${[doctorId, other]}::bigint[])`;
  for (const ids of [[doctorId, other], [doctorId]]) {
    const articleId = await desk.publish();
    const answer = await desk.rep.call(sends.add, { body: { articleId, channel: 'MAIL', ids } });
    expect(answer.status, answer.body.message).toBe(200);
  }
  await desk.dispatch();
  // One was delivered, opened and followed; a colleague of another team sent it.
  const [first] = await people({ doctorId });
  await app.owner`update send_recipients set delivered_at = ${now}, opened_at = ${now}, read_at = ${now}, clicked_at = ${now}
    where enterprise_id = 1 and id = ${first!.id}`;
  await app.owner`update sends set user_id = (select id from users where enterprise_id = 1 and login = 'wen.zhixu')
    where enterprise_id = 1 and id = ${first!.sendId}`;
}, 120_000);
afterAll(() => app.close());

describe('what was sent', () => {
  it('to a doctor counts at each step as many as it lists, by whomever it was sent', async () => {
    const figures = (await desk.rep.call(sends.doctorEffects, { params: { id: doctorId } })).body.result;
    expect(figures).toMatchObject({ audience: 2, sent: 2, delivered: 2, opened: 1, read: 1, clicked: 1 });
    for (const [step, key] of Object.entries(keys))
      expect([step, (await people({ doctorId, step })).length]).toEqual([step, figures[key]]);
    const listed = await people({ doctorId });
    expect(listed).toHaveLength(2);
    expect(listed.filter(({ mayOpen }) => mayOpen)).toHaveLength(1);
    const closed = listed.find(({ mayOpen }) => !mayOpen)!;
    expect(closed).toMatchObject({ channel: 'MAIL', doctor: { id: doctorId } });
    expect((await desk.rep.call(sends.findMessage, { params: { id: closed.id } })).status).toBe(404);
  });

  it('to the doctors of a hospital adds up', async () => {
    const figures = (await desk.rep.call(sends.hospitalEffects, { params: { id: hospitalId } })).body.result;
    expect(figures).toMatchObject({ audience: 3, sent: 3, opened: 1 });
    for (const [step, key] of Object.entries(keys))
      expect([step, (await people({ hospitalId, step })).length]).toEqual([step, figures[key]]);
    const count = await desk.rep.call(sends.countRecipients, { query: { hospitalId, step: 'OPENED' } });
    expect(count.body.result.totalElements).toBe(1);
  });

  it('leaves out what is for medical affairs for whoever does not read it', async () => {
    // The send told of an article of the demo that is for medical affairs.
    const [changed] = await app.owner<{ id: string }[]>`
      update sends s set article_id = a.id from articles a
      where a.enterprise_id = 1 and a.audience = 'MEDICAL' and a.id = (select min(id) from articles where enterprise_id = 1 and audience = 'MEDICAL')
        and s.enterprise_id = 1 and s.id in (select send_id from send_recipients where enterprise_id = 1 and doctor_id = ${other})
      returning s.id::text as id`;
    expect(changed).toBeDefined();
    const effects = async (who: Caller) =>
      (await who.call(sends.doctorEffects, { params: { id: doctorId } })).body.result.audience;
    expect(await effects(desk.rep)).toBe(1);
    expect(await people({ doctorId })).toHaveLength(1);
  });

  it('is refused out of range, in other enterprises, with bad input and without a session', async () => {
    const [north, stranger] = await Promise.all([app.as('wen.zhixu'), app.as('admin', 'kanglan')]);
    for (const who of [north, stranger]) {
      const doctor = await who.call(sends.doctorEffects, { params: { id: doctorId } });
      expect([doctor.status, doctor.body.error]).toEqual([404, 'doctors.notFound']);
      const hospital = await who.call(sends.hospitalEffects, { params: { id: hospitalId } });
      expect([hospital.status, hospital.body.error]).toEqual([404, 'hospitals.notFound']);
    }
    expect(await people({ hospitalId }, stranger)).toEqual([]);
    const bad = await desk.rep.call(sends.doctorEffects, { params: { id: 'x' } });
    expect([bad.status, bad.body.fields?.[0]?.field]).toEqual([400, 'params.id']);
    expect((await app.anonymous().call(sends.doctorEffects, { params: { id: doctorId } })).status).toBe(401);
  });
});
