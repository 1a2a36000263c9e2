// The evidence of a meeting in one file, and the inspector it is opened to for a time.
import { createHash } from 'node:crypto';
import { meetingEndpoints as meetings } from '@yijian/contract/meetings';
import { userEndpoints } from '@yijian/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { unzip } from '../../../../../../tools/testing/meetings/unzip.ts';

let app: TestApp;
let compliance: Caller;
let rep: Caller;
let inspector: Caller;
let inspectorId: string;
let meetingId: string;

const why = { reasonCategory: 'AUDIT', reason: '年度稽查' } as const;

beforeAll(async () => {
  app = await startTestApp();
  [compliance, rep, inspector] = (await Promise.all(
    ['shen.lian', 'chen.yizhou', 'wen.zhixu'].map((login) => app.as(login)),
  )) as [Caller, Caller, Caller];
  inspectorId = (await inspector.call(userEndpoints.findInfo)).body.result.id;
  const query = { tab: 'doneConfirmed', size: 1 } as const;
  meetingId = (await compliance.call(meetings.list, { query })).body.result.content[0]!.id;
});
afterAll(() => app.close());

describe('an evidence pack', () => {
  it('holds the summary, every attachment and the audit trail, with hashes that are right, and stands in the export log', async () => {
    const answer = await compliance.call(meetings.exportPack, { params: { id: meetingId }, query: why });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    const files = unzip(answer.raw);
    const { files: evidence } = (await compliance.call(meetings.find, { params: { id: meetingId } })).body.result;
    const names = [...files.keys()];
    expect(names.filter((name) => name.startsWith('凭证/'))).toHaveLength(evidence.length);
    expect(files.get('会议摘要.pdf')!.subarray(0, 5).toString()).toBe('%PDF-');
    const lines = files.get('目录.sha256')!.toString().trim().split('\n');
    expect(lines).toHaveLength(names.length - 1);
    for (const line of lines) {
      const [hash, name] = line.split('  ');
      expect(createHash('sha256').update(files.get(name!)!).digest('hex'), name).toBe(hash);
    }
    const [row] = await app.owner`select resource, format, outcome, reason from export_log order by id desc limit 1`;
    expect(row).toEqual({ resource: 'meetings', format: 'zip', outcome: 'DELIVERED', reason: why.reason });
  });

  it('is refused to who may not export, without a reason, and of a meeting out of sight', async () => {
    const params = { id: meetingId };
    expect((await rep.call(meetings.exportPack, { params, query: why })).status).toBe(403);
    const silent = await compliance.call(meetings.exportPack, { params, query: { reasonCategory: 'AUDIT' } });
    expect([silent.status, silent.body.fields?.[0]?.field]).toEqual([400, 'query.reason']);
    const stranger = await app.as('admin', 'kanglan');
    expect((await stranger.call(meetings.exportPack, { params, query: why })).status).toBe(404);
  });
});

describe('an inspection', () => {
  const params = () => ({ id: meetingId });
  const body = () => ({ userId: inspectorId, days: 3, reason: '抽查' });

  it('lets somebody outside the range read one meeting and nothing else, until it is closed', async () => {
    expect((await inspector.call(meetings.find, { params: params() })).status).toBe(404);
    const opened = await compliance.call(meetings.openInspection, { params: params(), body: body() });
    expect(opened.body.result[0]).toMatchObject({ user: { id: inspectorId }, isOpen: true, reason: '抽查' });
    const read = await inspector.call(meetings.find, { params: params() });
    expect([read.status, read.body.result.acts, read.body.result.inspections]).toEqual([200, [], []]);
    const written = await inspector.call(meetings.cancel, { params: params(), body: { reason: '试一试' } });
    expect([written.status, written.body.error]).toEqual([409, 'meetings.notPossible']);
    const copied = await inspector.call(meetings.copy, { params: params() });
    expect([copied.status, copied.body.error]).toEqual([409, 'meetings.notPossible']);
    const close = { params: { ...params(), inspectionId: opened.body.result[0]!.id } };
    expect((await compliance.call(meetings.closeInspection, close)).body.result[0]!.isOpen).toBe(false);
    expect((await inspector.call(meetings.find, { params: params() })).status).toBe(404);
    const again = await compliance.call(meetings.closeInspection, close);
    expect([again.status, again.body.error]).toEqual([404, 'meetings.inspectionNotFound']);
  });

  it('is right enough for the pack of its meeting and of no other, and the pack stands in the export log of the inspector', async () => {
    const take = (id: string) => inspector.call(meetings.takePack, { params: { id }, query: why });
    expect((await take(meetingId)).status).toBe(404);
    const opened = await compliance.call(meetings.openInspection, { params: params(), body: body() });
    expect((await inspector.call(meetings.find, { params: params() })).body.result.isInspector).toBe(true);
    const taken = await take(meetingId);
    expect([taken.status, taken.headers['content-type']]).toEqual([200, 'application/zip']);
    expect([...unzip(taken.raw).keys()]).toContain('会议摘要.pdf');
    const [row] =
      await app.owner`select user_id::text as who, resource, outcome from export_log order by id desc limit 1`;
    expect(row).toEqual({ who: inspectorId, resource: 'meetings', outcome: 'DELIVERED' });
    const [other] = await app.owner<
      [{ id: string }]
    >`select min(id)::text as id from meetings where enterprise_id = 1 and id <> ${meetingId}`;
    expect((await take(other.id)).status).toBe(404);
    expect((await rep.call(meetings.takePack, { params: params(), query: why })).status).toBe(404);
    const close = { params: { ...params(), inspectionId: opened.body.result[0]!.id } };
    await compliance.call(meetings.closeInspection, close);
    expect((await take(meetingId)).status).toBe(404);
  });

  it('ends by itself when its time is over', async () => {
    await compliance.call(meetings.openInspection, { params: params(), body: body() });
    expect((await inspector.call(meetings.find, { params: params() })).status).toBe(200);
    await app.owner`update meeting_inspections set granted_at = now() - interval '4 days', until = now() - interval '1 day'
      where user_id = ${inspectorId}`;
    expect((await inspector.call(meetings.find, { params: params() })).status).toBe(404);
  });

  it('is opened by who may confirm alone, to somebody who is there, for thirty days at most', async () => {
    expect((await rep.call(meetings.openInspection, { params: params(), body: body() })).status).toBe(403);
    const long = await compliance.call(meetings.openInspection, { params: params(), body: { ...body(), days: 31 } });
    expect([long.status, long.body.fields?.[0]?.field]).toEqual([400, 'body.days']);
    const nobody = { ...body(), userId: '99999999' };
    const lost = await compliance.call(meetings.openInspection, { params: params(), body: nobody });
    expect([lost.status, lost.body.fields?.[0]?.field]).toEqual([400, 'body.userId']);
    const query = { tab: 'unfinished', size: 1 } as const;
    const ahead = (await compliance.call(meetings.list, { query })).body.result.content[0]!.id;
    const early = await compliance.call(meetings.openInspection, { params: { id: ahead }, body: body() });
    expect([early.status, early.body.error]).toEqual([409, 'meetings.notHeld']);
  });
});
