// Fields of articles.
import type { RecordFields } from '../record-field.schema.ts';

export const articleFields = {
  series: { zh: '首版', en: 'First edition', column: 'series_id', refers: 'articles' },
  edition: { zh: '版次', en: 'Edition', column: 'edition' },
  channel: { zh: '栏目', en: 'Channel', column: 'channel' },
  audience: { zh: '适用对象', en: 'Audience', column: 'audience' },
  title: { zh: '标题', en: 'Title', column: 'title' },
  enTitle: { zh: '英文标题', en: 'English title', column: 'en_title' },
  summary: { zh: '摘要', en: 'Summary', column: 'summary' },
  html: { zh: '正文', en: 'Text', column: 'html' },
  citations: { zh: '参考文献', en: 'References', column: 'citations' },
  topics: { zh: '主题', en: 'Topics', column: 'topics' },
  product: { zh: '产品', en: 'Product', column: 'product_id', refers: 'products' },
  state: { zh: '状态', en: 'Status', column: 'state' },
  approvalNumber: { zh: '批准号', en: 'Approval no.', column: 'approval_number' },
  publishedAt: { zh: '发布时间', en: 'Published', column: 'published_at' },
  expiresOn: { zh: '有效期至', en: 'Valid until', column: 'expires_on' },
  endedAt: { zh: '失效时间', en: 'Superseded or recalled', column: 'ended_at' },
  owner: { zh: '作者', en: 'Author', column: 'owner_id', refers: 'users' },
  reviewer: { zh: '审核人', en: 'Reviewed by', column: 'reviewer_id', refers: 'users' },
  reviewedAt: { zh: '审核时间', en: 'Reviewed', column: 'reviewed_at' },
  reason: { zh: '原因', en: 'Reason', column: 'reason' },
  instance: { zh: '流程实例', en: 'Process', column: 'instance_id', refers: 'workflow_instances' },
} as const satisfies RecordFields;
