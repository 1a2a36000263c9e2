// Words of what analyses keep: funnels, marketing activities, rule sets and clues (product 3.25).
import type { KindWords } from '../kind-words.policy.ts';

export const analysisKinds: Readonly<Record<string, KindWords>> = {
  clue_sets: {
    name: ['线索评分规则集', 'Rule set of clue scoring'],
    fields: {
      name: ['名称', 'Name'],
      product_id: ['产品', 'Product', 'products'],
      scoring: ['规则与门槛', 'Rules and thresholds'],
      open_grades: ['生成线索的等级', 'Grades that open a clue'],
      sla_days: ['跟进天数', 'Days to follow'],
      state: ['状态', 'State'],
      simulated_at: ['试算时间', 'Simulated at'],
      applied_at: ['应用时间', 'Applied at'],
      retired_at: ['停用时间', 'Retired at'],
      owner_id: ['建立人', 'Owner', 'users'],
    },
  },
  clues: {
    name: ['线索', 'Clue'],
    fields: {
      set_id: ['规则集', 'Rule set'],
      product_id: ['产品', 'Product', 'products'],
      doctor_id: ['医生', 'Doctor', 'doctors'],
      state: ['状态', 'State'],
      owner_id: ['负责人', 'Owner', 'users'],
      due_at: ['跟进期限', 'Due'],
      note: ['说明', 'Note'],
      opened_at: ['产生时间', 'Opened at'],
      ended_at: ['结束时间', 'Ended at'],
    },
  },
  dashboard_subscriptions: {
    name: ['看板订阅', 'Subscription of a board'],
    fields: {
      user_id: ['订阅人', 'Subscriber', 'users'],
      board: ['看板', 'Board'],
      rhythm: ['频率', 'Rhythm'],
      weekday: ['星期', 'Weekday'],
      hour: ['时刻', 'Hour'],
      days: ['天数', 'Days'],
      language: ['语言', 'Language'],
      ended_at: ['结束时间', 'Ended at'],
      end_reason: ['结束原因', 'Why it ended'],
    },
  },
  sales_funnels: {
    name: ['漏斗', 'Funnel'],
    fields: {
      user_id: ['建立人', 'Owner', 'users'],
      name: ['名称', 'Name'],
      is_shared: ['共享', 'Shared'],
      definition: ['步骤与时间段', 'Steps and period'],
      breakdown: ['拆分', 'Breakdown'],
    },
  },
  market_activities: {
    name: ['营销活动', 'Marketing activity'],
    fields: {
      name: ['名称', 'Name'],
      kind: ['类型', 'Kind'],
      starts_on: ['开始日期', 'First day'],
      ends_on: ['结束日期', 'Last day'],
      channels: ['渠道', 'Channels'],
      subject: ['主题词', 'Subject'],
      tiers: ['分级', 'Tiers'],
      province_codes: ['省份', 'Provinces'],
      department_codes: ['科室', 'Departments'],
      budget: ['预算', 'Budget'],
      note: ['复盘', 'Lessons'],
      owner_id: ['负责人', 'Owner', 'users'],
    },
  },
};
