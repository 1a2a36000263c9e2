// The audit trail: search, history, former values, and that nothing escapes it (reliability 27; product 2c, 3.25).
import { organizationAdminEndpoints, roleAdminEndpoints, userAdminEndpoints } from '@yijian/contract/administration';
import { auditEndpoints } from '@yijian/contract/audit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { knowsColumn } from './kinds/kinds.policy.ts';
import { sealTrail } from './index.ts';
import { shanghaiDay } from '../../../../../tools/testing/days.ts';

let app: TestApp;
let admin: Caller;
let compliance: Caller;
let rep: Caller;
let foreign: Caller;

beforeAll(async () => {
  app = await startTestApp();
  [admin, compliance, rep, foreign] = await Promise.all([
    app.as('admin'),
    app.as('shen.lian'),
    app.as('chen.yizhou'),
    app.as('admin', 'kanglan'),
  ]);
});
afterAll(() => app.close());

async function organization(name: string): Promise<{ id: string; version: string }> {
  const all = (await admin.call(organizationAdminEndpoints.listOrganizations)).body.result;
  const { id } = all.find((one) => one.parentId !== null)!;
  const read = (await admin.call(organizationAdminEndpoints.findOrganization, { params: { id } })).body.result;
  const { grade: _g, leaderName: _l, userCount: _u, id: _i, ...fields } = read;
  const saved = await admin.call(
    organizationAdminEndpoints.changeOrganization,
    { params: { id }, body: { ...fields, name } },
    { 'x-reason': encodeURIComponent('更名') },
  );
  expect(saved.status).toBe(200);
  return { id, version: saved.body.result.version };
}

describe('what is audited', () => {
  /** Tenant tables whose changes are not in the trail, each with its reason. */
  const unaudited: Readonly<Record<string, string>> = {
    audit_log: 'the trail itself',
    audit_seals: 'the chain over the trail',
    sign_in_log: 'a log of its own that only grows',
    sign_in_locks: 'counts come and go with every attempt; a lock set or lifted is audited',
    usage_events: 'time on pages, only added to',
    api_key_paces: 'calls of the present minute',
    outbox_events: 'messages about changes that are audited',
    idempotency_keys: 'copies of answers, kept for a day',
    saved_search_defaults: 'which view of a list opens for a user, a habit of the screen',
    import_rows: 'rows of an uploaded file; the batch and what it wrote are audited',
    interactions: 'events that arrive from outside, only added to',
    personal_values: 'sealed values; the masked column of the record or kept_numbers shows the change',
    duplicate_pairs: 'what a search found, written anew by each; what people decide stands in rejections and merges',
    duplicate_merge_rows: 'what a merge moved; the changes stand in the trail of their tables',
    handover_picks: 'the records a handover is about; what it changed stands in the trail of their tables',
    handover_rows: 'what a handover moved; the changes stand in the trail of their tables',
    job_runs: 'what ran by the clock, kept for 30 days',
    publications: 'rows of an imported file; the import is audited',
    scholars: 'authors as imported files name them; whom a steward credits is audited in authorship_matches',
    authorships: 'rows of an imported file; who is credited is audited in authorship_matches',
    kol_facts: 'derived from publications, academic records and interactions',
    kol_careers: 'running sums of kol_facts',
    kol_topics: 'derived from publications',
    kol_weight_set_versions: 'the history of a set of weights, which only grows',
    academic_relations: 'derived from publications and academic records',
    academic_network_states:
      'when the network was computed and what waits; follows from publications and academic records',
    academic_network_nodes: 'computed from the relations',
    academic_network_communities: 'computed from the relations',
    visit_log: 'the history of a visit, which only grows',
    doctor_work_rows: 'doctors of a bulk act; the tags, tasks and visits it makes are audited themselves',
    account_plan_log: 'the history of an account plan, which only grows',
    hospital_product_log: 'the history of a product at a hospital, which only grows',
    task_log: 'the history of a task, which only grows',
    workflow_drafts: 'kept every few seconds while somebody draws; the version it becomes is audited',
    workflow_tokens: 'where an instance stands; told by workflow_events',
    workflow_candidates: 'who may decide a task; told by workflow_events',
    workflow_timers: 'clocks of an instance; told by workflow_events',
    workflow_events: 'the history of an instance, which only grows',
    verification_files: 'bytes of a certificate; its row with the hash is audited',
    verification_events: 'the history of a request, which only grows',
  };

  test('R27 every tenant table has the audit triggers, or stands in the list with a reason', async () => {
    const rows = await app.owner<{ name: string; triggers: string[] }[]>`
      select c.relname as name, array(select t.tgname::text from pg_trigger t where t.tgrelid = c.oid and t.tgname like 'audit_%') as triggers
      from pg_class c
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
        and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'enterprise_id' and not a.attisdropped)`;
    expect(rows.length).toBeGreaterThan(30);
    const bare = rows
      .filter(({ name }) => unaudited[name] === undefined)
      .filter(
        ({ triggers }) => !['audit_delete', 'audit_insert', 'audit_update'].every((one) => triggers.includes(one)),
      );
    expect(bare).toEqual([]);
  });

  test('R27 every audited table and column has words in both languages', async () => {
    const columns = await app.owner<{ table: string; column: string }[]>`
      select c.relname as table, a.attname as column from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attname <> 'enterprise_id'
      join pg_trigger t on t.tgrelid = c.oid and t.tgname = 'audit_update'
      where not (a.attname = any(string_to_array(trim(trailing '|' from replace(encode(t.tgargs, 'escape'), '\\000', '|')), '|')))`;
    expect(columns.length).toBeGreaterThan(100);
    expect(columns.filter(({ table, column }) => !knowsColumn(table, column))).toEqual([]);
  });

  test('R27 the application role may neither write the trail nor change it, in any of five ways', async () => {
    const weili = app.app.connections.bound('1');
    for (const attempt of [
      `insert into audit_log (table_name, action) values ('x', 'insert')`,
      `update audit_log set reason = 'x'`,
      `delete from audit_log`,
      `truncate audit_log`,
      `alter table audit_log disable trigger all`,
    ])
      await expect(weili.unsafe(attempt), attempt).rejects.toThrow(/permission denied|must be owner/);
  });

  test('R27 an entry names the user, the real actor, the request, the reason and the moment', async () => {
    const weili = app.app.connections.bound('1');
    await weili.begin(async (tx) => {
      await tx`select set_config('app.user_id', '2', true), set_config('app.actor_id', '1', true), set_config('app.request_id', 'r-77', true),
        set_config('app.reason', '代查', true)`;
      await tx`update products set sort = sort + 1 where id = (select min(id) from products)`;
    });
    const { content } = (await compliance.call(auditEndpoints.list, { query: { requestId: 'r-77' } })).body.result;
    expect(content).toMatchObject([{ requestId: 'r-77', reason: '代查', action: 'update', kind: { name: '产品' } }]);
    expect(content[0]!.actorName).not.toBeNull();
    expect(content[0]!.userName).not.toBe(content[0]!.actorName);
    expect(Math.abs(Date.parse(content[0]!.at) - Date.now())).toBeLessThan(60_000);
  });
});

describe('search', () => {
  test('R27 finds by person, kind, record, action, day, request and reason, in words and without ids', async () => {
    const { id } = await organization(`华东组 ${Date.now()}`);
    const day = shanghaiDay();
    const all = await compliance.call(auditEndpoints.list, {
      query: { kind: 'organizations', recordId: id, action: 'update', from: day, to: day, reason: '更名' },
    });
    expect(all.status).toBe(200);
    const [entry] = all.body.result.content;
    expect(entry).toMatchObject({
      kind: { name: '组织', enName: 'Organization' },
      recordId: id,
      path: '/admin/organizations',
      reason: '更名',
      fields: [{ code: 'name', name: '名称', enName: 'Name' }],
    });
    expect(entry!.userName).not.toMatch(/#|\d/);
    const query = { kind: 'organizations', recordId: id };
    const counted = await compliance.call(auditEndpoints.count, { query });
    expect(counted.body.result).toMatchObject({ isExact: true });
    expect(counted.body.result.total).toBeGreaterThan(0);
    const byRequest = await compliance.call(auditEndpoints.list, { query: { requestId: entry!.requestId! } });
    expect(byRequest.body.result.content.map((one) => one.id)).toContain(entry!.id);
    for (const [name, value] of [
      ['action', 'delete'],
      ['from', '2100-01-01'],
      ['to', '2000-01-01'],
      ['userId', '999999'],
      ['requestId', 'nothing'],
      ['reason', '不存在的原因'],
    ])
      expect(
        (await compliance.call(auditEndpoints.list, { query: { ...query, [name!]: value } })).body.result.content,
        name,
      ).toEqual([]);
  });

  test('R27 pages go back in time without gap or repetition', async () => {
    for (let round = 0; round < 5; round += 1)
      await app.app.connections.bound('1')`update products set sort = sort + 1`;
    const read: string[] = [];
    let before: string | null = null;
    do {
      const { body }: Awaited<ReturnType<typeof compliance.call<typeof auditEndpoints.list>>> = await compliance.call(
        auditEndpoints.list,
        {
          query: { size: 7, kind: 'products', ...(before === null ? {} : { before }) },
        },
      );
      read.push(...body.result.content.map((one) => one.id));
      before = body.result.next;
    } while (before !== null && read.length < 40);
    expect(read.length).toBeGreaterThan(14);
    expect(new Set(read).size).toBe(read.length);
    expect(read).toEqual(read.toSorted((a, b) => Number(BigInt(b) - BigInt(a))));
  });

  test('R27 the detail shows every field from and to, names in place of ids, secrets as secrets', async () => {
    const weili = app.app.connections.bound('1');
    await weili.begin(async (tx) => {
      await tx`select set_config('app.request_id', 'r-88', true)`;
      await tx`update users set password_hash = 'x', organization_id = (select max(id) from organizations), is_enabled = false where login = 'wu.yue'`;
    });
    const [entry] = (await compliance.call(auditEndpoints.list, { query: { requestId: 'r-88' } })).body.result.content;
    const { changes, sealedAt } = (await compliance.call(auditEndpoints.find, { params: { id: entry!.id } })).body
      .result;
    const by = new Map(changes.map((change) => [change.field.code, change]));
    expect(by.get('organization_id')).toMatchObject({ field: { name: '所属组织' }, after: { type: 'NAME' } });
    expect(by.get('organization_id')!.after!.text).not.toMatch(/\d/);
    expect(by.get('password_hash')).toMatchObject({ after: { type: 'SECRET', text: '' } });
    expect(by.get('is_enabled')).toMatchObject({ before: { type: 'BOOLEAN', text: 'true' }, after: { text: 'false' } });
    expect(sealedAt).toBeNull();
    // A transaction of another test may still hold the horizon up to which rows are sealed.
    const sealedNow = async () => {
      await sealTrail({ sql: app.app.connections.unbound });
      return (await compliance.call(auditEndpoints.find, { params: { id: entry!.id } })).body.result.sealedAt;
    };
    await expect.poll(sealedNow, { timeout: 10_000 }).not.toBeNull();
    expect((await compliance.call(auditEndpoints.findState)).body.result).toMatchObject({ unsealed: 0 });
    await weili`update users set is_enabled = true where login = 'wu.yue'`;
  });

  test('R27 wrong input names the field; others are refused; another enterprise finds nothing', async () => {
    const wrong = await compliance.call(auditEndpoints.list, { query: { from: 'yesterday' } });
    expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([400, 'query.from']);
    for (const row of [auditEndpoints.list, auditEndpoints.count, auditEndpoints.listKinds, auditEndpoints.findState])
      expect((await rep.call(row)).status).toBe(403);
    expect((await app.anonymous().call(auditEndpoints.list)).status).toBe(401);
    const [own] = (await compliance.call(auditEndpoints.list, { query: { size: 1 } })).body.result.content;
    expect((await foreign.call(auditEndpoints.find, { params: { id: own!.id } })).body.error).toBe(
      'audit.entryNotFound',
    );
    expect((await foreign.call(auditEndpoints.list, { query: { requestId: 'r-77' } })).body.result.content).toEqual([]);
  });
});

describe('the history of a record', () => {
  test('3.25 a field of an organization comes back through the rules of its room, with a reason', async () => {
    const first = `第一名 ${Date.now()}`;
    const { id } = await organization(first);
    await organization('第二名');
    const params = { kind: 'organizations', recordId: id, field: 'name' };
    const history = (await admin.call(auditEndpoints.listField, { params })).body.result;
    expect(history).toMatchObject({ mayRestore: true, field: { enName: 'Name' } });
    expect(history.content[0]).toMatchObject({ before: { text: first }, after: { text: '第二名' }, reason: '更名' });
    const body = { entryId: history.content[0]!.id, version: history.version, reason: '改错了' };
    expect((await compliance.call(auditEndpoints.restore, { params, body })).status).toBe(403);
    const short = await admin.call(auditEndpoints.restore, { params, body: { ...body, reason: '' } });
    expect([short.status, short.body.fields?.[0]?.field]).toEqual([400, 'body.reason']);
    const restored = await admin.call(auditEndpoints.restore, { params, body });
    expect(restored.status).toBe(200);
    const again = (await admin.call(auditEndpoints.listField, { params })).body.result;
    expect(again.content[0]).toMatchObject({ before: { text: '第二名' }, after: { text: first }, reason: '改错了' });
    const late = await admin.call(auditEndpoints.restore, { params, body });
    expect([late.status, late.body.error]).toEqual([409, 'audit.changedMeanwhile']);
    const same = await admin.call(auditEndpoints.restore, {
      params,
      body: { ...body, version: restored.body.result.version },
    });
    expect([same.status, same.body.error]).toEqual([409, 'audit.sameValue']);
  });

  test('3.25 a leader, a role, a user and a menu are restored; a column that is not editable is not', async () => {
    const weili = app.app.connections.bound('1');
    const cases = [
      [
        'organizations',
        'leader_id',
        `update organizations set leader_id = (select max(id) from users) where id = (select max(id) from organizations where leader_id is not null)`,
      ],
      [
        'organizations',
        'region_codes',
        `update organizations set region_codes = '{}' where id = (select min(id) from organizations where region_codes <> '{}')`,
      ],
      ['roles', 'remark', `update roles set remark = '新备注' where code = 'OPS'`],
      ['users', 'department', `update users set department = '新部门' where login = 'he.jing'`],
      ['users', 'may_log_in', `update users set may_log_in = false where login = 'he.jing'`],
      ['menus', 'sort', `update menus set sort = sort + 7 where id = (select min(id) from menus where type = 'MENU')`],
      [
        'dictionary_entries',
        'name',
        `update dictionary_entries set name = '新名' where id = (select min(id) from dictionary_entries)`,
      ],
      ['hospitals', 'address', `update hospitals set address = '新地址' where id = (select min(id) from hospitals)`],
      [
        'hospitals',
        'beds',
        `update hospitals set beds = coalesce(beds, 0) + 1 where id = (select min(id) from hospitals)`,
      ],
      [
        'doctors',
        'tier',
        `update doctors set tier = case when tier = 'A' then 'B' else 'A' end where id = (select min(id) from doctors)`,
      ],
      ['doctors', 'resume', `update doctors set resume = '新简历' where id = (select min(id) from doctors)`],
    ] as const;
    for (const [kind, field, statement] of cases) {
      expect((await weili.unsafe(statement)).count, statement).toBe(1);
      const [row] = await weili<{ id: string; old: unknown }[]>`
        select row_id as id, old_values -> ${field} as old from audit_log l where table_name = ${kind} order by l.id desc limit 1`;
      const params = { kind, recordId: row!.id, field };
      const answer = await admin.call(auditEndpoints.listField, { params });
      expect([kind, field, answer.status, answer.body.error]).toEqual([kind, field, 200, undefined]);
      const history = answer.body.result;
      expect(history.content.length, `${kind} ${field}`).toBeGreaterThan(0);
      const body = { entryId: history.content[0]!.id, version: history.version, reason: '恢复' };
      const restored = await admin.call(auditEndpoints.restore, { params, body });
      expect([kind, field, restored.status, restored.body.error, restored.body.fields]).toEqual([
        kind,
        field,
        200,
        undefined,
        undefined,
      ]);
      const [now] = await weili<
        { value: unknown }[]
      >`select to_jsonb(t) -> ${field} as value from ${weili(kind)} t where id = ${row!.id}`;
      expect([kind, field, now!.value]).toEqual([kind, field, row!.old]);
    }
    const user = (await weili<{ id: string }[]>`select id from users where login = 'he.jing'`)[0]!;
    const params = { kind: 'users', recordId: user.id, field: 'login' };
    const refused = await admin.call(auditEndpoints.restore, {
      params,
      body: { entryId: '1', version: '1', reason: '恢复' },
    });
    expect([refused.status, refused.body.error]).toEqual([409, 'audit.notRestorable']);
  });

  test('3.25 the room of the record still has its say: a code taken meanwhile does not come back', async () => {
    const roles = (await admin.call(roleAdminEndpoints.listRoles)).body.result;
    const protectedRole = roles.find((role) => role.isProtected && role.code === 'admin')!;
    const weili = app.app.connections.bound('1');
    await weili`update roles set is_enabled = false where id = ${protectedRole.id}`;
    await weili`update roles set is_enabled = true where id = ${protectedRole.id}`;
    const params = { kind: 'roles', recordId: protectedRole.id, field: 'is_enabled' };
    const history = (await admin.call(auditEndpoints.listField, { params })).body.result;
    const body = { entryId: history.content[0]!.id, version: history.version, reason: '恢复' };
    const refused = await admin.call(auditEndpoints.restore, { params, body });
    expect([refused.status, refused.body.error]).toEqual([409, 'administration.roleProtected']);
  });

  test('3.25 a value the product relies on is not disabled by way of the trail, and gets its name back', async () => {
    const weili = app.app.connections.bound('1');
    const [{ id }] = await weili<
      [{ id: string }]
    >`select min(id) as id from dictionary_entries where is_system and is_enabled`;
    await weili`update dictionary_entries set is_enabled = false where id = ${id}`;
    await weili`update dictionary_entries set is_enabled = true where id = ${id}`;
    await weili`update dictionary_entries set name = name || '新' where id = ${id}`;
    const restore = async (field: string) => {
      const params = { kind: 'dictionary_entries', recordId: id, field };
      const { content, version } = (await admin.call(auditEndpoints.listField, { params })).body.result;
      const body = { entryId: content[0]!.id, version, reason: '恢复' };
      const { status, body: answer } = await admin.call(auditEndpoints.restore, { params, body });
      return [status, answer.error];
    };
    expect(await restore('is_enabled')).toEqual([409, 'dictionaries.systemValue']);
    expect(await restore('name')).toEqual([200, undefined]);
    const [now] = await weili`select is_enabled as "isEnabled", name from dictionary_entries where id = ${id}`;
    expect(now).toMatchObject({ isEnabled: true, name: expect.not.stringMatching(/新$/) as string });
  });

  test('3.25 whoever may see a doctor sees its history without personal columns; nobody sees a foreign one', async () => {
    const weili = app.app.connections.bound('1');
    const [{ id }] = await app.owner<[{ id: string }]>`
      select o.doctor_id as id from doctor_owners o join users u on u.id = o.user_id
      where u.enterprise_id = 1 and o.enterprise_id = 1 and u.login = 'chen.yizhou' limit 1`;
    await weili`update doctors set email = 'a@example.org', degree_title = '博士后' where id = ${id}`;
    const params = { kind: 'doctors', recordId: id };
    const seen = await rep.call(auditEndpoints.listRecord, { params });
    expect(seen.status).toBe(200);
    expect(seen.body.result.content[0]!.changes.map((change) => change.field.code)).toEqual(['degree_title']);
    const full = await compliance.call(auditEndpoints.listRecord, { params });
    expect(full.body.result.content[0]!.changes.map((change) => change.field.code).toSorted()).toEqual([
      'degree_title',
      'email',
    ]);
    expect((await rep.call(auditEndpoints.listField, { params: { ...params, field: 'email' } })).status).toBe(404);
    for (const other of [
      { kind: 'users', recordId: '1' },
      { kind: 'doctors', recordId: '987654321' },
      { kind: 'nothing', recordId: '1' },
    ])
      expect((await rep.call(auditEndpoints.listRecord, { params: other })).body.error).toBe('audit.recordNotFound');
    expect((await foreign.call(auditEndpoints.listRecord, { params })).body.error).toBe('audit.recordNotFound');
  });

  test('3.25 of two who restore the same state one is told that it changed', async () => {
    const { id } = await organization(`甲 ${Date.now()}`);
    await organization('乙');
    const params = { kind: 'organizations', recordId: id, field: 'name' };
    const history = (await admin.call(auditEndpoints.listField, { params })).body.result;
    const body = { entryId: history.content[0]!.id, version: history.version, reason: '恢复' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => admin.call(auditEndpoints.restore, { params, body })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });

  test('R27 a user changed, an organization added and deleted leave one group for each call', async () => {
    const groups = async (): Promise<number> => {
      const [row] = await app.owner<[{ n: number }]>`select count(distinct request_id)::int as n from audit_log`;
      return row.n;
    };
    const before = await groups();
    const all = (await admin.call(userAdminEndpoints.listAccounts, { query: {} })).body.result.content;
    const one = (await admin.call(userAdminEndpoints.findAccount, { params: { id: all[0]!.id } })).body.result;
    const { id, login: _login, organizationName: _o, lastSignInAt: _s, ...fields } = one;
    const saved = await admin.call(userAdminEndpoints.changeAccount, {
      params: { id },
      body: { ...fields, department: '审计组' },
    });
    expect(saved.status).toBe(200);
    const draft = { name: '新组', enName: 'New', code: 'AUDIT-1', type: 'TEAM' as const, sort: 0, parentId: null };
    const added = await admin.call(organizationAdminEndpoints.addOrganization, {
      body: { ...draft, leaderId: null, regionCodes: [] },
    });
    const gone = await admin.call(organizationAdminEndpoints.deleteOrganization, {
      params: { id: added.body.result.id },
    });
    expect([added.status, gone.status]).toEqual([200, 200]);
    expect((await groups()) - before).toBe(3);
  });
});
