// Fields of budgets, cost centers and internal orders.
import type { RecordFields } from '../record-field.schema.ts';

const names = {
  name: { zh: '名称', en: 'Name', column: 'name' },
  enName: { zh: '英文名称', en: 'English name', column: 'en_name' },
} as const satisfies RecordFields;

const usage = {
  product: { zh: '产品', en: 'Product', column: 'product_id', refers: 'products' },
  estimated: { zh: '预估', en: 'Estimated', column: 'estimated' },
  committed: { zh: '承诺', en: 'Committed', column: 'committed' },
  actual: { zh: '实际', en: 'Actual', column: 'actual' },
} as const satisfies RecordFields;

const ledgerFields = {
  code: { zh: '代码', en: 'Code', column: 'code' },
  ...names,
  validFrom: { zh: '生效日期', en: 'First day', column: 'valid_from' },
  validUntil: { zh: '失效日期', en: 'Last day', column: 'valid_until' },
  isOpen: { zh: '启用', en: 'Open', column: 'is_open' },
  importBatchId: { zh: '导入批次', en: 'Import', column: 'import_batch_id', refers: 'import_batches' },
} as const satisfies RecordFields;

export const costCenterFields = {
  ...ledgerFields,
  company: { zh: '公司代码', en: 'Company', column: 'company' },
  owner: { zh: '负责人', en: 'Owner', column: 'owner_id', refers: 'users' },
} as const satisfies RecordFields;

export const orderFields = {
  ...ledgerFields,
  ...usage,
  costCenter: { zh: '成本中心', en: 'Cost center', column: 'cost_center_id', refers: 'budget_cost_centers' },
  meetingType: { zh: '会议类型', en: 'Type of meeting', column: 'meeting_type' },
  amount: { zh: '金额（元）', en: 'Amount (CNY)', column: 'amount' },
  isBlocking: { zh: '超出时阻止', en: 'Refuse what is over', column: 'is_blocking' },
  tolerance: { zh: '容差（%）', en: 'Tolerance (%)', column: 'tolerance' },
} as const satisfies RecordFields;

export const budgetFields = {
  parent: { zh: '上级预算', en: 'Budget above', column: 'parent_id', refers: 'budget_lines' },
  year: { zh: '预算年度', en: 'Budget year', column: 'year' },
  ...names,
  ...usage,
  level: { zh: '层级', en: 'Level', column: 'level' },
  organization: { zh: '所属组织', en: 'Organization', column: 'organization_id', refers: 'organizations' },
  owner: { zh: '负责人', en: 'Owner', column: 'owner_id', refers: 'users' },
  original: { zh: '原始预算（元）', en: 'Original (CNY)', column: 'original' },
  supplement: { zh: '追加', en: 'Supplement', column: 'supplement' },
  returned: { zh: '退回', en: 'Returned', column: 'returned' },
  isFrozen: { zh: '已冻结', en: 'Frozen', column: 'is_frozen' },
} as const satisfies RecordFields;
