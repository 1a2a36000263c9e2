// First values of the dictionaries of an enterprise; it edits them afterwards (specification 3, dictionary data keys).

type Colour = 'neutral' | 'primary' | 'ok' | 'warn' | 'bad';
type Row = readonly [value: string, name: string, enName: string, colour?: Colour];

export interface DictionaryEntry {
  readonly key: string;
  readonly value: string;
  readonly name: string;
  readonly en_name: string;
  readonly colour: Colour;
  readonly sort: number;
  readonly is_system: boolean;
}

export interface DictionaryType {
  readonly key: string;
  readonly name: string;
  readonly en_name: string;
  readonly is_open: boolean;
  readonly is_system: boolean;
  readonly sort: number;
}

/** Names of the dictionaries; an open one takes values of the enterprise, the product acts on the values of a closed one. */
const types: readonly (readonly [key: string, name: string, enName: string, kind: 'open' | 'closed'])[] = [
  ['doctorType', '医生类型', 'Doctor type', 'open'],
  ['visitType', '拜访方式', 'Visit type', 'open'],
  ['visitPurpose', '拜访目的', 'Visit purpose', 'open'],
  ['visitResults', '拜访结果', 'Visit results', 'open'],
  ['visitDuration', '拜访时长', 'Visit duration', 'open'],
  ['visitState', '拜访状态', 'Visit state', 'closed'],
  ['reaction', '医生反馈', 'Reaction', 'closed'],
  ['hospitalLevel', '医院等级', 'Hospital level', 'closed'],
  ['hospitalType', '医院类型', 'Hospital type', 'closed'],
  ['hospitalOwnership', '医院性质', 'Hospital ownership', 'closed'],
  ['tier', '客户分级', 'Tier', 'closed'],
  ['coverageStatus', '覆盖状态', 'Coverage', 'closed'],
  ['procurementStatus', '采购状态', 'Procurement', 'closed'],
  ['listingStatus', '进院状态', 'Listing', 'closed'],
  ['channel', '沟通渠道', 'Channel', 'closed'],
  ['consent', '授权状态', 'Consent', 'closed'],
  ['interactionChannel', '互动渠道', 'Interaction channel', 'closed'],
  ['interactionAction', '互动行为', 'Interaction', 'closed'],
  ['lastVisit', '最近拜访', 'Last visit', 'closed'],
  ['sex', '性别', 'Sex', 'closed'],
  ['taskType', '任务类型', 'Task type', 'open'],
  ['indication', '适应症', 'Indication', 'open'],
  ['comorbidity', '合并症', 'Comorbidity', 'open'],
  ['stopReason', '停药原因', 'Reason for stopping', 'open'],
  ['treatmentOutcome', '治疗结局', 'Outcome of therapy', 'open'],
  ['recordSource', '诊疗数据来源', 'Source of treatment records', 'open'],
  ['bannedVenue', '禁用会议场地', 'Banned venues', 'open'],
];

const dictionaries: Readonly<Record<string, readonly Row[]>> = {
  doctorType: [
    ['CHIEF', '主任', 'Chief'],
    ['ASSOCIATE_CHIEF', '副主任', 'Associate chief'],
    ['ATTENDING', '主治', 'Attending'],
    ['RESIDENT', '住院', 'Resident'],
    ['PHARMACIST', '药师', 'Pharmacist'],
    ['NURSE', '护士', 'Nurse'],
    ['MANAGEMENT', '管理', 'Management'],
  ],
  visitType: [
    ['FACE', '面对面', 'Face to face'],
    ['PHONE', '电话', 'Phone'],
    ['VIDEO', '视频', 'Video'],
    ['WECOM', '企微', 'Enterprise chat'],
    ['DEPARTMENT', '科室会', 'Department meeting'],
    ['JOINT', '协访', 'Joint visit'],
  ],
  visitPurpose: [
    ['ACADEMIC', '学术传递', 'Scientific information'],
    ['ADVERSE_REACTION', '不良反应收集', 'Adverse reaction collection'],
    ['MEETING_INVITATION', '会议邀请', 'Meeting invitation'],
    ['NEEDS', '需求了解', 'Understanding needs'],
    ['RELATIONSHIP', '关系维护', 'Keeping in touch'],
    ['MATERIAL', '资料送达', 'Material delivery'],
  ],
  visitResults: [
    ['DELIVERED', '已传递', 'Delivered', 'ok'],
    ['OBJECTION', '有异议待跟进', 'Objection to follow up', 'warn'],
    ['MEDICAL_SUPPORT', '需医学支持', 'Needs medical support', 'primary'],
    ['NOT_MET', '未见到', 'Not met', 'neutral'],
    ['REFUSED', '拒访', 'Refused', 'bad'],
  ],
  visitDuration: [
    ['UNDER_5', '5 分钟以内', 'Under 5 min'],
    ['FROM_5_TO_15', '5–15 分钟', '5–15 min'],
    ['FROM_15_TO_30', '15–30 分钟', '15–30 min'],
    ['FROM_30_TO_60', '30–60 分钟', '30–60 min'],
    ['OVER_60', '60 分钟以上', 'Over 60 min'],
  ],
  visitState: [
    ['PLANNED', '已计划', 'Planned', 'primary'],
    ['IN_VISIT', '拜访中', 'In visit', 'primary'],
    ['SAVED', '已保存', 'Saved', 'warn'],
    ['LATE_PENDING', '补录待批准', 'Late, to approve', 'warn'],
    ['SUBMITTED', '已提交', 'Submitted', 'ok'],
    ['SUBMITTED_LATE', '逾期提交', 'Submitted late', 'warn'],
    ['UNLOCK_PENDING', '待解锁', 'Unlock asked', 'warn'],
    ['UNDER_REVIEW', '复核中', 'Under review', 'warn'],
    ['VALID', '有效', 'Valid', 'ok'],
    ['INVALID', '无效', 'Invalid', 'bad'],
    ['CANCELLED', '已取消', 'Cancelled', 'neutral'],
    ['MISSED', '未完成', 'Missed', 'bad'],
  ],
  reaction: [
    ['POSITIVE', '积极', 'Positive', 'ok'],
    ['NEUTRAL', '中性', 'Neutral', 'neutral'],
    ['NEGATIVE', '消极', 'Negative', 'bad'],
  ],
  hospitalLevel: [
    ['3A', '三级甲等', 'Tertiary A'],
    ['3B', '三级乙等', 'Tertiary B'],
    ['3C', '三级丙等', 'Tertiary C'],
    ['3', '三级', 'Tertiary'],
    ['2A', '二级甲等', 'Secondary A'],
    ['2B', '二级乙等', 'Secondary B'],
    ['2', '二级', 'Secondary'],
    ['1', '一级', 'Primary'],
    ['UNRATED', '未评级', 'Unrated'],
  ],
  hospitalType: [
    ['GENERAL', '综合医院', 'General hospital'],
    ['SPECIALTY', '专科医院', 'Specialty hospital'],
    ['TCM', '中医医院', 'TCM hospital'],
    ['WOMEN_CHILDREN', '妇幼保健院', 'Women and children'],
    ['COMMUNITY', '社区卫生中心', 'Community health center'],
    ['OTHER', '其他', 'Other'],
  ],
  hospitalOwnership: [
    ['PUBLIC', '公立', 'Public'],
    ['PRIVATE', '民营', 'Private'],
    ['MILITARY', '军队', 'Military'],
  ],
  tier: [
    ['A', 'A 级', 'Tier A', 'primary'],
    ['B', 'B 级', 'Tier B', 'primary'],
    ['C', 'C 级', 'Tier C'],
    ['D', 'D 级', 'Tier D'],
  ],
  coverageStatus: [
    ['UNCOVERED', '未覆盖', 'Not covered', 'neutral'],
    ['COVERED', '已覆盖', 'Covered', 'ok'],
    ['LOST', '流失', 'Lost', 'bad'],
  ],
  procurementStatus: [
    ['NONE', '未采购', 'Not purchasing', 'neutral'],
    ['PURCHASING', '采购中', 'Purchasing', 'ok'],
    ['PAUSED', '暂停采购', 'Paused', 'warn'],
    ['STOPPED', '停止采购', 'Stopped', 'bad'],
  ],
  listingStatus: [
    ['NONE', '未进院', 'Not listed', 'neutral'],
    ['TEMPORARY', '临采', 'Temporary purchase', 'warn'],
    ['PROPOSED', '提单', 'Proposed', 'primary'],
    ['LISTED', '已进院', 'Listed', 'ok'],
    ['STOPPED', '停用', 'Delisted', 'bad'],
  ],
  channel: [
    ['SMS', '短信', 'SMS'],
    ['MAIL', '邮件', 'E-mail'],
    ['WECOM', '企业微信', 'Enterprise chat'],
    ['LIVE', '直播', 'Live sessions'],
  ],
  consent: [
    ['NONE', '未询问', 'Not asked', 'neutral'],
    ['OPT_IN_PENDING', '待确认', 'Waiting for confirmation', 'warn'],
    ['OPT_IN', '已授权', 'Agreed', 'ok'],
    ['OPT_OUT', '已撤回', 'Withdrawn', 'bad'],
    ['EXPIRED', '已过期', 'Expired', 'warn'],
    ['NEVER', '不再询问', 'Never', 'bad'],
  ],
  interactionChannel: [
    ['VISIT', '拜访', 'Visit'],
    ['SMS', '短信', 'SMS'],
    ['MAIL', '邮件', 'E-mail'],
    ['WECOM', '企业微信', 'Enterprise chat'],
    ['LIVE', '医生直播', 'Live sessions'],
    ['EDUCATION', '医学教育', 'Medical education'],
    ['SURVEY', '问卷调研', 'Surveys'],
    ['MEETING', '会议', 'Meetings'],
    ['PORTAL', '医生页面', 'Doctor pages'],
  ],
  interactionAction: [
    ['MET', '面谈', 'Met'],
    ['RECEIVED', '收到', 'Received'],
    ['OPENED', '打开', 'Opened'],
    ['READ', '阅读', 'Read'],
    ['CLICKED', '点击', 'Clicked'],
    ['REPLIED', '回复', 'Replied'],
    ['WATCHED', '观看', 'Watched'],
    ['ASKED', '提问', 'Asked a question'],
    ['LEARNED', '学习', 'Studied'],
    ['DISCUSSED', '讨论', 'Discussed'],
    ['TESTED', '测验', 'Took a test'],
    ['ANSWERED', '作答', 'Answered'],
    ['REGISTERED', '报名', 'Registered'],
    ['ATTENDED', '参会', 'Attended'],
    ['SIGNED_IN', '登录', 'Signed in'],
  ],
  lastVisit: [
    ['WITHIN_7', '7 天内', 'Within 7 days'],
    ['WITHIN_14', '14 天内', 'Within 14 days'],
    ['WITHIN_30', '30 天内', 'Within 30 days'],
    ['OVER_14', '14 天以上', 'Over 14 days ago', 'neutral'],
    ['OVER_30', '30 天以上', 'Over 30 days ago', 'warn'],
    ['OVER_60', '60 天以上', 'Over 60 days ago', 'bad'],
    ['OVER_90', '90 天以上', 'Over 90 days ago', 'bad'],
    ['NEVER', '从未拜访', 'Never visited', 'neutral'],
  ],
  sex: [
    ['MALE', '男', 'Male'],
    ['FEMALE', '女', 'Female'],
  ],
  taskType: [
    ['VISIT', '拜访', 'Visit', 'primary'],
    ['SEND', '发送内容', 'Send content'],
    ['INVITE', '邀请参会', 'Invite'],
    ['FOLLOW_UP', '跟进', 'Follow up', 'primary'],
    ['VERIFY', '核验信息', 'Verify'],
    ['PAY_EVIDENCE', '补充凭证', 'Payment evidence', 'warn'],
    ['DATA', '完善资料', 'Complete data'],
  ],
  indication: [
    ['MIGRAINE', '偏头痛', 'Migraine'],
    ['INSOMNIA', '失眠障碍', 'Insomnia'],
    ['DEPRESSION', '抑郁障碍', 'Depression'],
    ['SCHIZOPHRENIA', '精神分裂症', 'Schizophrenia'],
    ['ALZHEIMER', '阿尔茨海默病', 'Alzheimer’s disease'],
    ['EPILEPSY', '部分性癫痫发作', 'Partial-onset seizures'],
    ['PARKINSON', '帕金森病', 'Parkinson’s disease'],
    ['ANXIETY', '焦虑障碍', 'Anxiety disorder'],
  ],
  comorbidity: [
    ['HYPERTENSION', '高血压', 'Hypertension'],
    ['DIABETES', '糖尿病', 'Diabetes'],
    ['HYPERLIPIDEMIA', '高脂血症', 'Hyperlipidaemia'],
    ['HEART_DISEASE', '冠心病', 'Coronary heart disease'],
    ['STROKE', '脑卒中', 'Stroke'],
    ['OBESITY', '肥胖', 'Obesity'],
    ['ANXIETY', '焦虑', 'Anxiety'],
    ['DEPRESSION', '抑郁', 'Depression'],
    ['INSOMNIA', '失眠', 'Insomnia'],
  ],
  stopReason: [
    ['INEFFECTIVE', '疗效不佳', 'Lack of effect'],
    ['ADVERSE_REACTION', '不良反应', 'Adverse reaction'],
    ['SWITCHED', '换用其他药品', 'Switched drug'],
    ['REMISSION', '缓解后停药', 'Remission'],
    ['COST', '费用', 'Cost'],
    ['PATIENT', '患者意愿', 'Patient’s wish'],
    ['LOST', '失访', 'Lost to follow-up'],
  ],
  treatmentOutcome: [
    ['REMISSION', '缓解', 'Remission', 'ok'],
    ['RESPONSE', '有效', 'Response', 'ok'],
    ['STABLE', '稳定', 'Stable', 'primary'],
    ['PROGRESSION', '进展', 'Progression', 'bad'],
    ['UNKNOWN', '未知', 'Unknown'],
  ],
  recordSource: [
    ['HOSPITAL', '医院数据合作', 'Hospital data'],
    ['REGISTRY', '登记研究', 'Registry'],
    ['PROGRAM', '患者援助项目', 'Patient programme'],
    ['CHART', '病历调研', 'Chart review'],
  ],
  // Parts of the name or address of a venue.
  bannedVenue: [
    ['GOLF', '高尔夫', 'Golf'],
    ['HOT_SPRING', '温泉', 'Hot spring'],
    ['NIGHT_CLUB', '夜总会', 'Night club'],
    ['KARAOKE', 'KTV', 'Karaoke'],
  ],
};

export function listDictionaryEntries(): DictionaryEntry[] {
  return Object.entries(dictionaries).flatMap(([key, rows]) =>
    rows.map(([value, name, en_name, colour = 'neutral'], sort) => ({
      key,
      value,
      name,
      en_name,
      colour,
      sort,
      is_system: types.some((type) => type[0] === key && type[3] === 'closed'),
    })),
  );
}

export function listDictionaryTypes(): DictionaryType[] {
  return types.map(([key, name, en_name, kind], sort) => ({
    key,
    name,
    en_name,
    is_open: kind === 'open',
    is_system: true,
    sort,
  }));
}

/** The values of one dictionary in their order. */
export function valuesOf(key: string): string[] {
  return (dictionaries[key] ?? []).map(([value]) => value);
}
