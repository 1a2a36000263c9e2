// What a share does not open, and who may give one: it lets look, and nobody shares what is not theirs to share (specification 3, 6).
import { doctorEndpoints } from '@yijian/contract/doctors';
import { hospitalEndpoints } from '@yijian/contract/hospitals';
import { revealEndpoints } from '@yijian/contract/privacy';
import { shareEndpoints as calls, type ShareResource } from '@yijian/contract/shares';
import { visitEndpoints } from '@yijian/contract/visits';
import { workflowEndpoints, workflowTaskEndpoints } from '@yijian/contract/workflows';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../tools/testing/days.ts';
import { readSettings } from '../../platform/config/index.ts';
import { rooms } from '../rooms.ts';

const resources = ['doctor', 'hospital', 'visit'] as const;
let app: TestApp;
/** A representative with records, the manager of another team who receives them, marketing that sees everything and writes nothing. */
let rep: Caller;
let receiver: Caller;
let marketing: Caller;
let ids: Readonly<Record<'rep' | 'receiver' | 'marketing', string>>;
let records: Readonly<Record<ShareResource, string>>;

const idOf = async (login: string): Promise<string> => {
  const [row] = await app.owner<
    [{ id: string }]
  >`select id::text from users where enterprise_id = 1 and login = ${login}`;
  return row.id;
};

beforeAll(async () => {
  app = await startTestApp();
  // A manager with every right to export and to reveal, of a place without regions and people: only shares show him anything.
  await app.owner`insert into users (enterprise_id, login, first_name) values (1, 'far.manager', '远方经理'), (1, 'pure.marketing', '纯市场')`;
  await app.owner`insert into user_roles (enterprise_id, user_id, role_id)
    select 1, u.id, r.id from users u join roles r on r.enterprise_id = 1 and (u.login, r.code) in (('far.manager', 'DSM'), ('pure.marketing', 'MKT'))
    where u.enterprise_id = 1`;
  [rep, receiver, marketing] = await Promise.all([
    app.as('chen.yizhou'),
    app.as('far.manager'),
    app.as('pure.marketing'),
  ]);
  ids = {
    rep: await idOf('chen.yizhou'),
    receiver: await idOf('far.manager'),
    marketing: await idOf('pure.marketing'),
  };
  const [own] = await app.owner<[Record<ShareResource, string>]>`
    select v.doctor_id::text as doctor, v.hospital_id::text as hospital, v.id::text as visit from visits v
    join doctors d on d.enterprise_id = 1 and d.id = v.doctor_id and d.is_enabled
    join hospital_owners o on o.enterprise_id = 1 and o.hospital_id = v.hospital_id and o.user_id = v.user_id
    join doctor_owners w on w.enterprise_id = 1 and w.doctor_id = v.doctor_id and w.user_id = v.user_id
    join personal_values p on p.enterprise_id = 1 and p.table_name = 'doctors' and p.row_id = v.doctor_id and p.field = 'PHONE'
    where v.enterprise_id = 1 and v.user_id = ${ids.rep} order by v.id limit 1`;
  records = own;
});
afterAll(() => app.close());
afterEach(() => app.owner`delete from record_shares`);

const share = (caller: Caller, resource: ShareResource, userIds: string[], recordId = records[resource]) =>
  caller.call(calls.add, { body: { resource, recordId, userIds, until: shanghaiDay(7), note: '' } });
const sharesOf = (caller: Caller, resource: ShareResource) =>
  caller.call(calls.list, { query: { resource, recordId: records[resource] } });
const live = async (): Promise<number> => {
  const [row] = await app.owner<
    [{ n: number }]
  >`select count(*)::int as n from record_shares where withdrawn_at is null`;
  return row.n;
};
const opened = async (resource: ShareResource): Promise<void> => {
  const row = { doctor: doctorEndpoints.find, hospital: hospitalEndpoints.find, visit: visitEndpoints.find }[resource];
  const status = async () =>
    (await receiver.call(row as typeof hospitalEndpoints.find, { params: { id: records[resource] } })).status;
  await expect.poll(status, { timeout: 5000, interval: 20 }).toBe(200);
};

describe('a share lets look only', () => {
  it('never shows a number whole, though the receiver may see those of the own doctors', async () => {
    expect((await share(rep, 'doctor', [ids.receiver])).status).toBe(200);
    await opened('doctor');
    const params = { id: records.doctor };
    const body = { field: 'PHONE', category: 'CONTACT', reason: '电话确认拜访时间' } as const;
    const refused = await receiver.call(revealEndpoints.revealDoctor, { params, body });
    expect([refused.status, refused.body.error]).toEqual([403, 'privacy.onlyShared']);
    const values = (await receiver.call(revealEndpoints.listValues, { params })).body.result;
    expect(values.map(({ mayReveal }) => mayReveal)).not.toContain(true);
    expect((await rep.call(revealEndpoints.revealDoctor, { params, body })).status).toBe(200);
    const [lines] = await app.owner<
      [{ n: number }]
    >`select count(*)::int as n from reveals where user_id = ${ids.receiver}`;
    expect(lines.n).toBe(0);
  });

  it('never leaves in a file: every export of the contract holds what it held before, followed doctors too', async () => {
    const before = await exported();
    for (const resource of resources) {
      expect((await share(rep, resource, [ids.receiver])).status).toBe(200);
      await opened(resource);
    }
    const focus = { doctorId: records.doctor, focus: true };
    expect((await receiver.call(doctorEndpoints.focus, { body: focus })).status).toBe(200);
    expect(await exported()).toEqual(before);
    expect(before.map(([call]) => call)).toEqual(
      expect.arrayContaining(['doctors.export MY_FOCUS', 'visits.export team']),
    );
    const listed = await receiver.call(doctorEndpoints.list, { query: { type: 'MY_FOCUS' } });
    expect(listed.body.result.content.map(({ id }) => id)).toEqual([records.doctor]);
  });
});

/** Of every export in every scope: whether it names the doctor and the hospital of the records. */
async function exported(): Promise<[call: string, namesDoctor: boolean, namesHospital: boolean][]> {
  const [names] = await app.owner<[{ doctor: string; hospital: string }]>`
    select d.name as doctor, h.name as hospital from doctors d, hospitals h
    where d.enterprise_id = 1 and d.id = ${records.doctor} and h.enterprise_id = 1 and h.id = ${records.hospital}`;
  const why = { format: 'csv', reasonCategory: 'REPORT', reason: '月度复盘所需' };
  const found: [string, boolean, boolean][] = [];
  for (const { name, row } of rooms(app.app.directory, readSettings({}))) {
    const shape: Record<string, unknown> = row.query?.shape ?? {};
    if (!('file' in row.output) || !('reasonCategory' in shape)) continue;
    const kinds = 'type' in shape ? ['ALL_CUSTOMER', 'MY_FOCUS', 'MY_CUSTOMER'] : [undefined];
    const scopes = 'scope' in shape ? ['all', 'mine', 'my', 'team'] : [undefined];
    for (const [type, scope] of kinds.flatMap((kind) => scopes.map((one) => [kind, one] as const))) {
      await app.owner`alter table export_log disable trigger user`;
      await app.owner`delete from export_log`;
      await app.owner`alter table export_log enable trigger user`;
      const asked = Object.fromEntries(
        Object.entries({ ...why, type, scope }).filter(([, value]) => value !== undefined),
      );
      const answer = await receiver.call(row, { params: { id: records.doctor }, query: asked });
      if (answer.status !== 200) continue;
      const text = answer.raw.toString('utf8');
      found.push([
        [name, type, scope].filter(Boolean).join(' '),
        text.includes(names.doctor),
        text.includes(names.hospital),
      ]);
    }
  }
  return found;
}

describe('who may share', () => {
  it.each(['doctor', 'hospital'] as const)(
    'whoever sees a %s and may not write it neither shares it nor takes a share back',
    async (resource) => {
      const refused = await share(marketing, resource, [ids.receiver]);
      expect([refused.status, refused.body.error]).toEqual([403, 'shares.notYours']);
      expect((await share(rep, resource, [ids.receiver])).status).toBe(200);
      const [row] = (await sharesOf(marketing, resource)).body.result.content;
      expect([row!.mayWithdraw, (await sharesOf(marketing, resource)).body.result.mayShare]).toEqual([false, false]);
      const taken = await marketing.call(calls.withdraw, { body: { id: row!.id } });
      expect([taken.status, taken.body.error, await live()]).toEqual([403, 'shares.notYours', 1]);
      expect((await sharesOf(rep, resource)).body.result).toMatchObject({
        mayShare: true,
        content: [{ mayWithdraw: true }],
      });
    },
  );

  it('nor does a share change hands by being given again', async () => {
    await share(rep, 'doctor', [ids.receiver]);
    await share(marketing, 'doctor', [ids.receiver]);
    const [kept] = await app.owner`select shared_by::text as by from record_shares where withdrawn_at is null`;
    expect(kept).toEqual({ by: ids.rep });
  });

  it('a visit is shared by who made it and by managers over them, not by colleagues of the region', async () => {
    const colleague = await app.as('lin.zhiyuan');
    const status = (await share(colleague, 'visit', [ids.receiver])).status;
    expect([403, 404]).toContain(status);
    expect((await share(await app.as('zhou.minxing'), 'visit', [ids.receiver])).status).toBe(200);
  });

  it('the line of managers over who looks after it shares without the right to write', async () => {
    const [top] = await app.owner<[{ id: string; leader_id: string | null }]>`
      with recursive line as (
        select o.* from organizations o join users u on u.enterprise_id = 1 and u.organization_id = o.id and u.id = ${ids.rep} where o.enterprise_id = 1
        union all select o.* from line join organizations o on o.enterprise_id = 1 and o.id = line.parent_id)
      select id::text, leader_id::text from line where parent_id is null`;
    await app.owner`update organizations set leader_id = ${ids.marketing} where enterprise_id = 1 and id = ${top.id}`;
    expect((await share(marketing, 'doctor', [ids.receiver])).status).toBe(200);
    await app.owner`update organizations set leader_id = ${top.leader_id} where enterprise_id = 1 and id = ${top.id}`;
    expect((await share(marketing, 'doctor', [ids.receiver])).status).toBe(403);
  });

  it.each(['pure.marketing', 'peer.writer'])(
    'an access request that names %s as the owner opens nothing: only who looks after the record agrees',
    async (login) => {
      if (login === 'peer.writer') {
        // Sees and writes every record, and looks after none.
        await app.owner`insert into users (enterprise_id, login, first_name) values (1, ${login}, '同事')`;
        await app.owner`insert into user_roles (enterprise_id, user_id, role_id)
          select 1, u.id, r.id from users u, roles r where u.enterprise_id = 1 and u.login = ${login} and r.enterprise_id = 1 and r.code = 'STEW'`;
      }
      const owner = await idOf(login);
      const form = { resource: 'doctor', recordId: records.doctor, owner, until: shanghaiDay(7), reason: '绕过负责人' };
      const begun = await receiver.call(workflowEndpoints.create, { body: { definitionKey: 'access-request', form } });
      expect(begun.status, begun.body.message).toBe(200);
      const accomplice = await app.as(login);
      const todo = await accomplice.call(workflowTaskEndpoints.listTodo, { query: { size: 100 } });
      const task = todo.body.result.content.find(({ instanceId }) => instanceId === begun.body.result.id)!;
      const agreed = await accomplice.call(workflowTaskEndpoints.approve, { params: { id: task.id }, body: {} });
      expect([agreed.status, agreed.body.error, await live()]).toEqual([409, 'workflows.effectRefused', 0]);
    },
  );
});
