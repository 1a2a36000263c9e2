// Words of the figures of system reports.

export const reportNames = {
  DAILY: { zh: '日报', en: 'Daily report' },
  MASS_SENDS: { zh: '群发记录', en: 'Mass sends' },
  USE: { zh: '系统使用分析', en: 'System use analysis' },
} as const;

export const dailyWords = {
  held: {
    title: { zh: '有效拜访', en: 'Visits held' },
    definition: { zh: '当天开始并见到医生的拜访', en: 'Visits that began on the day and met the doctor' },
  },
  planned: {
    title: { zh: '待执行', en: 'Still planned' },
    definition: { zh: '当天仍为计划状态的拜访', en: 'Visits of the day that are still planned' },
  },
  waiting: {
    title: { zh: '待批准', en: 'Waiting' },
    definition: {
      zh: '当天的拜访中补录待批准或解锁待批准的',
      en: 'Visits of the day handed in late or asked to be unlocked, not decided yet',
    },
  },
  odd: {
    title: { zh: '异常', en: 'Exceptions' },
    definition: {
      zh: '当天错过、复核中或判为无效的拜访',
      en: 'Visits of the day missed, under review or judged invalid',
    },
  },
} as const;

export const sendWords = {
  sentTo: {
    title: { zh: '收到的医生', en: 'Doctors reached' },
    definition: {
      zh: '可见范围内当天在该渠道收到该内容的医生，每位计一次',
      en: 'Doctors in your range who received the subject on the channel that day, each once',
    },
  },
  answered: {
    title: { zh: '14 天内有回应', en: 'Answered in 14 days' },
    definition: {
      zh: '收到的医生中，14 天内在同一渠道阅读、点击或回复该内容的',
      en: 'Of these, who read, clicked or replied to the subject on the channel within 14 days',
    },
  },
} as const;

export const useWords = {
  active: {
    title: { zh: '活跃用户', en: 'Active users' },
    definition: {
      zh: '期间内打开过页面的启用用户；不记录不愿被统计的用户',
      en: 'Enabled users who opened a page in the period; who refuses to be counted is not recorded',
    },
  },
  pages: {
    title: { zh: '打开页面', en: 'Pages opened' },
    definition: { zh: '期间内页面被打开的次数', en: 'How often pages were opened in the period' },
  },
  perUser: {
    title: { zh: '人均时长', en: 'Time per user' },
    definition: { zh: '页面打开的总时长除以活跃用户', en: 'Time that pages were open, by active user' },
  },
  quiet: {
    title: { zh: '期间内没有使用的用户', en: 'Users without a visit in the period' },
    definition: {
      zh: '期间内没有打开过页面的启用用户，从未使用的在前，最多 200 位',
      en: 'Enabled users who opened no page in the period, who never came first; at most 200',
    },
  },
} as const;
