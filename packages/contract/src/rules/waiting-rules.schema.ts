// The rules of speakers, meetings and payments, which act once those rooms are there.
import { figure, sources, type FigureSeed, type RuleSeed } from './rule-seed.schema.ts';
import type { RuleExemption, RuleRoom, RuleScenario } from './rules.schema.ts';

const { house, rdpac, samr, lectures } = sources;

/** Rules that block and have a way out. */
const exemptions: Readonly<Record<string, RuleExemption>> = { H4: 'GENERAL_MANAGER', H12: 'SECOND_LEADER' };

/** What waits for the room of speakers, meetings or payments. */
export const waitingRules: readonly RuleSeed[] = [
  rule(
    'H1',
    'SPEAKER',
    'SPEAKERS',
    ['讲者资格有效', 'Speaker is qualified'],
    [
      '讲者未生效、主题未授权，或合同、培训在会前 {speakers.spareDays} 天内到期',
      'The speaker is not active, not qualified for the topic, or contract or training ends within {speakers.spareDays} days of the meeting',
    ],
    rdpac,
    [figure('speakers.spareDays', ['合同剩余天数', 'Days the contract must outlast'], 'DAYS', [0, 0, 90], 'FLOOR')],
  ),
  rule(
    'H2',
    'SPEAKER',
    'SPEAKERS',
    ['讲者年度上限', 'Yearly cap of a speaker'],
    [
      '讲者本年度超过 {speakers.yearlyTimes} 次或 {speakers.yearlyAmount} 元',
      'The speaker passes {speakers.yearlyTimes} talks or CNY {speakers.yearlyAmount} this year',
    ],
    rdpac,
    [
      figure('speakers.yearlyTimes', ['年度次数', 'Talks a year'], 'TIMES', [1, 12, 100]),
      figure('speakers.yearlyAmount', ['年度金额', 'Amount a year'], 'CNY', [0, 50_000, 1_000_000]),
    ],
  ),
  rule(
    'S2',
    'SPEAKER',
    'SPEAKERS',
    ['讲者年度上限预警', 'Yearly cap in sight'],
    ['讲者已用年度上限的 {speakers.warnShare}%', 'The speaker has used {speakers.warnShare}% of the yearly cap'],
    rdpac,
    [figure('speakers.warnShare', ['预警比例', 'Share that warns'], 'PERCENT', [1, 80, 100])],
  ),
  rule(
    'H3',
    'SPEAKER',
    'SPEAKERS',
    ['讲课费标准', 'Lecture fee by tier'],
    [
      '讲课费高于该级别标准（中级及以下 {fees.middle}、副高 {fees.associate}、正高 {fees.full}、院士 {fees.academician} 元/学时，半天最多 {fees.hours} 学时）',
      'The fee is above the tier (up to middle {fees.middle}, associate {fees.associate}, full {fees.full}, academician {fees.academician} CNY an hour, at most {fees.hours} hours in half a day)',
    ],
    lectures,
    [
      figure('fees.middle', ['中级及以下', 'Up to middle'], 'CNY', [0, 300, 10_000]),
      figure('fees.associate', ['副高', 'Associate'], 'CNY', [0, 500, 10_000]),
      figure('fees.full', ['正高', 'Full'], 'CNY', [0, 1000, 10_000]),
      figure('fees.academician', ['院士、全国知名专家', 'Academician, national expert'], 'CNY', [0, 1500, 10_000]),
      figure('fees.hours', ['半天学时', 'Hours in half a day'], 'LEARNING_HOURS', [1, 4, 8]),
    ],
  ),
  rule(
    'H4',
    'MEETING',
    'MEETINGS',
    ['人均餐费', 'Meal a head'],
    ['人均餐费超过 {meetings.mealPerHead} 元', 'The meal is over CNY {meetings.mealPerHead} a head'],
    rdpac,
    [figure('meetings.mealPerHead', ['人均餐费', 'Meal a head'], 'CNY', [0, 300, 3000])],
  ),
  rule(
    'S5',
    'MEETING',
    'MEETINGS',
    ['会议场地', 'Venue'],
    [
      '场地属于景区、度假村或娱乐场所，需合规审批；禁用场地名单中的场地不可申请',
      'The venue is scenic, a resort or entertainment and goes to compliance; one on the list of banned venues blocks',
    ],
    samr,
    [],
  ),
  rule(
    'S6',
    'MEETING',
    'MEETINGS',
    ['重复参加同主题', 'Same topic again'],
    [
      '有医生 12 个月内已参加同主题超过 {meetings.sameTopic} 次（超过 {meetings.sameTopicMost} 次不可邀请）',
      'A doctor has been to the same topic more than {meetings.sameTopic} times in 12 months (more than {meetings.sameTopicMost} blocks)',
    ],
    rdpac,
    [
      figure('meetings.sameTopic', ['同主题次数', 'Times on one topic'], 'TIMES', [1, 2, 20]),
      { ...figure('meetings.sameTopicMost', ['禁止次数', 'Times that block'], 'TIMES', [1, 3, 20]), blocks: true },
    ],
  ),
  rule(
    'H7',
    'MEETING',
    'MEETINGS',
    ['最少参会人数', 'Fewest attendees'],
    [
      '院外参会者少于 {meetings.fewestGuests} 人，或员工超过院外参会者的 {meetings.staffShare}%',
      'Fewer than {meetings.fewestGuests} guests from outside, or employees above {meetings.staffShare}% of them',
    ],
    samr,
    [
      figure('meetings.fewestGuests', ['院外人数', 'Guests from outside'], 'PEOPLE', [0, 5, 500], 'FLOOR'),
      figure('meetings.staffShare', ['员工占院外', 'Employees per guest'], 'PERCENT', [0, 100, 1000]),
    ],
  ),
  rule(
    'S8',
    'MEETING',
    'MEETINGS',
    ['学术时间占比', 'Share of academic time'],
    [
      '学术议程少于全程的 {meetings.academicShare}%',
      'The academic agenda is less than {meetings.academicShare}% of the time',
    ],
    samr,
    [figure('meetings.academicShare', ['学术占比', 'Academic share'], 'PERCENT', [0, 60, 100], 'FLOOR')],
  ),
  rule(
    'H9',
    'BUDGET',
    'MEETINGS',
    ['预算可用', 'Budget is there'],
    [
      '成本中心或内部订单已关闭、过期或余额不足（容差 {budgets.tolerance}%）',
      'Cost center or internal order is closed, out of dates or short (tolerance {budgets.tolerance}%)',
    ],
    house,
    [figure('budgets.tolerance', ['容差', 'Tolerance'], 'PERCENT', [0, 0, 50])],
  ),
  rule(
    'S10',
    'BUDGET',
    'MEETINGS',
    ['实际超出预估', 'Actual over estimate'],
    [
      '实际费用超出预估 {budgets.overrun}%，需说明并重新审批',
      'The actual cost is over the estimate by {budgets.overrun}%: say why and ask again',
    ],
    house,
    [figure('budgets.overrun', ['超出比例', 'Overrun'], 'PERCENT', [0, 10, 100])],
    true,
  ),
  rule(
    'H11',
    'MEETING',
    'MEETINGS',
    ['资料已批准', 'Material is approved'],
    [
      '资料未批准、会议日前过期或不适用于该受众',
      'A material is not approved, expires before the meeting or is for another audience',
    ],
    samr,
    [],
  ),
  rule(
    'H12',
    'MEETING',
    'MEETINGS',
    ['提前申请', 'Applied for in time'],
    [
      '须在会前 {meetings.leadDays} 个工作日提交',
      'Submit at least {meetings.leadDays} working days before the meeting',
    ],
    house,
    [figure('meetings.leadDays', ['提前工作日', 'Working days ahead'], 'DAYS', [0, 5, 60], 'FLOOR')],
    true,
  ),
  rule(
    'H13',
    'MEETING',
    'MEETINGS',
    ['时间冲突', 'Overlapping meetings'],
    ['同一讲者或负责人的会议时间重叠', 'The same speaker or owner has an overlapping meeting'],
    samr,
    [],
  ),
  rule(
    'S14',
    'PAYMENT',
    'PAYMENTS',
    ['支出集中度', 'Share of one payee'],
    [
      '单一医院或供应商占近三个月支出超过 {payments.share}%',
      'One hospital or supplier has over {payments.share}% of the spend of three months',
    ],
    samr,
    [figure('payments.share', ['占比', 'Share'], 'PERCENT', [1, 30, 100])],
  ),
  rule(
    'H15',
    'PAYMENT',
    'PAYMENTS',
    ['付款依据', 'Evidence of a payment'],
    [
      '缺少会议确认、签到、实际议程或服务确认，或发票、照片重复使用',
      'Confirmation, sign-in, agenda or service record is missing, or an invoice or photo is used again',
    ],
    samr,
    [],
  ),
  rule(
    'H16',
    'PAYMENT',
    'PAYMENTS',
    ['职责分离', 'Segregation of duties'],
    ['申请人、审批人与付款人必须不同', 'Owner, approver and payer must differ'],
    samr,
    [],
  ),
  rule(
    'S17',
    'MEETING',
    'MEETINGS',
    ['逾期未确认', 'Overdue confirmations'],
    [
      '负责人有会议逾期未确认（超过 {meetings.overdueWarned} 场提醒，超过 {meetings.overdue} 场不可提交）',
      'The owner has meetings overdue for confirmation (more than {meetings.overdueWarned} warns, more than {meetings.overdue} blocks)',
    ],
    house,
    [
      figure('meetings.overdueWarned', ['提醒场数', 'Meetings that warn'], 'TIMES', [0, 0, 20]),
      { ...figure('meetings.overdue', ['禁止场数', 'Meetings that block'], 'TIMES', [0, 2, 20]), blocks: true },
    ],
  ),
];

function rule(
  code: string,
  scenario: RuleScenario,
  room: RuleRoom,
  [zh, en]: readonly [string, string],
  [message, enMessage]: readonly [string, string],
  source: string,
  figures: readonly FigureSeed[],
  commentRequired = code.startsWith('S'),
): RuleSeed {
  const isHard = code.startsWith('H');
  const exemption = exemptions[code];
  return { code, zh, en, scenario, room, isHard, commentRequired, message, enMessage, source, figures, exemption };
}
