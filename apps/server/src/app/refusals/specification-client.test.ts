// A client written from the specification alone (sections 3, 4, 7) calls everything it names.
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../tools/testing/days.ts';
import { openSession, type Session, type Told } from '../../../../../tools/testing/specification/client.ts';
import { startChatPartner, type ChatPartner } from '../../../../../tools/testing/servers/chat-partner.ts';
import { Known, notBuilt, steps, type Step } from '../../../../../tools/testing/specification/guesses.ts';
import { specifiedCalls } from '../../../../../tools/testing/specification/specified-calls.ts';

/** Who is asked next when the one before has no permission: rights are not the specification's but the enterprise's. */
const people = ['chen.yizhou', 'zhou.minxing', 'su.zhen', 'admin'];
const byItself = [
  'GET /API-SYSTEM/enterprise/find gateway',
  'POST /auth/realms/{realm}/protocol/openid-connect/token auth',
];
const goodbyes = ['POST /API-SYSTEM/user/logout', 'POST /API-SYSTEM/logout'];

/** The columns of a sheet of results are named nowhere, so a guessed one is refused in words. */
const unguessable = ['POST /doctor/verify/upload'];

let test: TestApp;
let partner: ChatPartner;
const sessions: Session[] = [];
beforeAll(async () => {
  partner = await startChatPartner();
  partner.contacts.set('chen.yizhou', [{ externalUserId: 'wm_one', name: '沈医生' }]);
  test = await startTestApp({ settings: { CHAT_GATEWAY: partner.address, CHAT_GATEWAY_KEY: partner.key } });
  // Contacts of the demo are not those of this partner.
  await test.owner`delete from channel_bindings`;
  await test.owner`delete from channel_friends`;
  // Treatment records leave with an approval alone.
  await test.owner`
    insert into export_approvals (enterprise_id, user_id, resource, rows_limit, granted_by, valid_until)
    select 1, u.id, 'treatment-records', 100000, c.id, now() + interval '1 day' from users u
    join users c on c.enterprise_id = 1 and c.login = 'shen.lian' where u.enterprise_id = 1 and u.id <> c.id`;
  await test.app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.server.address() as AddressInfo;
  for (const login of people) sessions.push(await openSession(`http://localhost:${port}`, login, 'Yijian-demo-2026'));
});
afterAll(async () => {
  await test.close();
  await partner.close();
});

it('every specified call is one the client makes or one of a room that is not built yet', () => {
  const made = new Set([...steps.map(({ call }) => call), ...byItself, ...goodbyes]);
  const left = specifiedCalls.filter((call) => !made.has(call) && !notBuilt.some((room) => room.test(`${call} `)));
  expect(left).toEqual([]);
  expect(specifiedCalls).toHaveLength(133);
});

it.skipIf(process.env['SPECIFICATION_CALLS'] === undefined)('the list is the one of the specification', () => {
  const rows = JSON.parse(readFileSync(process.env['SPECIFICATION_CALLS']!, 'utf8')) as Record<string, string>[];
  const named = rows.map(({ method, path, base }) => `${method} ${path}${base === 'interface' ? '' : ` ${base}`}`);
  expect(specifiedCalls).toEqual(named);
});

it('a client that knows the specification alone is understood', { timeout: 120_000 }, async () => {
  const known = new Known();
  for (const [name, value] of Object.entries(given())) known.set(name, value);
  const refused: string[] = [];
  for (const step of steps) {
    const told = await make(step, known);
    for (const [as, name] of Object.entries(step.keeps ?? {})) known.keep(as, told, name);
    if (told.status !== 200 && step.isRepeated !== true)
      refused.push(`${step.isGuessed ? 'guessed' : 'exact'} ${step.call} ${told.status} ${told.body.message}`);
  }
  for (const [index, call] of goodbyes.entries()) {
    const [method, path] = call.split(' ') as [string, string];
    const { status } = await sessions[index]!.call(method, path);
    if (status !== 200) refused.push(`exact ${call} ${status}`);
  }
  const counted = steps.filter((step) => step.isRepeated !== true);
  const guessed = counted.filter((step) => step.isGuessed).length;
  const wrong = refused.filter((line) => line.startsWith('guessed')).length;
  const exactly = counted.length - guessed + goodbyes.length + byItself.length;
  const apart = specifiedCalls.length - exactly - guessed;
  const count = `nothing to guess ${exactly - (refused.length - wrong)} of ${exactly}, guessed ${guessed - wrong} of ${guessed}, not built ${apart}`;
  console.log([...refused, count].join('\n'));
  expect(refused.filter((line) => !unguessable.some((call) => line.includes(`${call} 400`)))).toEqual([]);
});

const given = () => ({
  today: shanghaiDay(0),
  page: '0',
  size: '20',
  year: '2020',
  newTag: 'From the list',
  facet: 'channel',
  realm: 'weili',
  provider: 'sms',
  phone: '19900000001',
});

async function make({ call, ids = ['doctor'], sent }: Step, known: Known): Promise<Told> {
  const [method, path] = call.split(' ') as [string, string];
  let at = 0;
  const address = path.replace(/\{\w+\}/g, () => encodeURIComponent(known.get(ids[at++]!)));
  let told: Told | undefined;
  for (const session of sessions) {
    told = await session.call(method, address, sent?.(known));
    if (told.status !== 403) break;
  }
  return told!;
}
