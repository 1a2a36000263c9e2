// The stream of interactions over a year: what visits leave behind and what doctors do online (specification 3, interaction detail).
import type { Transaction } from '../../reference/index.ts';
import { momentOf, weeksBefore } from '../days.ts';
import { WEEKS } from '../doctors/cast.ts';
import { channels, consentOf } from '../doctors/consents.ts';
import { type Copied, copyRows } from '../load/copy.ts';
import { type Random, random, weighted } from '../random.ts';
import { calendarDays, DAYS_BACK, isContact, type VisitCalendar, visitsOf } from './visit-plan.ts';

const columns = [
  'doctor_id',
  'user_id',
  'at',
  'channel',
  'action',
  'subject',
  'duration_seconds',
  'source_table',
  'source_id',
];

type OnlineChannel = 'SMS' | 'MAIL' | 'WECOM' | 'LIVE' | 'EDUCATION' | 'SURVEY' | 'MEETING';

const drawChannel = weighted<OnlineChannel>([
  ['EDUCATION', 10],
  ['WECOM', 34],
  ['LIVE', 22],
  ['SMS', 13],
  ['MAIL', 12],
  ['SURVEY', 5],
  ['MEETING', 4],
]);

const actions: Readonly<Record<OnlineChannel, readonly string[]>> = {
  SMS: ['RECEIVED', 'RECEIVED', 'CLICKED'],
  MAIL: ['RECEIVED', 'OPENED', 'READ', 'CLICKED'],
  WECOM: ['RECEIVED', 'READ', 'READ', 'REPLIED'],
  LIVE: ['WATCHED', 'WATCHED', 'ASKED'],
  EDUCATION: ['LEARNED', 'LEARNED', 'READ', 'DISCUSSED', 'TESTED'],
  SURVEY: ['ANSWERED'],
  MEETING: ['REGISTERED', 'ATTENDED'],
};

const subjects: Readonly<Record<OnlineChannel, readonly string[]>> = {
  SMS: ['区域神经论坛报名提醒', '新版偏头痛指南解读', '科室会会前通知'],
  MAIL: ['偏头痛预防治疗文献速递', '睡眠与情绪障碍共病综述', '真实世界研究进展月报'],
  WECOM: ['偏头痛问答', '失眠障碍用药小贴士', '抑郁障碍随访量表', '指南要点图解'],
  LIVE: ['头痛门诊建设经验', '难治性抑郁的换药策略', '睡眠中心的多学科协作', '认知障碍早期识别'],
  EDUCATION: ['偏头痛规范诊疗课程', '精神科量表使用培训', '睡眠医学进阶课程', '神经影像读片练习'],
  SURVEY: ['门诊患者构成调研', '偏头痛用药习惯问卷', '继续教育需求问卷'],
  MEETING: ['区域神经论坛', '睡眠与情绪高峰会', '青年医生病例大赛'],
};

export interface InteractionRows {
  readonly calendar: VisitCalendar;
  /** Id of the first visit, to which the interactions of visits point. */
  readonly firstVisitId: number;
  readonly contacts: number;
}

/** Streams the interactions, oldest first, and counts the acts of the last twelve weeks into the cast, as the product derives both. */
export function copyInteractions(tx: Transaction, rows: InteractionRows): Promise<Copied> {
  return copyRows(tx, 'interactions', columns, interactionLines(rows));
}

function* interactionLines({ calendar, firstVisitId, contacts }: InteractionRows): Generator<string> {
  const { today, cast, plan } = calendar;
  const online = plan.interactions - contacts;
  let visitId = firstVisitId;
  let sent = 0;
  for (const [index, day] of calendarDays(today).entries()) {
    for (const visit of visitsOf(calendar, day)) {
      const id = visitId++;
      if (!isContact(visit)) continue;
      count(calendar, visit.doctor, visit.at);
      yield `${cast.firstId + visit.doctor}\t${visit.user.id}\t${new Date(visit.at).toISOString()}\tVISIT\tMET\t\t\\N\tvisits\t${id}\n`;
    }
    // Doctors act online up to yesterday: whatever is stored has happened.
    const due = Math.round((online * Math.min(index + 1, DAYS_BACK)) / DAYS_BACK);
    const randomly = random(plan.spec.realm, 'interactions', day);
    const midnight = momentOf(day, 0);
    for (; sent < due; sent += 1) yield onlineLine(calendar, randomly, midnight);
  }
}

function onlineLine(calendar: VisitCalendar, randomly: Random, midnight: number): string {
  const { cast } = calendar;
  const doctor = chooseDoctor(calendar, randomly);
  const channel = allowedChannel(doctor, drawChannel(randomly));
  const action = randomly.pick(actions[channel]);
  // Between seven in the morning and half past ten at night.
  const at = midnight + Math.floor((7 + 15.5 * randomly.next()) * 3600) * 1000;
  // What was only sent is no act of the doctor.
  if (action !== 'RECEIVED') count(calendar, doctor, at);
  const duration = durationOf(randomly, channel, action);
  return `${cast.firstId + doctor}\t\\N\t${new Date(at).toISOString()}\t${channel}\t${action}\t${randomly.pick(subjects[channel])}\t${duration}\t\\N\t\\N\n`;
}

/** Active doctors come more often. */
function chooseDoctor({ cast }: VisitCalendar, randomly: Random): number {
  for (;;) {
    const doctor = Math.floor(randomly.next() * cast.count);
    if (randomly.next() * 255 <= cast.activityOf[doctor]! + 8) return doctor;
  }
}

/** Nobody is written to over a channel they did not agree to. */
function allowedChannel(doctor: number, channel: OnlineChannel): OnlineChannel {
  const index = channels.indexOf(channel as (typeof channels)[number]);
  return index === -1 || consentOf(doctor, index) === 'OPT_IN' ? channel : 'EDUCATION';
}

function durationOf(randomly: Random, channel: OnlineChannel, action: string): string {
  if (action === 'WATCHED') return String(randomly.between(300, 5400));
  if (channel === 'EDUCATION') return String(randomly.between(60, 2400));
  return action === 'READ' ? String(randomly.between(10, 240)) : String.raw`\N`;
}

function count({ cast, today }: VisitCalendar, doctor: number, at: number): void {
  const weeks = weeksBefore(today, at);
  if (weeks >= WEEKS) return;
  const cell = doctor * WEEKS + (WEEKS - 1 - weeks);
  cast.weekly[cell] = cast.weekly[cell]! + 1;
}
