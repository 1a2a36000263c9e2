// Tiers in words, for files and notices.
import type { KolTier, OverrideState } from '@yijian/contract/opinion-leaders';

export const tierWords: Readonly<Record<KolTier, { zh: string; en: string }>> = {
  NATIONAL: { zh: '全国级', en: 'National' },
  REGIONAL: { zh: '区域级', en: 'Regional' },
  LOCAL: { zh: '地方级', en: 'Local' },
  RISING: { zh: '新星', en: 'Rising' },
  DIGITAL: { zh: '数字意见领袖', en: 'Digital' },
  NONE: { zh: '未分级', en: 'No tier' },
};

export const stateWords: Readonly<Record<OverrideState, { zh: string; en: string }>> = {
  PROPOSED: { zh: '待审批', en: 'waiting' },
  APPROVED: { zh: '已生效', en: 'in force' },
  REJECTED: { zh: '已驳回', en: 'rejected' },
  WITHDRAWN: { zh: '已撤回', en: 'withdrawn' },
};
