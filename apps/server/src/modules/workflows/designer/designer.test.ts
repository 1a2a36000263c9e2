// The designer's calls: drafts kept over what was read, every fault with its property, differences, a trial that leaves nothing (product: workflow).
import {
  workflowAdminEndpoints as admins,
  workflowDesignerEndpoints as calls,
  workflowEndpoints,
  workflowExtension,
} from '@yijian/contract/workflows';
import { BpmnModdle } from 'bpmn-moddle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { bpmn } from '../../../../../../tools/testing/workflows/build.ts';
import { testDefinitions } from '../../../../../../tools/testing/workflows/definitions.ts';
import { workflowSeeds, workflowXml } from '../../../../../../database/seeds/reference/workflows/workflows.ts';
import { compile } from '../model/compile.policy.ts';
import { differences } from './compare.policy.ts';

let app: TestApp;
let admin: Caller;
let compliance: Caller;
let rep: Caller;
let foreign: Caller;

beforeAll(async () => {
  app = await startTestApp();
  [admin, compliance, rep] = [await app.as('admin'), await app.as('shen.lian'), await app.as('chen.yizhou')];
  foreign = await app.as('admin', 'kanglan');
});
afterAll(() => app.close());

const simple = (key: string, more = ''): string =>
  bpmn(key, `start S\nuser A role:COMP${more}\nuser B leader:1\nend E\nS > B > A > E`);
const card = {
  category: 'OTHER',
  name: '用车申请',
  enName: 'Car request',
  description: '',
  enDescription: '',
  icon: 'workflow',
};
const draft = (key: string, lockVersion: number, more: object = {}) => ({
  params: { key },
  body: { ...card, xml: simple(key), lockVersion, ...more },
});

describe('a draft', () => {
  it('is made once, kept over what was read, and tells who was there in between', async () => {
    const first = await admin.call(calls.saveDraft, draft('car', 0, { isNew: true }));
    expect([first.status, first.body.result?.lockVersion]).toEqual([200, 1]);
    const again = await admin.call(calls.saveDraft, draft('car', 0, { isNew: true }));
    expect([again.status, again.body.error]).toEqual([409, 'workflows.keyTaken']);
    const taken = await admin.call(calls.saveDraft, draft('export-approval', 0, { isNew: true }));
    expect([taken.status, taken.body.error]).toEqual([409, 'workflows.keyTaken']);
    expect((await admin.call(calls.saveDraft, draft('car', 1, { name: '派车申请' }))).body.result.lockVersion).toBe(2);
    const stale = await admin.call(calls.saveDraft, draft('car', 1, { name: '旧的' }));
    expect([stale.status, stale.body.error]).toEqual([409, 'workflows.draftChanged']);
    expect(stale.body.message).toContain('管理员');
    const found = (await compliance.call(calls.findDraft, { params: { key: 'car' } })).body.result;
    expect(found).toMatchObject({
      name: '派车申请',
      lockVersion: 2,
      version: null,
      versionId: null,
      baseVersion: null,
    });
    const listed = (await admin.call(calls.listDrafts, {})).body.result.content;
    expect(listed).toMatchObject([{ key: 'car', isNew: true }]);
  });

  it('begins from the version in force, which stays as it is until the draft is deployed', async () => {
    const open = (await admin.call(calls.findDraft, { params: { key: 'access-request' } })).body.result;
    expect(open).toMatchObject({ lockVersion: 0, version: 1, baseVersion: 1, updatedAt: null });
    const body = { ...card, name: open.name, enName: open.enName, xml: open.xml, lockVersion: 0 };
    const kept = await admin.call(calls.saveDraft, { params: { key: 'access-request' }, body });
    expect(kept.status).toBe(200);
    expect((await admin.call(calls.findDraft, { params: { key: 'access-request' } })).body.result.baseVersion).toBe(1);
    const gone = await admin.call(calls.discardDraft, { params: { key: 'access-request' }, query: { lockVersion: 1 } });
    expect(gone.status).toBe(200);
    const twice = await admin.call(calls.discardDraft, {
      params: { key: 'access-request' },
      query: { lockVersion: 1 },
    });
    expect([twice.status, twice.body.error]).toEqual([409, 'workflows.draftChanged']);
    expect((await admin.call(calls.findDraft, { params: { key: 'nowhere' } })).status).toBe(404);
  });

  it('names the field that is wrong', async () => {
    const { status, body } = await admin.call(calls.saveDraft, draft('car', 2, { name: '' }));
    expect([status, body.fields?.[0]?.field]).toEqual([400, 'body.name']);
  });

  it('is deployed as it was read, or refused with the elements and kept', async () => {
    const bad = draft('car', 2, { xml: simple('car').replace('value="COMP"', 'value="NOBODY"') });
    expect((await admin.call(calls.saveDraft, bad)).body.result.lockVersion).toBe(3);
    const refused = await admin.call(calls.deployDraft, { params: { key: 'car' }, body: { lockVersion: 3 } });
    expect([refused.status, refused.body.error, refused.body.fields?.[0]?.field]).toEqual([
      400,
      'workflows.invalidDefinition',
      'A',
    ]);
    expect((await admin.call(calls.saveDraft, draft('car', 3))).body.result.lockVersion).toBe(4);
    const early = await admin.call(calls.deployDraft, { params: { key: 'car' }, body: { lockVersion: 3 } });
    expect([early.status, early.body.error]).toEqual([409, 'workflows.draftChanged']);
    const done = await admin.call(calls.deployDraft, {
      params: { key: 'car' },
      body: { lockVersion: 4, note: '首版' },
    });
    expect(done.body.result).toMatchObject({ version: 1, isNew: true });
    expect((await admin.call(calls.listDrafts, {})).body.result.content).toEqual([]);
    const twice = await admin.call(calls.deployDraft, { params: { key: 'car' }, body: { lockVersion: 4 } });
    expect(twice.status).toBe(409);
  });

  it('is the administrator’s: others are refused, another enterprise sees nothing', async () => {
    await admin.call(calls.saveDraft, draft('secret', 0));
    for (const person of [rep, compliance]) {
      expect((await person.call(calls.saveDraft, draft('secret', 1))).status).toBe(403);
      const deploy = await person.call(calls.deployDraft, { params: { key: 'secret' }, body: { lockVersion: 1 } });
      expect(deploy.status).toBe(403);
      const trial = { xml: simple('secret'), starterId: '1', form: {} };
      expect((await person.call(calls.trial, { body: trial })).status).toBe(403);
    }
    expect((await rep.call(calls.findDraft, { params: { key: 'secret' } })).status).toBe(403);
    expect((await foreign.call(calls.findDraft, { params: { key: 'secret' } })).status).toBe(404);
    expect((await foreign.call(calls.listDrafts, {})).body.result.content).toEqual([]);
    const theirs = await foreign.call(calls.deployDraft, { params: { key: 'secret' }, body: { lockVersion: 1 } });
    expect(theirs.status).toBe(409);
    const choices = (await foreign.call(calls.choices, {})).body.result;
    expect(choices.users.map(({ login }) => login)).not.toContain('chen.yizhou');
  });
});

describe('a version', () => {
  it('is deployed again from an older one; processes under way keep theirs', async () => {
    const { body } = await rep.call(workflowEndpoints.create, { body: { definitionKey: 'car', form: {} } });
    const { definitionId } = (await admin.call(calls.findDraft, { params: { key: 'car' } })).body.result;
    const longer = simple('car', ' comment=true');
    expect((await admin.call(calls.saveDraft, draft('car', 0, { xml: longer }))).status).toBe(200);
    await admin.call(calls.deployDraft, { params: { key: 'car' }, body: { lockVersion: 1 } });
    const versions = (await admin.call(admins.listVersions, { params: { id: definitionId! } })).body.result.content;
    expect(versions.map(({ number }) => number)).toEqual([2, 1]);
    const again = await admin.call(calls.redeploy, { params: { id: versions[1]!.id }, body: { note: '恢复' } });
    expect(again.body.result).toMatchObject({ version: 3, isNew: true });
    const third = (await admin.call(calls.findDraft, { params: { key: 'car' } })).body.result;
    expect(third.xml).toBe(simple('car'));
    const running = await rep.call(workflowEndpoints.find, { params: { id: body.result.id } });
    expect(running.body.result.version).toBe(1);
    expect((await admin.call(calls.redeploy, { params: { id: '999999' }, body: {} })).status).toBe(404);
    expect((await compliance.call(calls.redeploy, { params: { id: versions[1]!.id }, body: {} })).status).toBe(403);
    expect((await foreign.call(calls.redeploy, { params: { id: versions[1]!.id }, body: {} })).status).toBe(404);
  });

  it('is told apart from another in words, by element', async () => {
    const before = bpmn('car', `form n type=number\nstart S\nuser A role:COMP\nend E\nS > A > E`);
    const after = bpmn(
      'car',
      `start S\nuser A role:COMP role:FIN all ratio=0.5 sla=P1D\nuser B leader:1\nend E\nS > B > A > E`,
    );
    const { body } = await compliance.call(calls.compare, { body: { before, after } });
    const told = body.result.changes.map(({ element, change }) => `${element} ${change}`);
    expect(told.toSorted()).toEqual(
      ['A CHANGED', 'B ADDED', 'f_B_A ADDED', 'f_S_A REMOVED', 'f_S_B ADDED', 'form.n REMOVED'].toSorted(),
    );
    const changed = body.result.changes.find(({ element }) => element === 'A')!.details;
    expect(changed).toEqual([
      { what: '候选人', before: '角色 COMP', after: '角色 COMP, 角色 FIN' },
      { what: '会签方式', before: '任一人同意', after: '全部同意 50%' },
      { what: '时限', before: '', after: 'P1D' },
      { what: '计时', before: '', after: '自然时间' },
    ]);
    expect((await admin.call(calls.compare, { body: { before, after: before } })).body.result).toEqual({
      isEqual: true,
      changes: [],
    });
    const broken = await admin.call(calls.compare, { body: { before, after: '<html/>' } });
    expect([broken.status, broken.body.error]).toEqual([400, 'workflows.invalidDefinition']);
    expect((await rep.call(calls.compare, { body: { before, after } })).status).toBe(403);
  });

  it('keeps its meaning when the modeler’s library reads it and writes it again', async () => {
    const [{ code }] = (await app.owner`select code from organizations where enterprise_id = 1 limit 1`) as unknown as [
      { code: string },
    ];
    const texts = [...testDefinitions(code).map(({ xml }) => xml), ...workflowSeeds.map(({ key }) => workflowXml(key))];
    expect(texts.length).toBeGreaterThan(50);
    for (const xml of texts) {
      const moddle = new BpmnModdle({ yj: workflowExtension });
      const { rootElement } = await moddle.fromXML(xml);
      const { xml: written } = await moddle.toXML(rootElement, { format: true });
      const [before, after] = [await compile(xml), await compile(written)];
      expect(after).toEqual(before);
      expect(differences(before.model!, after.model!, 'zh')).toEqual([]);
    }
  });
});

describe('the check', () => {
  it('names every fault with its element and the property it is about', async () => {
    const xml = bpmn(
      'test',
      `form n type=number\nstart S\nexclusive G\nuser A role:NOBODY sla=soon ratio=2\nservice X effect=rooms.destroy\nend E\nS > G\nG [for i in 1..9 return i] A > E\nG [form.n > 1] X > E`,
    );
    const { body } = await admin.call(admins.validate, { body: { xml } });
    const faults = body.result.faults.map(({ element, field }) => `${element} ${field}`);
    expect(faults.toSorted()).toEqual(
      ['A candidates', 'A ratio', 'A sla', 'G default', 'X effect', 'f_G_A condition'].toSorted(),
    );
    expect(body.result.faults.every(({ message }) => message !== '')).toBe(true);
  });

  it('answers a condition as it is typed', async () => {
    const ask = async (text: string) =>
      (await admin.call(calls.checkCondition, { body: { text, fields: ['n'] } })).body.result;
    expect(await ask('form.n > 5 and form.kind = "form.other"')).toEqual({ fault: null, unknownFields: ['kind'] });
    expect((await ask('process.env')).fault).toContain('process');
    expect((await ask('form.n >')).fault).not.toBeNull();
    expect((await rep.call(calls.checkCondition, { body: { text: 'true' } })).status).toBe(403);
  });
});

describe('a trial', () => {
  const way = `form n type=number required=true
    start S\nuser L leader:1 sla=P1D calendar=business\ntimer W after=PT2H\nexclusive G\nuser A role:COMP\nservice X effect=shares.grant\ncopy C role:FIN\nend E\nend R outcome=rejected
    S > L > W > G\nG [form.n > 10] A > X > C > E\nG [*] R`;
  const idOf = async (login: string): Promise<string> => {
    const [row] = await app.owner<
      { id: string }[]
    >`select id::text from users where enterprise_id = 1 and login = ${login}`;
    return row!.id;
  };
  const rows = async (): Promise<unknown> => {
    const tables = ['workflow_instances', 'workflow_tasks', 'workflow_events', 'workflow_tokens', 'workflow_timers'];
    const more = ['workflow_copies', 'outbox_events', 'audit_log', 'record_shares', 'notifications'];
    const counts: unknown[] = [];
    for (const table of [...tables, ...more]) {
      const [exists] = await app.owner`select to_regclass(${table}) is not null as found`;
      if (exists?.['found'] === true) counts.push([table, await app.owner.unsafe(`select count(*) from ${table}`)]);
    }
    return counts;
  };

  it('shows the way with the people by name, and leaves no row behind', async () => {
    const before = await rows();
    const starterId = await idOf('chen.yizhou');
    const xml = bpmn('trial', way);
    const { status, body } = await admin.call(calls.trial, { body: { xml, starterId, form: { n: 12 } } });
    expect(status).toBe(200);
    const { steps, state, flows, nodes } = body.result;
    expect(steps.map(({ kind, nodeId }) => `${kind} ${nodeId ?? ''}`.trim())).toEqual([
      'STARTED',
      'OPENED L',
      'APPROVED L',
      'TIMER W',
      'OPENED A',
      'APPROVED A',
      'EFFECT X',
      'COPIED C',
      'ENDED',
    ]);
    expect(steps[1]?.people.map(({ name }) => name)).toEqual(['周敏行']);
    expect(steps[1]?.dueAt).not.toBeNull();
    expect(steps[4]?.people.map(({ name }) => name)).toEqual(['沈廉']);
    expect(Date.parse(steps[4]!.at) - Date.parse(steps[2]!.at)).toBe(7_200_000);
    expect(state).toBe('APPROVED');
    expect(flows).toContain('f_G_A');
    expect(flows).not.toContain('f_G_R');
    expect(nodes).toEqual(expect.arrayContaining(['S', 'L', 'W', 'G', 'A', 'X', 'C', 'E']));
    expect(await rows()).toEqual(before);
  });

  it('takes the other way, refuses where it is told to, and says what is missing', async () => {
    const starterId = await idOf('chen.yizhou');
    const run = async (more: object) =>
      admin.call(calls.trial, { body: { xml: bpmn('trial', way), starterId, form: { n: 3 }, ...more } });
    expect((await run({})).body.result.state).toBe('REJECTED');
    const refused = (await run({ rejects: ['L'] })).body.result;
    expect(refused.steps.map(({ kind }) => kind)).toEqual(['STARTED', 'OPENED', 'REJECTED', 'ENDED']);
    const empty = await run({ form: {} });
    expect([empty.status, empty.body.fields?.[0]?.field]).toEqual([400, 'body.form.n']);
    const faulty = await run({ xml: bpmn('trial', 'start S\nuser A role:NOBODY\nend E\nS > A > E') });
    expect([faulty.status, faulty.body.error]).toEqual([400, 'workflows.invalidDefinition']);
  });
});
