// Words of duplicates: settings, searches, rejections, merges, the way from an old id (product 3.2).
import type { KindWords } from './kind-words.policy.ts';

export const duplicateKinds: Readonly<Record<string, KindWords>> = {
  duplicate_settings: {
    name: ['查重设置', 'Settings of duplicates'],
    fields: {
      ask_score: ['待处理的最低相似度', 'Score to ask from'],
      act_score: ['按规则合并的最低相似度', 'Score to merge from'],
      merges_by_rule: ['按规则自动合并', 'Merges by rule'],
      updated_by: ['修改人', 'Changed by', 'users'],
    },
  },
  duplicate_scans: {
    name: ['查重', 'Search for duplicates'],
    fields: {
      state: ['状态', 'State'],
      requested_by: ['发起人', 'Asked by', 'users'],
      requested_at: ['发起时间', 'Asked'],
      started_at: ['开始时间', 'Started'],
      finished_at: ['结束时间', 'Finished'],
      error: ['错误', 'Error'],
    },
  },
  duplicate_rejections: {
    name: ['不是同一人', 'Two people'],
    fields: {
      left_id: ['医生一', 'One doctor', 'doctors'],
      right_id: ['医生二', 'The other', 'doctors'],
      score: ['相似度', 'Score'],
      note: ['说明', 'Note'],
      rejected_by: ['处理人', 'Decided by', 'users'],
      rejected_at: ['处理时间', 'Decided'],
    },
  },
  duplicate_hospital_rejections: {
    name: ['不是同一家医院', 'Two hospitals'],
    fields: {
      left_id: ['医院一', 'One hospital', 'hospitals'],
      right_id: ['医院二', 'The other', 'hospitals'],
      score: ['相似度', 'Score'],
      note: ['说明', 'Note'],
      rejected_by: ['处理人', 'Decided by', 'users'],
      rejected_at: ['处理时间', 'Decided'],
    },
  },
  hospital_redirects: {
    name: ['合并后的医院', 'Way to the survivor'],
    fields: { hospital_id: ['保留的医院', 'Survivor', 'hospitals'], at: ['合并时间', 'Since'] },
  },
  duplicate_merges: {
    name: ['合并', 'Merge'],
    fields: {
      target: ['对象', 'Of'],
      survivor_id: ['保留的记录', 'Survivor'],
      loser_id: ['并入的记录', 'Merged into it'],
      score: ['相似度', 'Score'],
      by_rule: ['按规则', 'By rule'],
      note: ['说明', 'Note'],
      survivorship: ['各项取值', 'What survived'],
      moved: ['转移的记录', 'Lines moved'],
      merged_by: ['合并人', 'Merged by', 'users'],
      merged_at: ['合并时间', 'Merged'],
      undone_by: ['撤销人', 'Undone by', 'users'],
      undone_at: ['撤销时间', 'Undone'],
      undo_note: ['撤销说明', 'Note of the undo'],
    },
  },
  doctor_redirects: {
    name: ['原医生编号的去向', 'Way from an old doctor'],
    fields: { doctor_id: ['医生', 'Doctor', 'doctors'], at: ['时间', 'When'] },
  },
};
