// Every rule of the catalogue is asked where it has to be, its result is stored, and a changed one is replayed (product: rule catalogue).
import { meetingPaymentEndpoints as payments } from '@yijian/contract/meeting-payments';
import { meetingEndpoints as meetings } from '@yijian/contract/meetings';
import { libraryEndpoints } from '@yijian/contract/library';
import { ruleEndpoints as rules, ruleSeeds } from '@yijian/contract/rules';
import { speakerEndpoints } from '@yijian/contract/speakers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { confirmMeetingOf, meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';
import { payMealOf } from '../../../../../../tools/testing/meetings/payments.ts';

/** A tenth of June that is over: the demo has its budgets. */
const now = latestDay(6, 10);
let app: TestApp;
let desk: Meetings;
let admin: Caller;

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await meetingsDesk(app, now);
  admin = await app.as('admin');
});
afterAll(() => app.close());

/** Rules by the moments at which a meeting or a payment meets them. */
const ofApplication = ['H1', 'H2', 'S2', 'H3', 'H4', 'S5', 'S6', 'H7', 'S8', 'H9', 'H11', 'H12', 'H13', 'S17'];
const ofConfirmation = ['H4', 'H7', 'S10'];
const ofPayment = ['H15', 'H16'];
const ofSupplier = ['S14'];

const storedOf = async (meetingId: string, moment: string): Promise<string[]> => {
  const [row] = await app.owner<{ codes: string[] }[]>`
    select array(select r ->> 'code' from jsonb_array_elements(results) r) as codes from meeting_checks
    where enterprise_id = 1 and meeting_id = ${meetingId} and moment = ${moment} order by id desc limit 1`;
  return row!.codes;
};

describe('the catalogue', { timeout: 90_000 }, () => {
  it('has seventeen numbers, and every one is asked for at some moment', () => {
    const codes = ruleSeeds.filter(({ room }) => room !== 'NOW').map(({ code }) => code);
    const asked = new Set([...ofApplication, ...ofConfirmation, ...ofPayment, ...ofSupplier]);
    expect(codes.filter((code) => !asked.has(code))).toEqual([]);
    expect(new Set(codes.map((code) => code.slice(1))).size).toBe(17);
  });

  it('asks every rule of an application while it is written and at the submission, those of the confirmation then', async () => {
    const [speaker] = (await desk.office.call(speakerEndpoints.list, { query: { state: 'ACTIVE', size: 1 } })).body
      .result.content;
    const query = { state: 'APPROVED', size: 1 } as const;
    const [material] = (await desk.rep.call(libraryEndpoints.list, { query })).body.result.content;
    const draft = desk.draft();
    const agenda = [
      { ...draft.agenda[0]!, speakerId: speaker!.doctor.id, materialId: material!.id },
      ...draft.agenda.slice(1),
    ];
    const verdict = (await desk.rep.call(meetings.check, { body: { ...draft, agenda } })).body.result;
    expect(verdict.rules.map(({ code }) => code).toSorted()).toEqual([...ofApplication].toSorted());
    const id = await confirmMeetingOf(desk);
    const ofSpeakers = new Set(['H1', 'H2', 'S2', 'H3']);
    expect(await storedOf(id, 'SUBMIT')).toEqual(
      expect.arrayContaining(ofApplication.filter((code) => !ofSpeakers.has(code))),
    );
    expect((await storedOf(id, 'CONFIRM')).toSorted()).toEqual([...ofConfirmation].toSorted());
  });

  it('asks the rules of a payment when it is submitted and when it is paid', async () => {
    const { id } = await payMealOf(desk, await app.as('qian.hui'));
    const rows = await app.owner<{ moment: string; codes: string[] }[]>`
      select moment, array(select r ->> 'code' from jsonb_array_elements(results) r) as codes from meeting_payment_checks
      where enterprise_id = 1 and payment_id = ${id} order by id`;
    expect(rows.map(({ moment }) => moment)).toEqual(['SUBMIT', 'PAY']);
    expect(rows[0]!.codes).toContain('H15');
    expect(rows[1]!.codes).toContain('H16');
    const { rules: shown } = (await desk.rep.call(payments.find, { params: { id } })).body.result;
    expect(shown.length).toBeGreaterThan(0);
  });
});

describe('a replay', { timeout: 90_000 }, () => {
  const replay = (code: string, body: object, who = admin) =>
    who.call(rules.replay, {
      params: { code },
      body: { isHard: true, isEnabled: true, figures: {}, ...body },
    });

  it('counts what a changed limit would have said, names the meetings behind, and writes nothing', async () => {
    const id = await confirmMeetingOf(desk, { costs: [{ kind: 'MEAL', note: '工作餐', price: 200, quantity: 12 }] });
    const same = (await replay('H4', { figures: { 'meetings.mealPerHead': 300 } })).body.result;
    expect(same.checked).toBeGreaterThanOrEqual(2);
    expect(same.changed.map((one) => one.id)).not.toContain(id);
    const strict = (await replay('H4', { figures: { 'meetings.mealPerHead': 190 } })).body.result;
    const { number } = (await desk.rep.call(meetings.find, { params: { id } })).body.result;
    const found = strict.changed.filter((one) => one.id === id);
    expect(found.length).toBe(2);
    expect(found[0]).toMatchObject({ number, before: 'PASS', after: 'BLOCK', path: `/meeting/meetDetail?id=${id}` });
    expect(strict.after.BLOCK - strict.before.BLOCK).toBe(strict.changedCount);
    const warning = (await replay('H4', { figures: { 'meetings.mealPerHead': 190 }, isHard: false })).body.result;
    expect(warning.after.WARN).toBe(strict.after.BLOCK);
    const off = (await replay('H4', { figures: { 'meetings.mealPerHead': 300 }, isEnabled: false })).body.result;
    expect(off.after.NO_RULE).toBe(off.checked);
    const city = { figures: { 'meetings.mealPerHead': 190 }, scopeType: 'NATIONAL' };
    expect((await replay('H4', city)).body.result.changed.map((one) => one.id)).not.toContain(id);
    expect((await admin.call(rules.find, { params: { code: 'H4' } })).body.result.newest).toBe(1);
  });

  it('is for who writes rules, and names what is wrong with the change', async () => {
    expect((await replay('H4', {}, await app.as('qian.hui'))).status).toBe(403);
    const missing = await replay('H4', {});
    expect([missing.status, missing.body.fields?.[0]?.field]).toEqual([400, 'body.figures.meetings.mealPerHead']);
    const wide = await replay('H4', { figures: { 'meetings.mealPerHead': 99_999 } });
    expect([wide.status, wide.body.error]).toEqual([400, 'rules.outOfRange']);
    expect((await replay('X99', {})).body.error).toBe('rules.notFound');
    const other = await replay('H4', { figures: { 'meetings.mealPerHead': 190 } }, await app.as('admin', 'kanglan'));
    expect(other.body.result.checked).toBe(0);
  });
});
