// Settings of an enterprise: domains, addresses, the confirm step, listed hosts, and nothing of another enterprise (specification 3, 7.1; reliability 16, 17, 18).
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  enterpriseAdminEndpoints as calls,
  enterpriseEndpoints,
  type ChangedSettings,
} from '@yijian/contract/enterprises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let admin: Caller;
let provider: Server;
let authAddress: string;

beforeAll(async () => {
  provider = createServer((request, response) => {
    const issuer = `${authAddress}/realms/${request.url?.includes('/weili/') ? 'weili' : 'other'}`;
    const found = request.url?.endsWith('/.well-known/openid-configuration') === true;
    response.writeHead(found ? 200 : 404).end(JSON.stringify({ issuer, authorization_endpoint: `${issuer}/auth` }));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => provider.once('listening', resolve));
  authAddress = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/auth`;
  app = await startTestApp({ settings: { ALLOW_PRIVATE_ADDRESSES: 'true' } });
  admin = await app.as('admin');
});
afterAll(async () => {
  await app.close();
  provider.close();
});

const read = async (caller = admin) => (await caller.call(calls.findSettings)).body.result;

async function change(part: Partial<ChangedSettings>, caller = admin) {
  const { id: _id, logo: _logo, ownDomain: _own, ...known } = await read(caller);
  return caller.call(calls.changeSettings, { body: { ...known, ...part } });
}
const faultOf = async (part: Partial<ChangedSettings>) => {
  const { status, body } = await change(part);
  return [status, body.error, body.fields?.[0]?.field];
};
const found = async (domain: string) =>
  (await app.anonymous().call(enterpriseEndpoints.find, { query: { domain } })).body.result[0];

describe('domains', () => {
  test('R1.1 a new domain serves the enterprise at once, and no more when it is taken away', async () => {
    const { domains } = await read();
    expect((await change({ domains: [...domains, 'crm.weili.example'] })).status).toBe(200);
    await expect.poll(async () => (await found('crm.weili.example'))?.realm).toBe('weili');
    expect((await change({ domains })).status).toBe(200);
    await expect.poll(async () => await found('crm.weili.example')).toBeUndefined();
  });

  test('the domain one is at stays', async () => {
    const { domains, ownDomain } = await read();
    expect(ownDomain).toBe('localhost');
    const without = domains.filter((domain) => domain !== 'localhost');
    expect(await faultOf({ domains: without })).toEqual([409, 'enterprises.ownDomain', 'body.domains']);
  });

  test('a domain of another enterprise is refused, also with a port of its own', async () => {
    const { domains } = await read();
    for (const domain of ['kanglan.localhost', 'kanglan.localhost:8080'])
      expect(await faultOf({ domains: [...domains, domain] })).toEqual([
        409,
        'enterprises.domainTaken',
        'body.domains',
      ]);
    expect((await found('kanglan.localhost:8080'))?.realm).toBe('kanglan');
  });

  test.each([
    'UPPER.example',
    'https://x.example',
    'x.example/path',
    'a b.example',
    '*',
    'x.example:99999',
    'a@b.example',
  ])('%j is no domain', async (domain) => {
    const { domains } = await read();
    expect(await faultOf({ domains: [...domains, domain] })).toEqual([400, 'enterprises.badDomain', 'body.domains']);
  });

  test('two enterprises that ask for one domain at once: one gets it', async () => {
    const other = await app.as('admin', 'kanglan');
    const domain = 'wanted.example';
    const [one, two] = await Promise.all([
      change({ domains: [...(await read()).domains, domain] }),
      change({ domains: [...(await read(other)).domains, domain] }, other),
    ]);
    expect([one.status, two.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('sign-in and interface', () => {
  test('the test of a connection tells a good server, another issuer, and what is none', async () => {
    const trial = async (address: string, realm = 'weili') =>
      (await admin.call(calls.testConnection, { body: { authAddress: address, realm, clientId: 'yijian-web' } })).body
        .result;
    expect(await trial(authAddress)).toMatchObject({ isGood: true, issuer: `${authAddress}/realms/weili` });
    expect(await trial(authAddress, 'beta')).toMatchObject({ isGood: false, problem: 'otherIssuer' });
    expect(await trial(authAddress.replace('/auth', '/nothing'))).toMatchObject({ isGood: false });
    expect(await trial('/auth')).toMatchObject({ isGood: true, isBuiltIn: true });
    expect(await trial('/elsewhere')).toMatchObject({ isGood: false, problem: 'badAddress' });
    expect(await trial('https://name.invalid')).toMatchObject({ problem: 'notFound' });
  });

  test('a change that could lock everyone out is confirmed, and its server must answer', async () => {
    expect(await faultOf({ authAddress })).toEqual([409, 'enterprises.confirmNeeded', undefined]);
    expect(await faultOf({ interfaceAddress: '/other' })).toEqual([409, 'enterprises.confirmNeeded', undefined]);
    expect(await faultOf({ authAddress: 'https://name.invalid', confirmed: true })).toEqual([
      409,
      'enterprises.connectionFailed',
      'body.authAddress',
    ]);
    expect((await read()).authAddress).toBe('/auth');
    expect((await change({ clientId: 'another-client', confirmed: true })).body.result.clientId).toBe('another-client');
    await expect.poll(async () => (await found('localhost'))?.clientId).toBe('another-client');
    expect((await change({ clientId: 'yijian-web', confirmed: true })).status).toBe(200);
  });

  test.each([
    'javascript:alert(1)',
    'ftp://x.example',
    '//x.example',
    'https://u:p@x.example',
    'https://x.example/?a=b',
    '/a b',
  ])('the address %j is refused', async (address) => {
    expect(await faultOf({ authAddress: address, confirmed: true })).toEqual([
      400,
      'enterprises.badAddress',
      'body.authAddress',
    ]);
  });

  test('without the setting of development an address of this machine is refused', async () => {
    const strict = await startTestApp();
    const caller = await strict.as('admin');
    const body = { authAddress: authAddress.replace('http:', 'https:'), realm: 'weili', clientId: 'yijian-web' };
    const { result } = (await caller.call(calls.testConnection, { body })).body;
    expect(result).toMatchObject({ isGood: false, problem: 'notPublic' });
    await strict.close();
  });
});

describe('the host of the chats', () => {
  test('AIC-06 is one of the own domains, because tokens of users go there, and is told to the page', async () => {
    const { domains } = await read();
    const address = 'https://chats.weili.example';
    for (const bad of [address, '/chats', 'https://user:word@localhost', 'https://localhost/?a=1'])
      expect(await faultOf({ languageModelAddress: bad }), bad).toEqual([
        400,
        'enterprises.badAddress',
        'body.languageModelAddress',
      ]);
    const part = { domains: [...domains, 'chats.weili.example'], languageModelAddress: address };
    expect((await change(part)).body.result.languageModelAddress).toBe(address);
    await expect.poll(async () => (await found('localhost'))?.settings['languageModelAddress']).toBe(address);
    expect((await change({ domains, languageModelAddress: '' })).status).toBe(200);
  });
});

describe('enterprise chat and treatment records', () => {
  test('WEC-03 the chat app has both numbers or none, under the one name that every way in reads', async () => {
    const app1 = { corpId: 'corp-weili', agentId: '1000001' };
    expect(await faultOf({ chatCorpId: app1.corpId })).toEqual([400, 'enterprises.chatIncomplete', 'body.chatAgentId']);
    expect(await faultOf({ chatAgentId: app1.agentId })).toEqual([
      400,
      'enterprises.chatIncomplete',
      'body.chatCorpId',
    ]);
    expect(await faultOf({ chatCorpId: 'a b', chatAgentId: '1' })).toEqual([400, 'core.badInput', 'body.chatCorpId']);
    const part = { chatCorpId: app1.corpId, chatAgentId: app1.agentId, chatHosts: ['chat.weili.example'] };
    expect((await change(part)).body.result).toMatchObject(part);
    await expect.poll(async () => (await found('localhost'))?.settings['enterpriseChat']).toEqual(app1);
    expect((await found('localhost'))?.settings['enterpriseChatHosts']).toEqual(['chat.weili.example']);
    expect((await change({ chatCorpId: '', chatAgentId: '', chatHosts: [] })).status).toBe(200);
    await expect.poll(async () => (await found('localhost'))?.settings['enterpriseChat']).toBeUndefined();
  });

  test('DIA-10 the prefix of treatment records is one of addresses', async () => {
    expect((await read()).diagnosisPrefix).toBe('API-LUNDBECK');
    for (const bad of ['api-x', 'API-', '/API-X', 'API-X/..'])
      expect(await faultOf({ diagnosisPrefix: bad })).toEqual([400, 'core.badInput', 'body.diagnosisPrefix']);
    expect((await change({ diagnosisPrefix: 'API-WEILI' })).body.result.diagnosisPrefix).toBe('API-WEILI');
    expect((await change({ diagnosisPrefix: 'API-LUNDBECK' })).status).toBe(200);
  });
});

describe('listed hosts and names', () => {
  test('frame and icon hosts stand in the policy of the next page; what is no host is refused', async () => {
    expect((await change({ frameHosts: ['portal.example.org'], iconHosts: ['icons.example.com'] })).status).toBe(200);
    for (const bad of ["x; script-src 'unsafe-inline'", '*', 'https://x.example', 'localhost'])
      expect(await faultOf({ frameHosts: [bad] })).toEqual([400, 'core.badInput', 'body.frameHosts.0']);
    expect((await read()).frameHosts).toEqual(['portal.example.org']);
    await expect.poll(async () => (await found('localhost'))?.settings['frameHosts']).toEqual(['portal.example.org']);
  });

  test('R2.11 a report names a shared dashboard for test and one for production', async () => {
    const blank = { test: '', production: '' };
    const none = { rbRecords: blank, qfRecord: blank, systemUseAnalysis: blank };
    const { analyticsAddress } = await read();
    expect((await read()).sharedDashboards).toEqual(none);
    const sharedDashboards = { ...none, rbRecords: { test: 'a1b2-test', production: 'a1b2-live' } };
    const site = { analyticsAddress: 'https://reports.example.org/' };
    expect((await change({ ...site, sharedDashboards })).status).toBe(200);
    expect(await read()).toMatchObject({ ...site, sharedDashboards });
    await expect.poll(async () => (await found('localhost'))?.settings['sharedDashboards']).toEqual(sharedDashboards);
    // Whoever says nothing of them keeps them.
    const { id: _id, logo: _logo, ownDomain: _own, sharedDashboards: _shared, ...known } = await read();
    expect((await admin.call(calls.changeSettings, { body: known })).body.result.sharedDashboards).toEqual(
      sharedDashboards,
    );
    expect(await faultOf({ analyticsAddress: '', sharedDashboards })).toEqual([
      400,
      'enterprises.siteMissing',
      'body.analyticsAddress',
    ]);
    const bad = { ...none, qfRecord: { test: '../admin', production: '' } };
    expect(await faultOf({ sharedDashboards: bad })).toEqual([
      400,
      'core.badInput',
      'body.sharedDashboards.qfRecord.test',
    ]);
    const rep = await app.as('chen.yizhou');
    expect((await rep.call(calls.changeSettings, { body: { ...known, sharedDashboards } })).status).toBe(403);
    expect((await read(await app.as('admin', 'kanglan'))).sharedDashboards).toEqual(none);
    expect((await change({ analyticsAddress, sharedDashboards: none })).status).toBe(200);
  });

  test('a change is written down with what was before, and a second one on the same version is refused', async () => {
    const { version } = await read();
    const both = await Promise.all([change({ name: '甲', version }), change({ name: '乙', version })]);
    expect(both.map((one) => one.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [entry] = await app.owner`
      select old_values->>'name' as before, new_values->>'name' as after, u.login from audit_log a
      join users u on u.enterprise_id = a.enterprise_id and u.id = a.user_id
      where table_name = 'enterprises' and a.enterprise_id = 1 and new_values ? 'name' order by a.id desc limit 1`;
    expect(entry).toMatchObject({ before: '维立医药', login: 'admin' });
  });

  test('another enterprise cannot be reached, not even by the database of the application', async () => {
    const other = await app.as('admin', 'kanglan');
    expect((await read(other)).name).toBe('康澜医药');
    const bound = app.app.connections.bound('2');
    expect((await bound`update enterprises set name = 'x' where id = 1`).count).toBe(0);
    expect((await bound`delete from enterprise_domains where enterprise_id = 1`).count).toBe(0);
    await expect(bound`insert into enterprise_domains (domain, enterprise_id) values ('x.example', 1)`).rejects.toThrow(
      /row-level security/,
    );
    const token = (await app.as('admin')).token;
    const crossed = await app
      .anonymous('kanglan.localhost')
      .call(calls.findSettings, {}, { authorization: `Bearer ${token}` });
    expect(crossed.status).toBe(401);
  });

  test('whoever does not administer is refused', async () => {
    const steward = await app.as('su.zhen');
    expect((await steward.call(calls.findSettings)).status).toBe(403);
  });
});
