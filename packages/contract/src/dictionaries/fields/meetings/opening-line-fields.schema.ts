// Fields of opening lines.
import type { RecordFields } from '../record-field.schema.ts';

export const openingLineFields = {
  channel: { zh: '发送渠道', en: 'Channel', column: 'channel' },
  language: { zh: '语言', en: 'Language', column: 'language' },
  words: { zh: '开场白', en: 'Opening line', column: 'words' },
  state: { zh: '状态', en: 'Status', column: 'state' },
  expiresOn: { zh: '有效期至', en: 'Valid until', column: 'expires_on' },
  owner: { zh: '作者', en: 'Author', column: 'owner_id', refers: 'users' },
  reviewer: { zh: '审核人', en: 'Reviewed by', column: 'reviewer_id', refers: 'users' },
  reviewedAt: { zh: '审核时间', en: 'Reviewed', column: 'reviewed_at' },
  reason: { zh: '停用原因', en: 'Why it was withdrawn', column: 'reason' },
  instance: { zh: '流程实例', en: 'Process', column: 'instance_id', refers: 'workflow_instances' },
} as const satisfies RecordFields;
