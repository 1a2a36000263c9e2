// A client written from the specification alone (sections 3, 4, 7) calls everything it names.
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tools/testing/app.ts';
import { shanghaiDay } from '../../../../../tools/testing/days.ts';
import { codeOf } from '../../../../../tools/testing/meetings/doctor-portal.ts';
import { meetingUnderWay } from '../../../../../tools/testing/meetings/meeting-under-way.ts';
import { startChatPartner, type ChatPartner } from '../../../../../tools/testing/servers/chat-partner.ts';
import { specifiedCalls } from '../../../../../e2e/conformance/calls.ts';
import {
  openSession,
  type Encoding,
  type Sent,
  type Session,
  type Told,
} from '../../../../../e2e/conformance/client.ts';
import { listen } from '../../../../../e2e/conformance/listening.ts';
import { pageOf, readToEnd } from '../../../../../e2e/conformance/paging.ts';
import { Known, pending, steps, type Step } from '../../../../../e2e/conformance/steps.ts';

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
let sessions: Session[];
let folder: string;
/** A meeting that the first of the people holds now. */
let meetingId: string;
/** Each test has an enterprise of its own, since what is written once is not written twice. */
beforeEach(async () => {
  partner = await startChatPartner();
  partner.contacts.set('chen.yizhou', [{ externalUserId: 'wm_one', name: '沈医生' }]);
  folder = mkdtempSync(path.join(os.tmpdir(), 'yijian-client-'));
  test = await startTestApp({
    settings: {
      CHAT_GATEWAY: partner.address,
      CHAT_GATEWAY_KEY: partner.key,
      PARTNER_GATEWAY: 'https://partner.example/start/',
      PARTNER_GATEWAY_SECRET: 'a secret of at least thirty-two characters',
      DATA_DIR: folder,
    },
  });
  meetingId = await meetingUnderWay(test, people[0]!, guestPhone);
  // Contacts of the demo are not those of this partner.
  await test.owner`delete from channel_bindings`;
  await test.owner`delete from channel_friends`;
  await test.app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.server.address() as AddressInfo;
  sessions = [];
  for (const login of people) sessions.push(await openSession(`http://localhost:${port}`, login, 'Yijian-demo-2026'));
});
afterEach(async () => {
  await test.close();
  await partner.close();
  rmSync(folder, { recursive: true, force: true });
});

it('every specified call is one the client makes, or waits with its reason', () => {
  const made = new Set([...steps.map(({ call }) => call), ...byItself, ...goodbyes]);
  const left = specifiedCalls.filter((call) => !made.has(call) && !(call in pending));
  expect(left).toEqual([]);
  expect(Object.keys(pending).filter((call) => made.has(call) || !specifiedCalls.includes(call))).toEqual([]);
  expect(specifiedCalls).toHaveLength(133);
});

it.each<Encoding>(['form', 'json'])(
  'GEN-16 MSG-03 MSG-04 MSG-05 R7.3 a client that knows the specification alone is understood, bodies as %s',
  async (encoding) => {
    const known = new Known();
    for (const [name, value] of Object.entries(given())) known.set(name, value);
    const refused: string[] = [];
    for (const step of steps) {
      await lookAround(step.call, known);
      const told = await make(step, known, encoding);
      for (const [as, name] of Object.entries(step.keeps ?? {})) known.keep(as, told, name);
      if (told.status !== 200 && step.isRepeated !== true)
        refused.push(`${step.isGuessed ? 'guessed' : 'exact'} ${step.call} ${told.status} ${told.body.message}`);
      if (downloads.has(step.call) && told.start !== 'PK') refused.push(`${step.call} is no sheet: ${told.start}`);
    }
    const all = new Set(steps.map(({ call }) => call)).size;
    const failed = new Set(refused.map((line) => line.split(' ').slice(1, 3).join(' '))).size;
    const guessed = steps.filter(({ isGuessed }) => isGuessed).length;
    console.info(
      `specification client, bodies as ${encoding}: ${all - failed} of ${all} calls accepted in ${steps.length} steps, ${guessed} with a guessed body`,
    );
    expect(refused.filter((line) => !unguessable.some((call) => line.includes(`${call} 400`)))).toEqual([]);
  },
  180_000,
);

it('GEN-19 R3.2 every list is read to its end by content and totalElements alone', async () => {
  const known = new Known();
  for (const [name, value] of Object.entries(given())) known.set(name, value);
  const wrong: string[] = [];
  const read: string[] = [];
  for (const step of steps.filter(({ changes }) => changes !== true)) {
    const told = await make(step, known, 'form');
    for (const [as, name] of Object.entries(step.keeps ?? {})) known.keep(as, told, name);
    if (pageOf(told) === undefined) continue;
    const session = await whoMay(step, known);
    const fault = await readToEnd((page, size) => {
      for (const [name, value] of Object.entries({ page, size })) known.set(name, String(value));
      const { method, address, sent } = addressOf(step, known);
      return session.call(method, address, pagedIn(step, sent, { page: String(page), size: String(size) }));
    });
    if (fault !== undefined) wrong.push(`${step.call}: ${fault}`);
    read.push(step.call);
  }
  expect(wrong).toEqual([]);
  expect(read).toEqual(expect.arrayContaining(['GET /doctor/find/page', 'POST /task/page', 'GET /get/paper/info']));
  expect(read.length).toBeGreaterThanOrEqual(15);
}, 60_000);

it('NEW-02 NEW-03 R7.11 a notice reaches whoever listens over STOMP 1.1', async () => {
  const [reporter, , steward] = sessions as [Session, Session, Session];
  const self = (await steward.call('GET', '/API-SYSTEM/user/info')).body.result as { id: string };
  const listener = await listen(steward, self.id);
  const list = { query: { page: '0', size: '10', type: 'MY_CUSTOMER' } };
  const known = new Known();
  known.keep('doctor', await reporter.call('GET', '/doctor/find/page', list), 'doctorId');
  const query = { doctorId: known.get('doctor'), name: 'department', value: '听见了才算数科' };
  expect((await reporter.call('GET', '/correct/insert', { query })).status).toBe(200);
  const notice = await listener.heard('academic-records.reported');
  expect(notice).toContain('听见了才算数科');
  expect(notice).toContain(`destination:/topic/user${self.id}`);
  listener.close();
});

it('both ways out are answered', async () => {
  const answers = [];
  for (const [index, call] of goodbyes.entries()) {
    const [method, path] = call.split(' ') as [string, string];
    answers.push((await sessions[index]!.call(method, path)).status);
  }
  expect(answers).toEqual([200, 200]);
});

const downloads = new Set(['GET /doctor/verify/download', 'GET /v2/visit/export']);

const guestPhone = '13900007001';

/** What people see, who tell it to the client: an employee the screen of the meeting, a guest the own phone. */
async function lookAround(call: string, known: Known): Promise<void> {
  // The code changes every half minute.
  if (call.includes('/meeting/expand/') || call.endsWith('/validateCode')) {
    const screen = await sessions[0]!.call('GET', `/API-MEET-TOOLS/meeting/sign-in-code/${meetingId}`);
    known.keep('meeting', screen, 'publicId');
    known.keep('screenCode', screen, 'code');
  }
  if (call.endsWith('/meetingSign')) known.set('phoneCode', await codeOf(folder, guestPhone));
}

const given = () => ({
  today: shanghaiDay(0),
  page: '0',
  size: '20',
  newTag: 'From the list',
  newName: '禤昉㬎',
  facet: 'channel',
  realm: 'weili',
  provider: 'sms',
  phone: guestPhone,
});

interface Asked {
  readonly method: string;
  readonly address: string;
  readonly sent: Sent;
}

function addressOf({ call, ids = ['doctor'], sent }: Step, known: Known): Asked {
  const [method, path] = call.split(' ') as [string, string];
  let at = 0;
  const address = path.replace(/\{\w+\}/g, () => encodeURIComponent(known.get(ids[at++]!)));
  return { method, address, sent: sent?.(known) ?? {} };
}

async function make(step: Step, known: Known, encoding: Encoding): Promise<Told> {
  const { method, address, sent } = addressOf(step, known);
  let told: Told | undefined;
  for (const session of sessions) {
    told = await session.call(method, address, sent, encoding);
    if (told.status !== 403) break;
  }
  return told!;
}

async function whoMay(step: Step, known: Known): Promise<Session> {
  const { method, address, sent } = addressOf(step, known);
  for (const session of sessions) if ((await session.call(method, address, sent)).status !== 403) return session;
  throw new Error(`nobody may ${step.call}`);
}

/** The page stands in the query, unless the path has it; one call says seize for size (7.1). */
function pagedIn({ ids = [] }: Step, sent: Sent, { page, size }: { page: string; size: string }): Sent {
  if (ids.includes('page')) return sent;
  const isSeized = sent.query?.['seize'] !== undefined;
  return { ...sent, query: { ...sent.query, page, [isSeized ? 'seize' : 'size']: size } };
}
