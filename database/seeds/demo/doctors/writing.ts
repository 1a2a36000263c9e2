// Résumés, specialties, degrees and tags put together of invented phrases, from one line to several.
import type { Random } from '../random.ts';

export type Field = 'neurology' | 'psychiatry' | 'other';

const fields: Readonly<Record<Field, readonly string[]>> = {
  neurology: [
    '偏头痛的规范诊治与长程管理',
    '缺血性脑血管病',
    '癫痫',
    '帕金森病及运动障碍',
    '认知障碍与痴呆',
    '神经免疫性疾病',
    '头晕与眩晕',
    '周围神经病',
    '失眠及昼夜节律障碍',
  ],
  psychiatry: [
    '抑郁障碍的个体化治疗',
    '双相情感障碍',
    '精神分裂症早期识别与干预',
    '焦虑障碍',
    '睡眠障碍',
    '老年期精神障碍',
    '青少年情绪问题',
    '物理治疗',
    '心身疾病联络会诊',
  ],
  other: [
    '慢性疼痛综合管理',
    '神经康复',
    '脑血管病介入',
    '老年综合评估',
    '围手术期脑保护',
    '合理用药与药学监护',
    '重症神经监护',
  ],
};

const schools = ['云川大学医学院', '江澜医科大学', '临汐医学院', '南屿大学医学部', '澄湖医科大学'];
const sentences = [
  '长期从事临床、教学与科研工作，擅长疑难病例的多学科诊治。',
  '主持并参与多项省部级课题，在国内外期刊发表论文二十余篇。',
  '曾赴海外中心访学一年，回国后牵头建立专病门诊与随访队列。',
  '担任省医学会专科分会委员、青年委员会副主任委员。',
  '参与多部专家共识与诊疗指南的撰写及基层推广。',
  '负责住院医师规范化培训教学，多次获院级优秀带教老师称号。',
  '牵头多中心真实世界研究，关注患者报告结局与长期依从性。',
  '热心科普，利用线上平台开展患者教育，年服务患者逾千人次。',
];

/** A third are short; the rest exceed the 76 characters after which the page folds them. */
export function resumeOf(random: Random, fullName: string, title: string): string {
  const opening = `${fullName}，${title}，毕业于${random.pick(schools)}。`;
  const count = random.chance(0.34) ? random.between(0, 1) : random.between(2, 6);
  const start = random.between(0, sentences.length - 1);
  return opening + Array.from({ length: count }, (_, index) => sentences[(start + index) % sentences.length]).join('');
}

export function specialtyOf(random: Random, field: Field): string {
  const choices = fields[field];
  const start = random.between(0, choices.length - 1);
  const count = random.between(1, 5);
  return Array.from({ length: count }, (_, index) => choices[(start + index) % choices.length]).join('、');
}

/** Degrees, the highest before the first ampersand. */
export function degreesOf(random: Random, titleRank: number): string {
  const level = random.next() + (titleRank < 2 ? 0.35 : 0);
  if (level > 0.85) return '医学博士&医学硕士&医学学士';
  if (level > 0.35) return '医学硕士&医学学士';
  return '医学学士';
}

const leading = ['头痛学组', '讲者', '指南专家', '学会常委', '学会委员', '临床研究'];
const common = ['青年学者', '数字活跃', '睡眠门诊', '头痛门诊', '住培导师', '中西结合'];

/** The tags of the demo; a doctor's are a bit each. */
export const tagWords: readonly string[] = [...leading, ...common];

export const maskOfTags = (tags: readonly string[]): number =>
  tags.reduce((mask, tag) => mask | (1 << tagWords.indexOf(tag)), 0);

/** The higher the tier, the more and the weightier the tags. */
export function tagsOf(random: Random, tier: number, isActive: boolean): string[] {
  const tags = new Set<string>(isActive ? ['数字活跃'] : []);
  const wanted = tier === 0 ? random.between(1, 4) : tier === 1 ? random.between(0, 3) : random.between(0, 1);
  while (tags.size < wanted) tags.add(random.pick(tier < 2 && random.chance(0.6) ? leading : common));
  return [...tags];
}
