// The rules that make tasks by themselves, and how long a task handed over may be refused (product: tasks and plans).
import { figure, sources, type RuleSeed } from './rule-seed.schema.ts';

const { house } = sources;
const fixed = { scenario: 'TASK', room: 'NOW', isHard: false, wholeEnterprise: true, source: house } as const;

/** Switched off, T1 to T3 make nothing. */
export const taskRules: readonly RuleSeed[] = [
  {
    ...fixed,
    code: 'T1',
    zh: 'A 级客户久未拜访',
    en: 'Tier A not visited for long',
    message: 'A 级客户超过 {tasks.unvisitedDays} 天未拜访，自动安排拜访任务',
    enMessage: 'A tier A doctor not visited for over {tasks.unvisitedDays} days becomes a task',
    figures: [
      figure('tasks.unvisitedDays', ['未拜访天数', 'Days without a visit'], 'DAYS', [7, 30, 365]),
      figure('tasks.unvisitedDueDays', ['完成期限', 'Days to do it'], 'DAYS', [1, 7, 60]),
      figure('tasks.unvisitedPerUser', ['每人每天最多', 'At most, each a day'], 'TIMES', [1, 3, 50]),
    ],
  },
  {
    ...fixed,
    code: 'T2',
    zh: '缺少沟通授权',
    en: 'Consent is missing',
    message: 'A、B 级客户没有任何渠道的授权，自动安排任务，{tasks.consentDueDays} 天内完成',
    enMessage: 'A doctor of tier A or B without consent becomes a task due in {tasks.consentDueDays} days',
    figures: [
      figure('tasks.consentDueDays', ['完成期限', 'Days to do it'], 'DAYS', [1, 14, 90]),
      figure('tasks.consentPerUser', ['每人每天最多', 'At most, each a day'], 'TIMES', [1, 2, 50]),
    ],
  },
  {
    ...fixed,
    code: 'T3',
    zh: '拜访未提交',
    en: 'Visit not submitted',
    message: '拜访 {tasks.unsubmittedHours} 小时后仍未提交，自动安排任务',
    enMessage: 'A visit not submitted after {tasks.unsubmittedHours} hours becomes a task',
    figures: [figure('tasks.unsubmittedHours', ['小时数', 'Hours'], 'HOURS', [1, 24, 720])],
  },
  {
    ...fixed,
    code: 'T4',
    zh: '任务退回期限',
    en: 'Time to refuse a task',
    isHard: true,
    message: '转入的任务须在 {tasks.refuseHours} 小时内退回',
    enMessage: 'A task handed over may be refused within {tasks.refuseHours} hours',
    figures: [figure('tasks.refuseHours', ['小时数', 'Hours'], 'HOURS', [1, 24, 168])],
  },
];
