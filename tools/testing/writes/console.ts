// Valid examples of what the console and the own account write.
import {
  menuAdminEndpoints as menus,
  organizationAdminEndpoints as organizations,
  roleAdminEndpoints as roles,
  simulationEndpoints as simulations,
  userAdminEndpoints as users,
} from '@yijian/contract/administration';
import { auditEndpoints } from '@yijian/contract/audit';
import {
  secondFactorEndpoints as factors,
  sessionEndpoints as sessions,
  signInEndpoints as signIns,
} from '@yijian/contract/sessions';
import { userEndpoints } from '@yijian/contract/users';
import type { Caller } from '../app.ts';
import { codeOf } from '../authenticator.ts';
import type { Desk } from './desk.ts';

const PASSWORD = 'Yijian-demo-2026';
const NEXT_PASSWORD = 'Correct-horse-77';

export async function writeAccounts({ as, write, app, id, userId }: Desk): Promise<void> {
  const admin = await as('admin');
  const top = await id(
    app.owner<{ id: string }[]>`select id::text from organizations where enterprise_id = 1 and parent_id is null`,
  );
  const office = {
    name: '写入办事处',
    enName: 'Office of writes',
    code: 'WRITES',
    type: 'OFFICE' as const,
    sort: 9,
    parentId: top,
    leaderId: null,
    regionCodes: [],
  };
  const organization = await write(admin, organizations.addOrganization, { body: office });
  const changed = { ...office, name: '写入办公室', version: organization.version };
  await write(admin, organizations.changeOrganization, { params: { id: organization.id }, body: changed });

  const helper = {
    name: '写入角色',
    enName: 'Role of writes',
    dataRange: 'OWN' as const,
    roleType: 'BUSINESS' as const,
    organizationId: null,
    isEnabled: true,
    remark: null,
  };
  await app.owner`delete from role_menus where enterprise_id = 1 and role_id = (select id from roles where enterprise_id = 1 and code = 'FIN')`;
  await write(admin, roles.applyStarters, { body: { codes: ['FIN'] } });
  const role = await write(admin, roles.addRole, { body: { ...helper, organizationIds: [], code: 'WRITES' } });
  const at = { params: { id: role.id } };
  const next = { ...helper, organizationIds: [], remark: '说明', version: role.version };
  const second = await write(admin, roles.changeRole, { ...at, body: next });
  const menuId = await id(
    app.owner<
      { id: string }[]
    >`select id::text from menus where enterprise_id = 1 and type = 'MENU' and code is null limit 1`,
  );
  const third = await write(admin, roles.changeRoleMenus, {
    ...at,
    body: { menuIds: [menuId], version: second.version },
  });
  const rules = [{ field: 'doctor.nativePlace' as const, rule: 'HIDE' as const }];
  await write(admin, roles.changeRoleFields, { ...at, body: { rules, version: third.version } });

  const person = {
    firstName: '写入人',
    enName: '',
    phone: null,
    email: null,
    language: 'zh' as const,
    department: null,
    workId: null,
    organizationId: organization.id,
    userType: 'STAFF' as const,
    mayLogIn: true,
    isEnabled: true,
    roleIds: [role.id],
  };
  const passwords = { password: NEXT_PASSWORD, confirmPassword: NEXT_PASSWORD };
  const user = await write(admin, users.addAccount, { body: { ...person, login: 'writer', ...passwords } });
  const one = { params: { id: user.id } };
  const renamed = { ...person, department: '行政', version: user.version };
  await write(admin, users.changeAccount, { ...one, body: renamed });
  const fresh = { password: 'Battery-staple-78', confirmPassword: 'Battery-staple-78' };
  await write(admin, users.resetPassword, { ...one, body: fresh });
  await write(admin, users.deleteAccount, one);
  await write(admin, roles.deleteRole, at);
  await write(admin, organizations.deleteOrganization, { params: { id: organization.id } });

  const repId = await userId('chen.yizhou');
  const seeing = await write(admin, simulations.startSimulation, {
    params: { id: repId },
    body: { reason: '排查列表' },
  });
  await write(admin, simulations.endSimulation, { body: { key: seeing.key } });
}

export async function writeMenus({ as, write }: Desk): Promise<void> {
  const admin = await as('admin');
  const entry = {
    parentId: null,
    type: 'MENU' as const,
    name: '写入菜单',
    enName: 'Menu of writes',
    path: '/writes/menu',
    code: null,
    api: null,
    icon: null,
    sort: 900,
    isVisible: true,
    status: true,
    attributes: [],
  };
  const menu = await write(admin, menus.addMenu, { body: entry });
  const params = { id: menu.id };
  await write(admin, menus.changeMenu, { params, body: { ...entry, name: '写入', version: menu.version } });
  const history = await admin.call(auditEndpoints.listField, {
    params: { kind: 'menus', recordId: menu.id, field: 'name' },
  });
  const { version, content } = history.body.result;
  const entryId = content.find((one) => one.before !== null)!.id;
  await write(admin, auditEndpoints.restore, {
    params: { kind: 'menus', recordId: menu.id, field: 'name' },
    body: { entryId, version, reason: '改错了' },
  });
  await write(admin, menus.deleteMenu, { params });
}

export async function writeSessions(desk: Desk): Promise<void> {
  const { as, write, app, userId } = desk;
  const admin = await as('admin');
  await app.owner`insert into sign_in_locks (enterprise_id, subject, failures, first_failure_at, locked_until)
    values (1, 'login:writer', 9, now(), now() + interval '1 hour')`;
  await write(admin, signIns.unlock, { body: { subject: 'login:writer', reason: '本人来电' } });
  const id = await userId('wu.yue');
  await as('wu.yue');
  const [session] = (await admin.call(signIns.listSessionsOf, { params: { id } })).body.result;
  await write(admin, signIns.endSessionOf, { params: { id, sessionId: session!.id } });

  const finance = await as('qian.hui');
  await as('qian.hui');
  const own = (await finance.call(sessions.listOwn)).body.result;
  await write(finance, sessions.endOwn, { body: { id: own.find((one) => !one.isCurrent)!.id } });
  await write(finance, userEndpoints.updateProfile, { body: { language: 'en' } });
  await write(finance, sessions.issueTicket);
  await write(finance, sessions.heartbeat, { body: { pages: [{ path: '/dashboard', title: '工作台', seconds: 30 }] } });
  await writeFactor(finance, desk);
  const change = { oldPassword: PASSWORD, newPassword: NEXT_PASSWORD, confirmPassword: NEXT_PASSWORD };
  await write(finance, sessions.changePassword, { body: change });
  await write(await as('qian.hui'), sessions.logout);
  await write(await as('qian.hui'), sessions.logoutUser);
}

/** Set up, renewed, switched off, set up again and reset. */
async function writeFactor(who: Caller, { as, write, userId }: Desk): Promise<void> {
  const setUp = async (): Promise<string[]> => {
    const { secret } = await write(who, factors.begin, { body: { password: PASSWORD } });
    return (await write(who, factors.confirm, { body: { code: codeOf(secret) } })).codes;
  };
  const [first] = await setUp();
  const { codes } = await write(who, factors.renewCodes, { body: { code: first! } });
  await write(who, factors.remove, { body: { code: codes[0]! } });
  const other = await as('wu.yue');
  const { secret } = await write(other, factors.begin, { body: { password: PASSWORD } });
  await write(other, factors.confirm, { body: { code: codeOf(secret) } });
  const id = await userId('wu.yue');
  await write(await as('admin'), factors.reset, { params: { id }, body: { reason: '手机遗失' } });
}
