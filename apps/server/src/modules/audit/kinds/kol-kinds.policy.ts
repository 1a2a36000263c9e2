// Words of opinion leaders: sets of weights, rules of tiers, overrides, shortlists (product 3.4).
import type { KindWords } from './kind-words.policy.ts';

export const kolKinds: Readonly<Record<string, KindWords>> = {
  kol_weight_sets: {
    name: ['KOL 权重方案', 'Set of weights'],
    fields: {
      name: ['名称', 'Name'],
      en_name: ['英文名称', 'English name'],
      weights: ['权重', 'Weights'],
      owner_id: ['创建人', 'Owner', 'users'],
      is_shared: ['共享', 'Shared'],
      is_default: ['默认', 'Default'],
    },
  },
  kol_settings: {
    name: ['KOL 分级规则', 'Rules of tiers'],
    fields: {
      national_ranks: ['全国级名次', 'Ranks of national'],
      regional_ranks: ['区域级名次', 'Ranks of regional'],
      local_ranks: ['地方级名次', 'Ranks of local'],
      rising_ranks: ['新星名次', 'Ranks of rising'],
      digital_ranks: ['数字意见领袖名次', 'Ranks of digital'],
      career_years: ['新星年限', 'Career years of a rise'],
      prior_points: ['收缩点数', 'Prior points'],
      least_points: ['新星最低点数', 'Least points of a rise'],
      updated_by: ['修改人', 'Changed by', 'users'],
    },
  },
  kol_overrides: {
    name: ['KOL 调级', 'Override of a tier'],
    fields: {
      doctor_id: ['医生', 'Doctor', 'doctors'],
      area_code: ['领域', 'Area'],
      tier: ['分级', 'Tier'],
      computed_tier: ['计算分级', 'Computed tier'],
      reason: ['理由', 'Reason'],
      state: ['状态', 'State'],
      proposed_by: ['提出人', 'Proposed by', 'users'],
      proposed_at: ['提出时间', 'Proposed'],
      decided_by: ['审批人', 'Decided by', 'users'],
      decided_at: ['审批时间', 'Decided'],
      note: ['审批意见', 'Note'],
    },
  },
  kol_shortlists: {
    name: ['KOL 名单', 'Shortlist'],
    fields: {
      name: ['名称', 'Name'],
      note: ['说明', 'Note'],
      question: ['筛选条件', 'Question'],
      owner_id: ['创建人', 'Owner', 'users'],
      is_shared: ['共享', 'Shared'],
    },
  },
  kol_shortlist_lines: {
    name: ['名单中的医生', 'Doctor of a shortlist'],
    fields: {
      shortlist_id: ['名单', 'Shortlist'],
      doctor_id: ['医生', 'Doctor', 'doctors'],
      rank_then: ['入选时排名', 'Rank when chosen'],
      objective: ['合作目标', 'Objective'],
      next_step: ['下一步', 'Next step'],
      owner_id: ['负责人', 'Owner', 'users'],
      due_on: ['截止日期', 'Due'],
      task_id: ['任务', 'Task'],
      added_at: ['入选时间', 'Added'],
    },
  },
};
