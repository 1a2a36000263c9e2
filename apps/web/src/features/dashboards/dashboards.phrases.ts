// Words of the workspace and the dashboards.
import { definePhrases } from '../../lib/i18n/index.ts';

export const { usePhrases: useDashboardPhrases } = definePhrases('dashboards', {
  morning: { zh: '上午好，{name}', en: 'Good morning, {name}' },
  afternoon: { zh: '下午好，{name}', en: 'Good afternoon, {name}' },
  evening: { zh: '晚上好，{name}', en: 'Good evening, {name}' },
  planned: { zh: '今日计划拜访', en: 'Planned today' },
  plannedDefinition: {
    zh: '今天开始、尚未提交的本人拜访',
    en: 'Your visits that begin today and are not yet submitted',
  },
  submitted: { zh: '近 7 天已提交', en: 'Submitted in 7 days' },
  submittedDefinition: {
    zh: '近 7 天（含今天）开始且已提交的本人拜访',
    en: 'Your submitted visits of the last 7 days, today included',
  },
  customers: { zh: '我的客户', en: 'My customers' },
  customersDefinition: { zh: '由本人负责的医生', en: 'Doctors you look after' },
  follows: { zh: '我的关注', en: 'My follows' },
  followsDefinition: { zh: '本人加星的医生', en: 'Doctors you starred' },
  overdue: { zh: '久未拜访', en: 'Not visited lately' },
  overdueDefinition: {
    zh: '本人负责的 A、B 级医生，30 天以上没有提交过拜访',
    en: 'Your A and B doctors without a submitted visit for over 30 days',
  },
  drafts: { zh: '待提交草稿', en: 'Drafts to submit' },
  draftsDefinition: { zh: '已保存、尚未提交的本人拜访', en: 'Your visits that are saved and not yet submitted' },
  whose: { zh: '看谁的工作', en: 'Whose work' },
  team: { zh: '团队', en: 'Team' },
  own: { zh: '本人', en: 'Mine' },
  teamPlanned: { zh: '今日计划拜访', en: 'Planned today' },
  teamPlannedDefinition: {
    zh: '今天开始、尚未提交的团队拜访',
    en: 'Visits of your team that begin today and are not yet submitted',
  },
  teamSubmitted: { zh: '近 7 天已提交', en: 'Submitted in 7 days' },
  teamSubmittedDefinition: {
    zh: '近 7 天（含今天）开始且已提交的团队拜访',
    en: 'Submitted visits of your team of the last 7 days, today included',
  },
  teamWaiting: { zh: '待处理拜访', en: 'Visits to decide' },
  teamWaitingDefinition: {
    zh: '补录待批准、解锁待批准和复核中的团队拜访',
    en: 'Visits of your team handed in late, to be unlocked or under review',
  },
  teamCustomers: { zh: '团队客户', en: 'Team customers' },
  teamCustomersDefinition: { zh: '您可见范围内的医生', en: 'Doctors in your range' },
  teamVisited: { zh: 'A、B 级已拜访', en: 'A and B visited' },
  teamVisitedDefinition: {
    zh: '可见范围内近 30 天提交过拜访的 A、B 级医生',
    en: 'A and B doctors in your range with a submitted visit in the last 30 days',
  },
  teamOverdue: { zh: '久未拜访', en: 'Not visited lately' },
  teamOverdueDefinition: {
    zh: '可见范围内 30 天以上没有提交过拜访的 A、B 级医生',
    en: 'A and B doctors in your range without a submitted visit for over 30 days',
  },
  noTeamVisits: { zh: '团队今天没有安排拜访', en: 'Nothing is planned in the team today' },
  times: { zh: '次', en: 'visits' },
  people: { zh: '位', en: 'doctors' },
  todaysVisits: { zh: '今日拜访', en: "Today's visits" },
  noVisits: {
    zh: '今天没有安排拜访，可从久未拜访的医生开始',
    en: 'Nothing is planned today. Begin with a doctor not visited lately',
  },
  noOverdue: { zh: 'A、B 级客户近 30 天都已拜访', en: 'All A and B customers were visited within 30 days' },
  recentNotices: { zh: '最近消息', en: 'Recent notices' },
  all: { zh: '查看全部', en: 'See all' },
  record: { zh: '记录拜访', en: 'Record visit' },
  recordFor: { zh: '记录对{name}的拜访', en: 'Record a visit to {name}' },
  failed: { zh: '未能加载', en: 'Could not be loaded' },
  never: { zh: '从未拜访', en: 'Never visited' },
});
