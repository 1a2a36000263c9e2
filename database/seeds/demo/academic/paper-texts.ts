// Titles, journals and topics of invented papers by speciality, put together anew for each.
import type { Random } from '../random.ts';

export interface Speciality {
  readonly key: string;
  /** Words of a doctor's indication or direction that belong to it. */
  readonly zh: RegExp;
  readonly conditions: readonly (readonly [en: string, zh: string])[];
  readonly treatments: readonly (readonly [en: string, zh: string])[];
  readonly topics: readonly string[];
  readonly journals: readonly string[];
  readonly chineseJournals: readonly string[];
}

export const specialities: readonly Speciality[] = [
  {
    key: 'headache',
    zh: /头痛/,
    conditions: [
      ['episodic migraine', '发作性偏头痛'],
      ['chronic migraine', '慢性偏头痛'],
      ['vestibular migraine', '前庭性偏头痛'],
      ['medication-overuse headache', '药物过度使用性头痛'],
      ['cluster headache', '丛集性头痛'],
    ],
    treatments: [
      ['CGRP monoclonal antibodies', 'CGRP 单克隆抗体'],
      ['oral gepants', '口服吉泮类药物'],
      ['occipital nerve block', '枕神经阻滞'],
      ['headache diaries', '头痛日记管理'],
      ['acupuncture', '针刺'],
    ],
    topics: ['Migraine', 'Headache', 'Calcitonin Gene-Related Peptide', 'Neurology', 'Quality of life'],
    journals: ['Annals of Headache Research', 'Headache and Pain Letters', 'Clinical Cephalology'],
    chineseJournals: ['华东头痛与疼痛杂志', '神经内科临床进展'],
  },
  {
    key: 'stroke',
    zh: /脑血管|卒中|脑保护|重症神经/,
    conditions: [
      ['acute ischemic stroke', '急性缺血性脑卒中'],
      ['minor stroke', '轻型卒中'],
      ['intracranial atherosclerosis', '颅内动脉粥样硬化'],
      ['small vessel disease', '脑小血管病'],
    ],
    treatments: [
      ['dual antiplatelet therapy', '双联抗血小板治疗'],
      ['mechanical thrombectomy', '机械取栓'],
      ['early rehabilitation', '早期康复'],
      ['telestroke networks', '远程卒中网络'],
    ],
    topics: ['Stroke', 'Brain Ischemia', 'Neurology', 'Thrombectomy', 'Secondary Prevention'],
    journals: ['Cerebral Vessels', 'Stroke Pathways', 'Journal of Vascular Neurology in Practice'],
    chineseJournals: ['脑血管病临床与研究', '卒中与神经康复'],
  },
  {
    key: 'epilepsy',
    zh: /癫痫/,
    conditions: [
      ['focal epilepsy', '局灶性癫痫'],
      ['drug-resistant epilepsy', '药物难治性癫痫'],
      ['childhood absence epilepsy', '儿童失神癫痫'],
    ],
    treatments: [
      ['adjunctive perampanel', '吡仑帕奈添加治疗'],
      ['vagus nerve stimulation', '迷走神经刺激'],
      ['long-term video EEG', '长程视频脑电监测'],
    ],
    topics: ['Epilepsy', 'Seizure', 'Electroencephalography', 'Anticonvulsants'],
    journals: ['Seizure Medicine', 'Epilepsy in Context'],
    chineseJournals: ['癫痫与脑电图学', '神经电生理通讯'],
  },
  {
    key: 'movement',
    zh: /帕金森|运动障碍/,
    conditions: [
      ["early Parkinson's disease", '早期帕金森病'],
      ['motor fluctuations', '运动波动'],
      ['essential tremor', '特发性震颤'],
    ],
    treatments: [
      ['deep brain stimulation', '脑深部电刺激'],
      ['levodopa infusion', '左旋多巴持续输注'],
      ['wearable sensors', '可穿戴传感监测'],
    ],
    topics: ["Parkinson's disease", 'Movement disorders', 'Levodopa', 'Deep Brain Stimulation'],
    journals: ['Movement and Tremor', 'Basal Ganglia Reports'],
    chineseJournals: ['运动障碍疾病杂志', '帕金森病研究通讯'],
  },
  {
    key: 'dementia',
    zh: /痴呆|阿尔茨海默|认知|老年/,
    conditions: [
      ['mild cognitive impairment', '轻度认知障碍'],
      ["Alzheimer's disease", '阿尔茨海默病'],
      ['vascular dementia', '血管性痴呆'],
    ],
    treatments: [
      ['plasma p-tau217', '血浆 p-tau217'],
      ['computerised cognitive training', '计算机化认知训练'],
      ['caregiver support', '照护者支持'],
    ],
    topics: ['Dementia', "Alzheimer's disease", 'Cognitive impairment', 'Biomarkers', 'Geriatrics'],
    journals: ['Cognition and Ageing Practice', 'Dementia Pathways'],
    chineseJournals: ['老年认知医学', '记忆与认知障碍杂志'],
  },
  {
    key: 'sleep',
    zh: /睡眠|失眠|昼夜/,
    conditions: [
      ['chronic insomnia', '慢性失眠'],
      ['obstructive sleep apnea', '阻塞性睡眠呼吸暂停'],
      ['shift work disorder', '倒班工作障碍'],
    ],
    treatments: [
      ['dual orexin receptor antagonists', '双重食欲素受体拮抗剂'],
      ['digital CBT-I', '数字化失眠认知行为治疗'],
      ['bright light therapy', '光照治疗'],
    ],
    topics: ['Insomnia', 'Sleep disorder', 'Orexin', 'Cognitive behavioral therapy'],
    journals: ['Sleep Care', 'Circadian Medicine Letters'],
    chineseJournals: ['睡眠医学实践', '睡眠与心身医学'],
  },
  {
    key: 'depression',
    zh: /抑郁|双相|情绪|焦虑|心身/,
    conditions: [
      ['major depressive disorder', '抑郁障碍'],
      ['treatment-resistant depression', '难治性抑郁'],
      ['generalised anxiety disorder', '广泛性焦虑障碍'],
      ['bipolar depression', '双相抑郁'],
    ],
    treatments: [
      ['vortioxetine', '伏硫西汀'],
      ['repetitive transcranial magnetic stimulation', '重复经颅磁刺激'],
      ['measurement-based care', '基于评估的治疗'],
      ['esketamine nasal spray', '艾司氯胺酮鼻喷雾剂'],
    ],
    topics: ['Depression', 'Anxiety', 'Psychiatry', 'Antidepressants', 'Mood disorder'],
    journals: ['Mood and Mind', 'Affective Care', 'Practice in Psychiatry'],
    chineseJournals: ['情感障碍研究', '精神医学临床与转化'],
  },
  {
    key: 'psychosis',
    zh: /精神分裂|精神/,
    conditions: [
      ['first-episode schizophrenia', '首发精神分裂症'],
      ['negative symptoms', '阴性症状'],
      ['late-life psychosis', '老年期精神病性障碍'],
    ],
    treatments: [
      ['long-acting injectable antipsychotics', '长效针剂抗精神病药'],
      ['cognitive remediation', '认知矫正治疗'],
      ['community case management', '社区个案管理'],
    ],
    topics: ['Schizophrenia', 'Psychosis', 'Antipsychotics', 'Psychiatry'],
    journals: ['Psychosis Pathways', 'Practice in Psychiatry'],
    chineseJournals: ['精神医学临床与转化', '社区精神卫生'],
  },
  {
    key: 'pain',
    zh: /疼痛|康复|周围神经|免疫|眩晕|头晕/,
    conditions: [
      ['chronic low back pain', '慢性腰背痛'],
      ['postherpetic neuralgia', '带状疱疹后神经痛'],
      ['peripheral neuropathy', '周围神经病'],
      ['persistent dizziness', '持续性头晕'],
    ],
    treatments: [
      ['pulsed radiofrequency', '脉冲射频'],
      ['mirogabalin', '米洛巴林'],
      ['vestibular rehabilitation', '前庭康复'],
      ['multidisciplinary rehabilitation', '多学科康复'],
    ],
    topics: ['Pain', 'Rehabilitation', 'Neuropathy', 'Neurology', 'Analgesics'],
    journals: ['Pain and Function', 'Rehabilitation Bridges'],
    chineseJournals: ['疼痛诊疗与康复', '康复医学进展'],
  },
];

export const specialityOf = (text: string): Speciality =>
  specialities.find(({ zh }) => zh.test(text)) ?? specialities[specialities.length - 1]!;

const designs: readonly (readonly [en: string, zh: string, weight: number])[] = [
  ['a multicentre randomised controlled trial', '多中心随机对照试验', 1.8],
  ['a prospective cohort study', '前瞻性队列研究', 1.2],
  ['a real-world registry analysis', '真实世界登记研究', 1],
  ['a systematic review and network meta-analysis', '系统评价与网状 Meta 分析', 1.6],
  ['a cross-sectional survey', '横断面调查', 0.6],
  ['a nested case-control study', '巢式病例对照研究', 0.8],
  ['a single-centre retrospective analysis', '单中心回顾性分析', 0.5],
];
const aims: readonly (readonly [en: string, zh: string])[] = [
  ['Efficacy and safety of', '有效性与安全性'],
  ['Persistence with', '治疗持续性'],
  ['Predictors of response to', '疗效预测因素'],
  ['Patient-reported outcomes after', '患者报告结局'],
  ['Cost-effectiveness of', '成本效果'],
  ['Long-term outcomes of', '长期结局'],
];
const groups: readonly (readonly [en: string, zh: string])[] = [
  ['in adults', '成人患者'],
  ['in older adults', '老年患者'],
  ['in women of working age', '育龄期女性'],
  ['in county hospitals', '县域医院患者'],
  ['with comorbid insomnia', '共病失眠者'],
  ['with comorbid anxiety', '共病焦虑者'],
];

export interface PaperText {
  readonly title: string;
  readonly periodical: string;
  readonly topics: readonly string[];
  /** How much such a work is cited. */
  readonly weight: number;
}

/** One title in five is Chinese, in a Chinese journal. */
export function paperText(random: Random, speciality: Speciality): PaperText {
  const [condition, zhCondition] = random.pick(speciality.conditions);
  const [treatment, zhTreatment] = random.pick(speciality.treatments);
  const [design, zhDesign, weight] = random.pick(designs);
  const [aim, zhAim] = random.pick(aims);
  const [group, zhGroup] = random.pick(groups);
  const topics = speciality.topics.filter((_, at) => at === 0 || random.chance(0.7));
  if (random.chance(0.2)) {
    const title = `${zhTreatment}用于${zhCondition}${zhGroup}的${zhAim}：${zhDesign}`;
    return { title, periodical: random.pick(speciality.chineseJournals), topics, weight: weight * 0.5 };
  }
  const title = `${aim} ${treatment} for ${condition} ${group}: ${design}`;
  return { title, periodical: random.pick(speciality.journals), topics, weight };
}
