// Words of the tiles of the manager dashboard.

export const managerWords = {
  handedIn: {
    title: { zh: '已提交拜访', en: 'Visits handed in' },
    definition: {
      zh: '期间内开始、已提交且未判无效的团队拜访，含补录',
      en: 'Visits of your range that began in the period and were handed in, late ones included, and not judged invalid',
    },
  },
  coverage: {
    title: { zh: '覆盖率', en: 'Coverage' },
    definition: {
      zh: '目标医生中至少见到一次的比例，未见到、拒访不算；目标取与期间相交的已批准周期计划，每个计划整期计入，没有计划的成员取名下 A、B 级医生',
      en: 'Share of target doctors met at least once, not met and refused left out; targets come from approved cycle plans that touch the period, each plan whole, for members without one from their own A and B doctors',
    },
  },
  frequency: {
    title: { zh: '频率达成', en: 'Frequency' },
    definition: {
      zh: '周期计划期间见到医生的拜访次数 ÷ 目标次数，每个目标最多计到目标次数；与期间相交的计划整期计入，计划开始前的拜访不计',
      en: 'Visits that met the doctor in the days of the plan / visits in its goals, each goal at most to its end; plans that touch the period count whole, visits before a plan began never',
    },
  },
  pace: {
    title: { zh: '计划进度差', en: 'Ahead of plan' },
    definition: {
      zh: '周期计划的达成率减去时间进度，以百分点计，负数为落后；时间进度为截至今天各计划已开始天数占比，按目标次数加权',
      en: 'Attainment of the cycle plans less the share of their time that has passed, in percentage points, below zero is behind; time is the share of the days of each plan begun by today, weighted by its goals',
    },
  },
  joint: {
    title: { zh: '协访', en: 'Joint visits' },
    definition: { zh: '期间内经理一同参加的有效拜访', en: 'Visits held in the period that a manager joined' },
  },
  confirmed: {
    title: { zh: '已确认会议', en: 'Confirmed meetings' },
    definition: {
      zh: '期间内开始、已确认实际发生的会议',
      en: 'Meetings that began in the period and whose actuals are confirmed',
    },
  },
  heads: {
    title: { zh: '参会人次', en: 'Meeting heads' },
    definition: {
      zh: '期间内开始、已确认会议的签到人数，每场各计一次',
      en: 'Who signed in at the confirmed meetings that began in the period, once for each meeting',
    },
  },
  headCost: {
    title: { zh: '人均会议费用', en: 'Cost per head' },
    definition: {
      zh: '这些会议确认的实际费用 ÷ 参会人次',
      en: 'Confirmed costs of these meetings / heads',
    },
  },
  content: {
    title: { zh: '内容触达', en: 'Content reach' },
    definition: {
      zh: '期间内通过短信、邮件或企业微信收到内容的医生，每位计一次；与渠道成效看板同一口径',
      en: 'Doctors who received content by SMS, e-mail or WeCom in the period, each once; counted as on the board of channels',
    },
  },
  approvals: {
    title: { zh: '审批时长', en: 'Approval time' },
    definition: {
      zh: '期间内作出决定的审批任务从到达到决定的时长中位数，以小时计；与控制塔同一口径',
      en: 'Median time from arrival to decision of the tasks decided in the period, in hours; counted as in the control tower',
    },
  },
  verifications: {
    title: { zh: '核验积压', en: 'Verification backlog' },
    definition: {
      zh: '此刻已提交、审核中或待主管复核的核验申请',
      en: 'Requests to verify that are submitted, under review or with the supervisor at this moment',
    },
  },
  toDecide: {
    title: { zh: '待处理拜访', en: 'Visits to decide' },
    definition: {
      zh: '补录待批准、解锁待批准和复核中的团队拜访',
      en: 'Visits of your range handed in late, to be unlocked or under review',
    },
  },
  ranking: {
    title: { zh: '团队排名', en: 'Team' },
    definition: { zh: '每位成员的有效拜访与覆盖率', en: 'Visits held and coverage of each member' },
  },
  exceptions: {
    title: { zh: '需要关注', en: 'Needs attention' },
    definition: { zh: '此刻等待处理的记录', en: 'Records that wait at this moment' },
  },
  budget: {
    title: { zh: '预算', en: 'Budget' },
    definition: {
      zh: '期末所在年度、可见的最上层预算',
      en: 'The budgets you see at the top, of the year in which the period ends',
    },
  },
} as const;

export const managerLines = {
  overdue: { zh: 'A、B 级医生 30 天以上未拜访', en: 'A and B doctors not visited for over 30 days' },
  late: { zh: '已逾期的团队任务', en: 'Overdue tasks of the team' },
  toConfirm: { zh: '待确认的会议', en: 'Meetings to confirm' },
  odd: { zh: '错过、复核中或无效的拜访', en: 'Visits missed, under review or invalid' },
} as const;

export const managerUnits = {
  visits: { zh: '次', en: 'visits' },
  meetings: { zh: '场', en: 'meetings' },
  points: { zh: '百分点', en: 'points' },
  heads: { zh: '人次', en: 'heads' },
  doctors: { zh: '位医生', en: 'doctors' },
  hours: { zh: '小时', en: 'hours' },
  requests: { zh: '件', en: 'requests' },
  ratio: { zh: '比例', en: 'ratio' },
  records: { zh: '条', en: 'records' },
  hospitals: { zh: '家', en: 'hospitals' },
  acts: { zh: '次', en: 'acts' },
  yuan: { zh: '元', en: 'yuan' },
  users: { zh: '人', en: 'users' },
  pages: { zh: '次', en: 'pages' },
  minutes: { zh: '分钟', en: 'minutes' },
} as const;
