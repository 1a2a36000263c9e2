// What was sent to doctors stands in the customer lists: shown, filtered by and ordered by, as the messages say (product 3.3, 3.9; R3.4).
import { roleAdminEndpoints as roles } from '@yijian/contract/administration';
import { doctorEndpoints, type Doctor } from '@yijian/contract/doctors';
import { sendEndpoints as sends } from '@yijian/contract/sends';
import { userEndpoints } from '@yijian/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { morning, sendingDesk, type SendingDesk } from '../../../../../../tools/testing/content/sending.ts';

const now = morning();
let app: TestApp;
let desk: SendingDesk;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await sendingDesk(app, now);
});
afterAll(() => app.close());

async function page(who: Caller, query: object): Promise<Doctor[]> {
  const answer = await who.call(doctorEndpoints.list, { query: { size: 100, type: 'ALL_CUSTOMER', ...query } });
  expect(answer.body.code, answer.body.message).toBe(200);
  return answer.body.result.content;
}
const count = async (who: Caller, query: object): Promise<number> =>
  (await who.call(doctorEndpoints.count, { query: { type: 'ALL_CUSTOMER', ...query } })).body.result.totalElements;
const contentOf = async (id: string, who = desk.rep) =>
  (await who.call(doctorEndpoints.find, { params: { id } })).body.result.sentContent;

/** Every doctor of a list, found without what was sent. */
async function everyone(who: Caller, query: object): Promise<Doctor[]> {
  const all: Doctor[] = [];
  for (let at = 0; ; at += 1) {
    const found = await page(who, { ...query, page: at, sort: 'name,asc' });
    all.push(...found);
    if (found.length < 100) return all;
  }
}

/** From the messages alone, of the demo and of this test. */
async function plainOf(): Promise<Map<string, { sent: number; opened: number; read: number }>> {
  const rows = await app.owner<{ id: string; sent: number; opened: number; read: number }[]>`
    select r.doctor_id::text as id, count(*)::int as sent, count(r.opened_at)::int as opened, count(r.read_at)::int as read
    from send_recipients r join sends s on s.enterprise_id = r.enterprise_id and s.id = r.send_id
    left join articles a on a.enterprise_id = s.enterprise_id and a.id = s.article_id
    left join meetings m on m.enterprise_id = s.enterprise_id and m.id = s.meeting_id
    where r.enterprise_id = 1 and r.state = 'SENT' and coalesce(a.audience, m.purpose) = 'PROMOTIONAL' group by 1`;
  return new Map(rows.map(({ id, ...counted }) => [id, counted]));
}

describe.each([
  ['a representative in my customers', 'chen.yizhou', 'MY_CUSTOMER'],
  ['a manager in all customers', 'zhou.minxing', 'ALL_CUSTOMER'],
  ['marketing in all customers', 'fang.ruogu', 'ALL_CUSTOMER'],
] as const)('3.9 %s', (_, login, type) => {
  it('R3.4 sees what was sent, opened and read, filters by it and orders by it', async () => {
    const who = await app.as(login);
    const plain = await plainOf();
    const all = await everyone(who, { type });
    for (const { id, sentContent } of all)
      expect({ id, ...sentContent }).toMatchObject({ id, ...(plain.get(id) ?? { sent: 0, opened: 0, read: 0 }) });
    const is = (test: (content: NonNullable<Doctor['sentContent']>) => boolean): number =>
      all.filter(({ sentContent }) => sentContent !== null && test(sentContent)).length;
    const expected = {
      OPENED: is(({ opened }) => opened > 0),
      NOT_OPENED: is(({ sent, opened }) => sent > 0 && opened === 0),
      READ: is(({ read }) => read > 0),
      NOT_READ: is(({ sent, read }) => sent > 0 && read === 0),
    };
    for (const [contentRead, n] of Object.entries(expected)) {
      expect([contentRead, await count(who, { type, contentRead })]).toEqual([contentRead, n]);
      for (const sort of ['lastSentAt,desc', 'lastVisitAt,desc', 'name,asc']) {
        const found = await page(who, { type, contentRead, sort });
        expect([contentRead, sort, found.length]).toEqual([contentRead, sort, Math.min(100, n)]);
      }
    }
    const never = is(({ sent }) => sent === 0);
    expect(await count(who, { type, lastSent: 'NEVER' })).toBe(never);
    const [within, over] = [
      await count(who, { type, lastSent: 'WITHIN_30' }),
      await count(who, { type, lastSent: 'OVER_30' }),
    ];
    expect(within + over).toBe(all.length);

    const latest = await page(who, { type, sort: 'lastSentAt,desc' });
    const at = latest.map(({ sentContent }) => sentContent?.lastSentAt ?? '');
    expect(at).toEqual(at.toSorted().toReversed());
    const earliest = await page(who, { type, sort: 'lastSentAt,asc' });
    const upwards = earliest.map(({ sentContent }) => sentContent?.lastSentAt ?? '');
    expect(upwards).toEqual(upwards.toSorted());
    expect(latest[0]?.sentContent?.lastSentAt).not.toBeNull();
  });
});

describe('3.9 what was sent to a doctor', () => {
  it('follows the messages: sent, opened, read; and equals the figures of the page that it leads to', async () => {
    const articleId = await desk.publish();
    const [id] = (await desk.doctors(1)) as [string];
    const before = (await contentOf(id))!;
    const [trail] = await app.owner<[{ last: string }]>`select coalesce(max(id), 0)::text as last from audit_log`;
    const kept = (await desk.rep.call(sends.add, { body: { articleId, channel: 'MAIL', ids: [id] } })).body.result;
    await desk.dispatch();
    await expect.poll(async () => (await contentOf(id))?.sent).toBe(before.sent + 1);
    expect((await contentOf(id))?.lastSentAt).toBe(now.toISOString().replace('Z', '+00:00').replace('.000', ''));
    const [recipient] = await desk.recipients(kept.id);
    await app.app.server.inject({
      method: 'POST',
      url: `/d/read/${desk.tokenOf(recipient!.id)}/progress`,
      payload: { percent: 100, seconds: 60, isFirst: true },
      headers: { host: 'localhost' },
    });
    await expect
      .poll(() => contentOf(id))
      .toMatchObject({ sent: before.sent + 1, opened: before.opened + 1, read: before.read + 1 });
    const figures = (await desk.rep.call(sends.doctorEffects, { params: { id } })).body.result;
    const { sent, opened, read } = (await contentOf(id))!;
    expect({ sent, opened, read }).toEqual({ sent: figures.sent, opened: figures.opened, read: figures.read });
    // Counting leaves no line in the trail of the doctor.
    const written = await app.owner`select 1 from audit_log where id > ${trail.last} and table_name = 'doctors'`;
    expect(written).toHaveLength(0);
  });

  it('refuses a band and an answer that do not exist, naming the field', async () => {
    for (const [query, field] of [
      [{ lastSent: 'WITHIN_8' }, 'query.lastSent'],
      [{ contentRead: 'SEEN' }, 'query.contentRead'],
    ] as const) {
      const { status, body } = await desk.rep.call(doctorEndpoints.list, { query });
      expect([status, body.fields?.[0]?.field]).toEqual([400, field]);
    }
  });

  it('is not told to whoever may not read sends, and no other enterprise sees it', async () => {
    const finance = await app.as('qian.hui');
    const { hiddenFields } = (await finance.call(userEndpoints.findInfo)).body.result;
    expect(hiddenFields).toContain('doctor.sentContent');
    const foreign = await page(await app.as('tang.ke', 'kanglan'), {});
    const ours = new Set((await everyone(desk.writer, {})).map((doctor) => doctor.id));
    expect(foreign.filter(({ id }) => ours.has(id))).toEqual([]);
    const admin = await app.as('admin');
    const role = (await admin.call(roles.listRoles)).body.result.find(({ code }) => code === 'DSM')!;
    const manager = await app.as('zhou.minxing');
    const rights = async () => (await manager.call(userEndpoints.findInfo)).body.result.rights;
    const before = await rights();
    const body = { rules: [{ field: 'doctor.sentContent', rule: 'HIDE' }], version: role.version } as const;
    await admin.call(roles.changeRoleFields, { params: { id: role.id }, body });
    await expect.poll(rights, { timeout: 10_000 }).not.toBe(before);
    for (const { sentContent } of await page(manager, {})) expect(sentContent).toBeNull();
    for (const [query, field] of [
      [{ lastSent: 'NEVER' }, 'query.lastSent'],
      [{ contentRead: 'READ' }, 'query.contentRead'],
      [{ sort: 'lastSentAt,desc' }, 'query.sort'],
    ] as const) {
      const asked = await manager.call(doctorEndpoints.list, { query: { type: 'ALL_CUSTOMER', ...query } });
      expect([asked.status, asked.body.error, asked.body.fields?.[0]?.field]).toEqual([403, 'core.fieldHidden', field]);
    }
    const file = await manager.call(doctorEndpoints.export, {
      query: { type: 'MY_CUSTOMER', format: 'csv', reasonCategory: 'DATA_CHECK', reason: '核对内容权限' },
    });
    expect([file.status, file.raw.toString('utf8').includes('内容发送')]).toEqual([200, false]);
    await app.owner`delete from role_fields`;
  });
});
