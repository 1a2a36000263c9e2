// The rules that act today (specification 9).
import { figure, sources, type RuleSeed } from './rule-seed.schema.ts';
import { plannerRules } from './planner-rules.schema.ts';
import { sendRules } from './content/send-rules.schema.ts';
import { taskRules } from './task-rules.schema.ts';
import { taxRules } from './tax-rules.schema.ts';
import { visitRules } from './visit-rules.schema.ts';

const { house } = sources;

/** What acts today. */
export const actingRules: readonly RuleSeed[] = [
  ...visitRules,
  {
    code: 'E1',
    zh: '导出上限',
    en: 'Limits of exports',
    scenario: 'EXPORT',
    room: 'NOW',
    isHard: true,
    message: '每次最多导出 {exports.rows} 行，每天最多 {exports.perDay} 次',
    enMessage: 'At most {exports.rows} rows an export and {exports.perDay} exports a day',
    source: house,
    figures: [
      figure('exports.rows', ['每次行数', 'Rows an export'], 'ROWS', [0, 5000, 200_000]),
      figure('exports.perDay', ['每天次数', 'Exports a day'], 'TIMES', [0, 3, 100]),
    ],
  },
  {
    code: 'E2',
    zh: '诊疗记录导出先审批',
    en: 'Treatment records leave once approved',
    scenario: 'EXPORT',
    room: 'NOW',
    isHard: true,
    message: '诊疗记录须经审批后才能导出',
    enMessage: 'Treatment records are exported once an approval is there',
    source: house,
    // 1 asks for an approval first; switched off none is asked for.
    figures: [
      figure('exports.patientApproval', ['须先审批（1 为是）', 'Approval first (1: yes)'], 'TIMES', [0, 0, 1], 'FLOOR'),
    ],
  },
  {
    code: 'P1',
    zh: '查看完整号码上限',
    en: 'Limit of numbers shown whole',
    scenario: 'PRIVACY',
    room: 'NOW',
    isHard: true,
    message: '每人每天最多查看 {privacy.revealsPerDay} 个完整号码',
    enMessage: 'At most {privacy.revealsPerDay} numbers are shown whole to a user a day',
    source: '个人信息保护法',
    figures: [figure('privacy.revealsPerDay', ['每天次数', 'Numbers a day'], 'TIMES', [0, 50, 1000])],
  },
  {
    code: 'L1',
    zh: '登录锁定',
    en: 'Sign-in lock-out',
    scenario: 'SIGN_IN',
    room: 'NOW',
    isHard: true,
    wholeEnterprise: true,
    message: '连续失败 {signIn.failures} 次后锁定',
    enMessage: 'Signing in is locked after {signIn.failures} failures in a row',
    source: house,
    figures: [
      figure('signIn.failures', ['失败次数', 'Failures'], 'TIMES', [3, 5, 10]),
      figure('signIn.firstSeconds', ['首次锁定时长', 'First lock'], 'SECONDS', [30, 60, 3600]),
      figure('signIn.longestSeconds', ['最长锁定时长', 'Longest lock'], 'SECONDS', [60, 900, 86_400]),
    ],
  },
  {
    code: 'L2',
    zh: '登录双重验证',
    en: 'Second factor at sign-in',
    scenario: 'SIGN_IN',
    room: 'NOW',
    isHard: true,
    wholeEnterprise: true,
    byRole: true,
    message: '登录须输入验证器动态码',
    enMessage: 'Signing in asks for a code of an authenticator app',
    source: house,
    // 1 asks for it; switched off it is asked of those alone who set it up themselves.
    figures: [
      figure('signIn.secondFactor', ['要求双重验证（1 为是）', 'Asked for (1: yes)'], 'TIMES', [0, 0, 1], 'FLOOR'),
    ],
  },
  {
    code: 'LC1',
    zh: '临期取消费',
    en: 'Late cancellation fee',
    scenario: 'MEETING',
    room: 'NOW',
    isHard: true,
    message:
      '会议开始前 {meetings.cancelDays} 天内取消的，向已签约并同意讲课的讲者支付讲课费的 {meetings.cancelShare}%',
    enMessage:
      'A speaker under contract who agreed is paid {meetings.cancelShare}% of the fee when the meeting is cancelled within {meetings.cancelDays} days of its start',
    source: house,
    // Switched off no fee is due: the figures fall to their least.
    figures: [
      figure('meetings.cancelDays', ['开始前天数', 'Days before the start'], 'DAYS', [0, 3, 30], 'FLOOR'),
      figure('meetings.cancelShare', ['讲课费比例', 'Share of the fee'], 'PERCENT', [0, 50, 100], 'FLOOR'),
    ],
  },
  ...plannerRules,
  ...taskRules,
  ...sendRules,
  ...taxRules,
];
