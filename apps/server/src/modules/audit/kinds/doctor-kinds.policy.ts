// Words of what is done with doctors: tags, channels, files, acts on many at once; and files and sales of hospitals (product 3.25).
import type { KindWords } from './kind-words.policy.ts';

export const doctorKinds: Readonly<Record<string, KindWords>> = {
  doctor_follows: {
    name: ['关注医生', 'Follow of a doctor'],
    fields: {
      doctor_id: ['医生', 'Doctor', 'doctors'],
      user_id: ['用户', 'User', 'users'],
      since: ['开始时间', 'Since'],
    },
  },
  doctor_channels: {
    name: ['医生渠道', 'Channel of a doctor'],
    fields: {
      doctor_id: ['医生', 'Doctor', 'doctors'],
      channel: ['渠道', 'Channel'],
      consent: ['授权状态', 'Consent'],
      consent_at: ['授权时间', 'Consent given'],
      text_version: ['文本版本', 'Text version'],
    },
  },
  interaction_records: {
    name: ['外部平台互动', 'Interaction on another platform'],
    fields: {
      doctor_id: ['医生', 'Doctor', 'doctors'],
      at: ['时间', 'Time'],
      channel: ['渠道', 'Channel'],
      action: ['行为', 'Action'],
      subject: ['主题', 'Subject'],
      duration_seconds: ['时长（秒）', 'Seconds'],
      platform: ['平台', 'Platform'],
      import_batch_id: ['导入批次', 'Upload'],
    },
  },
  tag_groups: {
    name: ['标签组', 'Group of tags'],
    fields: { name: ['名称', 'Name'], en_name: ['英文名称', 'English name'], sort: ['顺序', 'Order'] },
  },
  tag_terms: {
    name: ['标签', 'Tag'],
    fields: {
      group_id: ['标签组', 'Group'],
      user_id: ['个人标签所属', 'Personal tag of', 'users'],
      name: ['名称', 'Name'],
      en_name: ['英文名称', 'English name'],
      sort: ['顺序', 'Order'],
      is_enabled: ['启用', 'Enabled'],
    },
  },
  doctor_tags: {
    name: ['医生的标签', 'Tag of a doctor'],
    fields: {
      doctor_id: ['医生', 'Doctor', 'doctors'],
      term_id: ['标签', 'Tag'],
      source: ['来源', 'Source'],
      added_by: ['打标签的人', 'Tagged by', 'users'],
      added_at: ['时间', 'At'],
      work_id: ['批量操作', 'Bulk act'],
    },
  },
  doctor_tag_rules: {
    name: ['标签规则', 'Rule of a tag'],
    fields: {
      term_id: ['标签', 'Tag'],
      filter: ['条件', 'Filter'],
      is_enabled: ['启用', 'Enabled'],
      created_by: ['创建人', 'Created by', 'users'],
    },
  },
  channel_settings: {
    name: ['渠道设置', 'Channel of a doctor'],
    fields: {
      doctor_id: ['医生', 'Doctor', 'doctors'],
      channel: ['渠道', 'Channel'],
      is_enabled: ['使用', 'Used'],
      is_preferred: ['首选', 'Preferred'],
    },
  },
  channel_friends: {
    name: ['企业微信联系人', 'Enterprise-chat contact'],
    fields: {
      user_id: ['用户', 'User', 'users'],
      external_user_id: ['联系人编号', 'Contact id'],
      name: ['名称', 'Name'],
      remark: ['备注', 'Remark'],
      corp_name: ['公司', 'Company'],
      added_at: ['添加时间', 'Added'],
      is_gone: ['已不是联系人', 'Gone'],
      union_id: ['跨应用编号', 'Id across apps'],
      is_ignored: ['不是医生', 'No doctor'],
      binds_by_hand: ['只由人工绑定', 'Bound by hand alone'],
    },
  },
  channel_syncs: {
    name: ['企业微信联系人同步', 'Contacts brought from enterprise chat'],
    fields: {
      user_id: ['发起人', 'Asked for by', 'users'],
      started_at: ['开始', 'Started'],
      finished_at: ['结束', 'Finished'],
      state: ['结果', 'Result'],
      reason: ['原因', 'Reason'],
      colleagues: ['已同步的同事数', 'Colleagues brought whole'],
      contacts: ['联系人数', 'Contacts'],
      added: ['新增', 'Added'],
      bound: ['自动绑定', 'Bound'],
      ended: ['已不是联系人', 'Gone'],
      failures: ['未同步的同事', 'Colleagues left out'],
    },
  },
  channel_bindings: {
    name: ['企业微信绑定', 'Bound contact'],
    fields: {
      doctor_id: ['医生', 'Doctor', 'doctors'],
      external_user_id: ['联系人编号', 'Contact id'],
      user_id: ['绑定人', 'Bound by', 'users'],
      bound_at: ['绑定时间', 'Bound'],
      found_by: ['依据', 'Found by'],
    },
  },
  doctor_files: {
    name: ['医生的文件', 'File of a doctor'],
    fields: {
      doctor_id: ['医生', 'Doctor', 'doctors'],
      name: ['文件名', 'Name'],
      type: ['类型', 'Type'],
      size: ['字节数', 'Bytes'],
      hash: ['校验值', 'Hash'],
      note: ['说明', 'Note'],
      is_medical: ['医学文件', 'Medical'],
      uploaded_by: ['上传人', 'Uploaded by', 'users'],
    },
  },
  hospital_files: {
    name: ['医院的文件', 'File of a hospital'],
    fields: {
      hospital_id: ['医院', 'Hospital', 'hospitals'],
      name: ['文件名', 'Name'],
      type: ['类型', 'Type'],
      size: ['字节数', 'Bytes'],
      hash: ['校验值', 'Hash'],
      note: ['说明', 'Note'],
      is_medical: ['医学文件', 'Medical'],
      uploaded_by: ['上传人', 'Uploaded by', 'users'],
    },
  },
  hospital_sales: {
    name: ['医院销量', 'Sales of a hospital'],
    fields: {
      hospital_id: ['医院', 'Hospital', 'hospitals'],
      product_id: ['产品', 'Product', 'products'],
      month: ['月份', 'Month'],
      boxes: ['销量（盒）', 'Boxes sold'],
      amount: ['销售额（元）', 'Yuan sold'],
      target_boxes: ['目标（盒）', 'Target in boxes'],
      target_amount: ['目标（元）', 'Target in yuan'],
      import_batch_id: ['导入批次', 'Import', 'import_batches'],
    },
  },
  doctor_works: {
    name: ['批量操作', 'Bulk act'],
    fields: {
      user_id: ['用户', 'User', 'users'],
      kind: ['类型', 'Kind'],
      state: ['状态', 'State'],
      matched: ['医生数', 'Doctors'],
      ended_at: ['结束时间', 'Ended'],
    },
  },
};
