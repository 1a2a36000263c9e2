// The timeline of a doctor through the call: kinds, pages, what a reader may not see (specification 2.3 businessRecord).
import { doctorProfileEndpoints as calls, type TimelineEntry } from '@yijian/contract/doctor-profiles';
import { doctorTagEndpoints } from '@yijian/contract/doctors';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
let rep: Caller;
let id: string;

const page = async (who: Caller, query: object = {}) =>
  (await who.call(calls.timeline, { params: { id }, query: { size: 50, ...query } })).body.result;
const kinds = (entries: readonly TimelineEntry[]) => new Set(entries.map((entry) => entry.kind));

beforeAll(async () => {
  app = await startTestApp();
  rep = await app.as('chen.yizhou');
  const [row] = await app.owner<{ id: string }[]>`
    select o.doctor_id::text as id from doctor_owners o join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
    where u.login = 'chen.yizhou' and (select count(*) from visits v where v.enterprise_id = 1 and v.doctor_id = o.doctor_id and v.user_id = u.id
      and v.starts_at < now()) >= 3 and exists (select from visits v join visit_products x on x.enterprise_id = v.enterprise_id and x.visit_id = v.id
      where v.enterprise_id = 1 and v.doctor_id = o.doctor_id and v.user_id = u.id and v.starts_at < now()) and exists (select from tasks t where t.enterprise_id = 1 and t.doctor_id = o.doctor_id and t.assignee_id = u.id)
    order by o.id limit 1`;
  id = row!.id;
  const query = { addedValue: '时间线上的', mobileTagType: 'PERSONAL' as const };
  await rep.call(doctorTagEndpoints.addTag, { params: { id }, query });
});
afterAll(() => app.close());

it('shows visits, tasks, tags and consents of the doctor, the newest first, and nothing of tomorrow’s visits', async () => {
  const { content } = await page(rep);
  expect([...kinds(content)]).toEqual(expect.arrayContaining(['VISIT', 'TASK', 'TAG']));
  const times = content.map((entry) => entry.at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(content[0]).toMatchObject({ kind: 'TAG', text: '时间线上的', who: '陈亦舟' });
  expect(kinds((await page(rep, { kind: ['VISIT'] })).content)).toEqual(new Set(['VISIT']));
  const [row] = await app.owner<{ n: number }[]>`
    select count(*)::int as n from visits where enterprise_id = 1 and doctor_id = ${id} and starts_at <= now()`;
  expect((await page(rep, { kind: ['VISIT'] })).content.length).toBeLessThanOrEqual(row!.n);
});

it('a visit tells what was spoken about: products with message and reaction, and the notes its reader may see', async () => {
  const [visit] = await app.owner<{ id: string; product: string; message: string; notes: string }[]>`
    select v.id::text, p.name as product, x.key_message as message, v.notes from visits v
    join users u on u.enterprise_id = v.enterprise_id and u.id = v.user_id and u.login = 'chen.yizhou'
    join visit_products x on x.enterprise_id = v.enterprise_id and x.visit_id = v.id and x.position = 1
    join products p on p.enterprise_id = x.enterprise_id and p.id = x.product_id
    where v.enterprise_id = 1 and v.doctor_id = ${id} and v.starts_at <= now() order by v.starts_at desc limit 1`;
  const told = (await page(rep, { kind: ['VISIT'] })).content.find((entry) => entry.id === visit!.id)!;
  expect(told.talk).toMatchObject({ isHidden: false, notes: visit!.notes });
  expect(told.talk!.products[0]).toMatchObject({ name: visit!.product, keyMessage: visit!.message });
  await app.owner`update visits set is_medical = true, notes = '只给医学部', user_id = (select id from users where enterprise_id = 1 and login = 'lin.zhiyuan')
    where enterprise_id = 1 and id = ${visit!.id}`;
  const manager = await app.as('zhou.minxing');
  for (const reader of [rep, manager]) {
    const text = JSON.stringify((await page(reader, { kind: ['VISIT'] })).content);
    expect(text).not.toContain('只给医学部');
  }
  expect((await page(rep, { kind: ['TASK'] })).content.every((entry) => entry.talk === null)).toBe(true);
});

it('tells of meetings that were held and whether the doctor came, as far as the reader may open them', async () => {
  const [guest] = await app.owner<{ doctorId: string; meetingId: string; title: string }[]>`
    select g.doctor_id::text as "doctorId", m.id::text as "meetingId", m.title from meeting_guests g
    join meetings m on m.enterprise_id = g.enterprise_id and m.id = g.meeting_id
    join users u on u.enterprise_id = m.enterprise_id and u.id = m.owner_id and u.login = 'chen.yizhou'
    where g.enterprise_id = 1 and g.state = 'SIGNED_IN' and m.state in ('CONFIRMED', 'CLOSED') order by g.id limit 1`;
  const meetings = async () =>
    (await rep.call(calls.timeline, { params: { id: guest!.doctorId }, query: { kind: ['MEETING'], size: 50 } })).body
      .result.content;
  const told = await meetings();
  expect(kinds(told)).toEqual(new Set(['MEETING']));
  expect(told.find((entry) => entry.id === guest!.meetingId)).toMatchObject({
    what: 'ATTENDED',
    text: guest!.title,
    who: '陈亦舟',
  });
  await app.owner`update meetings m set owner_id = u.id, organization_id = u.organization_id, instance_id = null from users u
    where u.enterprise_id = 1 and u.login = 'wen.zhixu' and m.enterprise_id = 1 and m.id = ${guest!.meetingId}`;
  expect((await meetings()).some((entry) => entry.id === guest!.meetingId)).toBe(false);
});

it('pages follow each other without gap or repetition, and each knows the number', async () => {
  const whole = (await page(rep)).content.map((entry) => entry.key);
  const parts: string[] = [];
  let total = 0;
  for (let at = 0; at < 60; at += 1) {
    const { content, totalElements } = await page(rep, { page: at, size: 3 });
    parts.push(...content.map((entry) => entry.key));
    total = totalElements;
    if (parts.length >= totalElements) break;
  }
  expect(parts).toHaveLength(total);
  expect(parts.slice(0, whole.length)).toEqual(whole);
  expect(new Set(parts).size).toBe(parts.length);
});

it('nobody sees another’s personal tags or visits that their role does not read; unknown doctors are not there', async () => {
  const [steward, marketing] = [await app.as('su.zhen'), await app.as('fang.ruogu')];
  for (const who of [steward, marketing]) {
    const { content } = await page(who);
    expect(content.some((entry) => entry.text === '时间线上的')).toBe(false);
    expect(kinds(content).has('VISIT')).toBe(false);
  }
  const foreign = await app.owner<{ id: string }[]>`select id::text from doctors where enterprise_id = 2 limit 1`;
  for (const other of [foreign[0]!.id, '987654321'])
    expect((await rep.call(calls.timeline, { params: { id: other } })).body.error).toBe('doctors.notFound');
  expect((await rep.call(calls.timeline, { params: { id }, query: { kind: ['SQL'] } })).status).toBe(400);
  expect((await (await app.as('qian.hui')).call(calls.timeline, { params: { id } })).status).toBe(403);
});

it('doctor/get/product/leve tells for every product where the doctor stands, from the visits that count', async () => {
  const found = (await rep.call(calls.products, { params: { id } })).body.result;
  const [row] = await app.owner<
    { n: number }[]
  >`select count(*)::int as n from products where enterprise_id = 1 and is_enabled`;
  expect(found).toHaveLength(row!.n);
  const [talked] = await app.owner<{ id: string; n: number }[]>`
    select x.product_id::text as id, count(*)::int as n from visit_products x join visits v on v.enterprise_id = x.enterprise_id and v.id = x.visit_id
    where v.enterprise_id = 1 and v.doctor_id = ${id} and v.state in ('SUBMITTED', 'SUBMITTED_LATE', 'VALID') group by 1 order by 2 desc, 1 limit 1`;
  const most = found.find((one) => one.productId === talked!.id)!;
  expect([most.talks, most.level === 'NONE', most.lastTalkAt === null]).toEqual([talked!.n, false, false]);
  await app.owner`update visit_products set reaction = 'POSITIVE' where enterprise_id = 1 and product_id = ${talked!.id}
    and visit_id in (select v.id from visits v where v.enterprise_id = 1 and v.doctor_id = ${id})`;
  const again = (await rep.call(calls.products, { params: { id } })).body.result.find(
    (one) => one.productId === talked!.id,
  )!;
  expect(again.level).toBe(talked!.n >= 3 ? 'SUPPORTER' : 'OPEN');
  expect((await rep.call(calls.products, { params: { id: '987654321' } })).body.error).toBe('doctors.notFound');
  expect((await rep.call(calls.products, { params: { id: 'x' } })).status).toBe(400);
  expect((await (await app.as('qian.hui')).call(calls.products, { params: { id } })).status).toBe(403);
});

it('3.3 changed fields of the doctor stand on the timeline, from what to what, with names for codes and who changed them', async () => {
  const steward = await app.as('su.zhen');
  const admin = await app.as('admin');
  const [doctor] = await app.owner<{ tier: string }[]>`
    select tier from doctors where enterprise_id = 1 and id = ${id}`;
  const tier = doctor!.tier === 'D' ? 'C' : 'D';
  const [who] = await app.owner<
    { id: string }[]
  >`select id::text from users where enterprise_id = 1 and login = 'su.zhen'`;
  await app.owner`
    with me as materialized (select set_config('app.user_id', ${who!.id}, true) as id)
    update doctors d set tier = ${tier}, native_place = '浙江绍兴', masked_phone = '139****0000' from me
    where d.enterprise_id = 1 and d.id = ${id} and me.id <> ''`;
  await app.owner`
    update doctors set next_task_title = '不算变更', next_task_due = '2026-12-01' where enterprise_id = 1 and id = ${id}`;
  const changes = async (caller: Caller) => (await page(caller, { kind: ['CHANGE'] })).content;
  const [latest] = await changes(steward);
  expect(latest).toMatchObject({ kind: 'CHANGE', who: '苏臻' });
  const told = (entry: TimelineEntry) => entry.changes.map(({ field, after }) => [field.code, after?.text]);
  expect(told(latest!)).toEqual(expect.arrayContaining([['native_place', '浙江绍兴']]));
  expect(latest!.changes.find(({ field }) => field.code === 'tier')).toMatchObject({
    field: { name: '分级', enName: 'Tier' },
    before: { type: 'NAME' },
    after: { type: 'NAME' },
  });
  expect(told(latest!).some(([code]) => ['masked_phone', 'next_task_title'].includes(code!))).toBe(false);
  const fields = (await changes(admin)).flatMap((entry) => entry.changes.map(({ field }) => field.code));
  expect(fields).toContain('masked_phone');
  expect(fields).not.toContain('next_task_title');
});

it('3.3 a masked field is told to have changed without its values, a hidden one not at all, nor a change of it alone', async () => {
  await app.owner`
    insert into role_fields (enterprise_id, role_id, field, rule)
    select 1, r.id, f.field, f.rule from roles r, (values ('doctor.nativePlace', 'MASK'), ('doctor.degreeTitle', 'HIDE')) f(field, rule)
    where r.enterprise_id = 1 and r.code = 'MKT' on conflict (enterprise_id, role_id, field) do update set rule = excluded.rule`;
  await app.owner`update doctors set native_place = '江苏南通' where enterprise_id = 1 and id = ${id}`;
  await app.owner`update doctors set degree_title = '博士&藏起' where enterprise_id = 1 and id = ${id}`;
  const marketing = await app.as('fang.ruogu');
  const { content } = await page(marketing, { kind: ['CHANGE'] });
  const [latest] = content;
  expect(latest!.changes.map(({ field, after }) => [field.code, after?.type, after?.text])).toEqual([
    ['native_place', 'SECRET', ''],
  ]);
  expect(JSON.stringify(content)).not.toMatch(/江苏南通|浙江绍兴|藏起/);
  expect((await page(rep, { kind: ['CHANGE'] })).content[0]!.changes[0]!.after?.text).toBe('博士&藏起');
});

it('the next step of a visit is told in timeline and summary as the field rule of the visit says', async () => {
  const [task] = await app.owner<{ id: string }[]>`
    update tasks set source = 'VISIT', title = '医生要求的后续', en_title = '', due_on = current_date - 3000, state_since = now()
    where enterprise_id = 1 and id = (select t.id from tasks t join users u on u.enterprise_id = t.enterprise_id and u.id = t.assignee_id
      where t.enterprise_id = 1 and t.doctor_id = ${id} and u.login = 'chen.yizhou' and t.is_open and not t.is_medical limit 1) returning id::text`;
  await app.owner`
    insert into role_fields (enterprise_id, role_id, field, rule) select 1, id, 'visit.nextStep', 'HIDE' from roles where enterprise_id = 1 and code = 'DSM'`;
  try {
    const told = async (who: Caller) => {
      const { content } = await page(who, { kind: ['TASK'] });
      const { tasks } = (await who.call(calls.summary, { params: { id } })).body.result;
      return [...content, ...tasks.map((one) => ({ id: one.id, text: one.title }))]
        .filter((one) => one.id === task!.id)
        .map((one) => one.text);
    };
    expect(await told(await app.as('zhou.minxing'))).toEqual(['—', '—']);
    expect(await told(rep)).toEqual(['医生要求的后续', '医生要求的后续']);
  } finally {
    await app.owner`delete from role_fields where field = 'visit.nextStep'`;
  }
});
