// Fields of speakers, and those that a change of one asks for.
import type { RecordFields } from '../record-field.schema.ts';

export const qualificationFields = {
  tier: { zh: '级别', en: 'Tier', column: 'tier' },
  proposedTier: { zh: '建议级别', en: 'Proposed tier', column: 'proposed_tier' },
  tierReason: { zh: '级别说明', en: 'Reason of the tier', column: 'tier_reason' },
  score: { zh: '依据得分', en: 'Evidence score', column: 'score' },
  evidence: { zh: '评级依据', en: 'Evidence', column: 'evidence' },
  topics: { zh: '授权主题', en: 'Topics', column: 'topics' },
  trainingUntil: { zh: '合规培训有效期至', en: 'Compliance training until', column: 'training_until' },
} as const satisfies RecordFields;

export const speakerFields = {
  doctor: { zh: '医生', en: 'Doctor', column: 'doctor_id', refers: 'doctors' },
  ...qualificationFields,
  state: { zh: '状态', en: 'Status', column: 'state' },
  owner: { zh: '提名人', en: 'Proposed by', column: 'owner_id', refers: 'users' },
  instance: { zh: '流程实例', en: 'Process', column: 'instance_id', refers: 'workflow_instances' },
  approvedAt: { zh: '批准时间', en: 'Approved', column: 'approved_at' },
  warnedYears: { zh: '已提醒接近上限的年度', en: 'Years warned of the cap', column: 'warned_years' },
  cappedYears: { zh: '已提醒达到上限的年度', en: 'Years told of the cap', column: 'capped_years' },
  toldUntil: { zh: '已提醒的到期日', en: 'Last day told of', column: 'told_until' },
  toldDays: { zh: '到期前提醒天数', en: 'Days before it', column: 'told_days' },
} as const satisfies RecordFields;
