// Personal values shown for a reason and written down; the ledger of consents and the badges it keeps (specification 3, 6).
import { doctorEndpoints } from '@yijian/contract/doctors';
import { consentEndpoints as consents, revealEndpoints as reveals, type NewConsent } from '@yijian/contract/privacy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../tools/testing/app.ts';
import { mayContact } from '../../modules/privacy/index.ts';
import { shanghaiDay } from '../../../../../tools/testing/days.ts';

const LIMIT = 6;
const english = { 'accept-language': 'en' };
const why = { field: 'PHONE', category: 'CONTACT', reason: '电话确认拜访时间' } as const;
let app: TestApp;
let rep: Caller;
let office: Caller;
let compliance: Caller;
let admin: Caller;
/** A doctor of the representative, one of another team, a speaker. */
let own: string;
let far: string;
let speaker: string;

beforeAll(async () => {
  app = await startTestApp({ settings: { REVEALS_PER_DAY: String(LIMIT) } });
  rep = await app.as('chen.yizhou');
  office = await app.as('wu.yue');
  compliance = await app.as('shen.lian');
  admin = await app.as('admin');
  const one = async (sql: string): Promise<string> => (await app.owner.unsafe(sql))[0]!['id'] as string;
  own = await one(`select o.doctor_id::text as id from doctor_owners o join users u on u.id = o.user_id
    where u.login = 'chen.yizhou' order by o.id limit 1`);
  far = await one(`select d.id::text as id from doctors d where d.enterprise_id = 1 and d.city_code <> all(
      select unnest(o.region_codes) from organizations o) and not exists (select from doctor_owners o where o.doctor_id = d.id) limit 1`);
  speaker = await one(
    `select row_id::text as id from personal_values where enterprise_id = 1 and field = 'BANK_ACCOUNT' order by row_id limit 1`,
  );
});
afterAll(() => app.close());

const reveal = (caller: Caller, id: string, body: object = why, headers = {}) =>
  caller.call(reveals.revealDoctor, { params: { id }, body }, headers);

describe('a number shown whole', () => {
  it('is answered once with a line that says who, whose and why, and is kept nowhere', async () => {
    const answer = await reveal(rep, own, why, { 'idempotency-key': 'reveal-once-0001' });
    expect([answer.status, answer.body.result.left]).toEqual([200, LIMIT - 1]);
    expect(answer.body.result.value).toMatch(/^1990\d{7}$/);
    expect(answer.headers['cache-control']).toBe('no-store');
    const mine = (await rep.call(reveals.listOwnReveals, { query: {} })).body.result;
    expect(mine.content[0]).toMatchObject({ rowId: own, table: 'doctors', userName: '陈亦舟', ...why });
    const kept = await app.owner`select * from idempotency_keys where key = 'reveal-once-0001'`;
    expect(kept).toHaveLength(0);
    const [line] =
      await app.owner`select reason, new_values from audit_log where table_name = 'reveals' order by id desc limit 1`;
    expect(line!['reason']).toBe('CONTACT: 电话确认拜访时间');
    expect(JSON.stringify(line)).not.toContain(answer.body.result.value);
  });

  it('asks for a reason in words and a category', async () => {
    const faults = async (part: object) => {
      const { status, body } = await reveal(rep, own, { ...why, ...part });
      return [status, body.fields?.[0]?.field];
    };
    expect(await faults({ reason: ' 查 ' })).toEqual([400, 'body.reason']);
    expect(await faults({ category: 'CURIOSITY' })).toEqual([400, 'body.category']);
    expect(await faults({ field: 'EMAIL' })).toEqual([400, 'body.field']);
    expect(await faults({ extra: 1 })).toEqual([400, 'body.extra']);
  });

  it('is refused without the right to it; a doctor out of range is like one that does not exist', async () => {
    expect((await reveal(await app.as('fang.ruogu'), own)).status).toBe(403);
    expect((await reveal(compliance, own)).status).toBe(403);
    const answers = [await reveal(rep, far), await reveal(rep, '987654321')];
    const [one, two] = answers.map(({ status, body }) => ({ status, ...body, requestId: '' }));
    expect(one).toEqual(two);
    expect(one).toMatchObject({ status: 404, error: 'privacy.notFound' });
    expect((await reveal(await app.as('tang.ke', 'kanglan'), own)).status).toBe(404);
  });

  it('identity and account numbers need a right of their own', async () => {
    const bank = { field: 'BANK_ACCOUNT', category: 'PAYMENT', reason: '核对讲课费账户' };
    expect((await reveal(rep, speaker, bank)).status).toBe(403);
    expect((await reveal(office, speaker, bank)).body.result.value).toMatch(/^6299\d{15}$/);
    const shown = (await office.call(reveals.listValues, { params: { id: speaker } })).body.result;
    expect(shown.map((one) => [one.field, one.mayReveal])).toEqual([
      ['PHONE', true],
      ['ID_NUMBER', true],
      ['BANK_ACCOUNT', true],
    ]);
    expect(JSON.stringify(shown)).not.toMatch(/\d{7}/);
  });

  it('stops at the limit of the day, also for calls at the same time', async () => {
    const many = await Promise.all(Array.from({ length: LIMIT + 3 }, () => reveal(office, own)));
    expect(many.filter((answer) => answer.status === 200)).toHaveLength(LIMIT - 1);
    const refused = many.find((answer) => answer.status !== 200)!;
    expect([refused.status, refused.body.error]).toEqual([409, 'privacy.revealLimit']);
    const [{ count }] = await app.owner<[{ count: number }]>`
      select count(*)::int as count from reveals r join users u on u.id = r.user_id where u.login = 'wu.yue'`;
    expect(count).toBe(LIMIT);
  });

  it('every act stands in the list of compliance and cannot be changed or removed', async () => {
    const all = (await compliance.call(reveals.listReveals, { query: { keyword: '陈亦' } })).body.result;
    expect(all.content.every((line) => line.userName === '陈亦舟')).toBe(true);
    expect(all.totalElements).toBe(1);
    expect((await rep.call(reveals.listReveals, { query: {} })).status).toBe(403);
    await expect(app.owner`update reveals set reason = 'none'`).rejects.toThrow(/append only/);
    await expect(app.owner`delete from reveals`).rejects.toThrow(/append only/);
  });

  it('the mobile number of a user is shown to an administrator alone', async () => {
    const [{ id }] = await app.owner<[{ id: string }]>`select id from users where login = 'zhou.minxing'`;
    const call = (caller: Caller) =>
      caller.call(reveals.revealUser, { params: { id }, body: { ...why, category: 'VERIFY' } });
    expect((await call(admin)).body.result.value).toMatch(/^1980000\d{4}$/);
    expect((await call(office)).status).toBe(403);
  });
});

describe('identity and account numbers', () => {
  it('are kept under seal, checked, and forgotten', async () => {
    const keep = (field: string, value: string | null) =>
      office.call(reveals.keepNumber, { params: { id: own }, body: { field, value } });
    const wrong = await keep('ID_NUMBER', '999999195501010011');
    expect([wrong.status, wrong.body.error, wrong.body.fields?.[0]?.field]).toEqual([
      400,
      'privacy.badNumber',
      'body.value',
    ]);
    expect((await keep('BANK_ACCOUNT', '12')).status).toBe(400);
    const kept = await keep('BANK_ACCOUNT', '6299 0000 0000 1234');
    expect(kept.body.result).toContainEqual({ field: 'BANK_ACCOUNT', masked: '**** 1234', mayReveal: true });
    const [stored] =
      await app.owner`select sealed from personal_values where row_id = ${own} and field = 'BANK_ACCOUNT'`;
    expect((stored!['sealed'] as Buffer).toString('latin1')).not.toContain('6299');
    expect((await keep('BANK_ACCOUNT', null)).body.result.map((one) => one.field)).not.toContain('BANK_ACCOUNT');
    expect(
      (await rep.call(reveals.keepNumber, { params: { id: own }, body: { field: 'BANK_ACCOUNT', value: null } }))
        .status,
    ).toBe(403);
  });
});

describe('the ledger of consents', () => {
  const add = (part: { readonly [K in keyof NewConsent]?: unknown }, caller = rep, id = own) =>
    caller.call(consents.addConsent, {
      params: { id },
      body: { purpose: 'SURVEY', channel: 'MAIL', event: 'GRANTED', source: 'PAPER', evidence: '同意书 1', ...part },
    });
  const error = async (part: Partial<NewConsent>) => (await add(part)).body.error;

  it('goes only from step to step, and keeps every line', async () => {
    expect(await error({ event: 'WITHDRAWN' })).toBe('privacy.notGranted');
    expect(await error({ evidence: '' })).toBe('privacy.evidenceMissing');
    expect(await error({ at: '2999-01-01T00:00:00Z' })).toBe('privacy.inFuture');
    expect((await add({ event: 'REQUESTED', source: 'VISIT' })).status).toBe(200);
    expect(await error({ event: 'REQUESTED' })).toBe('privacy.alreadySo');
    expect((await add({})).body.result.current).toContainEqual(
      expect.objectContaining({
        purpose: 'SURVEY',
        channel: 'MAIL',
        event: 'GRANTED',
        textVersion: 2,
        recordedBy: '陈亦舟',
      }),
    );
    expect(await error({})).toBe('privacy.alreadySo');
    expect((await add({ event: 'WITHDRAWN', source: 'PHONE', evidence: '' })).status).toBe(200);
    expect((await add({ event: 'REFUSED', source: 'VISIT', evidence: '' })).status).toBe(200);
    expect(await error({ source: 'VISIT' })).toBe('privacy.refusedBefore');
    expect((await add({ source: 'WECOM' })).status).toBe(200);
    expect((await add({ event: 'EXPIRED', evidence: '' })).status).toBe(200);
    const { history } = (await rep.call(consents.findLedger, { params: { id: own } }, english)).body.result;
    expect(history[0]?.recordedBy).toBe('Yizhou Chen');
    const events = history.filter((line) => line.purpose === 'SURVEY').map((line) => line.event);
    expect(events).toEqual(['EXPIRED', 'GRANTED', 'REFUSED', 'WITHDRAWN', 'GRANTED', 'REQUESTED']);
    await expect(app.owner`update consents set event = 'GRANTED'`).rejects.toThrow(/append only/);
    await expect(app.owner`delete from consents`).rejects.toThrow(/append only/);
  });

  it('keeps the badges of the lists, for academic content alone', async () => {
    const [{ id }] = await app.owner<[{ id: string }]>`
      select o.doctor_id::text as id from doctor_owners o join users u on u.id = o.user_id
      where u.login = 'chen.yizhou' and not exists (select from doctor_channels c where c.doctor_id = o.doctor_id and c.channel = 'LIVE')
      order by o.id limit 1`;
    const badge = async () => {
      const { result } = (await rep.call(doctorEndpoints.find, { params: { id } })).body;
      return result.consents.find((one) => one.channel === 'LIVE')?.consent;
    };
    const step = (event: NewConsent['event'], purpose: NewConsent['purpose'] = 'CONTENT') =>
      add({ event, purpose, channel: 'LIVE' }, rep, id);
    await step('GRANTED', 'MEETING');
    expect(await badge()).toBeUndefined();
    await step('REQUESTED');
    expect(await badge()).toBe('OPT_IN_PENDING');
    await step('GRANTED');
    expect(await badge()).toBe('OPT_IN');
    await step('WITHDRAWN');
    expect(await badge()).toBe('OPT_OUT');
    await step('REFUSED');
    expect(await badge()).toBe('NEVER');
    const wrong = await app.owner`
      select count(*)::int as n from doctor_channels c full join (
        select distinct on (enterprise_id, doctor_id, channel) enterprise_id, doctor_id, channel, event from consents
        where purpose = 'CONTENT' order by enterprise_id, doctor_id, channel, id desc
      ) l on l.enterprise_id = c.enterprise_id and l.doctor_id = c.doctor_id and l.channel = c.channel
      where c.consent is distinct from case l.event when 'REQUESTED' then 'OPT_IN_PENDING' when 'GRANTED' then 'OPT_IN'
        when 'WITHDRAWN' then 'OPT_OUT' when 'EXPIRED' then 'EXPIRED' else 'NEVER' end`;
    expect(wrong[0]!['n']).toBe(0);
  });

  it('answers the one question before a contact', async () => {
    const sql = app.app.connections.bound('1');
    const ask = (purpose: NewConsent['purpose']) => mayContact({ sql }, { doctorId: own, purpose, channel: 'SMS' });
    expect(await ask('MEETING')).toBe(false);
    await add({ purpose: 'MEETING', channel: 'SMS' });
    expect(await ask('MEETING')).toBe(true);
    await add({ purpose: 'MEETING', channel: 'SMS', event: 'WITHDRAWN' });
    expect(await ask('MEETING')).toBe(false);
  });

  it('two at once: one agrees, the other hears that it stands so already', async () => {
    const both = await Promise.all([1, 2].map(() => add({ purpose: 'SURVEY', channel: 'LIVE' })));
    expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is closed to who may not write, to what is out of range and to other enterprises', async () => {
    expect((await add({}, await app.as('fang.ruogu'))).status).toBe(403);
    expect((await add({}, rep, far)).status).toBe(404);
    const foreign = await app.as('tang.ke', 'kanglan');
    expect((await foreign.call(consents.findLedger, { params: { id: own } })).status).toBe(404);
    const bad = await add({ channel: 'FAX' });
    expect([bad.status, bad.body.fields?.[0]?.field]).toEqual([400, 'body.channel']);
  });
});

describe('the texts', () => {
  const text = {
    purpose: 'SURVEY',
    channel: 'WECOM',
    text: '本人同意参加线上学术调研，可随时撤回。',
    enText: 'I agree to take part in surveys.',
  } as const;

  it('a new version is in force from its first day; what was agreed stays with its own version', async () => {
    const today = shanghaiDay();
    const past = await compliance.call(consents.addText, { body: { ...text, validFrom: '2020-01-01' } });
    expect([past.body.error, past.body.fields?.[0]?.field]).toEqual(['privacy.textInPast', 'body.validFrom']);
    const later = await compliance.call(consents.addText, { body: { ...text, validFrom: '2999-01-01' } });
    expect(later.body.result).toMatchObject({ version: 3, isInForce: false });
    const now = await compliance.call(consents.addText, { body: { ...text, validFrom: today } });
    expect(now.body.result).toMatchObject({ version: 4, isInForce: true, granted: 0 });
    const all = (await compliance.call(consents.listTexts)).body.result.filter(
      (one) => one.purpose === 'SURVEY' && one.channel === 'WECOM',
    );
    expect(all.map((one) => [one.version, one.isInForce])).toEqual([
      [4, true],
      [3, false],
      [2, false],
      [1, false],
    ]);
    const read = (await compliance.call(consents.listTexts, {}, english)).body.result;
    expect(read.find((one) => one.id === now.body.result.id)?.createdBy).toBe('Lian Shen');
    await expect(app.owner`update consent_texts set text = 'x'`).rejects.toThrow(/append only/);
  });

  it('are the business of compliance', async () => {
    expect((await rep.call(consents.listTexts)).status).toBe(403);
    expect((await rep.call(consents.addText, { body: { ...text, validFrom: '2999-01-01' } })).status).toBe(403);
    const bad = await compliance.call(consents.addText, { body: { ...text, text: '短', validFrom: '2999-01-01' } });
    expect([bad.status, bad.body.fields?.[0]?.field]).toEqual([400, 'body.text']);
  });
});
