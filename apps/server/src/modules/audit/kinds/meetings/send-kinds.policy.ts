// Words of sending and of the doctors' own pages (product 3.9, 3.24).
import type { KindWords } from '../kind-words.policy.ts';

export const sendKinds: Readonly<Record<string, KindWords>> = {
  sends: {
    name: ['内容发送', 'Send'],
    fields: {
      article_id: ['文章', 'Article', 'articles'],
      meeting_id: ['会议', 'Meeting', 'meetings'],
      reminds_id: ['所提醒的邀请', 'Invitation that it reminds of'],
      resends_id: ['所再次发送的发送', 'Send whose article is sent again'],
      opening_line_id: ['开场白', 'Opening line', 'opening_lines'],
      channel: ['渠道', 'Channel'],
      state: ['状态', 'State'],
      origin: ['链接地址', 'Address of links'],
      out_of_range: ['超出范围的医生', 'Doctors out of range'],
      due_at: ['发送时间', 'Due'],
      user_id: ['发送人', 'Sender', 'users'],
      ended_at: ['结束时间', 'Ended'],
    },
  },
  send_suppressions: {
    name: ['停发地址', 'Suppressed address'],
    fields: {
      channel: ['渠道', 'Channel'],
      address: ['地址', 'Address'],
      reason: ['原因', 'Reason'],
      at: ['时间', 'At'],
    },
  },
  doctor_portal_requests: {
    name: ['医生自助申请', 'Request of a doctor'],
    fields: {
      kind: ['类型', 'Kind'],
      state: ['状态', 'State'],
      doctor_id: ['医生', 'Doctor', 'doctors'],
      name: ['姓名', 'Name'],
      hospital_id: ['医院', 'Hospital', 'hospitals'],
      department: ['科室', 'Department'],
      title_code: ['职称', 'Title'],
      note: ['说明', 'Note'],
      masked_phone: ['手机号', 'Phone'],
      phone_proved: ['手机号已验证', 'Phone proved'],
      masked_licence_number: ['执业证号', 'Licence number'],
      consent_text_id: ['同意书', 'Consent text', 'consent_texts'],
      verification_id: ['核验申请', 'Verification request', 'verification_requests'],
      reason: ['原因', 'Reason'],
      decided_by: ['处理人', 'Decided by', 'users'],
      decided_at: ['处理时间', 'Decided'],
    },
  },
  doctor_portal_chat_bindings: {
    name: ['医生企业微信绑定', 'Chat contact of a doctor'],
    fields: {
      external_user_id: ['外部联系人', 'External contact'],
      doctor_id: ['医生', 'Doctor', 'doctors'],
      bound_at: ['绑定时间', 'Bound'],
    },
  },
};
