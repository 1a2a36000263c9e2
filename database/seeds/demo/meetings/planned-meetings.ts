// Which meetings the demo has: whose, when, how large, and how far they have come.
import type { SpeakerAnswers } from './speaker-answers.ts';
import type { MeetingState, MeetingType, VenueKind } from '../../../../packages/contract/src/meetings/index.ts';

export interface SeedMeeting {
  /** Place in the list of reps. */
  readonly rep: number;
  /** Days from today; negative lies in the past. */
  readonly days: number;
  readonly type: MeetingType;
  readonly guests: number;
  readonly until: MeetingState;
  /** CNY a head. */
  readonly meal?: number;
  /** Nodes that have agreed. */
  readonly nodes?: number;
  readonly venueKind?: VenueKind;
  /** What the speaker says to the invitation; signs unless given. */
  readonly answers?: SpeakerAnswers;
  /** Place among the doctors of the rep of who speaks; by the place in the list unless given. */
  readonly talker?: number;
  /** Begins so many minutes after midnight instead of the usual hour. */
  readonly minute?: number;
  /** Lasts so many minutes instead of two hours, and begins on its very day, be it a Sunday. */
  readonly lasts?: number;
  /** What its owner made up, after which meeting of this list. */
  readonly fraud?: { readonly kind: 'PHOTO' | 'SHEET' | 'TWO_PLACES'; readonly after: number };
  /** Costs so many times what was estimated, and why. */
  readonly overrun?: { readonly share: number; readonly comment: string };
  /** Somebody walked in whom nobody knew; a steward is asked to verify the new doctor. */
  readonly newDoctor?: { readonly name: string; readonly departmentName: string; readonly titleCode: string };
  readonly comments?: readonly { readonly code: string; readonly comment: string }[];
}

export const subjects = [
  '癫痫规范化诊疗',
  '偏头痛预防治疗',
  '卒中后抑郁识别',
  '帕金森病运动并发症',
  '多发性硬化长期管理',
  '失眠障碍评估',
  '双相障碍维持期治疗',
  '神经病理性疼痛',
] as const;

/** Place among the doctors of the rep of who speaks; whoever makes up a guest list copies one. */
export const talkerOf = ({ fraud, talker }: SeedMeeting, at: number): number =>
  talker ?? (fraud === undefined || fraud.kind === 'PHOTO' ? at : fraud.after) % 8;

export const held = (rep: number, days: number, guests: number, more: Partial<SeedMeeting> = {}): SeedMeeting => ({
  rep,
  days,
  guests,
  type: 'DEPARTMENT',
  until: 'CONFIRMED',
  ...more,
});

export const plannedMeetings: readonly SeedMeeting[] = [
  held(0, -301, 7),
  held(1, -262, 8),
  held(2, -240, 7),
  held(0, -214, 9, { type: 'CITY', meal: 150, answers: 'BY_TELEPHONE' }),
  held(3, -190, 7),
  held(1, -171, 8),
  held(0, -149, 8),
  held(4, -133, 7),
  held(2, -120, 9, { type: 'CITY', meal: 160 }),
  held(0, -98, 7),
  held(3, -84, 8),
  held(1, -63, 7),
  held(0, -51, 9, { answers: 'BY_TELEPHONE' }),
  held(2, -40, 8, { until: 'CANCELLED' }),
  held(0, -33, 8),
  held(1, -26, 7, { until: 'TO_CONFIRM' }),
  held(4, -20, 8, { until: 'CONFIRM_REVIEW' }),
  held(0, -12, 8, { until: 'CONFIRM_REVIEW' }),
  held(3, -6, 7, {
    until: 'TO_CONFIRM',
    newDoctor: { name: '佴清和', departmentName: '神经内科', titleCode: 'ATTENDING_PHYSICIAN' },
  }),
  held(0, -3, 8, { until: 'TO_CONFIRM' }),
  held(0, 9, 8, { until: 'APPROVED', answers: 'SILENT' }),
  held(1, 12, 7, { until: 'APPROVED', answers: 'DECLINES' }),
  held(2, 16, 8, { until: 'CHANGE_APPROVAL' }),
  held(0, 19, 8, { until: 'IN_APPROVAL', nodes: 0 }),
  held(1, 21, 9, { until: 'IN_APPROVAL', nodes: 1 }),
  held(3, 23, 7, { until: 'IN_APPROVAL', nodes: 2 }),
  held(0, 26, 10, {
    until: 'IN_APPROVAL',
    nodes: 0,
    type: 'CITY',
    meal: 180,
    venueKind: 'SCENIC',
    comments: [{ code: 'S5', comment: '会议中心位于景区外围，仅使用会议室，无任何游览安排' }],
  }),
  held(2, 28, 7, { until: 'REJECTED' }),
  held(0, 33, 8, { until: 'DRAFT' }),
  // One asks the general manager for an exemption, one for the approval of what it cost.
  held(4, 24, 8, {
    until: 'IN_APPROVAL',
    nodes: 3,
    meal: 340,
    comments: [{ code: 'H4', comment: '会场所在酒店的会议餐标准，附近无其他可用会场' }],
  }),
  held(4, -8, 8, { until: 'CONFIRM_REVIEW', overrun: { share: 1.3, comment: '酒店临时更换会议室，餐标随之上调' } }),
  // Made up by their owners; everything else is honest.
  held(2, -25, 8, { until: 'CONFIRM_REVIEW', fraud: { kind: 'PHOTO', after: 8 } }),
  held(3, -22, 8, { until: 'CONFIRM_REVIEW', fraud: { kind: 'SHEET', after: 10 } }),
  held(4, -20, 8, {
    until: 'CONFIRM_REVIEW',
    venueKind: 'CONFERENCE',
    minute: 17 * 60 + 30,
    fraud: { kind: 'TWO_PLACES', after: 16 },
  }),
];

/** Place of the first of those below, apart from the places of planned meetings; who speaks there speaks in one of those as well. */
export const RECENT_AT = 144;

export const recentMeetings: readonly SeedMeeting[] = [
  // Confirmed within the last thirty days, so that the board of the team's manager counts one.
  held(2, -16, 8, { talker: 0 }),
  // A course of three days that began yesterday: its sign-in is open at every hour of the day that the demo is made on.
  held(1, -1, 8, {
    type: 'CITY',
    meal: 150,
    talker: 5,
    until: 'IN_PROGRESS',
    minute: 9 * 60,
    lasts: 2 * 1440 + 8 * 60,
  }),
  held(0, 31, 8, { talker: 4, until: 'RETURNED' }),
];
