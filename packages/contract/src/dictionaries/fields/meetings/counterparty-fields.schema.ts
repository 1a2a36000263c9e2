// Fields of institutions and suppliers.
import type { RecordFields } from '../record-field.schema.ts';

export const counterpartyFields = {
  kind: { zh: '类别', en: 'Kind', column: 'kind' },
  name: { zh: '名称', en: 'Name', column: 'name' },
  enName: { zh: '英文名称', en: 'English name', column: 'en_name' },
  creditCode: { zh: '统一社会信用代码', en: 'Credit code', column: 'credit_code' },
  category: { zh: '类型', en: 'Category', column: 'category' },
  licenseUntil: { zh: '证照有效期', en: 'Licence until', column: 'license_until' },
  flags: { zh: '尽职调查标记', en: 'Due diligence flags', column: 'flags' },
  findings: { zh: '尽调发现', en: 'Findings', column: 'findings' },
  score: { zh: '风险分', en: 'Risk score', column: 'score' },
  state: { zh: '状态', en: 'Status', column: 'state' },
  validUntil: { zh: '批准有效期', en: 'Approved until', column: 'valid_until' },
  submitter: { zh: '提交人', en: 'Submitted by', column: 'submitter_id', refers: 'users' },
  reviewer: { zh: '审核人', en: 'Reviewed by', column: 'reviewer_id', refers: 'users' },
  reviewedAt: { zh: '审核时间', en: 'Reviewed', column: 'reviewed_at' },
  reason: { zh: '原因', en: 'Reason', column: 'reason' },
} as const satisfies RecordFields;
