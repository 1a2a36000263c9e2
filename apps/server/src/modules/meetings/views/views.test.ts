// The list of meetings as a calendar and as a board: everything that matches is counted, the first of it is shown (product: meetings).
import { meetingEndpoints as meetings, type MeetingDraft } from '@yijian/contract/meetings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';

let app: TestApp;
let desk: Meetings;
let rep: Caller;
let stranger: Caller;
let seller: Caller;

const now = latestDay(5, 15);
const mark = 'calendar-mark';
const mine = { tab: 'submitted', keyword: mark } as const;
const DAY = 86_400_000;
/** The day so many days after a Monday far from every meeting of the desk. */
const day = (number: number): string => new Date(Date.UTC(2031, 2, 3) + number * DAY).toISOString().slice(0, 10);
const at = (number: number, time: string): string => new Date(`${day(number)}T${time}:00+08:00`).toISOString();

async function add(name: string, startsAt: string, endsAt: string): Promise<void> {
  const body: MeetingDraft = { ...desk.draft(), title: `${name} ${mark}`, startsAt, endsAt };
  const { status } = await rep.call(meetings.add, { body });
  expect(status).toBe(200);
}

async function daysOf(first: number, last: number, most?: number, who = rep) {
  const query = { ...mine, firstDay: day(first), lastDay: day(last), ...(most === undefined ? {} : { most }) };
  const { result } = (await who.call(meetings.listDays, { query })).body;
  return result.map((one) => ({
    day: one.day,
    count: one.count,
    names: one.meetings.map(({ title }) => title.split(' ')[0]),
  }));
}

beforeAll(async () => {
  app = await startTestApp({ now });
  desk = await meetingsDesk(app, now);
  ({ rep } = desk);
  [stranger, seller] = await Promise.all([app.as('admin', 'kanglan'), app.as('shi.anlan')]);
  await add('course', at(1, '14:00'), at(3, '12:00'));
  await add('night', at(3, '20:00'), at(4, '00:00'));
  for (const hour of ['16', '09', '11', '08']) await add(`at${hour}`, at(2, `${hour}:00`), at(2, `${hour}:30`));
});
afterAll(() => app.close());

describe('meetings by day', () => {
  it('stand on each of their days in the order they begin, all counted, the first of them shown', async () => {
    expect(await daysOf(0, 6)).toEqual([
      { day: day(1), count: 1, names: ['course'] },
      { day: day(2), count: 5, names: ['course', 'at08', 'at09'] },
      { day: day(3), count: 2, names: ['course', 'night'] },
    ]);
    expect(await daysOf(2, 2, 50)).toEqual([
      { day: day(2), count: 5, names: ['course', 'at08', 'at09', 'at11', 'at16'] },
    ]);
    expect(await daysOf(4, 20)).toEqual([]);
  });

  it('are those of the list, of the same filters and the same range', async () => {
    const query = { ...mine, from: day(2), to: day(2), firstDay: day(0), lastDay: day(6) };
    const [only] = (await rep.call(meetings.listDays, { query })).body.result;
    expect([only?.day, only?.count]).toEqual([day(2), 4]);
    const { content } = (await rep.call(meetings.list, { query: { ...mine, from: day(2), to: day(2), size: 100 } }))
      .body.result;
    const shown = (await rep.call(meetings.listDays, { query: { ...query, most: 50 } })).body.result[0]!.meetings;
    expect(shown).toEqual(content.toSorted((one, other) => one.startsAt!.localeCompare(other.startsAt!)));
    expect(await daysOf(0, 6, 3, stranger)).toEqual([]);
    expect(await daysOf(0, 6, 3, seller)).toEqual([]);
  });

  it.each([
    [{ firstDay: day(1), lastDay: day(0) }, 'query.lastDay'],
    [{ firstDay: day(0), lastDay: day(42) }, 'query.lastDay'],
    [{ firstDay: 'yesterday', lastDay: day(0) }, 'query.firstDay'],
    [{ firstDay: day(0), lastDay: day(41), most: 51 }, 'query.most'],
  ])('of %j are refused with the name of the field', async (query, field) => {
    const answer = await rep.call(meetings.listDays, { query });
    expect([answer.status, answer.body.fields?.map((one) => one.field)]).toEqual([400, [field]]);
  });

  it('of six weeks are answered', async () => {
    expect(await daysOf(0, 41)).toHaveLength(3);
  });
});

describe('meetings by state', () => {
  it.each(['submitted', 'unfinished', 'beConfirmed', 'doneConfirmed', 'myApproval', undefined] as const)(
    'of the tab %s are counted as the list counts them, the latest first',
    async (tab) => {
      for (const who of [rep, desk.leader, desk.office]) {
        const query = tab === undefined ? {} : { tab };
        const columns = (await who.call(meetings.listColumns, { query: { ...query, most: 2 } })).body.result;
        for (const { state, count, meetings: rows } of columns) {
          const list = { ...query, state, size: 2, sort: 'startsAt,desc' as const };
          const { content, totalElements } = (await who.call(meetings.list, { query: list })).body.result;
          expect([state, count]).toEqual([state, totalElements]);
          expect(rows).toEqual(content);
        }
        const { totalElements } = (await who.call(meetings.count, { query })).body.result;
        expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(totalElements);
      }
    },
  );

  it('of a filter are those that it leaves, and none where it contradicts itself', async () => {
    const [drafts, ...others] = (await rep.call(meetings.listColumns, { query: mine })).body.result;
    expect([drafts?.state, drafts?.count, others]).toEqual(['DRAFT', 6, []]);
    const query = { stage: 'ENDED', state: 'DRAFT' } as const;
    expect((await rep.call(meetings.listColumns, { query })).body.result).toEqual([]);
    expect((await stranger.call(meetings.listColumns, { query: mine })).body.result).toEqual([]);
  });
});
