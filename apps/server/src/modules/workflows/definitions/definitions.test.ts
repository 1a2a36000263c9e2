// What a definition may not be: each fault is told with its element, and nothing is deployed (product: workflow; reliability 20, 22).
import { workflowAdminEndpoints as admins } from '@yijian/contract/workflows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { bpmn } from '../../../../../../tools/testing/workflows/build.ts';
import { after, spanOf } from '../model/duration.policy.ts';
import { faultOf, holds } from '../model/expression.policy.ts';

let app: TestApp;
let admin: Caller;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app.close());

const faultsOf = async (xml: string) => {
  const { status, body } = await admin.call(admins.validate, { body: { xml } });
  expect(status).toBe(200);
  return body.result.faults.map(({ element, problem }) => `${element} ${problem}`);
};
const drawn = (text: string): string => bpmn('test', text);
const simple = 'start S\nuser A role:COMP\nend E\nS > A > E';

describe('a definition is refused', () => {
  it.each([
    ['without an end', 'start S\nuser A role:COMP\nuser B role:COMP\nS > A > B > A', 'test noEnd'],
    ['without a start', 'user A role:COMP\nend E\nA > E', 'test start'],
    ['with a node nobody reaches', `${simple}\nuser B role:COMP\nB > E`, 'B unreachable'],
    [
      'with a node that leads nowhere',
      'start S\nexclusive G\nuser A role:COMP\nuser B role:COMP\nend E\nS > G\nG [form.n > 1] A > E\nG [*] B > B',
      'B endless',
    ],
    ['with an unknown role', simple.replace('COMP', 'NOBODY'), 'A candidate'],
    ['with an unknown login', simple.replace('role:COMP', 'user:nobody.here'), 'A candidate'],
    ['with an unknown organisation', simple.replace('role:COMP', 'organization:NOWHERE'), 'A candidate'],
    ['with a field the form lacks', simple.replace('role:COMP', 'field:who'), 'A candidate'],
    ['without candidates', simple.replace(' role:COMP', ''), 'A candidate'],
    [
      'with a cycle in which nothing waits',
      'start S\nexclusive G\nservice X effect=shares.grant\nend E\nS > G\nG [form.n > 1] X > G\nG [*] E',
      'G cycle',
    ],
    ['with a script', 'start S\nscript X\nend E\nS > X > E', 'X script'],
    ['with an effect no room offers', 'start S\nservice X effect=rooms.destroy\nend E\nS > X > E', 'X effect'],
    [
      'with a gateway without default',
      'start S\nexclusive G\nuser A role:COMP\nend E\nS > G\nG [form.n > 1] A > E\nG [form.n < 1] E',
      'G noDefault',
    ],
    [
      'with a way that is neither default nor conditional',
      'start S\nexclusive G\nuser A role:COMP\nend E\nS > G > A > E\nG [*] E',
      'f_G_A condition',
    ],
    [
      'with an expression outside the evaluator',
      'form n type=number\nstart S\nexclusive G\nuser A role:COMP\nend E\nS > G\nG [for i in 1..9 return i] A > E\nG [*] E',
      'f_G_A expression',
    ],
    ['with two ways out of a task', `${simple}\nuser B role:COMP\nA > B > E`, 'A outgoing'],
    ['with an unreadable duration', 'start S\ntimer W after=soon\nend E\nS > W > E', 'W duration'],
    ['with a wrong attribute', simple.replace('role:COMP', 'role:COMP whenEmpty=perhaps'), 'A attribute'],
    ['with a separation that names no task', `process separate=A,Q\n${simple}`, 'Q separate'],
    [
      'with a way across the edge of a sub-process',
      'start S\nsub U\nstart US in=U\nuser A role:COMP in=U\nend UE in=U\nend E\nS > U > E\nUS > A > UE\nA > E',
      'f_A_E scope',
    ],
    ['with a boundary on a gateway', `${simple}\nboundary T on=S after=PT1H action=remind interrupts=false`, 'T host'],
  ])('%s', async (_, text, expected) => {
    expect(await faultsOf(drawn(text))).toContain(expected);
  });

  it('with two starts, with an event of an unknown kind, with an attribute nobody knows', async () => {
    expect(await faultsOf(drawn(`${simple}\nstart S2\nS2 > A`))).toContain('test start');
    const event = drawn(simple).replace(
      '<bpmn:startEvent id="S" name="S"  >',
      '<bpmn:startEvent id="S"><bpmn:messageEventDefinition/>',
    );
    expect(await faultsOf(event)).toContain('S unsupported');
    expect(await faultsOf(drawn(simple).replace('<yj:approval', '<yj:approval rule="none"'))).toContain(
      'yj:Approval unknown',
    );
    expect(
      await faultsOf(
        drawn(simple).replace('userTask id="A"', 'manualTask id="A"').replace('</bpmn:userTask>', '</bpmn:manualTask>'),
      ),
    ).toContain('A unsupported');
  });

  it('that is no BPMN, declares entities, is too large or too long, and does not hang', async () => {
    const began = performance.now();
    expect(await faultsOf('<html/>')).toEqual(['definitions unreadable']);
    expect(await faultsOf('{}')).toEqual(['definitions unreadable']);
    const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${drawn(simple).slice(38)}`;
    expect(await faultsOf(bomb)).toEqual(['definitions entities']);
    expect(await faultsOf(bomb.replace('<!ENTITY a "ha">', '<!entity % x SYSTEM "file:///etc/passwd">'))).toEqual([
      'definitions entities',
    ]);
    expect(await faultsOf(drawn(simple).padEnd(1_048_577, ' '))).toEqual(['definitions tooLarge']);
    const many = Array.from({ length: 5_000 }, (_, index) => `parallel A${index}`).join('\n');
    const ways = Array.from({ length: 5_000 }, (_, index) => `A${index}`).join(' > ');
    const long = drawn(`start S\n${many}\nend E\nS > ${ways} > E`);
    expect(long.length).toBeLessThan(1_048_576);
    expect(await faultsOf(long)).toEqual(['definitions tooMany']);
    expect(performance.now() - began).toBeLessThan(15_000);
    const huge = await admin.call(admins.validate, { body: { xml: 'x'.repeat(3_000_000) } });
    expect(huge.status).toBe(413);
  });

  it('by the deployment as well, which then stores nothing', async () => {
    const card = { key: 'broken', category: 'TEST', name: '坏', enName: 'Broken' };
    const { status, body } = await admin.call(admins.deploy, {
      body: { ...card, xml: drawn(simple.replace('COMP', 'NOBODY')) },
    });
    expect([status, body.error, body.fields?.[0]?.field]).toEqual([400, 'workflows.invalidDefinition', 'A']);
    expect(await app.owner`select 1 from workflow_definitions where key = 'broken'`).toHaveLength(0);
    const comp = await app.as('shen.lian');
    expect((await comp.call(admins.deploy, { body: { ...card, xml: drawn(simple) } })).status).toBe(403);
    expect(
      (await admin.call(admins.deploy, { body: { ...card, key: 'Bad Key', xml: 'x' } })).body.fields?.[0]?.field,
    ).toBe('body.key');
  });
});

describe('a condition', () => {
  const facts = {
    form: { n: 12, kind: 'a', tags: ['x'] },
    starter: { id: '7', roles: ['REP'], organization: 'WL' },
    outcome: { A: 'REJECTED' },
    risk: 'LOW',
  };

  it.each([
    ['form.n > 10 and form.kind = "a"', true],
    ['form.n between 1 and 5', false],
    ['not(form.n > 10)', false],
    ['list contains(starter.roles, "REP")', true],
    ['outcome.A = "REJECTED" or form.missing > 3', true],
    ['form.missing > 3', false],
    ['if form.n > 3 then true else false', true],
    ['form.n', false],
    ['form.n in (1, 12)', true],
  ])('%s is %s', (text, expected) => {
    expect(faultOf(text)).toBeUndefined();
    expect(holds(text, facts)).toBe(expected);
  });

  it.each([
    'for i in 1..1000000000 return i',
    'some x in [1] satisfies x > 0',
    'function(x) x',
    'process.env',
    'constructor.constructor("return 1")()',
    'form.n > 1; drop',
    'now()',
    'string join(["a"], "b")',
    '{a: 1}.a',
    'form["n"]',
    '@"P1D"',
    'form.n >',
    '',
    `${'('.repeat(40)}1${')'.repeat(40)} = 1`,
    `form.n > ${'1'.repeat(600)}`,
  ])('%s is not let through', (text) => {
    expect(faultOf(text), text).toBeDefined();
    expect(holds(text, facts)).toBe(false);
  });
});

describe('time', () => {
  const none = new Map<string, boolean>();
  const at = (text: string): Date => new Date(`${text}+08:00`);

  it('passes by the clock, or in working hours of Asia/Shanghai alone', () => {
    expect(spanOf('P1DT2H')).toEqual({ days: 1, milliseconds: 7_200_000 });
    for (const text of ['P', 'PT', 'soon', 'P400D', 'P-1D', 'PT0S'])
      expect([text, spanOf(text)]).toEqual([text, undefined]);
    expect(after(at('2026-11-20T17:00'), 'PT2H', 'ALL', none)).toEqual(at('2026-11-20T19:00'));
    expect(after(at('2026-11-20T17:00'), 'PT2H', 'BUSINESS', none)).toEqual(at('2026-11-23T10:00'));
    expect(after(at('2026-11-21T12:00'), 'P1D', 'BUSINESS', none)).toEqual(at('2026-11-24T09:00'));
    const holidays = new Map([
      ['2026-11-23', false],
      ['2026-11-22', true],
    ]);
    expect(after(at('2026-11-20T17:00'), 'PT2H', 'BUSINESS', holidays)).toEqual(at('2026-11-22T10:00'));
    expect(after(at('2026-11-22T16:00'), 'PT3H', 'BUSINESS', holidays)).toEqual(at('2026-11-24T10:00'));
  });

  it('knows the days the enterprise keeps', async () => {
    const days = [{ day: '2027-02-17', isWorking: false, name: '春节' }];
    expect((await admin.call(admins.saveHolidays, { body: { days } })).status).toBe(200);
    expect((await admin.call(admins.listHolidays, {})).body.result.content).toEqual(days);
  });
});
