// From an application to what its rules take in, and from what they say to the smallest change that passes (product: rules H4 to S17).
import { academicKinds, type MeetingDraft, type MeetingRule } from '@yijian/contract/meetings';
import { ruleSeeds, type RuleExemption } from '@yijian/contract/rules';
import type { Evaluated } from '../../rules/index.ts';
import { exemptionOf } from './exemptions.policy.ts';
import type { MeetingFacts } from './meeting-facts.sql.ts';
import { speakerFixes, speakerInputs, type EngagedSpeaker } from './speaker-rules.policy.ts';

type Inputs = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface Judged extends MeetingFacts {
  readonly draft: MeetingDraft;
  /** Speakers among the doctors who speak, and whoever is paid to. */
  readonly engaged: readonly EngagedSpeaker[];
  /** Entry of the list of banned venues that the name of the venue holds; empty when there is none. */
  readonly bannedVenue: string;
  /** Working days from today to the meeting. */
  readonly leadDays: number;
  /** Percent by which the estimate is over what the budget has, 0 where it fits; undefined while no budget is chosen. */
  readonly overBudget: number | undefined;
  /** Why the budget refuses, in the caller's language. */
  readonly budgetProblem: string;
}

const risky = new Set(['SCENIC', 'RESORT', 'ENTERTAINMENT']);

/** CNY a head of what is eaten; null without heads or without a meal. */
export function mealPerHead({ costs, expectedGuests, expectedStaff }: MeetingDraft): number | null {
  const heads = expectedGuests + expectedStaff;
  const meals = costs.filter(({ kind }) => kind === 'MEAL').reduce((sum, one) => sum + one.price * one.quantity, 0);
  return heads === 0 || meals === 0 ? null : Math.round((meals / heads) * 100) / 100;
}

/** Percent of the agenda that is academic; null without an agenda. */
export function academicShare({ agenda }: MeetingDraft): number | null {
  const all = agenda.reduce((sum, { minutes }) => sum + minutes, 0);
  return all === 0 ? null : Math.round((academicMinutes(agenda) / all) * 1000) / 10;
}

const academicMinutes = (agenda: MeetingDraft['agenda']): number =>
  agenda.filter(({ kind }) => academicKinds.includes(kind)).reduce((sum, { minutes }) => sum + minutes, 0);

export function inputsOf(judged: Judged): Inputs {
  const { draft, leadDays, overBudget, overlapping, sameTopic, overdue, materials } = judged;
  const [meal, share] = [mealPerHead(draft), academicShare(draft)];
  return {
    ...speakerInputs(judged.engaged, draft),
    ...(meal === null ? {} : { H4: { 'meetings.mealPerHead': meal } }),
    S5: { applies: risky.has(draft.venueKind ?? '') ? 1 : 0, banned: judged.bannedVenue === '' ? 0 : 1 },
    S6: { 'meetings.sameTopic': sameTopic, 'meetings.sameTopicMost': sameTopic },
    H7: attendanceOf({ guests: draft.expectedGuests, staff: draft.expectedStaff }),
    ...(share === null ? {} : { S8: { 'meetings.academicShare': share } }),
    ...(overBudget === undefined ? {} : { H9: { 'budgets.tolerance': overBudget } }),
    H11: { applies: materials.length > 0 ? 1 : 0 },
    H12: { 'meetings.leadDays': leadDays },
    H13: { applies: overlapping.length > 0 ? 1 : 0 },
    S17: { 'meetings.overdueWarned': overdue, 'meetings.overdue': overdue },
  };
}

/** Guests from outside, and employees in percent of them. */
export const attendanceOf = ({ guests, staff }: { guests: number; staff: number }): Record<string, number> => ({
  'meetings.fewestGuests': guests,
  ...(guests === 0 ? {} : { 'meetings.staffShare': Math.round((staff / guests) * 1000) / 10 }),
});

const fieldOf: Readonly<Record<string, string>> = {
  H1: 'agenda',
  H2: 'agenda',
  S2: 'agenda',
  H3: 'costs',
  H4: 'costs',
  S5: 'venueKind',
  S6: 'guestIds',
  H7: 'expectedGuests',
  S8: 'agenda',
  H9: 'lineId',
  H11: 'agenda',
  H12: 'startsAt',
  H13: 'startsAt',
  S17: '',
  S10: 'costs',
};

type Words = { readonly zh: string; readonly en: string };

/** The entry of the list whose name in either language is part of the name or address of the venue. */
export function bannedVenueOf(
  { venueName, address }: Pick<MeetingDraft, 'venueName' | 'address'>,
  entries: readonly { readonly name: string; readonly enName: string }[],
): string {
  const place = `${venueName} ${address}`.toLowerCase();
  const isNamed = ({ name, enName }: { name: string; enName: string }): boolean =>
    [name, enName].some((one) => one !== '' && place.includes(one.toLowerCase()));
  return entries.find(isNamed)?.name ?? '';
}

/** The smallest change that passes. */
function fixOf(code: string, judged: Judged, figures: Readonly<Record<string, number>>): Words {
  const { draft, leadDays, overlapping, materials, budgetProblem, overdue } = judged;
  const heads = draft.expectedGuests + draft.expectedStaff;
  const minutes = draft.agenda.reduce((sum, one) => sum + one.minutes, 0);
  const figure = (key: string): number => figures[key] ?? 0;
  const more = figure('meetings.leadDays') - leadDays;
  const meal = (figure('meetings.mealPerHead') * heads).toLocaleString('en-US');
  const overdueMost = figure('meetings.overdue');
  const overdueAllowed = overdue > overdueMost ? overdueMost : figure('meetings.overdueWarned');
  const academic = Math.ceil((figure('meetings.academicShare') * minutes) / 100) - academicMinutes(draft.agenda);
  const fixes: Readonly<Record<string, Words>> = {
    ...speakerFixes(judged.engaged, draft, figures),
    H4: {
      zh: `餐费总额降至 ${meal} 元以内（${heads} 人）`,
      en: `Lower the meals to CNY ${meal} in all (${heads} people)`,
    },
    S5: venueFix(judged.bannedVenue),
    S6: { zh: '换掉已听过该主题的医生，或更换主题', en: 'Replace the guests who heard the topic, or change the topic' },
    H7: attendanceFix(draft, figures),
    S8: { zh: `学术议程再增加 ${academic} 分钟`, en: `Turn ${academic} more minutes into academic time` },
    H9: { zh: budgetProblem, en: budgetProblem },
    H11: {
      zh: `更换资料：${materials.join('、')}`,
      en: `Replace: ${materials.join(', ')}`,
    },
    H12: { zh: `会议推后 ${more} 个工作日`, en: `Move the meeting ${more} working days later` },
    H13: { zh: `避开：${overlapping.join('、')}`, en: `Choose a time apart from: ${overlapping.join(', ')}` },
    S17: {
      zh: `先确认 ${overdue - overdueAllowed} 场逾期会议`,
      en: `Confirm ${overdue - overdueAllowed} of the overdue meetings first`,
    },
  };
  return fixes[code] ?? { zh: '', en: '' };
}

const venueFix = (banned: string): Words =>
  banned === ''
    ? { zh: '改到医院、会议中心或酒店会议室', en: 'Move to a hospital, a conference centre or a hotel' }
    : { zh: `“${banned}”在禁用场地名单中，请更换场地`, en: `Choose another venue: “${banned}” is banned` };

function attendanceFix(
  { expectedGuests: guests, expectedStaff: staff }: MeetingDraft,
  figures: Readonly<Record<string, number>>,
): Words {
  const more = (figures['meetings.fewestGuests'] ?? 0) - guests;
  if (more > 0) return { zh: `再邀请 ${more} 位院外嘉宾`, en: `Expect ${more} more guests` };
  const most = Math.floor((guests * (figures['meetings.staffShare'] ?? 0)) / 100);
  return { zh: `员工减至 ${most} 人，现为 ${staff} 人`, en: `Come with ${most} employees, not ${staff}` };
}

/** What the caller reads of each rule, the failing ones first. */
export function shownRules(
  outcomes: readonly Evaluated[],
  judged: Judged,
  { inputs, exemptions, language }: { inputs: Inputs; exemptions: ReadonlySet<RuleExemption>; language: 'zh' | 'en' },
): MeetingRule[] {
  const rank = { BLOCK: 0, WARN: 1, PASS: 2, NO_RULE: 3 } as const;
  return outcomes
    .map((one) => {
      const seed = ruleSeeds.find(({ code }) => code === one.code)!;
      const isBroken = one.outcome === 'BLOCK' || one.outcome === 'WARN';
      return {
        code: one.code,
        name: seed[language],
        outcome: one.outcome,
        message: (language === 'en' ? one.enMessage : one.message) ?? '',
        needsComment: one.outcome === 'WARN' && one.commentRequired,
        exemption: exemptionOf(one, exemptions),
        fix: isBroken ? fixOf(one.code, judged, one.figures)[language] : '',
        field: fieldOf[one.code] ?? '',
        version: one.version,
        inputs: { ...inputs[one.code] },
      };
    })
    .toSorted((a, b) => rank[a.outcome] - rank[b.outcome]);
}
