// Words of visits, their products and comments, and of cycle plans (product 3.25).
import { columnWordsOf, visitFields } from '@yijian/contract/dictionaries';
import type { KindWords } from './kind-words.policy.ts';

export const visitKinds: Readonly<Record<string, KindWords>> = {
  visits: { name: ['拜访', 'Visit'], fields: columnWordsOf(visitFields) },
  visit_comments: {
    name: ['拜访点评', 'Comment on a visit'],
    fields: {
      visit_id: ['拜访', 'Visit'],
      user_id: ['点评人', 'By', 'users'],
      at: ['时间', 'At'],
      body: ['内容', 'Words'],
    },
  },
  visit_products: {
    name: ['拜访产品', 'Product of a visit'],
    fields: {
      visit_id: ['拜访', 'Visit'],
      product_id: ['产品', 'Product', 'products'],
      position: ['次序', 'Position'],
      key_message: ['关键信息', 'Key message'],
      reaction: ['反应', 'Reaction', 'dictionary:reaction'],
    },
  },
  visit_materials: {
    name: ['拜访展示的资料', 'Shown in a visit'],
    fields: {
      visit_id: ['拜访', 'Visit'],
      article_id: ['文章', 'Article'],
      material_id: ['资料', 'Material'],
      position: ['次序', 'Position'],
    },
  },
  visit_cycles: {
    name: ['周期计划', 'Cycle plan'],
    fields: {
      user_id: ['拜访人', 'Visitor', 'users'],
      organization_id: ['组织', 'Organization', 'organizations'],
      name: ['名称', 'Name'],
      starts_on: ['开始日期', 'From'],
      ends_on: ['结束日期', 'To'],
      state: ['状态', 'State'],
      reason: ['说明', 'Reason'],
      created_by: ['制定人', 'Written by', 'users'],
      decided_by: ['批准人', 'Decided by', 'users'],
      decided_at: ['批准时间', 'Decided'],
    },
  },
  visit_goals: {
    name: ['周期目标', 'Goal of a cycle plan'],
    fields: {
      cycle_id: ['周期计划', 'Cycle plan'],
      doctor_id: ['医生', 'Doctor', 'doctors'],
      product_id: ['产品', 'Product', 'products'],
      goal: ['目标次数', 'Visits'],
    },
  },
};
