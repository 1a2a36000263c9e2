// Templates of meetings belong to the enterprise: its office keeps them, applicants begin with them (product: meetings, the form).
import {
  meetingEndpoints as meetings,
  type MeetingTemplate,
  type MeetingTemplateDraft,
} from '@yijian/contract/meetings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';

let app: TestApp;
let office: Caller;
let rep: Caller;
let stranger: Caller;

beforeAll(async () => {
  app = await startTestApp();
  [office, rep, stranger] = await Promise.all([app.as('wu.yue'), app.as('chen.yizhou'), app.as('admin', 'kanglan')]);
});
afterAll(() => app.close());

const draft = (change: Partial<MeetingTemplateDraft> = {}): MeetingTemplateDraft => ({
  name: '病例讨论会',
  enName: 'Case discussion',
  type: 'ROUND_TABLE',
  format: 'HYBRID',
  expectedGuests: 12,
  expectedStaff: 3,
  agenda: [{ kind: 'CASE', topic: '疑难病例', minutes: 50 }],
  costs: [{ kind: 'MEAL', note: '工作餐', price: 80, quantity: 1, isPerHead: true }],
  isEnabled: true,
  ...change,
});
const list = async (who: Caller): Promise<MeetingTemplate[]> =>
  (await who.call(meetings.listTemplates, {})).body.result;

it('an enterprise begins with one template for each type that has a usual course', async () => {
  const begun = await list(stranger);
  expect(begun.map(({ type }) => type)).toEqual([
    'DEPARTMENT',
    'CITY',
    'REGIONAL',
    'NATIONAL',
    'SATELLITE',
    'ROUND_TABLE',
    'WEBINAR',
  ]);
  expect(begun.every(({ agenda, costs, isEnabled }) => agenda.length > 0 && costs.length > 0 && isEnabled)).toBe(true);
});

it('the office adds one and changes it, everybody who reads meetings has it, and no other enterprise does', async () => {
  const added = await office.call(meetings.addTemplate, { body: draft() });
  expect(added.status).toBe(200);
  const { id, version } = added.body.result;
  const change = { ...draft({ expectedGuests: 20, isEnabled: false }), version };
  const changed = await office.call(meetings.changeTemplate, { params: { id }, body: change });
  expect(changed.body.result).toMatchObject({ expectedGuests: 20, isEnabled: false, version: version + 1 });
  expect((await list(rep)).find((one) => one.id === id)).toMatchObject({ name: '病例讨论会', format: 'HYBRID' });
  expect((await list(stranger)).some(({ name }) => name === '病例讨论会')).toBe(false);
  const theirs = await stranger.call(meetings.changeTemplate, { params: { id }, body: { ...change, version: 2 } });
  expect([theirs.status, theirs.body.error]).toEqual([404, 'meetings.templateNotFound']);
});

it('an older version and a name that is taken are refused', async () => {
  const { id } = (await office.call(meetings.addTemplate, { body: draft({ name: '版本与名称' }) })).body.result;
  const params = { id };
  const body = { ...draft({ name: '版本与名称' }), version: 1 };
  await office.call(meetings.changeTemplate, { params, body });
  const stale = await office.call(meetings.changeTemplate, { params, body });
  expect([stale.status, stale.body.error]).toEqual([409, 'meetings.templateChanged']);
  const named = await office.call(meetings.addTemplate, { body: draft({ name: '版本与名称' }) });
  expect([named.status, named.body.error, named.body.fields?.[0]?.field]).toEqual([
    409,
    'meetings.templateNamed',
    'body.name',
  ]);
});

it('bad input names its field, and only the office writes', async () => {
  const body = { ...draft({ name: '一' }), agenda: [{ kind: 'TALK', topic: '', minutes: 0 }] } as MeetingTemplateDraft;
  const bad = await office.call(meetings.addTemplate, { body });
  expect([bad.status, bad.body.fields?.map(({ field }) => field)]).toEqual([
    400,
    ['body.name', 'body.agenda.0.minutes'],
  ]);
  expect((await rep.call(meetings.addTemplate, { body: draft({ name: '代表的模板' }) })).status).toBe(403);
});
