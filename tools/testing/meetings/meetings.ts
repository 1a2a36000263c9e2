// Meetings for API tests: the people who decide one, an application that passes, one that is approved.
import { budgetEndpoints as budgets } from '@yijian/contract/budgets';
import { doctorEndpoints } from '@yijian/contract/doctors';
import { meetingEndpoints as meetings, type MeetingDraft } from '@yijian/contract/meetings';
import { speakerEndpoints as speakers } from '@yijian/contract/speakers';
import { workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import type { Caller } from '../app.ts';
import { pdf } from '../verifications/files.ts';

const DAY = 86_400_000;

export interface Meetings {
  readonly rep: Caller;
  readonly leader: Caller;
  readonly marketing: Caller;
  readonly compliance: Caller;
  readonly office: Caller;
  /** A line of the rep's team. */
  readonly lineId: string;
  /** Doctors of the rep. */
  readonly doctorIds: readonly string[];
  /** An application that passes every rule, on a day of its own. */
  readonly draft: (change?: Partial<MeetingDraft>) => MeetingDraft;
  /** What the line has left, CNY. */
  readonly available: () => Promise<number>;
}

/** `now` is the standing moment of the app; the middle of a year keeps every day in the budgets of the demo. */
export async function meetingsDesk(
  { as }: { readonly as: (login: string) => Promise<Caller> },
  now: Date,
): Promise<Meetings> {
  const logins = ['chen.yizhou', 'zhou.minxing', 'fang.ruogu', 'shen.lian', 'wu.yue'];
  const [rep, leader, marketing, compliance, office] = (await Promise.all(logins.map((login) => as(login)))) as [
    Caller,
    Caller,
    Caller,
    Caller,
    Caller,
  ];
  const on = new Date(now.getTime() + 21 * DAY).toISOString().slice(0, 10);
  const lineId = (await rep.call(budgets.choices, { query: { on } })).body.result.lines[0]!.id;
  const page = (await rep.call(doctorEndpoints.list, { query: { type: 'MY_CUSTOMER', size: 40 } })).body.result;
  // Rules of speakers are for tests of their own.
  const known = await speakersOf(office);
  const doctorIds = page.content.map(({ id }) => id).filter((id) => !known.has(id));
  let number = 0;
  return {
    rep,
    leader,
    marketing,
    compliance,
    office,
    lineId,
    doctorIds,
    draft: (change = {}) => {
      number += 1;
      return { ...draftOf(number, { now, lineId, doctorIds }), ...change };
    },
    available: async () => {
      const lines = (await office.call(budgets.list, { query: { year: now.getUTCFullYear() } })).body.result;
      return lines.find(({ id }) => id === lineId)!.available;
    },
  };
}

/** Ids of the doctors who are speakers, of every page: how many there are depends on the day. */
async function speakersOf(office: Caller): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for (let page = 0; ; page += 1) {
    const { content } = (await office.call(speakers.list, { query: { page, size: 100 } })).body.result;
    for (const { doctor } of content) ids.add(doctor.id);
    if (content.length < 100) return ids;
  }
}

function draftOf(
  number: number,
  { now, lineId, doctorIds }: { now: Date; lineId: string; doctorIds: readonly string[] },
): MeetingDraft {
  // A day of its own for each, so that no two overlap.
  const startsAt = new Date(now.getTime() + (20 + number) * DAY);
  return {
    type: 'DEPARTMENT',
    title: `癫痫规范诊疗科会 ${number}`,
    objective: '更新癫痫规范诊疗知识',
    purpose: 'PROMOTIONAL',
    format: 'ONSITE',
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + 2 * 3_600_000).toISOString(),
    venueKind: 'HOSPITAL',
    venueName: '三楼会议室',
    address: '',
    cityCode: '330100',
    onlineLink: '',
    lineId,
    expectedGuests: 10,
    expectedStaff: 2,
    agenda: [
      { kind: 'TALK', topic: `癫痫新药进展 ${number}`, minutes: 60, speakerId: doctorIds[0]! },
      { kind: 'DISCUSSION', topic: '病例讨论', minutes: 40 },
      { kind: 'MEAL', topic: '工作餐', minutes: 20 },
    ],
    costs: [{ kind: 'MEAL', note: '工作餐', price: 100, quantity: 12 }],
    guestIds: doctorIds.slice(1, 7),
  };
}

/** The open task of a caller for a meeting. */
export async function taskOf(who: Caller, id: string): Promise<string> {
  return (await who.call(meetings.find, { params: { id } })).body.result.waiting!.taskId!;
}

export async function agreeTo(who: Caller, id: string) {
  return who.call(tasks.approve, { params: { id: await taskOf(who, id) }, body: { comment: '同意' } });
}

/** Added, submitted and agreed to by everybody; answers its id. */
export async function approveMeetingOf(desk: Meetings, change: Partial<MeetingDraft> = {}): Promise<string> {
  const { rep, leader, marketing, compliance } = desk;
  const { id } = (await rep.call(meetings.add, { body: desk.draft(change) })).body.result;
  await rep.call(meetings.submit, { params: { id }, body: { comments: [] } });
  for (const who of [leader, marketing, compliance]) await agreeTo(who, id);
  return id;
}

/** Approved, held by its owner, reported and accepted on the plan's own amounts; answers its id. */
export async function confirmMeetingOf(desk: Meetings, change: Partial<MeetingDraft> = {}): Promise<string> {
  const { rep, compliance } = desk;
  const id = await approveMeetingOf(desk, change);
  const params = { id };
  await rep.call(meetings.start, { params });
  const { guests } = (await rep.call(meetings.find, { params })).body.result;
  for (const { id: guestId } of guests)
    await rep.call(meetings.changeGuest, { params: { id, guestId }, body: { state: 'SIGNED_IN' } });
  await rep.call(meetings.end, { params });
  for (const kind of ['PHOTO', 'SIGN_IN_SHEET', 'AGENDA', 'SERVICE_SHEET'] as const) {
    // Bytes of its own, so that no file counts as used before.
    const content = pdf({ trailer: `/ID [<${Buffer.from(`${id} ${kind}`).toString('hex')}> <00>]` });
    await rep.call(meetings.upload, { params, body: { kind, file: { name: `${kind}.pdf`, content } } });
  }
  const { costs } = (await rep.call(meetings.find, { params })).body.result;
  const actual = costs.map((cost) => ({ id: cost.id, actual: cost.estimate }));
  await rep.call(meetings.confirm, { params, body: { costs: actual, comments: [] } });
  await compliance.call(meetings.accept, { params });
  return id;
}
