// Words of academic data: imports of publications, whom a work is credited to, what sources tell of a doctor (specification 2.5).
import type { KindWords } from './kind-words.policy.ts';

const decision = {
  doctor_id: ['医生', 'Doctor', 'doctors'],
  state: ['状态', 'State'],
  confidence: ['可信度', 'Confidence'],
  decided_by: ['判定人', 'Decided by', 'users'],
  decided_at: ['判定时间', 'Decided'],
  reason: ['原因', 'Reason'],
} as const;

export const academicKinds: Readonly<Record<string, KindWords>> = {
  publication_imports: {
    name: ['文献导入', 'Import of publications'],
    fields: {
      kind: ['格式', 'Format'],
      file_name: ['文件', 'File'],
      file_hash: ['文件指纹', 'Hash of the file'],
      state: ['状态', 'State'],
      read_count: ['读取条数', 'Read'],
      added_count: ['新增条数', 'Added'],
      updated_count: ['更新条数', 'Updated'],
      same_count: ['未变条数', 'Unchanged'],
      fault_count: ['错误条数', 'Faulty'],
      suggested_count: ['待确认条数', 'Suggested'],
      confirmed_count: ['已确认条数', 'Confirmed'],
      faults: ['错误明细', 'Faults'],
      created_by: ['导入人', 'Imported by', 'users'],
      ended_at: ['结束时间', 'Ended'],
    },
  },
  publication_decisions: {
    name: ['论文归属判定', 'Decision on whose a paper is'],
    fields: {
      kind: ['类型', 'Kind'],
      count: ['条数', 'Items'],
      reason: ['原因', 'Reason'],
      decided_by: ['判定人', 'Decided by', 'users'],
      decided_at: ['判定时间', 'Decided'],
      undone_at: ['撤销时间', 'Undone'],
    },
  },
  authorship_matches: {
    name: ['论文归属', 'Credit for a paper'],
    fields: {
      ...decision,
      publication_id: ['论文', 'Paper'],
      position: ['作者位次', 'Place among the authors'],
      evidence: ['依据', 'Evidence'],
    },
  },
  academic_records: {
    name: ['学术信息', 'Academic record'],
    fields: {
      ...decision,
      kind: ['类别', 'Kind'],
      title: ['名称', 'Title'],
      role: ['角色', 'Role'],
      institution: ['机构', 'Institution'],
      url: ['链接', 'Link'],
      starts_on: ['开始日期', 'From'],
      ends_on: ['结束日期', 'To'],
      cited_count: ['被引次数', 'Cited'],
      details: ['详情', 'Details'],
      subject_key: ['关联标识', 'Key of the subject'],
      other_doctor_id: ['导师', 'Mentor', 'doctors'],
      source: ['来源', 'Source'],
      source_url: ['来源链接', 'Link of the source'],
      source_updated_at: ['来源更新时间', 'Source updated'],
    },
  },
  academic_record_corrections: {
    name: ['资料纠错', 'Reported error'],
    fields: {
      doctor_id: ['医生', 'Doctor', 'doctors'],
      field: ['字段', 'Field'],
      record_id: ['学术信息', 'Academic record'],
      correction: ['应为', 'What is right'],
      state: ['状态', 'State'],
      reported_by: ['报告人', 'Reported by', 'users'],
      reported_at: ['报告时间', 'Reported'],
      answered_by: ['处理人', 'Answered by', 'users'],
      answered_at: ['处理时间', 'Answered'],
      answer: ['答复', 'Answer'],
    },
  },
};
