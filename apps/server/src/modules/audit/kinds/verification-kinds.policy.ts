// Words of verifications: requests, the fields they are about, certificates (product 3.25).
import { columnWordsOf, verificationFields } from '@yijian/contract/dictionaries';
import type { KindWords } from './kind-words.policy.ts';

export const verificationKinds: Readonly<Record<string, KindWords>> = {
  verification_requests: {
    name: ['医生核验申请', 'Request for verification'],
    fields: columnWordsOf(verificationFields),
  },
  verification_fields: {
    name: ['核验字段', 'Verified field'],
    fields: {
      request_id: ['核验申请', 'Request'],
      field: ['字段', 'Field'],
      previous: ['原值', 'Before'],
      requested: ['申请值', 'Asked for'],
      saved: ['保存值', 'Saved'],
      is_changed: ['有变更', 'Is a change'],
      decision: ['结论', 'Decision'],
      comment: ['说明', 'Comment'],
      decided_by: ['处理人', 'Decided by', 'users'],
      decided_at: ['处理时间', 'Decided'],
    },
  },
  verification_certificates: {
    name: ['核验证件', 'Certificate'],
    fields: {
      request_id: ['核验申请', 'Request'],
      type: ['证件类型', 'Type'],
      masked_number: ['证件号（部分）', 'Number in part'],
      holder_name: ['持证人', 'Holder'],
      issued_on: ['发证日期', 'Issued'],
      expires_on: ['有效期至', 'Valid until'],
      file_name: ['文件', 'File'],
      file_type: ['文件类型', 'File type'],
      file_bytes: ['大小', 'Size'],
      file_hash: ['文件校验值', 'Hash of the file'],
      picture_hash: ['图像特征', 'Hash of the picture'],
      width: ['宽', 'Width'],
      height: ['高', 'Height'],
      pages: ['页数', 'Pages'],
      created_by: ['上传人', 'Uploaded by', 'users'],
    },
  },
};
