// Every call × every starter role, allowed or refused, from one table written down by hand (specification 6; docs/security.md).
import type { EndpointRow } from '@yijian/contract/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../tools/testing/app.ts';
import { readSettings } from '../platform/config/index.ts';
import { rooms } from './rooms.ts';

const logins = {
  REP: 'chen.yizhou',
  DSM: 'zhou.minxing',
  RSM: 'gu.changfeng',
  MAF: 'lin.zhiyuan',
  MKT: 'fang.ruogu',
  MED: 'he.jing',
  COMP: 'shen.lian',
  FIN: 'qian.hui',
  OPS: 'wu.yue',
  STEW: 'su.zhen',
  GM: 'shi.anlan',
  admin: 'admin',
  wxwork: 'only.wxwork',
  default: 'without.roles',
} as const;
type Role = keyof typeof logins;

const everyone: readonly Role[] = [
  'REP',
  'DSM',
  'RSM',
  'MAF',
  'MKT',
  'MED',
  'COMP',
  'FIN',
  'OPS',
  'STEW',
  'GM',
  'default',
];

/** Who holds which permission besides admin, who holds all. A permission that a call asks for and this table lacks fails the test. */
const holders: Readonly<Record<string, readonly Role[]>> = {
  'customer:hospitals:read': ['REP', 'DSM', 'RSM', 'MAF', 'MKT', 'MED', 'COMP', 'OPS', 'STEW'],
  'customer:hospitals:write': ['REP', 'DSM', 'RSM', 'MAF', 'STEW'],
  'customer:hospitals:export': ['DSM', 'RSM', 'MAF', 'COMP', 'STEW'],
  'customer:doctors:read': ['REP', 'DSM', 'RSM', 'MAF', 'MKT', 'MED', 'COMP', 'OPS', 'STEW'],
  'customer:doctors:focus': ['REP', 'DSM', 'RSM', 'MAF', 'STEW'],
  'customer:doctors:export': ['DSM', 'RSM', 'MAF', 'COMP', 'STEW'],
  'customer:tags:write': ['REP', 'DSM', 'RSM', 'MAF', 'MKT', 'STEW'],
  'customer:channels:write': ['REP', 'DSM', 'RSM', 'MAF', 'STEW'],
  'customer:channels:sync': ['STEW'],
  'customer:doctor-profiles:read': ['REP', 'DSM', 'RSM', 'MAF', 'MKT', 'MED', 'COMP', 'OPS', 'STEW'],
  'userInsights:academic-networks:export': ['DSM', 'RSM', 'MAF', 'MKT', 'COMP'],
  'userInsights:academic-networks:read': ['REP', 'DSM', 'RSM', 'MAF', 'MKT', 'MED', 'COMP'],
  'customer:opinion-leaders:read': ['REP', 'DSM', 'RSM', 'MAF', 'MKT', 'MED', 'COMP'],
  'customer:opinion-leaders:write': ['MAF', 'MKT'],
  'customer:opinion-leaders:approve': ['MED'],
  'customer:opinion-leaders:export': ['DSM', 'RSM', 'MAF', 'MKT', 'COMP'],
  'customer:academic-records:write': ['MAF', 'MED', 'STEW'],
  'customer:academic-records:answer': ['STEW'],
  'customer:tags:manage': ['STEW'],
  'customer:doctors:write': ['REP', 'DSM', 'RSM', 'MAF', 'STEW'],
  'customer:doctors:merge': ['STEW'],
  'customer:hospitals:merge': ['STEW'],
  'customer:duplicates:read': ['STEW'],
  'customer:hospital-duplicates:read': ['STEW'],
  'customer:doctor-portal:decide': ['STEW'],
  'customer:verifications:read': ['REP', 'DSM', 'RSM', 'MAF', 'COMP', 'STEW'],
  'customer:verifications:write': ['REP', 'DSM', 'RSM', 'MAF', 'STEW'],
  'customer:verifications:review': ['STEW'],
  'customer:verifications:export': ['DSM', 'RSM', 'COMP', 'STEW'],
  'customer:visits:read': ['REP', 'DSM', 'RSM', 'MAF', 'COMP'],
  'customer:visits:write': ['REP', 'DSM', 'RSM', 'MAF'],
  'customer:visits:team': ['DSM', 'RSM', 'COMP'],
  'customer:visits:unlock': ['DSM', 'RSM'],
  'customer:visits:approve': ['DSM', 'RSM'],
  'customer:visits:flag': ['COMP'],
  'customer:visits:export': ['REP', 'DSM', 'RSM', 'MAF', 'COMP'],
  'task:tasks:read': everyone,
  'task:tasks:write': everyone,
  'task:plans:read': ['REP', 'DSM', 'RSM', 'MAF'],
  'task:plans:write': ['REP', 'DSM', 'RSM', 'MAF'],
  'customer:doctors:reveal': ['REP', 'DSM', 'RSM', 'MAF', 'OPS', 'STEW'],
  'customer:doctors:payment-numbers': ['OPS'],
  'customer:consents:write': ['REP', 'DSM', 'RSM', 'MAF', 'COMP', 'STEW'],
  'meeting:meetings:read': ['REP', 'DSM', 'RSM', 'MAF', 'MKT', 'MED', 'COMP', 'FIN', 'OPS', 'GM'],
  'meeting:budgets:read': ['DSM', 'RSM', 'MKT', 'COMP', 'FIN', 'OPS', 'GM'],
  'meeting:budgets:write': ['MKT', 'FIN'],
  'meeting:orders:write': ['FIN'],
  'meeting:meetings:write': ['REP', 'DSM', 'RSM', 'MAF', 'MKT'],
  'meeting:meetings:export': ['DSM', 'RSM', 'MAF', 'MKT', 'MED', 'COMP', 'FIN', 'OPS', 'GM'],
  'meeting:meetings:confirm': ['COMP', 'OPS'],
  'meeting:templates:write': ['OPS'],
  'meeting:meeting-payments:read': ['REP', 'DSM', 'RSM', 'MAF', 'COMP', 'FIN', 'OPS'],
  'meeting:meeting-payments:write': ['REP', 'DSM', 'RSM', 'MAF', 'OPS'],
  'meeting:meeting-payments:pay': ['FIN'],
  'meeting:meeting-payments:reverse': ['COMP'],
  'meeting:meeting-payments:export': ['COMP', 'FIN'],
  'meeting:library:read': ['REP', 'DSM', 'RSM', 'MAF', 'MKT', 'MED', 'COMP', 'FIN', 'OPS', 'GM'],
  'meeting:library:write': ['MAF', 'MKT', 'MED'],
  'meeting:library:recall': ['MED', 'COMP'],
  'meeting:speakers:read': ['REP', 'DSM', 'RSM', 'MAF', 'MKT', 'MED', 'COMP', 'FIN', 'OPS'],
  'meeting:speakers:propose': ['REP', 'DSM', 'RSM', 'MAF', 'OPS'],
  'meeting:speakers:suspend': ['COMP'],
  'meeting:speakers:write': ['OPS'],
  'clueScore:clue-scores:assign': ['DSM', 'RSM', 'MKT'],
  'clueScore:clue-scores:read': ['REP', 'DSM', 'RSM', 'MAF', 'MKT', 'COMP'],
  'clueScore:clue-scores:write': ['MKT'],
  'salesFunnel:sales-funnels:read': ['REP', 'DSM', 'RSM', 'MAF', 'MKT', 'COMP'],
  'transit:journeys:read': ['REP', 'DSM', 'RSM', 'MAF', 'MKT', 'COMP'],
  'marketActive:market-activities:read': ['DSM', 'RSM', 'MAF', 'MKT', 'COMP'],
  'marketActive:market-activities:write': ['MKT'],
  'dataAssets:data-assets:read': ['DSM', 'RSM', 'MKT', 'COMP', 'OPS', 'STEW'],
  'dataAssets:data-assets:measure': ['STEW'],
  'dataAssets:data-assets:write': [],
  'dataAssets:incidents:report': ['MKT', 'COMP', 'OPS', 'STEW'],
  'dataAssets:incidents:write': ['OPS', 'STEW'],
  'data:dashboards:read': ['DSM', 'RSM', 'MKT', 'COMP', 'FIN', 'GM'],
  'data:dashboards:export': ['DSM', 'RSM', 'MKT', 'COMP', 'FIN', 'GM'],
  'systemReport:dashboards:read': ['DSM', 'RSM', 'MKT', 'COMP', 'FIN', 'GM'],
  'meeting:institutions:read': ['MKT', 'MED', 'COMP', 'FIN', 'OPS'],
  'meeting:institutions:write': ['OPS'],
  'meeting:institutions:review': ['COMP'],
  'meeting:suppliers:read': ['MKT', 'COMP', 'FIN', 'OPS'],
  'meeting:suppliers:write': ['FIN', 'OPS'],
  'meeting:suppliers:review': ['COMP'],
  'sdaManager:treatment-records:read': ['DSM', 'RSM', 'MAF', 'MKT', 'COMP', 'STEW'],
  'sdaManager:treatment-records:detail': ['MAF', 'COMP', 'STEW'],
  'sdaManager:treatment-records:export': ['COMP', 'STEW'],
  'userInsights:insights:write': ['MAF', 'MKT'],
  'userInsights:insights:read': ['REP', 'DSM', 'RSM', 'MAF', 'MKT', 'MED', 'COMP'],
  'userInsights:treatment-records:read': ['REP', 'DSM', 'RSM', 'MAF', 'MKT', 'MED', 'COMP'],
  'content:articles:read': ['REP', 'DSM', 'RSM', 'MAF', 'MKT', 'MED', 'COMP'],
  'ai:assistants:read': ['REP', 'DSM', 'RSM', 'MAF', 'MKT', 'MED'],
  'content:articles:write': ['MAF', 'MKT', 'MED'],
  'content:articles:approve': ['MED', 'COMP'],
  'content:opening-lines:read': ['MAF', 'MKT', 'MED', 'COMP'],
  'content:articles:send': ['REP', 'DSM', 'RSM', 'MAF'],
  'content:sends:read': ['REP', 'DSM', 'RSM', 'MAF', 'MKT', 'MED', 'COMP'],
  'content:sends:receipt': [],
  'data:data-models:read': ['COMP', 'STEW'],
  'data:data-models:write': ['STEW'],
  'data:publications:read': ['STEW', 'MAF', 'MED'],
  'data:publications:import': ['STEW', 'MED'],
  'data:publications:decide': ['STEW', 'MAF', 'MED'],
  'forecast:forecasts:approve': ['DSM', 'RSM'],
  'forecast:forecasts:cycle': [],
  'forecast:forecasts:issue': ['DSM', 'RSM'],
  'forecast:forecasts:read': ['REP', 'DSM', 'RSM', 'MKT', 'FIN'],
  'forecast:forecasts:write': ['REP', 'DSM', 'RSM'],
  'admin:users:read': [],
  'admin:users:write': [],
  'admin:users:import': [],
  'admin:users:simulate': [],
  'admin:roles:read': [],
  'admin:roles:write': [],
  'admin:organizations:read': [],
  'admin:organizations:write': [],
  'admin:menus:read': [],
  'admin:menus:write': [],
  'admin:users:reveal': [],
  'admin:reveals:read': ['COMP'],
  'admin:consents:read': ['COMP'],
  'admin:consents:write': ['COMP'],
  'admin:exports:read': ['COMP'],
  'admin:workflows:read': ['COMP'],
  'admin:workflows:write': [],
  'admin:workflows:export': ['COMP'],
  'taskManager:workflows:read': everyone,
  'taskManager:workflows:write': everyone,
  'taskManager:workflows:approve': everyone,
  'taskManager:workflows:tower': ['DSM', 'RSM', 'COMP'],
  'admin:languages:read': [],
  'admin:languages:write': [],
  'admin:dictionaries:read': ['STEW'],
  'admin:dictionaries:write': ['STEW'],
  'admin:enterprise:read': [],
  'admin:enterprise:write': [],
  'admin:rules:read': ['COMP', 'FIN'],
  'admin:rules:write': ['COMP'],
  'admin:audit:read': ['COMP'],
  'admin:sign-ins:read': ['COMP'],
  'admin:sign-ins:write': [],
  'admin:api-keys:read': [],
  'admin:api-keys:write': [],
  'admin:handovers:read': [],
  'admin:handovers:write': [],
  'admin:job-runs:read': [],
  'admin:job-runs:write': [],
  'admin:territories:read': [],
  'admin:territories:write': [],
};

let app: TestApp;
let callers: Map<Role, Caller>;

beforeAll(async () => {
  app = await startTestApp();
  await app.owner`insert into users (enterprise_id, login, first_name) values (1, 'only.wxwork', '企微'), (1, 'without.roles', '无角色')`;
  await app.owner`
    insert into user_roles (enterprise_id, user_id, role_id)
    select 1, u.id, r.id from users u, roles r
    where u.enterprise_id = 1 and u.login = 'only.wxwork' and r.enterprise_id = 1 and r.code = 'wxwork'`;
  callers = new Map();
  for (const [role, login] of Object.entries(logins)) callers.set(role as Role, await app.as(login));
});
afterAll(() => app.close());

const isGuarded = (row: EndpointRow): row is EndpointRow & { access: { permission: string } } =>
  typeof row.access === 'object';

const params = { id: '987654321', userId: '987654321', code: 'V1', key: 'visitType', type: 'visits' };

type GuardedRow = ReturnType<typeof guardedRows>[number];
const guardedRows = () =>
  rooms(app.app.directory, readSettings({})).flatMap(({ name, row }) =>
    isGuarded(row) ? [{ name, row, permission: row.access.permission }] : [],
  );

const mayCall = (role: Role, permission: string): boolean =>
  role === 'admin' || holders[permission]?.includes(role) === true;

/** Tells where the answer is not what the table says, to these roles and to nobody. */
async function wrongAnswers({ name, row, permission }: GuardedRow, roles: readonly Role[]): Promise<string[]> {
  const wrong = holders[permission] === undefined ? [`${name} asks for ${permission}, which the table lacks`] : [];
  for (const role of roles) {
    const { status } = await callers.get(role)!.call(row, { params });
    if ((status !== 403) !== mayCall(role, permission) || status === 401)
      wrong.push(`${name} answered ${status} to ${role}`);
  }
  const { status } = await app.anonymous().call(row, { params });
  return status === 401 ? wrong : [...wrong, `${name} answered ${status} to nobody`];
}

const everyRole = Object.keys(logins) as Role[];

it(
  'every call answers every starter role as the table says, and nobody without a token',
  { tags: ['long'], timeout: 240_000 },
  async () => {
    const wrong: string[] = [];
    for (const one of guardedRows()) wrong.push(...(await wrongAnswers(one, everyRole)));
    expect(wrong).toEqual([]);
  },
);

it('one call of each permission answers every starter role, every other call one who may and one who may not', async () => {
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const one of guardedRows()) {
    const pair = [true, false].flatMap((may) => everyRole.find((role) => mayCall(role, one.permission) === may) ?? []);
    wrong.push(...(await wrongAnswers(one, seen.has(one.permission) ? pair : everyRole)));
    seen.add(one.permission);
  }
  expect(wrong).toEqual([]);
  expect(seen.size).toBeGreaterThan(100);
}, 120_000);

it('calls for any signed-in user or doctor ask for a token, and open calls are few and known', async () => {
  const endpoints = rooms(app.app.directory, readSettings({})).filter(({ row }) => !isGuarded(row));
  for (const { name, row } of endpoints.filter(({ row: one }) => one.access === 'session' || one.access === 'doctor')) {
    const { status } = await app.anonymous().call(row, { params });
    expect([name, status]).toEqual([name, 401]);
  }
  const open = endpoints
    .filter(({ row }) => row.access === 'public' || row.access === 'gateway')
    .map(({ name }) => name);
  expect(open).toEqual([
    'enterprises.find',
    'languages.overlay',
    'doctor-portal.sendCode',
    'doctor-portal.signIn',
    'doctor-portal.findChat',
    'doctor-portal.signInByChat',
    'doctor-portal.findRegistrationForm',
    'doctor-portal.register',
    'doctor-portal.listDepartments',
    'doctor-portal.findHospitals',
    'doctor-portal.expandMeeting',
    'doctor-portal.validateMeetingCode',
    'doctor-portal.signInByPhone',
  ]);
});
