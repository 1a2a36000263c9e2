// Every element of every definition, driven to the end by chance, with the invariants looked at after each step (product: workflow).
// @module-tag long
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { NewInstance } from '@yijian/contract/workflows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../tools/testing/app.ts';
import { testDefinitions } from '../../../../../tools/testing/workflows/definitions.ts';
import { broken, read, type Seen } from '../../../../../tools/testing/workflows/invariants.ts';
import { openStage, type Stage } from '../../../../../tools/testing/workflows/stage.ts';
import { Failure } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { createInstance } from './actions/instances.service.ts';
import { approveTask, rejectTask } from './actions/decide.service.ts';
import { addSigners, delegateTask, giveTaskBack, removeSigner, transferTask } from './actions/hand.service.ts';
import { listReturnTargets, returnTask, withdrawDecision } from './actions/return.service.ts';
import { deployDefinition } from './definitions/deploy.service.ts';
import { offerEffects } from './engine/effects/effects.policy.ts';
import { fireDueTimers } from './engine/timers.service.ts';
import { uploadTaskFile } from './files/upload.service.ts';
import { compile } from './model/compile.policy.ts';
import { nodesIn, type Model } from './model/model.policy.ts';

const SEEDS = Number(process.env['WORKFLOW_SEEDS'] ?? 2);
const STEPS = 120;
const folder = mkdtempSync(path.join(os.tmpdir(), 'yijian-driver-'));
const paper = path.join(folder, 'paper.txt');
let app: TestApp;
let stage: Stage;
let people: Map<string, Context['user']>;
let definitions: { key: string; xml: string }[];

beforeAll(async () => {
  writeFileSync(paper, '依据');
  offerEffects([{ name: 'tests.note', apply: async () => {} }]);
  app = await startTestApp();
  const tenant = (await app.app.directory.byRealm('weili'))!;
  stage = openStage(app.app.connections, tenant, new Date('2099-01-05T01:00:00Z'));
  const rows = await app.owner<
    { id: string; login: string }[]
  >`select id::text, login from users where enterprise_id = 1 and is_enabled and may_log_in order by id`;
  people = new Map();
  for (const { id, login } of rows) people.set(id, await stage.user(login));
  const [organization] = await app.owner<
    [{ code: string }]
  >`select o.code from organizations o join users u on u.enterprise_id = o.enterprise_id and u.organization_id = o.id
    where o.enterprise_id = 1 group by o.code order by count(*) desc, o.code limit 1`;
  definitions = testDefinitions(organization.code);
  const admin = await stage.user('admin');
  for (const { key, xml } of definitions)
    await stage.act(admin, (context) =>
      deployDefinition(context, {
        key,
        xml,
        category: 'TEST',
        name: key,
        enName: key,
        description: '',
        enDescription: '',
        icon: 'workflow',
        note: '',
      }),
    );
}, 60_000);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

/** The same numbers for the same seed (mulberry32). */
function chance(seed: number): (below: number) => number {
  let state = seed * 0x9e3779b9;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

interface OpenTask {
  id: string;
  state: string;
  kind: string;
  userId: string;
  parentUser: string | null;
  nodeId: string;
}

const openTasks = (instanceId: string): Promise<OpenTask[]> => app.owner<OpenTask[]>`
  select t.id::text, t.state, t.kind, t.node_id as "nodeId", c.user_id::text as "userId",
    (select min(pc.user_id)::text from workflow_tasks p join workflow_candidates pc on pc.task_id = p.id where p.instance_id = t.instance_id and p.number = t.parent_number) as "parentUser"
  from workflow_tasks t join workflow_candidates c on c.enterprise_id = t.enterprise_id and c.task_id = t.id and c.is_open
  where t.instance_id = ${instanceId} order by t.id, c.user_id`;

type Drive = (below: number) => number;
const given = { comment: '可以', attachments: [] };

/** Agrees, with a file where the node asks for one. */
async function agree(context: Context, { id, model, nodeId }: { id: string; model: Model; nodeId: string }) {
  if (model.nodes[nodeId]?.approval?.needsAttachment !== true) return approveTask(context, { id, body: { ...given } });
  const file = { name: '依据.txt', size: 1, type: 'text/plain', path: paper };
  const { id: reference, name } = await uploadTaskFile(context, { id, body: { file } });
  return approveTask(context, { id, body: { ...given, attachments: [{ name, reference }] } });
}

/** One act by chance; refusals by name are part of the game, anything else is a fault. */
async function step(instanceId: string, model: Model, random: Drive, isLate: boolean): Promise<string> {
  const open = await openTasks(instanceId);
  if (open.length === 0 || random(10) === 0) {
    stage.pass((1 + random(30)) * 3_600_000);
    await stage.act(await stage.user('admin'), fireDueTimers);
    return 'clock';
  }
  const task = open[random(open.length)]!;
  const user = people.get(task.userId)!;
  const other = [...people.keys()][random(people.size)]!;
  const { id } = task;
  if (task.state === 'DELEGATED')
    return attempt('giveBack', user, (context) => giveTaskBack(context, { id, comment: '看过' }));
  if (task.kind !== 'NORMAL' && task.parentUser !== null && random(8) === 0)
    return attempt('removeSigner', people.get(task.parentUser)!, (context) =>
      removeSigner(context, { id, reason: '不需要' }),
    );
  switch (isLate ? 99 : random(20)) {
    case 0:
      return attempt('reject', user, (context) => rejectTask(context, { id, body: { ...given } }));
    case 1:
    case 2:
      return attempt('return', user, async (context) => {
        const { nodes } = await listReturnTargets(context, id);
        const to = nodes[random(Math.max(1, nodes.length))];
        return to === undefined
          ? undefined
          : returnTask(context, { id, body: { nodeId: to.nodeId, comment: '请补充' } });
      });
    case 3:
      return attempt('transfer', user, (context) =>
        transferTask(context, { id, body: { userId: other, comment: '' } }),
      );
    case 4:
      return attempt('delegate', user, (context) =>
        delegateTask(context, { id, body: { userId: other, comment: '' } }),
      );
    case 5:
      return attempt('addBefore', user, (context) =>
        addSigners(context, { id, body: { place: 'BEFORE', userIds: [other], comment: '' } }),
      );
    case 6:
      return attempt('addAfter', user, (context) =>
        addSigners(context, { id, body: { place: 'AFTER', userIds: [other], comment: '' } }),
      );
    case 7:
    case 8:
      return withdrawLast(instanceId);
    default:
      return attempt('approve', user, (context) => agree(context, { id, model, nodeId: task.nodeId }));
  }
}

async function withdrawLast(instanceId: string): Promise<string> {
  const [last] = await app.owner<{ id: string; userId: string }[]>`
    select id::text, decided_by::text as "userId" from workflow_tasks where instance_id = ${instanceId} and state = 'APPROVED' order by decided_at desc, id desc limit 1`;
  if (last === undefined) return 'nothing to withdraw';
  return attempt('withdraw', people.get(last.userId)!, (context) => withdrawDecision(context, last.id));
}

const met = new Map<string, number>();
const count = (name: string): string => {
  met.set(name, (met.get(name) ?? 0) + 1);
  return name;
};

async function attempt(
  name: string,
  user: Context['user'],
  work: (context: Context) => Promise<unknown>,
): Promise<string> {
  try {
    await stage.act(user, work);
    return count(name);
  } catch (fault) {
    if (!(fault instanceof Failure) || fault.row.status >= 500) throw fault;
    return count(`${name}: ${fault.row.code}`);
  }
}

async function drive(key: string, model: Model, seed: number): Promise<string> {
  const random = chance(seed + key.length * 100 + key.charCodeAt(0));
  const starter = await stage.user(['chen.yizhou', 'shen.lian', 'qian.hui'][random(3)]!);
  const ids = [...people.keys()];
  const form = {
    n: random(40),
    flag: random(2) === 1,
    who: [ids[random(ids.length)]!, ids[random(ids.length)]!],
    ...(random(2) === 1 ? { one: ids[random(ids.length)]! } : {}),
  };
  const body: NewInstance = { definitionKey: key, form, selected: { A: [ids[random(ids.length)]!] }, isDraft: false };
  const { id } = await stage.act(starter, (context) => createInstance(context, body));
  const done: string[] = [];
  let seen: Seen | undefined;
  for (let at = 0; ; at += 1) {
    const now = await read(app.owner, id);
    const faults = broken(now, seen, (node) => model.nodes[node]?.type ?? 'nothing');
    expect(faults, `${key}, seed ${seed}, after ${done.join(', ')}`).toEqual([]);
    seen = now;
    if (now.state !== 'RUNNING') break;
    expect(at, `${key}, seed ${seed} comes to no end: ${done.slice(-20).join(', ')}`).toBeLessThan(STEPS);
    done.push(await step(id, model, random, at > 25));
  }
  const own = await app.owner`select 1 from workflow_tasks t join workflow_instances i on i.id = t.instance_id
    where i.id = ${id} and t.decided_by = i.starter_id and t.kind <> 'REVISE' and not ${allowsStarter(model)}`;
  expect(own, `${key}, seed ${seed}: the starter decided`).toHaveLength(0);
  return id;
}

const allowsStarter = (model: Model): boolean =>
  Object.values(model.nodes).some((node) => node.approval?.whenStarter === 'ALLOW');

it('drives every definition to its end with nothing lost, doubled or left behind', async () => {
  expect(definitions.length).toBeGreaterThanOrEqual(40);
  const types = new Set<string>();
  for (const { key, xml } of definitions) {
    const { model } = await compile(xml);
    for (const scope of [undefined, ...Object.keys(model!.nodes)])
      for (const node of nodesIn(model!, scope)) types.add(node.type);
    for (let seed = 1; seed <= SEEDS; seed += 1) await drive(key, model!, seed);
  }
  const every = [
    'start',
    'end',
    'terminate',
    'user',
    'service',
    'copy',
    'exclusive',
    'parallel',
    'inclusive',
    'sub',
    'timer',
    'boundary',
  ];
  expect([...types].toSorted()).toEqual(every.toSorted());
  for (const name of [
    'approve',
    'reject',
    'return',
    'transfer',
    'delegate',
    'giveBack',
    'addBefore',
    'addAfter',
    'withdraw',
  ])
    expect(met.get(name) ?? 0, `${name} was never done: ${JSON.stringify([...met])}`).toBeGreaterThan(0);
  const [open] =
    await app.owner`select count(*)::int as n from workflow_instances i join workflow_definitions d on d.id = i.definition_id where i.state = 'RUNNING' and d.category = 'TEST'`;
  expect(open).toEqual({ n: 0 });
  if (process.env['WORKFLOW_SEEDS'] !== undefined) console.log(Object.fromEntries(met));
}, 3_600_000);
