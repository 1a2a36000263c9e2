// Clue scores of doctors are for whoever may read clue scoring, and a role may hide them: no column, filter, order or file tells them (specification 3, 6; product 3.16).
import { roleAdminEndpoints as roles } from '@yijian/contract/administration';
import { doctorEndpoints } from '@yijian/contract/doctors';
import { userEndpoints } from '@yijian/contract/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';

let app: TestApp;
let admin: Caller;
let manager: Caller;

beforeAll(async () => {
  app = await startTestApp();
  [admin, manager] = [await app.as('admin'), await app.as('zhou.minxing')];
});
afterAll(() => app.close());

const all = { type: 'ALL_CUSTOMER' } as const;
const purpose = { reasonCategory: 'DATA_CHECK', reason: '核对评分权限' } as const;

async function inForce(caller: Caller, change: () => Promise<unknown>): Promise<void> {
  const rights = async () => (await caller.call(userEndpoints.findInfo)).body.result.rights;
  const before = await rights();
  await change();
  await expect.poll(rights, { timeout: 5000, interval: 20 }).not.toBe(before);
}

async function told(caller: Caller): Promise<void> {
  const found = (await caller.call(doctorEndpoints.list, { query: { ...all, sort: 'clueScore,desc' } })).body.result;
  expect(found.content[0]?.clueScore).not.toBeNull();
  const { hiddenFields } = (await caller.call(userEndpoints.findInfo)).body.result;
  expect(hiddenFields).not.toContain('doctor.clueScore');
}

/** The doctor with the best score is met like any other, and nothing tells its score. */
async function untold(caller: Caller): Promise<void> {
  expect((await caller.call(userEndpoints.findInfo)).body.result.hiddenFields).toContain('doctor.clueScore');
  const [best] = (await admin.call(doctorEndpoints.list, { query: { ...all, sort: 'clueScore,desc' } })).body.result
    .content;
  const seen = await caller.call(doctorEndpoints.find, { params: { id: best!.id } });
  if (seen.status === 200) expect(seen.body.result.clueScore).toBeNull();
  const listed = (await caller.call(doctorEndpoints.list, { query: { ...all, size: 100 } })).body.result.content;
  expect(listed.length).toBeGreaterThan(0);
  for (const doctor of listed) expect(doctor.clueScore).toBeNull();
  for (const [query, field] of [
    [{ ...all, clueGrade: ['A'] }, 'query.clueGrade'],
    [{ ...all, sort: 'clueScore,desc' }, 'query.sort'],
    [{ ...all, sort: 'clueScore,asc' }, 'query.sort'],
  ] as const) {
    const asked = await caller.call(doctorEndpoints.list, { query });
    expect([asked.status, asked.body.error, asked.body.fields?.[0]?.field]).toEqual([403, 'core.fieldHidden', field]);
  }
  const counted = await caller.call(doctorEndpoints.count, { query: { ...all, clueGrade: ['A'] } });
  expect([counted.status, counted.body.fields?.[0]?.field]).toEqual([403, 'query.clueGrade']);
  const other = await caller.call(doctorEndpoints.list, { query: { ...all, sort: 'tier,asc' } });
  expect(other.status).toBe(200);
}

async function fileOf(caller: Caller): Promise<string> {
  const query = { ...all, format: 'csv', tier: ['A'], ...purpose } as const;
  const answer = await caller.call(doctorEndpoints.export, { query });
  expect(answer.status).toBe(200);
  return answer.raw.toString('utf8');
}

describe('3.16 the score of a doctor', () => {
  test('is read by a manager, in the file as well, until the role hides it', async () => {
    await told(manager);
    expect(await fileOf(manager)).toContain('线索评分');
    const role = (await admin.call(roles.listRoles)).body.result.find(({ code }) => code === 'DSM')!;
    const body = { rules: [{ field: 'doctor.clueScore', rule: 'HIDE' }], version: role.version } as const;
    await inForce(manager, async () => {
      const answer = await admin.call(roles.changeRoleFields, { params: { id: role.id }, body });
      expect(answer.status).toBe(200);
    });
    await untold(manager);
    const file = await fileOf(manager);
    expect(file).not.toContain('线索评分');
    expect(file).not.toContain('线索等级');
    const batch = await manager.call(doctorEndpoints.focusMany, {
      body: { focus: true, filter: { clueGrade: ['A'] } },
    });
    expect([batch.status, batch.body.fields?.[0]?.field]).toEqual([403, 'body.filter.clueGrade']);
    await app.owner`delete from role_fields`;
  });

  test('is not told to whoever may not read clue scoring', async () => {
    const rep = await app.as('chen.yizhou');
    await told(rep);
    await inForce(
      rep,
      () => app.owner`
      delete from role_menus x using menus m, roles r where m.enterprise_id = x.enterprise_id and m.id = x.menu_id
        and m.code = 'clueScore:clue-scores:read' and r.enterprise_id = x.enterprise_id and r.id = x.role_id and r.code = 'REP' and x.enterprise_id = 1`,
    );
    await untold(rep);
  });
});
