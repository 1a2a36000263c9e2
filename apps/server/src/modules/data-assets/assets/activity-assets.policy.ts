// Visits, tasks, meetings and interactions as data assets.
import { rule, type DataAsset } from './asset.policy.ts';

export const visits: DataAsset = {
  code: 'visits',
  name: { zh: '拜访', en: 'Visits' },
  description: {
    zh: '代表与医学联络官计划和记录的拜访；已取消的不计',
    en: 'Visits that representatives and liaisons plan and record; cancelled ones do not count',
  },
  subject: 'ACTIVITIES',
  sources: ['SCREENS'],
  expectedDays: 3,
  permission: 'customer:visits:team',
  path: '/customer/visitTeamManager/teamVisit',
  models: [],
  jobs: ['visits.missed'],
  upstream: ['doctors', 'hospitals'],
  screens: ['/customer/visitTeamManager/teamVisit', '/data/managerDashboard', '/systemReport/rbRecords'],
  rules: [
    rule('COMPLETENESS', 'result', {
      name: ['有拜访结果', 'Has a result'],
      means: ['已提交的拜访填写了结果', 'A visit handed in has a result'],
      field: 'visit.visitResults',
    }),
    rule('COMPLETENESS', 'purpose', {
      name: ['有拜访目的', 'Has a purpose'],
      means: ['已提交的拜访填写了目的', 'A visit handed in has a purpose'],
    }),
    rule('COMPLETENESS', 'duration', {
      name: ['有拜访时长', 'Has a duration'],
      means: ['已提交的拜访填写了时长', 'A visit handed in has a duration'],
    }),
    rule('VALIDITY', 'begun', {
      name: ['已经发生', 'Has begun'],
      means: ['已提交的拜访不在未来', 'A visit handed in does not lie ahead'],
    }),
    rule('VALIDITY', 'place', {
      name: ['签到在医院附近', 'Checked in near the hospital'],
      means: [
        '签到位置离医院不超过 1,000 米；没有定位的不算不符',
        'Not more than 1,000 m away; without a place it passes',
      ],
    }),
    rule('UNIQUENESS', 'same', {
      name: ['没有重复拜访', 'No visit twice'],
      means: ['同一人没有对同一医生同一时刻的另一次拜访', 'No other visit of the person to the doctor at the moment'],
    }),
    rule('TIMELINESS', 'onTime', {
      name: ['按时提交', 'Handed in on time'],
      means: ['没有补录、错过或等待批准补录', 'Neither late, missed nor waiting to be accepted late'],
    }),
  ],
};

export const tasks: DataAsset = {
  code: 'tasks',
  name: { zh: '任务', en: 'Tasks' },
  description: {
    zh: '人工与规则生成的任务、负责人、截止日期和完成情况',
    en: 'Tasks made by people and by rules, with assignee, due date and what came of them',
  },
  subject: 'ACTIVITIES',
  sources: ['SCREENS', 'DERIVED'],
  expectedDays: 3,
  permission: 'task:tasks:team',
  path: '/task/index/all',
  recordPath: (id) => `/task/taskRecordDetail?id=${id}`,
  models: [],
  jobs: ['tasks.makeByRules'],
  upstream: ['doctors', 'visits', 'meetings'],
  screens: ['/task/index/all', '/task/myPlan', '/data/managerDashboard'],
  rules: [
    rule('COMPLETENESS', 'linked', {
      name: ['关联医生或医院', 'Names a doctor or hospital'],
      means: ['任务关联了至少一位医生或一家医院', 'The task names a doctor or a hospital'],
    }),
    rule('COMPLETENESS', 'organization', {
      name: ['有所属组织', 'Has an organisation'],
      means: ['任务记有所属组织', 'The task belongs to an organisation'],
    }),
    rule('VALIDITY', 'assignee', {
      name: ['负责人在职', 'Assignee is in service'],
      means: ['未完成的任务在在用账号名下', 'An open task is with a user in service'],
    }),
    rule('UNIQUENESS', 'same', {
      name: ['没有重复任务', 'No task twice'],
      means: ['同一人同一天没有同名、同对象的任务', 'No other task of the name, person, day and object'],
    }),
    rule('TIMELINESS', 'onTime', {
      name: ['没有逾期', 'Not overdue'],
      means: ['未完成的任务没有超过截止日期', 'An open task is not past its due date'],
    }),
  ],
};

export const meetings: DataAsset = {
  code: 'meetings',
  name: { zh: '会议', en: 'Meetings' },
  description: {
    zh: '从申请到确认的会议；草稿、已取消和被拒绝的不计',
    en: 'Meetings from application to confirmation; drafts, cancelled and rejected ones do not count',
  },
  subject: 'ACTIVITIES',
  sources: ['SCREENS'],
  expectedDays: 14,
  permission: 'meeting:meetings:read',
  path: '/meeting/apply/approved',
  recordPath: (id) => `/meeting/meetDetail?id=${id}`,
  models: [],
  jobs: ['meetings.beginAndEnd'],
  upstream: ['doctors', 'hospitals'],
  screens: ['/meeting/apply/approved', '/meeting/met/doneConfirmed', '/data/managerDashboard'],
  rules: [
    rule('COMPLETENESS', 'product', { name: ['有产品', 'Has a product'], means: ['已填写产品', 'The product is set'] }),
    rule('COMPLETENESS', 'city', {
      name: ['有城市', 'Has a city'],
      means: ['线下会议填写了城市', 'A meeting on site has a city'],
    }),
    rule('COMPLETENESS', 'cost', {
      name: ['有实际费用', 'Has actual costs'],
      means: ['已确认的会议填写了实际费用', 'A confirmed meeting has its actual costs'],
    }),
    rule('VALIDITY', 'estimate', {
      name: ['预算大于零', 'Estimate above zero'],
      means: ['申请时的预算大于 0 元', 'The estimate is above 0 CNY'],
    }),
    rule('UNIQUENESS', 'same', {
      name: ['没有重复会议', 'No meeting twice'],
      means: ['同一申请人同一时刻没有同名会议', 'No other meeting of the name, owner and start'],
    }),
    rule('TIMELINESS', 'onTime', {
      name: ['按时确认', 'Confirmed on time'],
      means: ['结束 7 天内完成确认', 'Confirmed within 7 days of its end'],
    }),
  ],
};

export const interactions: DataAsset = {
  code: 'interactions',
  name: { zh: '互动', en: 'Interactions' },
  description: {
    zh: '医生在拜访、会议、短信、邮件、企微、直播等渠道的行为；活跃度与线索评分由此计算',
    en: 'What doctors did on visits, meetings, SMS, mail, chat and live; activeness and clue scores follow from it',
  },
  subject: 'ACTIVITIES',
  sources: ['DERIVED'],
  expectedDays: 3,
  permission: 'customer:doctors:read',
  path: '/data/businessDashboard-2',
  models: ['interaction_records'],
  jobs: ['interactions.moveWeeks'],
  upstream: ['visits', 'meetings', 'sends'],
  screens: [
    '/data/businessDashboard-2',
    '/salesFunnel/marketingFunnel',
    '/transit/userTransit',
    '/clueScore/clueQuery',
  ],
  rules: [
    rule('COMPLETENESS', 'subject', {
      name: ['有主题', 'Has a subject'],
      means: ['拜访以外的互动记有主题', 'An interaction other than a visit has a subject'],
    }),
    rule('VALIDITY', 'doctor', {
      name: ['医生存在', 'Doctor exists'],
      means: ['能对应到医生档案', 'The doctor is kept'],
    }),
    rule('VALIDITY', 'duration', {
      name: ['时长合理', 'Duration makes sense'],
      means: ['已记录的时长在 0 到 24 小时之间', 'A duration lies between 0 and 24 hours'],
    }),
    rule('UNIQUENESS', 'same', {
      name: ['没有重复互动', 'No interaction twice'],
      means: [
        '同一医生同一时刻没有同渠道、同行为、同主题的互动',
        'No other one of the doctor, moment, channel, action and subject',
      ],
    }),
    rule('TIMELINESS', 'recent', {
      name: ['在分析期内', 'Within the analysed time'],
      means: ['发生在最近 24 个月内', 'It happened within 24 months'],
    }),
  ],
};
