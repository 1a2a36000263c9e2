// The words of the list of requests, for data stewards alone: the doctors' own pages do not carry them.
import { definePhrases } from '../../lib/i18n/index.ts';

export const { usePhrases: useDoctorRequestPhrases } = definePhrases('doctor-portal', {
  requests: { zh: '医生申请', en: 'Requests of doctors' },
  noRequests: { zh: '没有医生提交的申请', en: 'No requests of doctors' },
  state: { zh: '状态', en: 'State' },
  kind: { zh: '类型', en: 'Kind' },
  receivedAt: { zh: '提交时间', en: 'Received' },
  decidedBy: { zh: '处理人', en: 'Decided by' },
  reason: { zh: '原因', en: 'Reason' },
  reasonHint: { zh: '不采纳时必填', en: 'Needed for a refusal' },
  candidates: { zh: '可能是这些医生', en: 'May be one of these doctors' },
  samePhone: { zh: '同一手机号', en: 'Same phone' },
  newDoctor: { zh: '都不是，新建医生', en: 'None of them: a new doctor' },
  draftHint: {
    zh: '采纳后生成一份核验草稿；上传证书并核验通过后，资料才会更新',
    en: 'Accepting drafts a verification; the record changes once it is verified with a certificate',
  },
  consentVersion: { zh: '会议短信，第 {version} 版', en: 'SMS about meetings, version {version}' },
  createDoctor: { zh: '新建医生并采纳', en: 'Create the doctor' },
  matchDoctor: { zh: '匹配并采纳', en: 'Match and accept' },
  acceptCorrection: { zh: '采纳', en: 'Accept' },
  refuse: { zh: '不采纳', en: 'Refuse' },
  decided: { zh: '已处理', en: 'Decided' },
  phoneUnproved: { zh: '未验证，不写入医生档案', en: 'not proved, not written to the doctor' },
});
