// The three figures of the last visit against a plain walk over random visits, for every role (product 3.7).
import { visitBriefingEndpoints as calls } from '@yijian/contract/visits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';

const logins = [
  'admin',
  'chen.yizhou',
  'zhou.minxing',
  'gu.changfeng',
  'lin.zhiyuan',
  'fang.ruogu',
  'he.jing',
  'shen.lian',
];
const DOCTORS = 12;
let app: TestApp;
let doctorIds: string[];

beforeAll(async () => {
  app = await startTestApp();
  doctorIds = (
    await app.owner<{ id: string }[]>`
      select o.doctor_id::text as id from doctor_owners o join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
      where o.enterprise_id = 1 and u.login = 'chen.yizhou' order by o.doctor_id limit ${DOCTORS}`
  ).map(({ id }) => id);
  // What the demo did makes way; then visits of many people and times, medical ones among them, in four states: mixed by hash, so the same every time.
  await app.owner`update visits set state = 'CANCELLED', cancel_reason = '让开', unlock_reason = null
    where enterprise_id = 1 and doctor_id = any(${doctorIds}::bigint[])`;
  await app.owner`
    insert into visits (enterprise_id, state, user_id, organization_id, doctor_id, hospital_id, visit_type, visit_results, is_medical, starts_at,
      submitted_at, late_reason)
    select 1, s.state, u.id, u.organization_id, d.id, d.hospital_id, 'FACE', 'DELIVERED', (hashtext(d.id || ' ' || u.id) & 7) < 3,
      date_trunc('second', now()) - interval '1 hour' - (hashtext(d.id || ':' || u.id || s.state) & 16777215) * interval '1 second', now(),
      case when s.state = 'SUBMITTED_LATE' then '出差' else '' end
    from doctors d
    cross join lateral (
      select id, organization_id from users x where x.enterprise_id = 1 and x.organization_id is not null
      order by hashtext(x.id || '/' || d.id) limit 6) u
    cross join (values ('SUBMITTED'), ('SUBMITTED_LATE'), ('CANCELLED'), ('SAVED')) s(state)
    where d.enterprise_id = 1 and d.id = any(${doctorIds.slice(1)}::bigint[])`;
  // The first doctor was met by medical affairs alone: a date that sales know and cannot open.
  await app.owner`
    insert into visits (enterprise_id, state, user_id, organization_id, doctor_id, hospital_id, visit_type, visit_results, is_medical, starts_at, submitted_at)
    select 1, 'SUBMITTED', u.id, u.organization_id, d.id, d.hospital_id, 'FACE', 'DELIVERED', true, date_trunc('second', now()) - interval '2 hours', now()
    from users u, doctors d where u.enterprise_id = 1 and u.login = 'lin.zhiyuan' and d.enterprise_id = 1 and d.id = ${doctorIds[0]!}`;
});
afterAll(() => app.close());

interface Row {
  readonly doctorId: string;
  readonly userId: string;
  readonly organizationId: string;
  readonly isMedical: boolean;
  readonly at: Date;
}

test('3.7 own, team and anyone are what a plain walk over all visits finds, for every role', async () => {
  const rows = await app.owner<Row[]>`
    select doctor_id::text as "doctorId", user_id::text as "userId", organization_id::text as "organizationId", is_medical as "isMedical", starts_at as at
    from visits where enterprise_id = 1 and is_contact`;
  const tree = await app.owner<{ id: string; parent: string | null }[]>`
    select id::text as id, parent_id::text as parent from organizations where enterprise_id = 1`;
  const below = (id: string): string[] => [
    id,
    ...tree.filter(({ parent }) => parent === id).flatMap((one) => below(one.id)),
  ];
  let [compared, hidden] = [0, 0];
  for (const login of logins) {
    const who = await app.as(login);
    const [user] = await app.owner<
      { id: string; organizationId: string | null; ranges: string[]; roles: string[]; medical: boolean }[]
    >`
      select u.id::text as id, u.organization_id::text as "organizationId", array_agg(r.data_range) as ranges, array_agg(r.code) as roles,
        bool_or(r.code in ('admin', 'MAF', 'MED', 'COMP')) as medical
      from users u join user_roles x on x.enterprise_id = u.enterprise_id and x.user_id = u.id
      join roles r on r.enterprise_id = x.enterprise_id and r.id = x.role_id where u.enterprise_id = 1 and u.login = ${login} group by u.id, u.enterprise_id`;
    const { id, organizationId, ranges, medical } = user!;
    const isWide = ranges.some((range) => range !== 'OWN');
    const team = organizationId === null ? [] : isWide ? below(organizationId) : [organizationId];
    for (const doctorId of doctorIds) {
      const { status, body } = await who.call(calls.findLast, { params: { id: doctorId } });
      if (status !== 200) continue;
      const mine = rows.filter((row) => row.doctorId === doctorId).toSorted((a, b) => b.at.getTime() - a.at.getTime());
      const first = (keep: (row: Row) => boolean): string | null => mine.find(keep)?.at.toISOString() ?? null;
      const isOwn = (row: Row): boolean => row.userId === id;
      const latest = mine[0];
      expect([login, doctorId, body.result]).toEqual([
        login,
        doctorId,
        {
          own: first(isOwn),
          team: first((row) => isOwn(row) || (team.includes(row.organizationId) && (medical || !row.isMedical))),
          anyone: first(() => true),
          isHidden: latest !== undefined && latest.isMedical && !isOwn(latest) && !medical,
        },
      ]);
      compared += 1;
      if (body.result.isHidden) hidden += 1;
    }
  }
  expect(compared).toBeGreaterThan(DOCTORS * 2);
  expect(hidden).toBeGreaterThan(0);
}, 120_000);

test('3.7 a doctor outside the range, and one of another enterprise, have no figures', async () => {
  const params = { id: doctorIds[0] };
  const stranger = await (await app.as('tang.ke', 'kanglan')).call(calls.findLast, { params });
  expect([stranger.status, stranger.body.error]).toEqual([404, 'visits.doctorNotFound']);
  expect((await app.anonymous().call(calls.findLast, { params })).status).toBe(401);
});
