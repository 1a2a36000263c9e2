// What a doctor finds once signed in at a meeting: its materials and its survey, and what the staff see of them (product 3.24).
import { doctorAfterSignInEndpoints as after, doctorOwnEndpoints as portal } from '@yijian/contract/doctor-portal';
import { libraryEndpoints as library } from '@yijian/contract/library';
import { meetingEndpoints as meetings } from '@yijian/contract/meetings';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { givePhone, newPhone, signInAs } from '../../../../../../tools/testing/meetings/doctor-portal.ts';
import { approveMeetingOf, meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';
import { readPdfText } from '../../../../../../tools/testing/pdf-text.ts';
import { scratchFolder } from '../../../../../../tools/testing/scratch.ts';

const DAY = 86_400_000;
const now = latestDay(5, 15);
let app: TestApp;
let desk: Meetings;
/** Guests of every meeting, signed in on their own pages. */
let doctors: Caller[];
let stranger: Caller;

beforeAll(async () => {
  const folder = await scratchFolder();
  app = await startTestApp({ now, settings: { DATA_DIR: folder } });
  desk = await meetingsDesk(app, now);
  const own = async (doctorId: string): Promise<Caller> => {
    const phone = newPhone();
    await givePhone(app, doctorId, phone);
    return signInAs(app, folder, phone);
  };
  doctors = [];
  for (const doctorId of desk.doctorIds.slice(1, 5)) doctors.push(await own(doctorId));
  stranger = await own(desk.doctorIds.at(-1)!);
});
afterAll(() => app.close());

/** A material in force on the day of the tests and of the meetings, with a file. */
async function materialInForce(): Promise<string> {
  const day = (days: number): string => new Date(now.getTime() + days * DAY).toISOString().slice(0, 10);
  const [row] = await app.owner<[{ id: string }]>`
    update library_materials set effective_on = ${day(-30)}, expires_on = ${day(300)}, state = 'APPROVED', ended_at = null
    where enterprise_id = 1 and id = (select m.id from library_materials m
      join library_files f on f.enterprise_id = m.enterprise_id and f.material_id = m.id
      where m.enterprise_id = 1 and m.state = 'APPROVED' and m.audience = 'PROMOTIONAL' and m.type <> 'SOP'
      order by m.id limit 1)
    returning id::text as id`;
  return row.id;
}

interface Wanted {
  readonly questions?: readonly object[];
  readonly materialId?: string;
  /** How many of the four guests come. */
  readonly come?: number;
}

/** A meeting that has begun, with so many guests signed in; answers its id. */
async function begun({ questions, materialId, come = 4 }: Wanted = {}): Promise<string> {
  const [talk, ...rest] = desk.draft().agenda;
  const id = await approveMeetingOf(desk, {
    agenda: [{ ...talk!, ...(materialId === undefined ? {} : { materialId }) }, ...rest],
    guestIds: desk.doctorIds.slice(1, 5),
  });
  if (questions !== undefined) await desk.rep.call(meetings.updateSurvey, { params: { id }, body: { questions } });
  await desk.rep.call(meetings.start, { params: { id } });
  const { guests } = (await desk.rep.call(meetings.find, { params: { id } })).body.result;
  for (const doctorId of desk.doctorIds.slice(1, 1 + come)) {
    const guestId = guests.find(({ doctor }) => doctor?.id === doctorId)!.id;
    await desk.rep.call(meetings.changeGuest, { params: { id, guestId }, body: { state: 'SIGNED_IN' } });
  }
  return id;
}

const end = (id: string) => desk.rep.call(meetings.end, { params: { id } });
/** As if the meeting had ended so many days before. */
const endedBefore = (id: string, days: number) =>
  app.owner`update meetings set ended_at = ${new Date(now.getTime() - days * DAY)} where enterprise_id = 1 and id = ${id}`;
const materialsOf = async (who: Caller, id: string) => (await who.call(after.listMaterials, { params: { id } })).body;
const openBy = (who: Caller, id: string, materialId: string) =>
  who.call(after.openMaterial, { params: { id, materialId } });
const surveyOf = async (who: Caller, id: string) => (await who.call(after.findSurvey, { params: { id } })).body;
const answerBy = (who: Caller, id: string, answers: object[]) =>
  who.call(after.answerSurvey, { params: { id }, body: { answers } });
const seenByStaff = async (id: string, who = desk.rep) =>
  (await who.call(meetings.findSurvey, { params: { id } })).body.result;
const told = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];
const good = [{ rating: 5 }, { rating: 4 }, { rating: 3 }, { text: '希望多讲真实病例' }];

describe('materials of a meeting', () => {
  it('are for its guests once they signed in, while they are in force', async () => {
    const materialId = await materialInForce();
    const id = await begun({ materialId, come: 1 });
    const [came, absent] = doctors as [Caller, Caller];
    expect((await materialsOf(came, id)).result).toMatchObject([
      { id: materialId, isOpened: false, file: { size: expect.any(Number) } },
    ]);
    expect((await materialsOf(absent, id)).error).toBe('meetings.notSignedIn');
    expect(told(await openBy(absent, id, materialId))).toEqual([409, 'meetings.notSignedIn']);
    expect((await materialsOf(stranger, id)).error).toBe('meetings.guestNotFound');
    expect((await app.anonymous().call(after.listMaterials, { params: { id } })).status).toBe(401);
    expect((await desk.rep.call(after.listMaterials, { params: { id } })).status).toBe(401);
    await app.owner`update library_materials set type = 'SOP' where enterprise_id = 1 and id = ${materialId}`;
    expect((await materialsOf(came, id)).result).toEqual([]);
    await app.owner`update library_materials set type = 'SLIDES' where enterprise_id = 1 and id = ${materialId}`;
    const other = await begun({ come: 1 });
    expect((await materialsOf(came, other)).result).toEqual([]);
    expect(told(await openBy(came, other, materialId))).toEqual([404, 'meetings.materialNotFound']);
  });

  it('are counted once for each doctor who opens them, and close with a recall', async () => {
    const materialId = await materialInForce();
    const id = await begun({ materialId });
    const [first, second] = doctors as [Caller, Caller];
    for (const who of [first, first, second]) expect((await openBy(who, id, materialId)).status).toBe(200);
    const { name } = (await first.call(portal.findData)).body.result;
    expect(readPdfText((await openBy(first, id, materialId)).raw).text).toContain(name);
    expect((await materialsOf(first, id)).result[0]!.isOpened).toBe(true);
    expect((await seenByStaff(id)).materials).toMatchObject([{ id: materialId, openedBy: 2 }]);
    const recalled = { params: { id: materialId }, body: { reason: '数据有误' } };
    expect((await (await app.as('shen.lian')).call(library.recall, recalled)).status).toBe(200);
    expect((await materialsOf(first, id)).result).toEqual([]);
    expect(told(await openBy(first, id, materialId))).toEqual([404, 'meetings.materialNotFound']);
    expect((await seenByStaff(id)).materials).toMatchObject([{ id: materialId, openedBy: 2 }]);
    await materialInForceAgain(materialId);
  });

  /** Other tests use it as well. */
  const materialInForceAgain = (id: string) =>
    app.owner`update library_materials set state = 'APPROVED', ended_at = null where enterprise_id = 1 and id = ${id}`;
});

describe('the survey of a meeting', () => {
  it('asks every guest who came the same questions in the own language, once', async () => {
    const id = await begun({ come: 1 });
    const [came, absent] = doctors as [Caller, Caller];
    const asked = (await surveyOf(came, id)).result;
    expect(asked).toMatchObject({ isOpen: true, isAnswered: false, closesAt: null });
    expect(asked.questions.map(({ kind }) => kind)).toEqual(['RATING', 'RATING', 'RATING', 'TEXT']);
    const inEnglish = await came.call(after.findSurvey, { params: { id } }, { 'accept-language': 'en' });
    expect(inEnglish.body.result.questions.map(({ text }) => text)).toContain('The speakers were clear');
    expect((await surveyOf(absent, id)).error).toBe('meetings.notSignedIn');
    expect((await surveyOf(stranger, id)).error).toBe('meetings.guestNotFound');
    expect(told(await answerBy(absent, id, good))).toEqual([409, 'meetings.notSignedIn']);
    expect((await answerBy(came, id, good)).body.result).toMatchObject({ isOpen: false, isAnswered: true });
    expect(told(await answerBy(came, id, good))).toEqual([409, 'meetings.surveyAnswered']);
  });

  it('takes exactly one of two answers that a doctor sends at once', async () => {
    const id = await begun({ come: 1 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => answerBy(doctors[0]!, id, good)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await seenByStaff(id)).answered).toBe(1);
  });

  it('names each answer that is missing or is none to its question, and keeps nothing of it', async () => {
    const options = ['线上', '线下', '混合'];
    const questions = [
      { kind: 'RATING', text: '内容有用' },
      { kind: 'CHOICE', text: '希望的形式', options },
      { kind: 'CHOICES', text: '可以参加的形式', options },
      { kind: 'TEXT', text: '建议' },
    ] as const;
    const id = await begun({ questions });
    const [who] = doctors as [Caller];
    const faults = async (answers: object[]) =>
      (await answerBy(who, id, answers)).body.fields?.map(({ field }) => field);
    expect(await faults([{}, {}, {}, {}])).toEqual(['body.answers.0', 'body.answers.1']);
    expect(await faults([{ rating: 5 }])).toEqual(['body.answers']);
    expect(await faults([{ rating: 6 }, { chosen: [0] }, {}, {}])).toEqual(['body.answers.0.rating']);
    expect(await faults([{ rating: 1 }, { chosen: [3] }, {}, {}])).toEqual(['body.answers.1']);
    expect(await faults([{ rating: 1 }, { chosen: [0, 1] }, { chosen: [1, 1] }, { rating: 1 }])).toEqual([
      'body.answers.1',
      'body.answers.2',
      'body.answers.3',
    ]);
    expect((await seenByStaff(id)).answered).toBe(0);
    const answered = await answerBy(who, id, [{ rating: 1 }, { chosen: [2] }, { chosen: [0, 2] }, {}]);
    expect(answered.status, answered.body.message).toBe(200);
    const [{ title }] = await app.owner<[{ title: string }]>`select title from meetings where id = ${id}`;
    const said = async (reader: Caller) => {
      const { sheets } = await readXlsx((await reader.call(portal.download)).raw);
      return sheets.find(({ name }) => name === '问卷')!.rows.filter(([meeting]) => meeting === title);
    };
    expect((await said(who)).map(([, question, answer]) => [question, answer ?? ''])).toEqual([
      ['内容有用', '1'],
      ['希望的形式', '混合'],
      ['可以参加的形式', '线上、混合'],
      ['建议', ''],
    ]);
    // How many surveys of the demo the stranger answered depends on the day.
    expect(await said(stranger)).toEqual([]);
  });

  it('shows its staff sums without names, once no answer can come any more and three came', async () => {
    const questions = [
      { kind: 'RATING', text: '内容有用' },
      { kind: 'CHOICES', text: '希望的形式', options: ['线上', '线下'] },
      { kind: 'TEXT', text: '建议' },
    ] as const;
    const id = await begun({ questions });
    const said = [
      [{ rating: 5 }, { chosen: [0, 1] }, { text: '更多病例' }],
      [{ rating: 4 }, { chosen: [1] }, {}],
      [{ rating: 4 }, {}, { text: '早点开始' }],
    ];
    for (const [at, answers] of said.entries()) await answerBy(doctors[at]!, id, answers);
    await end(id);
    expect(await seenByStaff(id)).toMatchObject({ attended: 4, answered: 3, results: null, isDefault: false });
    await endedBefore(id, 3);
    const { results } = await seenByStaff(id);
    expect(results).toEqual([
      { counts: [0, 0, 0, 2, 1], average: 13 / 3, texts: [] },
      { counts: [1, 2], average: null, texts: [] },
      { counts: [], average: null, texts: ['早点开始', '更多病例'].toSorted() },
    ]);
    expect(told(await answerBy(doctors[3]!, id, [{ rating: 1 }, {}, {}]))).toEqual([409, 'meetings.surveyClosed']);
    const few = await begun();
    for (const who of doctors.slice(0, 2)) await answerBy(who, few, good);
    await end(few);
    await endedBefore(few, 9);
    expect(await seenByStaff(few)).toMatchObject({ answered: 2, results: null });
  });

  it('is set by the owner before the meeting begins, and may ask nothing', async () => {
    const id = await approveMeetingOf(desk);
    const update = (who: Caller, questions: object[]) =>
      who.call(meetings.updateSurvey, { params: { id }, body: { questions } });
    expect(await seenByStaff(id)).toMatchObject({ isDefault: true, mayEdit: true, closesAt: null });
    expect((await seenByStaff(id, desk.leader)).mayEdit).toBe(false);
    expect(told(await update(desk.leader, []))).toEqual([403, 'meetings.surveyNotOwned']);
    const outside = await app.as('admin', 'kanglan');
    expect(told(await update(outside, []))).toEqual([404, 'meetings.notFound']);
    expect((await outside.call(meetings.findSurvey, { params: { id } })).status).toBe(404);
    expect((await update(await app.as('qian.hui'), [])).status).toBe(403);
    const wrong = await update(desk.rep, [
      { kind: 'CHOICE', text: '形式', options: ['线上', '线上'] },
      { kind: 'TEXT', text: '建议', options: ['不该有'] },
      { kind: 'RATING', text: '内容' },
    ]);
    expect(wrong.body.fields?.map(({ field }) => field)).toEqual([
      'body.questions.0.options',
      'body.questions.1.options',
    ]);
    expect((await update(desk.rep, [])).body.result).toMatchObject({ questions: [], isDefault: false });
    await desk.rep.call(meetings.start, { params: { id } });
    expect(told(await update(desk.rep, []))).toEqual([409, 'meetings.surveyBegun']);
    const silent = await begun({ questions: [] });
    expect((await surveyOf(doctors[0]!, silent)).result).toMatchObject({ questions: [], isOpen: false });
    expect(told(await answerBy(doctors[0]!, silent, [{}]))).toEqual([409, 'meetings.surveyClosed']);
  });
});
