// Words of the contracts of metrics: who answers for them, and what their tables hold.
import type { Bilingual } from '@yijian/contract/core';

export const owners = {
  sales: { zh: '销售管理', en: 'Sales management' },
  office: { zh: '会议管理', en: 'Meeting office' },
  marketing: { zh: '市场部', en: 'Marketing' },
  stewards: { zh: '数据管理', en: 'Data stewards' },
  approvals: { zh: '流程管理', en: 'Process owners' },
  finance: { zh: '财务', en: 'Finance' },
  product: { zh: '系统管理', en: 'Product administration' },
  uploads: { zh: '销售数据上传方', en: 'Whoever uploads sales' },
} as const satisfies Record<string, Bilingual>;

export const sourceNames = {
  visits: { zh: '拜访', en: 'Visits' },
  visit_cycles: { zh: '周期计划', en: 'Cycle plans' },
  doctors: { zh: '医生', en: 'Doctors' },
  tasks: { zh: '任务', en: 'Tasks' },
  meetings: { zh: '会议', en: 'Meetings' },
  meeting_guests: { zh: '参会人', en: 'Guests of meetings' },
  interactions: { zh: '互动记录', en: 'Interactions' },
  sends: { zh: '内容发送', en: 'Sends' },
  workflow_tasks: { zh: '审批任务', en: 'Approval tasks' },
  verification_requests: { zh: '核验申请', en: 'Requests to verify' },
  budget_lines: { zh: '预算', en: 'Budgets' },
  usage_events: { zh: '页面使用', en: 'Uses of pages' },
  users: { zh: '用户', en: 'Users' },
  hospital_sales: { zh: '医院销量', en: 'Hospital sales' },
  hospitals: { zh: '医院', en: 'Hospitals' },
} as const satisfies Record<string, Bilingual>;
export type SourceName = keyof typeof sourceNames;
