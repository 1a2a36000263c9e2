// What the form of a meeting asks after every change: all rules of an application with a hundred guests, in process, among a million meetings.
import { MeetingDraft, type MeetingVerdict } from '@yijian/contract/meetings';
import { judgeMeeting } from '../../../apps/server/src/modules/meetings/rules/meeting-rules.service.ts';
import { openStage as openActing } from '../../../tools/testing/workflows/stage.ts';
import { atMost, timeEach, type Bench } from '../../figure.ts';
import { median, quantile } from '../../load/message.ts';
import { onMeetings, type MeetingStage } from './meeting-stage.ts';
import { BASE } from './people-fill.ts';

const GUESTS = 100;
const ROUNDS = 200;
/** A database that was just opened reads from the disk at first: these calls are a figure of their own. */
const FIRST = 100;
const WARM = 400;
const OWNER = 'chen.yizhou';
const DAY = 86_400_000;

export const meetingRules: Bench = {
  name: 'meeting-rules',
  run: () =>
    onMeetings(async (on) => {
      const people = openActing(on.stage.connections, { id: on.stage.enterpriseId });
      const user = await people.user(OWNER);
      const subject = { id: null, ownerId: user.id, organizationId: user.organizationId ?? null };
      const lineId = await lineOf(on);
      const judge = (draft: MeetingDraft): Promise<MeetingVerdict> =>
        people.act(user, (context) => judgeMeeting(context, { ...subject, title: draft.title, draft }));
      const drafts = Array.from({ length: WARM + ROUNDS }, (_, at) => draftOf(at, lineId));
      const first = await timeEach(drafts.slice(0, FIRST), judge);
      const rules = await requireWhole(drafts.slice(FIRST, WARM), judge);
      const times = (await timeEach(drafts.slice(WARM), judge)).toSorted((a, b) => a - b);
      return [
        {
          name: `rules of a meeting, ${GUESTS} guests`,
          figure: median(times),
          unit: 'ms',
          limit: atMost(20),
          note: `p95 ${quantile(times, 0.95).toFixed(1)} ms; ${rules} rules, ${on.meetings} meetings`,
        },
        {
          name: 'the same, database just opened',
          figure: median(first),
          unit: 'ms',
          note: `its first ${FIRST} calls`,
        },
      ];
    }),
};

/** Nothing is missing, so that every rule has what it asks for; how many there are. */
async function requireWhole(
  drafts: readonly MeetingDraft[],
  judge: (draft: MeetingDraft) => Promise<MeetingVerdict>,
): Promise<number> {
  const verdicts: MeetingVerdict[] = [];
  for (const draft of drafts) verdicts.push(await judge(draft));
  const lacking = verdicts.flatMap(({ missing }) => missing);
  if (lacking.length > 0) throw new Error(`the application lacks ${lacking.map(({ field }) => field).join(', ')}`);
  // Guests who heard a topic before are what the rules read most of.
  if (!verdicts.some(({ rules }) => rules.some(({ inputs }) => (inputs['meetings.sameTopic'] ?? 0) > 0)))
    throw new Error('no guest heard a topic before');
  return verdicts[0]!.rules.length;
}

async function lineOf({ owner }: MeetingStage): Promise<string> {
  const [row] = await owner<[{ id: string }]>`
    select id from budget_lines where enterprise_id = 1 and level = 'TEAM' and year = ${dayAhead(0).getUTCFullYear()} order by id limit 1`;
  return row.id;
}

/** Three weeks ahead and more, at hours of their own. */
const dayAhead = (at: number): Date =>
  new Date(Math.ceil(Date.now() / DAY) * DAY + (21 + (at % 10)) * DAY + (1 + (at % 8)) * 3_600_000);

/** Other guests, speakers, topics and hours in each, as a form has them while it is filled. */
function draftOf(at: number, lineId: string): MeetingDraft {
  const startsAt = dayAhead(at);
  const talk = (kind: 'TALK' | 'CASE', topic: string, place: number) => ({
    kind,
    topic,
    minutes: 40,
    speakerId: String(BASE + ((at * 97 + place) % 5_000)),
  });
  return MeetingDraft.parse({
    type: 'CITY',
    title: `癫痫规范诊疗城市会 ${at}`,
    objective: '更新癫痫规范诊疗知识',
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + 3 * 3_600_000).toISOString(),
    venueKind: 'HOTEL',
    venueName: '会议中心',
    cityCode: '330100',
    lineId,
    expectedGuests: GUESTS,
    expectedStaff: 6,
    agenda: [
      ...Array.from({ length: 3 }, (_, place) => talk('TALK', `诊疗进展 ${(at + place) % 60}`, place)),
      talk('CASE', '病例分享', 3),
      { kind: 'DISCUSSION', topic: '讨论', minutes: 20 },
    ],
    costs: [
      { kind: 'MEAL', note: '工作餐', price: 90, quantity: GUESTS + 6 },
      { kind: 'VENUE', note: '会场', price: 6000, quantity: 1 },
    ],
    guestIds: Array.from({ length: GUESTS }, (_, guest) => String(BASE + ((at * 131 + guest * 37) % 9_000))),
  });
}
