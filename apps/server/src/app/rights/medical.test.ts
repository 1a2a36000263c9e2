// Medical affairs and sales are kept apart on every way out, and prescriptions of a doctor are nobody's to begin with (specification 6).
import { menuAdminEndpoints, roleAdminEndpoints as calls } from '@yijian/contract/administration';
import { userEndpoints } from '@yijian/contract/users';
import { visitEndpoints } from '@yijian/contract/visits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
let admin: Caller;
let medical: { id: string; doctorId: string };
const secret = '医学要点甲乙丙';

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  // A medical visit in the team of a sales manager, with something secret in every text.
  const [visit] = await app.owner<{ id: string; doctorId: string }[]>`
    update visits set is_medical = true, notes = ${secret}, questions = ${secret}, next_step = ${secret},
      organization_id = (select organization_id from users where enterprise_id = 1 and login = 'zhou.minxing'),
      user_id = (select id from users where enterprise_id = 1 and login = 'lin.zhiyuan')
    where enterprise_id = 1 and id = (select v.id from visits v join users u on u.enterprise_id = v.enterprise_id and u.id = v.user_id
      join visit_products p on p.enterprise_id = v.enterprise_id and p.visit_id = v.id
      where v.enterprise_id = 1 and u.login = 'chen.yizhou' order by v.starts_at desc limit 1) returning id, doctor_id as "doctorId"`;
  medical = visit!;
  await app.owner`update visit_products set key_message = ${secret} where enterprise_id = 1 and visit_id = ${medical.id}`;
});
afterAll(() => app.close());

/** Everything a caller gets out of the visits, as one text. */
async function everything(caller: Caller): Promise<string> {
  const query = { size: 100, sort: 'startsAt,desc' } as const;
  const filter = { doctorId: medical.doctorId };
  const asked = { ...filter, format: 'csv', scope: 'team', reasonCategory: 'REVIEW', reason: '核对医学要点' } as const;
  const answers = await Promise.all([
    caller.call(visitEndpoints.find, { params: { id: medical.id } }),
    caller.call(visitEndpoints.listTeam, { query, body: filter }),
    caller.call(visitEndpoints.listMy, { query, body: filter }),
    caller.call(visitEndpoints.listOfDoctor, { params: { id: medical.doctorId }, query: { size: 100 } }),
    caller.call(visitEndpoints.listTeam, { query, body: { keyword: secret } }),
    caller.call(visitEndpoints.export, { query: asked }),
  ]);
  return answers.map((answer) => answer.raw.toString('utf8')).join('\n');
}

describe('what medical affairs wrote', () => {
  test('reaches sales by no list, detail, search or export, although the visit itself is seen', async () => {
    for (const login of ['zhou.minxing', 'gu.changfeng']) {
      const caller = await app.as(login);
      const out = await everything(caller);
      expect([login, out.includes(`"id":"${medical.id}"`)]).toEqual([login, true]);
      expect([login, out.includes(secret)]).toEqual([login, false]);
      const { result } = (await caller.call(visitEndpoints.find, { params: { id: medical.id } })).body;
      expect(result).toMatchObject({ isMedical: true, notesHidden: true, notes: '', questions: '', nextStep: '' });
    }
  });

  test('is read by its writer, by compliance and by the administrator on the same ways', async () => {
    for (const login of ['lin.zhiyuan', 'shen.lian', 'admin']) {
      const out = await everything(await app.as(login));
      expect([login, out.includes(secret)]).toEqual([login, true]);
    }
  });

  test('stays hidden when the visit is shared with a representative', async () => {
    await app.owner`
      insert into record_shares (enterprise_id, resource, record_id, user_id, shared_by, until)
      select 1, 'visit', ${medical.id}, r.id, l.id, now() + interval '1 day' from users r, users l
      where r.enterprise_id = 1 and r.login = 'chen.yizhou' and l.enterprise_id = 1 and l.login = 'lin.zhiyuan'`;
    const rep = await app.as('chen.yizhou');
    const find = () => rep.call(visitEndpoints.find, { params: { id: medical.id } });
    await expect.poll(async () => (await find()).status).toBe(200);
    expect((await find()).raw.toString('utf8')).not.toContain(secret);
  });
});

describe('prescriptions of one doctor', () => {
  const code = 'customer:doctors:prescriptions';

  test('are in no starter role: of all people of the demo none holds the permission by name', async () => {
    const held = await app.owner`
      select r.code from role_menus rm join menus m on m.enterprise_id = rm.enterprise_id and m.id = rm.menu_id
      join roles r on r.enterprise_id = rm.enterprise_id and r.id = rm.role_id where m.code = ${code}`;
    const known = await app.owner`select 1 from menus where code = ${code}`;
    expect([held.length, known.length]).toEqual([0, 2]);
    for (const login of ['chen.yizhou', 'zhou.minxing', 'gu.changfeng', 'lin.zhiyuan', 'fang.ruogu', 'su.zhen']) {
      const { permissions } = (await (await app.as(login)).call(userEndpoints.findInfo)).body.result;
      expect([login, permissions.includes(code)]).toEqual([login, false]);
    }
  });

  test('are given and taken only with a reason, and the trail tells who, when and why', async () => {
    const role = (await admin.call(calls.listRoles)).body.result.find((one) => one.code === 'MED')!;
    const menu = (await admin.call(menuAdminEndpoints.listMenus)).body.result.find((one) => one.code === code)!;
    const find = async () => (await admin.call(calls.findRole, { params: { id: role.id } })).body.result;
    const put = async (menuIds: string[], reason?: string) =>
      admin.call(calls.changeRoleMenus, {
        params: { id: role.id },
        body: { menuIds, version: (await find()).version, ...(reason === undefined ? {} : { reason }) },
      });
    const before = (await find()).menuIds;
    const silent = await put([...before, menu.id]);
    expect([silent.status, silent.body.error, silent.body.fields?.[0]?.field]).toEqual([
      400,
      'administration.reasonNeeded',
      'body.reason',
    ]);
    expect((await find()).menuIds).toEqual(before);
    expect((await put([...before, menu.id], '医学审核项目 M-7')).status).toBe(200);
    expect((await put(before)).body.error).toBe('administration.reasonNeeded');
    expect((await put(before, '项目结束')).status).toBe(200);
    const trail = await app.owner`
      select l.action, l.reason, u.login, l.at is not null as timed from audit_log l
      join users u on u.enterprise_id = l.enterprise_id and u.id = l.user_id
      where l.table_name = 'role_menus' and coalesce(l.new_values, l.old_values)->>'menu_id' = ${menu.id} order by l.id`;
    expect([...trail]).toEqual([
      { action: 'insert', reason: '医学审核项目 M-7', login: 'admin', timed: true },
      { action: 'delete', reason: '项目结束', login: 'admin', timed: true },
    ]);
  });
});
