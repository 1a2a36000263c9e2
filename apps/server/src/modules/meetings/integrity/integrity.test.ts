// What speaks against a held meeting: planted frauds are found, honest meetings are left alone (product: known frauds).
import { meetingEndpoints as meetings, type MeetingDetail } from '@yijian/contract/meetings';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { meetingPhoto, signInSheet } from '../../../../../../database/seeds/demo/meetings/evidence-pictures.ts';
import { plannedMeetings } from '../../../../../../database/seeds/demo/meetings/planned-meetings.ts';
import { startTestApp, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { approveMeetingOf, meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';
import { packedScan } from '../../../../../../tools/testing/verifications/files.ts';
import { flagsOf, levelOf, scoreOf, type IntegrityFacts } from './integrity.policy.ts';

describe('flags of facts', () => {
  const startsAt = new Date('2026-05-15T06:00:00Z');
  const later = (minutes: number): Date => new Date(startsAt.getTime() + minutes * 60_000);
  const nowhere = { point: null, address: null, isAway: false };
  const clean: IntegrityFacts = {
    files: [],
    elsewhere: [],
    times: { startsAt, endsAt: later(120), beganAt: later(-10), endedAt: later(118), agendaMinutes: 120, expected: 6 },
    signIns: [0, 1.5, 2, 6, 7, 15].map((minutes) => ({ at: later(minutes - 10), way: 'STAFF' as const, ...nowhere })),
    meetings: [{ meetingId: '9', number: 'M9', guests: ['1', '2', '3', '4', '5', '6'], expected: 6 }],
  };
  const codes = (change: Partial<IntegrityFacts>): string[] => flagsOf({ ...clean, ...change }).map(({ code }) => code);
  const every = (ms: number, way: 'STAFF' | 'CODE' = 'STAFF') =>
    Array.from({ length: 6 }, (_, at) => ({ at: new Date(startsAt.getTime() + at * ms), way, ...nowhere }));

  it('an ordinary meeting has none and a hundred points', () => {
    expect(flagsOf(clean)).toEqual([]);
    expect([scoreOf([]), levelOf(100)]).toEqual([100, 'GOOD']);
  });

  it('sign-ins all at once or at equal intervals are told, those of doctors themselves are not', () => {
    expect(codes({ signIns: every(1_500) })).toEqual(['SIGN_IN_BURST']);
    expect(codes({ signIns: every(60_000) })).toEqual(['SIGN_IN_EVEN']);
    expect(codes({ signIns: every(60_000, 'CODE') })).toEqual([]);
    expect(codes({ signIns: every(60_000).slice(0, 4) })).toEqual([]);
    const late = [...clean.signIns.slice(1), { at: later(300), way: 'STAFF' as const, ...nowhere }];
    expect(codes({ signIns: late })).toEqual(['SIGN_IN_TIME']);
  });

  it('sign-ins without proof and away from the venue are told from the first on', () => {
    const [one, ...others] = clean.signIns;
    expect(codes({ signIns: [{ ...one!, way: 'PHONE' }, ...others] })).toEqual(['SIGN_IN_UNPROVED']);
    expect(codes({ signIns: [{ ...one!, way: 'CODE', isAway: true }, ...others] })).toEqual(['SIGN_IN_AWAY']);
  });

  it('ten phones at exactly one point are suspicious, ten behind one address are told; nine are neither', () => {
    const phones = (count: number, one: object) =>
      Array.from({ length: count }, (_, at) => ({ at: later(at * at), way: 'CODE' as const, ...nowhere, ...one }));
    expect(codes({ signIns: phones(10, { point: 'a1' }) })).toEqual(['SIGN_IN_POINT']);
    expect(codes({ signIns: phones(10, { address: 'b2' }) })).toEqual(['SIGN_IN_ADDRESS']);
    expect(codes({ signIns: phones(9, { point: 'a1', address: 'b2' }) })).toEqual([]);
    expect(codes({ signIns: phones(12, {}) })).toEqual([]);
    const [at, behind] = [phones(10, { point: 'a1' }), phones(10, { address: 'b2' })];
    const levels = [at, behind].map((signIns) => levelOf(scoreOf(flagsOf({ ...clean, signIns }))));
    expect(levels).toEqual(['CHECK', 'GOOD']);
  });

  it('a meeting much shorter than its agenda is told, unless the clock ended it', () => {
    expect(codes({ times: { ...clean.times, endedAt: later(50) } })).toEqual(['AGENDA_SHORT']);
    expect(codes({ times: { ...clean.times, endedAt: later(70) } })).toEqual([]);
    expect(codes({ times: { ...clean.times, endedAt: null } })).toEqual([]);
  });

  it('the same people in the same order, and heads that are always as expected, are told', () => {
    const [own] = clean.meetings;
    const other = { ...own!, meetingId: '8', number: 'M8' };
    expect(codes({ meetings: [own!, other] })).toEqual(['GUESTS_COPIED']);
    const turned = { ...other, guests: other.guests.toReversed() };
    expect(codes({ meetings: [own!, turned] })).toEqual([]);
    const others = [1, 2, 3].map((at) => ({ ...turned, meetingId: String(at), number: `M${at}` }));
    expect(codes({ meetings: [own!, ...others] })).toEqual(['HEADS_COPIED']);
    expect(codes({ meetings: [own!, ...others.map((one) => ({ ...one, expected: 7 }))] })).toEqual([]);
  });

  it('each kind takes its points once, and the score never falls below nothing', () => {
    const used = { name: 'a', meetingId: '8', number: 'M8', isSame: true };
    const files = ['1', '2'].map((fileId) => ({ ...used, fileId }));
    expect(scoreOf(flagsOf({ ...clean, files }))).toBe(50);
    const people = [{ name: '甲', meetingId: '7', number: 'M7' }];
    const all = flagsOf({ ...clean, files, elsewhere: people, signIns: every(60_000) });
    expect([scoreOf(all), levelOf(scoreOf(all))]).toEqual([0, 'SUSPICIOUS']);
  });
});

describe('meetings', { timeout: 90_000 }, () => {
  let app: TestApp;
  let desk: Meetings;
  const now = latestDay(5, 15);
  const find = async (id: string, who = desk.rep): Promise<MeetingDetail> =>
    (await who.call(meetings.find, { params: { id } })).body.result;
  const held = async (): Promise<string> => {
    const id = await approveMeetingOf(desk);
    await desk.rep.call(meetings.start, { params: { id } });
    await desk.rep.call(meetings.end, { params: { id } });
    return id;
  };
  const upload = (id: string, kind: string, file: { name: string; content: Buffer }) =>
    desk.rep.call(meetings.upload, { params: { id }, body: { kind, file } });
  const fileFlags = async (id: string): Promise<string[]> =>
    (await find(id)).integrity!.flags.map(({ code }) => code).filter((code) => code.endsWith('REUSED'));

  beforeAll(async () => {
    app = await startTestApp({ now });
    desk = await meetingsDesk(app, now);
  });
  afterAll(() => app.close());

  it('of the demo: every planted fraud is suspicious, and no honest meeting is', async () => {
    const planted = plannedMeetings.filter(({ fraud }) => fraud !== undefined).length;
    const rows = await app.owner<{ id: string }[]>`
      select m.id::text from meetings m where m.enterprise_id = 1 and m.state in ('CONFIRM_REVIEW', 'CONFIRMED', 'CLOSED')
      order by m.id`;
    const ids = rows.map(({ id }) => id);
    expect([planted, ids.length > 15]).toEqual([3, true]);
    const found = new Map<string, MeetingDetail>();
    for (const id of ids) found.set(id, await find(id, desk.compliance));
    const level = (id: string): string => found.get(id)!.integrity!.level;
    const shown = (id: string): string =>
      `${id} ${found
        .get(id)!
        .integrity!.flags.map(({ code }) => code)
        .join(' ')}`;
    // The generator makes the planted ones last.
    expect(ids.slice(-planted).map(level)).toEqual(['SUSPICIOUS', 'SUSPICIOUS', 'SUSPICIOUS']);
    expect(
      ids
        .slice(0, -planted)
        .filter((id) => level(id) !== 'GOOD')
        .map(shown),
    ).toEqual([]);
    const codesOf = (at: number) => found.get(ids.at(at)!)!.integrity!.flags.map(({ code }) => code);
    expect(codesOf(-3)).toEqual(expect.arrayContaining(['PICTURE_REUSED', 'SIGN_IN_BURST']));
    expect(codesOf(-2)).toEqual(expect.arrayContaining(['FILE_REUSED', 'GUESTS_COPIED']));
    expect(codesOf(-1)).toEqual(expect.arrayContaining(['TWO_PLACES', 'AGENDA_SHORT']));
  });

  it('a photo saved anew, made smaller or put into a PDF is found in the later meeting alone; another photo is not', async () => {
    const photo = meetingPhoto('test 1');
    const [first, second, third, honest] = [await held(), await held(), await held(), await held()];
    expect((await upload(first, 'PHOTO', { name: 'a.png', content: photo })).status).toBe(200);
    const smaller = await sharp(photo).resize(300).jpeg({ quality: 60 }).toBuffer();
    const used = (await upload(second, 'PHOTO', { name: 'b.jpg', content: smaller })).body.result;
    const { number } = await find(first);
    expect(used).toMatchObject({ usedIn: number, isSame: false });
    const scan = packedScan(await sharp(photo).jpeg({ quality: 80 }).toBuffer());
    expect((await upload(third, 'SIGN_IN_SHEET', { name: 'c.pdf', content: scan })).body.result.usedIn).toBe(number);
    await upload(honest, 'PHOTO', { name: 'd.png', content: meetingPhoto('test 2') });
    for (const key of ['one', 'two'])
      await upload(honest, 'SIGN_IN_SHEET', { name: `${key}.png`, content: signInSheet(key, 6) });
    expect([await fileFlags(first), await fileFlags(honest)]).toEqual([[], []]);
    expect([await fileFlags(second), await fileFlags(third)]).toEqual([['PICTURE_REUSED'], ['PICTURE_REUSED']]);
    const flag = (await find(second)).integrity!.flags.find(({ code }) => code === 'PICTURE_REUSED')!;
    expect(flag).toMatchObject({ fileId: used.id, weight: 45, meetings: [{ id: first, number }] });
    expect(flag.explanation).toContain(number!);
  });

  it('two sheets of one form with other names are two sheets, the very same file is told as such', async () => {
    const [one, other] = [await held(), await held()];
    await upload(one, 'SIGN_IN_SHEET', { name: 'a.png', content: signInSheet('three', 6) });
    await upload(other, 'SIGN_IN_SHEET', { name: 'b.png', content: signInSheet('four', 6) });
    expect(await fileFlags(other)).toEqual([]);
    await upload(other, 'SIGN_IN_SHEET', { name: 'c.png', content: signInSheet('three', 6) });
    expect(await fileFlags(other)).toEqual(['FILE_REUSED']);
  });

  it('a meeting that was not held has no score; the score of a reported one stands in the list', async () => {
    const id = await approveMeetingOf(desk);
    expect((await find(id)).integrity).toBeNull();
    const list = await desk.compliance.call(meetings.list, { query: { tab: 'beConfirmed', size: 100 } });
    const scores = list.body.result.content.filter(({ state }) => state === 'CONFIRM_REVIEW');
    expect(scores.length).toBeGreaterThanOrEqual(5);
    for (const { id: shown, integrity } of scores)
      expect(integrity).toBe((await find(shown, desk.compliance)).integrity!.score);
  });
});
