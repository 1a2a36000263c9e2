// Invented societies, journals, trials, funds, patents, guidelines, meetings and lives, by speciality.
import type { Specialty } from './academic-doctors.ts';

export const societies: Readonly<Record<Specialty, readonly string[]>> = {
  neurology: ['神经科学会头痛分会', '医师协会神经内科分会', '卒中学会青年委员会', '认知障碍诊疗联盟', '癫痫防治协会'],
  psychiatry: ['精神医学会抑郁障碍分会', '睡眠研究会', '心身医学联盟', '心理卫生协会青年委员会', '双相障碍协作组'],
  other: ['康复医学会神经康复分会', '疼痛医学会', '老年医学会', '全科医学联盟', '神经外科协作组'],
};
export const posts = ['主任委员', '副主任委员', '常务委员', '委员', '青年委员', '秘书'] as const;

export const journals: Readonly<Record<Specialty, readonly string[]>> = {
  neurology: ['临床神经学进展', '头痛与眩晕', '卒中与神经疾病通报'],
  psychiatry: ['睡眠与情绪', '临床精神医学通报', '心身医学研究'],
  other: ['神经康复学刊', '疼痛诊疗进展', '老年医学通报'],
};
export const journalPosts = ['副主编', '编委', '青年编委', '审稿专家'] as const;

export const diseases: Readonly<Record<Specialty, readonly string[]>> = {
  neurology: ['偏头痛', '帕金森病', '阿尔茨海默病', '癫痫', '缺血性卒中', '前庭性眩晕'],
  psychiatry: ['抑郁障碍', '失眠障碍', '双相情感障碍', '广泛性焦虑障碍', '精神分裂症'],
  other: ['慢性疼痛', '卒中后肢体障碍', '老年谵妄', '带状疱疹后神经痛'],
};

export const trialShapes = [
  '预防治疗{disease}的多中心随机对照研究',
  '{disease}长期随访的前瞻性队列研究',
  '{disease}真实世界用药的登记研究',
  '{disease}数字化管理的整群随机研究',
  '{disease}早期干预的单臂研究',
] as const;
export const trialScopes = ['全国多中心', '省内多中心', '国际多中心', '单中心'] as const;

export const fundShapes = [
  '{disease}神经环路机制研究',
  '{disease}影像与生物标志物的关联研究',
  '基于真实世界数据的{disease}分层管理',
  '{disease}基层规范诊疗路径的构建与推广',
] as const;
export const fundCategories = [
  ['国家自然科学基金面上项目', 'NSFC'],
  ['国家自然科学基金青年项目', 'NSFC'],
  ['省自然科学基金', 'PROVINCE_FUND'],
  ['省医药卫生科技计划', 'PROVINCE_FUND'],
  ['市科技发展计划', 'CITY_FUND'],
] as const;

export const patentShapes = [
  [
    '一种用于{disease}患者的便携监测装置',
    '本实用新型公开了一种便携监测装置，包括壳体、传感模块与无线传输模块。传感模块贴合于患者额部，连续采集肌电与皮温信号；无线传输模块将信号送至随访平台，平台据此估计发作前驱并提醒患者用药。装置体积小、续航长，适合门诊患者居家使用，可减少漏记与回忆偏倚，为临床分层管理提供连续数据。',
  ],
  [
    '{disease}风险评估方法及系统',
    '本发明涉及医学信息技术领域，提供一种风险评估方法及系统。方法包括获取患者的结构化病历、量表与穿戴数据，对缺失项进行插补，用梯度提升模型得到风险评分，并以可解释的方式给出前三项影响因素。系统在五家医院的回顾数据上进行了验证，能够帮助医生在首诊时识别需要强化随访的患者。',
  ],
  ['一种{disease}康复训练椅', '本实用新型提供一种康复训练椅，座面与靠背角度可独立调节，配有节律提示与安全束带。'],
] as const;

export const guideShapes = ['{disease}诊治指南', '{disease}全程管理专家共识', '基层{disease}诊疗规范'] as const;
export const meetingShapes = [
  '{province}{field}年会',
  '{field}高峰论坛',
  '{city}{field}学术沙龙',
  '{field}青年医师论坛',
] as const;
export const meetingFields: Readonly<Record<Specialty, string>> = {
  neurology: '神经病学',
  psychiatry: '精神与睡眠医学',
  other: '神经康复',
};
export const meetingPosts = ['大会主席', '主持', '讲者', '壁报交流', '参会'] as const;
export const liveShapes = [
  '{disease}规范诊疗：从指南到门诊',
  '{disease}病例讨论',
  '读懂{disease}：给患者的二十分钟',
  '{disease}用药十问',
] as const;
export const activityShapes = [
  '{city}{disease}义诊',
  '{disease}患者教育日',
  '基层医生{disease}培训班授课',
  '接受健康栏目采访：{disease}',
] as const;
export const schools = ['云川大学医学院', '江澜医科大学', '临汐医学院', '南屿大学医学部', '澄湖医科大学'] as const;
export const academicTitles = ['博士生导师', '硕士生导师', '教授', '副教授', '学科带头人', '青年拔尖人才'] as const;
export const positions = [
  '科主任',
  '科副主任',
  '医务处副处长',
  '国家药物临床试验机构办公室副主任',
  '住培基地教学主任',
] as const;
export const branches = ['东院区', '互联网医院', '医联体分院', '社区联合门诊'] as const;

/** Fills the places of a shape. */
export const fill = (shape: string, words: Readonly<Record<string, string>>): string =>
  shape.replaceAll(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
