// Words of speakers, their changes, papers and contracts (product 3.25).
import { columnWordsOf, qualificationFields, speakerFields } from '@yijian/contract/dictionaries';
import type { KindWords } from '../kind-words.policy.ts';

export const speakerKinds: Readonly<Record<string, KindWords>> = {
  speakers: {
    name: ['讲者', 'Speaker'],
    fields: columnWordsOf(speakerFields),
  },
  speaker_changes: {
    name: ['讲者变更申请', 'Change of a speaker'],
    fields: {
      speaker_id: ['讲者', 'Speaker', 'speakers'],
      ...columnWordsOf(qualificationFields),
      reason: ['变更原因', 'Reason'],
      state: ['状态', 'State'],
      asked_by: ['申请人', 'Asked by', 'users'],
      asked_at: ['申请时间', 'Asked'],
      instance_id: ['流程实例', 'Process', 'workflow_instances'],
      ended_at: ['结束时间', 'Ended'],
      ended_by: ['结束人', 'Ended by', 'users'],
      ended_reason: ['结束原因', 'Why it ended'],
    },
  },
  speaker_files: {
    name: ['讲者资料', 'Paper of a speaker'],
    fields: {
      speaker_id: ['讲者', 'Speaker', 'speakers'],
      name: ['文件名', 'Name'],
      type: ['类型', 'Type'],
      size: ['字节数', 'Bytes'],
      hash: ['校验值', 'Hash'],
      note: ['说明', 'Note'],
      is_medical: ['医学文件', 'Medical'],
      uploaded_by: ['上传人', 'Uploaded by', 'users'],
    },
  },
  speaker_contracts: {
    name: ['讲者合同', 'Contract of a speaker'],
    fields: {
      speaker_id: ['讲者', 'Speaker', 'speakers'],
      number: ['合同编号', 'Number'],
      service: ['服务', 'Service'],
      starts_on: ['开始日期', 'First day'],
      ends_on: ['结束日期', 'Last day'],
      fee: ['每学时费用', 'Fee an hour'],
      state: ['状态', 'State'],
      signer_name: ['签署人', 'Signed by'],
      signed_at: ['签署时间', 'Signed'],
      hash: ['签名摘要', 'Hash of the signature'],
    },
  },
};
