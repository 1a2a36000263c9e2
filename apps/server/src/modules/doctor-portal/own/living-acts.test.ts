// From every kind of act with a doctor to every figure of the doctor's page, through the calls and the outbox alone.
import { doctorAfterSignInEndpoints as after, doctorPortalEndpoints as portal } from '@yijian/contract/doctor-portal';
import { meetingEndpoints as meetings } from '@yijian/contract/meetings';
import { sendEndpoints as sends } from '@yijian/contract/sends';
import { visitEndpoints as visits } from '@yijian/contract/visits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../tools/testing/app.ts';
import { latestDay } from '../../../../../../tools/testing/days.ts';
import { sendingDesk, type SendingDesk } from '../../../../../../tools/testing/content/sending.ts';
import { delivered, doctorFigures } from '../../../../../../tools/testing/figures/doctor-figures.ts';
import { givePhone, meetingCodeAt, signInAs } from '../../../../../../tools/testing/meetings/doctor-portal.ts';
import { approveMeetingOf, meetingsDesk, type Meetings } from '../../../../../../tools/testing/meetings/meetings.ts';
import { scratchFolder } from '../../../../../../tools/testing/scratch.ts';

/** Ten in the morning of Shanghai in the middle of the year, so that every meeting falls into the budgets of the demo. */
const now = latestDay(5, 15);
const PHONE = '13900030001';

let app: TestApp;
let folder: string;
let desk: SendingDesk;
let office: Meetings;
let doctor: Caller;
let doctorId: string;

beforeAll(async () => {
  folder = await scratchFolder();
  app = await startTestApp({ now, settings: { DATA_DIR: folder } });
  desk = await sendingDesk(app, now);
  office = await meetingsDesk(app, now);
  [doctorId] = (await desk.doctors(1)) as [string];
  await givePhone(app, doctorId, PHONE);
  // The weeks of the demo end today, those of this test in May.
  await app.owner`insert into outbox_events (enterprise_id, topic, payload) values (1, 'interactions.derive', '{}')`;
}, 120_000);
afterAll(() => app.close());

/** Points of a leader for what the doctor does on line. */
async function digital(): Promise<number> {
  const [row] = await app.owner<{ points: number }[]>`
    select round(coalesce(sum(digital), 0)::numeric, 1)::float8 as points from kol_facts where enterprise_id = 1 and doctor_id = ${doctorId}`;
  return row!.points;
}

type Kinds = readonly { readonly dataType: string; readonly counts: number }[];

const countsOf = (rows: Kinds) => new Map(rows.map((row) => [row.dataType, row.counts]));

/** What grew, by kind. */
function grown(before: Kinds, after: Kinds): Record<string, number> {
  const known = countsOf(before);
  const all = after.map(({ dataType, counts }) => [dataType, counts - (known.get(dataType) ?? 0)] as const);
  return Object.fromEntries(all.filter(([, more]) => more !== 0));
}

interface Expected {
  /** Acts of the doctor, by kind. */
  readonly acts: Readonly<Record<string, number>>;
  readonly tends?: string;
  readonly live?: number;
  readonly education?: number;
  readonly survey?: number;
  readonly points: number;
}

/** Does something with the doctor and looks at every figure before and after. */
async function expectGrowth(
  act: () => Promise<unknown>,
  { acts, tends, live = 0, education = 0, survey = 0, points }: Expected,
): Promise<void> {
  await delivered(app);
  const before = { ...(await doctorFigures(desk.rep, doctorId)), points: await digital() };
  await act();
  await delivered(app);
  const after = { ...(await doctorFigures(desk.rep, doctorId)), points: await digital() };
  const number = Object.values(acts).reduce((sum, one) => sum + one, 0);
  expect(grown(before.statistics, after.statistics)).toEqual(acts);
  expect(grown(before.tendency, after.tendency)).toEqual(tends === undefined ? {} : { [tends]: number });
  for (const figure of ['perDay', 'perMonth', 'counts', 'weekly'] as const)
    expect([figure, after[figure] - before[figure]]).toEqual([figure, number]);
  for (const tabs of ['day', 'month'] as const) {
    const more = (tab: 'total' | 'education' | 'live' | 'survey') => after.tabs[tabs][tab] - before.tabs[tabs][tab];
    expect([more('total'), more('education'), more('live'), more('survey')]).toEqual([number, education, live, survey]);
  }
  expect(after.points - before.points).toBeCloseTo(points, 5);
  if (number === 0) return;
  expect(after.isActive).toBe(true);
  expect(Date.parse(after.lastAt!)).toBeLessThanOrEqual(now.getTime());
}

it('what is only sent to a doctor is listed and changes no figure; opening, reading and following a link do', async () => {
  const link = 'https://journal.example/a';
  const articleId = await desk.publish({ html: `<p>正文</p><p><a href="${link}">全文</a></p>` });
  let token = '';
  const listed = async () =>
    (await doctorFigures(desk.rep, doctorId)).detail.filter(([type]) => type === 'SENT').length;
  const before = await listed();
  await expectGrowth(
    async () => {
      const body = { articleId, channel: 'MAIL', ids: [doctorId] };
      const { id } = (await desk.rep.call(sends.add, { body })).body.result;
      await desk.dispatch();
      token = desk.tokenOf((await desk.recipients(id))[0]!.id);
    },
    { acts: {}, points: 0 },
  );
  expect(await listed()).toBe(before + 1);
  const headers = { host: 'localhost' };
  const read = (payload: object) =>
    app.app.server.inject({ method: 'POST', url: `/read/${token}/progress`, payload, headers });
  await expectGrowth(() => read({ percent: 10, seconds: 1, isFirst: true }), {
    acts: { READ: 1 },
    tends: 'ACADEMIC',
    points: 0.1,
  });
  await expectGrowth(() => read({ percent: 100, seconds: 60, isFirst: false }), {
    acts: { READ: 1 },
    tends: 'ACADEMIC',
    points: 0.1,
  });
  await expectGrowth(() => app.app.server.inject({ url: `/read/${token}/link/0`, headers }), {
    acts: { CLICK: 1 },
    tends: 'OTHER',
    points: 0.1,
  });
});

it('a doctor who signs in on the own pages did something', async () => {
  await expectGrowth(
    async () => {
      doctor = await signInAs(app, folder, PHONE);
    },
    { acts: { SIGN_IN: 1 }, tends: 'OTHER', points: 0 },
  );
});

it('attendance at a meeting counts as a meeting, at an online meeting as a live session', async () => {
  const guestIds = [doctorId, ...office.doctorIds.filter((id) => id !== doctorId).slice(1, 6)];
  const onsite = await approveMeetingOf(office, { guestIds });
  await office.rep.call(meetings.start, { params: { id: onsite } });
  const { guests } = (await office.rep.call(meetings.find, { params: { id: onsite } })).body.result;
  const guestId = guests.find((one) => one.doctor?.id === doctorId)!.id;
  const signIn = { params: { id: onsite, guestId }, body: { state: 'SIGNED_IN' } };
  await expectGrowth(() => office.rep.call(meetings.changeGuest, signIn), {
    acts: { MEETING: 1 },
    tends: 'MEETING',
    points: 0,
  });
  const online = await approveMeetingOf(office, { guestIds, format: 'ONLINE', onlineLink: 'https://live.example/1' });
  await office.rep.call(meetings.start, { params: { id: online } });
  const code = meetingCodeAt(app, online, now);
  await expectGrowth(() => doctor.call(portal.signInAtMeeting, { params: { id: online }, body: { code } }), {
    acts: { LIVE: 1 },
    tends: 'LIVE',
    live: 1,
    points: 0.1,
  });
});

it('opening a material of a meeting counts as literature, answering its survey as a survey', async () => {
  const day = (days: number): string => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const [material] = await app.owner<[{ id: string }]>`
    update library_materials set effective_on = ${day(-30)}, expires_on = ${day(300)} where enterprise_id = 1
      and id = (select m.id from library_materials m
        join library_files f on f.enterprise_id = m.enterprise_id and f.material_id = m.id
        where m.enterprise_id = 1 and m.state = 'APPROVED' and m.audience = 'PROMOTIONAL' and m.type <> 'SOP'
        order by m.id limit 1)
    returning id::text as id`;
  const guestIds = [doctorId, ...office.doctorIds.filter((id) => id !== doctorId).slice(1, 6)];
  const [talk, ...rest] = office.draft().agenda;
  const agenda = [{ ...talk!, materialId: material.id }, ...rest];
  const id = await approveMeetingOf(office, { guestIds, agenda });
  await office.rep.call(meetings.start, { params: { id } });
  const code = meetingCodeAt(app, id, now);
  await doctor.call(portal.signInAtMeeting, { params: { id }, body: { code } });
  await expectGrowth(() => doctor.call(after.openMaterial, { params: { id, materialId: material.id } }), {
    acts: { LITERATURE: 1 },
    tends: 'ACADEMIC',
    education: 1,
    points: 0.1,
  });
  const answers = [{ rating: 5 }, { rating: 5 }, { rating: 5 }, {}];
  await expectGrowth(() => doctor.call(after.answerSurvey, { params: { id }, body: { answers } }), {
    acts: { SURVEY: 1 },
    tends: 'SURVEY',
    survey: 1,
    points: 0.1,
  });
});

it('a visit that met the doctor counts, and gives no points of a leader', async () => {
  // Five in the morning: no visit of the demo is at that hour, whatever the day.
  const startsAt = new Date(now.getTime() - 5 * 3_600_000).toISOString();
  const talk = { visitType: 'FACE', visitPurposes: ['ACADEMIC'], visitDuration: 'FROM_5_TO_15', notes: '随访' };
  const body = { doctorId, startsAt, as: 'submit', visitResults: 'DELIVERED', ...talk };
  await expectGrowth(
    async () => {
      const { status, body: said } = await desk.rep.call(visits.add, { body });
      expect(status, said.message).toBe(200);
    },
    { acts: { VISIT: 1 }, tends: 'VISIT', points: 0 },
  );
  expect((await doctorFigures(desk.rep, doctorId)).lastVisitAt).toBe(startsAt);
});
