// The audit trail: what is audited, search, and that nothing escapes it (reliability 27; product 2c).
import { organizationAdminEndpoints } from '@yijian/contract/administration';
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
    budget_holds: 'what is held now; the figures of line and order are audited, each change stands in budget_entries',
    budget_entries: 'the ledger itself, only added to',
    data_asset_days: 'what measurements found, written anew by each',
    data_asset_checks: 'what measurements found, written anew by each',
    clue_scores: 'computed from interactions and rules, anew every night',
    doctor_scores: 'the scores of clue_scores that the customer lists show',
    doctor_portal_codes: 'one-time codes, forgotten after a day',
    doctor_portal_sessions: 'sessions of doctors with their beginning and end, never deleted',
    doctor_portal_wrong_codes: 'counts of ten minutes',
    meeting_agenda: 'written with its meeting; an approved one is stored as a revision before each change',
    meeting_checks: 'what the rules said, only added to',
    meeting_files: 'bytes of evidence; who uploaded it and when stands in the row',
    meeting_revisions: 'old versions, only added to',
    meeting_steps: 'the transitions of a meeting, only added to',
    meeting_payment_checks: 'what the rules said, only added to',
    meeting_payment_steps: 'the transitions of a payment, only added to',
    speaker_engagements: 'written with its meeting, whose approval and costs are audited',
    speaker_steps: 'the transitions of a speaker, only added to',
    counterparty_documents: 'only added to; each upload makes its audited record a version newer',
    article_video_uses: 'follows from the text of the article, which is audited',
    article_picture_uses: 'follows from the text of the article, which is audited',
    article_favorites: 'a mark of the user alone; says nothing about the article',
    library_files: 'bytes of a material; its row is audited',
    library_downloads: 'a log of its own that only grows',
    audit_seals: 'the chain over the trail',
    sign_in_log: 'a log of its own that only grows',
    sign_in_locks: 'counts come and go with every attempt; a lock set or lifted is audited',
    usage_events: 'time on pages, only added to',
    api_key_paces: 'calls of the present minute',
    outbox_events: 'messages about changes that are audited',
    idempotency_keys: 'copies of answers, kept for a day',
    saved_search_defaults: 'which view of a list opens for a user, a habit of the screen',
    saved_search_pins: 'which numbers stand on the workspace of a user, a habit of the screen',
    import_rows: 'rows of an uploaded file; the batch and what it wrote are audited',
    portrait_cells: 'published numbers, counted again at night from audited records',
    portrait_curves: 'as portrait_cells',
    portrait_editions: 'as portrait_cells',
    insight_mentions: 'tags of posts, derived by the tagger; a correction by hand is audited in insight_corrections',
    insight_model_tags:
      'what a language model made of sentences, derived like the tags; its runs are audited in insight_model_runs',
    insight_model_reads: 'which posts a language model has nothing left to read in, derived',
    notice_digests: 'what became of the daily mail of a user; the choice behind it is audited in notice_settings',
    notice_outbox: 'stands in for the mail server of the demo',
    send_recipients: 'whom a send means and what became of it; the send is audited, send_events only grows',
    send_events: 'what became of a message; only added to',
    send_plays: 'how much of a video was watched, as send_events',
    send_questions: 'what doctors asked below articles; only added to',
    send_outbox: 'stands in for mail server, SMS service and enterprise chat in the demo',
    doctor_portal_asks: 'questions of nobody yet known, counted for limits and deleted by the clock',
    doctor_portal_tickets: 'one-time passes of the doctor pages, minutes long',
    funnel_holdout_people: 'whom a draw divided, written once with it; the draw and its seed are audited',
    interactions: 'events that arrive from outside, only added to',
    personal_values: 'sealed values; the masked column of the record or kept_numbers shows the change',
    duplicate_hospital_pairs: 'as duplicate_pairs',
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
    forecast_log: 'the history of a forecast sheet, which only grows',
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

  test(
    'R27 the detail shows every field from and to, names in place of ids, secrets as secrets',
    { timeout: 90_000 },
    async () => {
      const weili = app.app.connections.bound('1');
      await weili.begin(async (tx) => {
        await tx`select set_config('app.request_id', 'r-88', true)`;
        await tx`update users set password_hash = 'x', organization_id = (select max(id) from organizations), is_enabled = false where login = 'wu.yue'`;
      });
      const [entry] = (await compliance.call(auditEndpoints.list, { query: { requestId: 'r-88' } })).body.result
        .content;
      const { changes, sealedAt } = (await compliance.call(auditEndpoints.find, { params: { id: entry!.id } })).body
        .result;
      const by = new Map(changes.map((change) => [change.field.code, change]));
      expect(by.get('organization_id')).toMatchObject({ field: { name: '所属组织' }, after: { type: 'NAME' } });
      expect(by.get('organization_id')!.after!.text).not.toMatch(/\d/);
      expect(by.get('password_hash')).toMatchObject({ after: { type: 'SECRET', text: '' } });
      expect(by.get('is_enabled')).toMatchObject({
        before: { type: 'BOOLEAN', text: 'true' },
        after: { text: 'false' },
      });
      expect(sealedAt).toBeNull();
      // A transaction of another test may still hold the horizon up to which rows are sealed.
      const sealedNow = async () => {
        await sealTrail({ sql: app.app.connections.unbound });
        return (await compliance.call(auditEndpoints.find, { params: { id: entry!.id } })).body.result.sealedAt;
      };
      await expect.poll(sealedNow, { timeout: 60_000 }).not.toBeNull();
      expect((await compliance.call(auditEndpoints.findState)).body.result).toMatchObject({ unsealed: 0 });
      await weili`update users set is_enabled = true where login = 'wu.yue'`;
    },
  );

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
