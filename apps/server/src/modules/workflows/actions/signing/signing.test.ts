// A signature asks for the password in the act, is void when the form is changed, and wrong passwords count (product: workflow; reliability 28).
import { workflowEndpoints, workflowTaskEndpoints } from '@yijian/contract/workflows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../../../tools/testing/app.ts';
import { logins, openOffice, type Office } from '../../../../../../../tools/testing/workflows/office.ts';

const calls = { ...workflowEndpoints, ...workflowTaskEndpoints };
let app: TestApp;
let as: Office['as'];
let detail: Office['detail'];
let taskOf: Office['taskOf'];
let approve: Office['approve'];
let start: Office['start'];

beforeAll(async () => {
  app = await startTestApp();
  ({ as, detail, taskOf, approve, start } = await openOffice(app, {
    signed: `start S\nuser A user:${logins.comp} signature=true comment=true attachment=true\nend E\nS > A > E`,
  }));
}, 60_000);
afterAll(() => app.close());

describe('a signature', () => {
  it('asks for the password in the act, and is void when the form is changed afterwards', async () => {
    const id = await start('signed');
    const bare = await approve('comp', id);
    expect([bare.status, bare.body.fields?.map(({ field }) => field)]).toEqual([
      400,
      ['body.comment', 'body.attachments', 'body.signature'],
    ]);
    const file = { name: '依据.txt', content: '依据' };
    const kept = await as('comp').call(calls.uploadFile, {
      params: { id: await taskOf('comp', id) },
      body: { file },
    });
    const given = { comment: '同意', attachments: [{ name: file.name, reference: kept.body.result.id }] };
    const wrong = await approve('comp', id, { ...given, signature: { meaning: '批准', password: 'not the password' } });
    expect([wrong.status, wrong.body.error]).toEqual([409, 'workflows.wrongPassword']);
    const signed = await approve('comp', id, {
      ...given,
      signature: { meaning: '批准', password: 'Yijian-demo-2026' },
    });
    expect(signed.status).toBe(200);
    const [task] = (await detail(id)).tasks;
    expect(task?.signature).toMatchObject({ name: '沈廉', meaning: '批准', isValid: true });
    await app.owner`update workflow_instances set title = title || '（改）' where id = ${id}`;
    expect((await detail(id)).tasks[0]?.signature).toMatchObject({ isValid: false });
    const [stored] =
      await app.owner`select count(*)::int as n from audit_log where new_values::text like '%Yijian-demo%'`;
    expect(stored).toEqual({ n: 0 });
  });
});

describe('a wrong password for a signature', () => {
  it('R28 counts towards the lock of the account, and a locked account signs nothing, not even with the right one', async () => {
    const id = await start('signed');
    const file = { name: '依据.txt', content: '依据' };
    const upload = { params: { id: await taskOf('comp', id) }, body: { file } };
    const reference = (await as('comp').call(calls.uploadFile, upload)).body.result.id;
    const given = { comment: '同意', attachments: [{ name: file.name, reference }] };
    const sign = (password: string) => approve('comp', id, { ...given, signature: { meaning: '批准', password } });
    const answers = [];
    for (let at = 0; at < 5; at += 1) answers.push((await sign('not the password')).body.error);
    expect(new Set(answers)).toEqual(new Set(['workflows.wrongPassword']));
    const locked = await sign('Yijian-demo-2026');
    expect([locked.status, locked.body.error]).toEqual([429, 'sessions.passwordLocked']);
    const [log] = await app.owner`
      select count(*) filter (where outcome = 'WRONG_PASSWORD')::int as wrong, count(*) filter (where outcome = 'LOCKED')::int as locked
      from sign_in_log where login = 'shen.lian' and at > now() - interval '5 minutes'`;
    expect(log).toMatchObject({ locked: 1 });
    expect(log!['wrong']).toBeGreaterThanOrEqual(5);
    await app.owner`delete from sign_in_locks where subject like 'login:shen.lian%'`;
    expect((await sign('Yijian-demo-2026')).status).toBe(200);
    const [left] = await app.owner`select count(*)::int as n from sign_in_locks where subject like 'login:shen.lian%'`;
    expect(left).toEqual({ n: 0 });
  });
});
