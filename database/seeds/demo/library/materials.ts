// The materials of the demo and how far each has come.
export interface SeedMaterial {
  readonly type: 'SLIDES' | 'LITERATURE' | 'SOP' | 'QA';
  readonly audience: 'PROMOTIONAL' | 'MEDICAL';
  /** `{product}` stands for the name of a product. */
  readonly title: string;
  readonly enTitle: string;
  readonly summary: string;
  readonly citations: string;
  readonly topics: string[];
  /** When it was written. */
  readonly daysAgo: number;
  /** Days from today to its last day; those that ended cannot be submitted anew. */
  readonly days: number;
  readonly pages: number;
  readonly until: 'DRAFT' | 'IN_REVIEW' | 'APPROVED' | 'REVISED' | 'RECALLED';
}

const trial = 'Lancet Neurol. 2023;22(4):318-329.\nEpilepsia. 2024;65(2):402-415.';

export const materials: readonly SeedMaterial[] = [
  {
    type: 'SLIDES',
    audience: 'PROMOTIONAL',
    title: '{product}：规范用药与疗效证据',
    enTitle: 'Evidence and correct use',
    summary: '适应症、用法用量、关键临床研究与不良反应处理，用于科室会与城市会。',
    citations: trial,
    topics: ['规范用药', '临床研究'],
    daysAgo: 210,
    days: 155,
    pages: 24,
    until: 'APPROVED',
  },
  {
    type: 'SLIDES',
    audience: 'PROMOTIONAL',
    title: '{product}：联合治疗的选择',
    enTitle: 'Choosing combination therapy',
    summary: '联合用药的证据与注意事项。',
    citations: trial,
    topics: ['联合治疗'],
    daysAgo: 340,
    days: 20,
    pages: 18,
    until: 'REVISED',
  },
  {
    type: 'LITERATURE',
    audience: 'PROMOTIONAL',
    title: '{product} 三期研究全文导读',
    enTitle: 'Phase III trial: a guide',
    summary: '研究设计、主要终点与亚组结果的导读。',
    citations: trial,
    topics: ['三期研究'],
    daysAgo: 120,
    days: 240,
    pages: 9,
    until: 'APPROVED',
  },
  {
    type: 'QA',
    audience: 'MEDICAL',
    title: '{product} 医学信息问答（2026 版）',
    enTitle: 'Medical information Q and A',
    summary: '医学联络答复非主动咨询时使用，不得用于推广。',
    citations: trial,
    topics: ['医学信息'],
    daysAgo: 90,
    days: 275,
    pages: 12,
    until: 'APPROVED',
  },
  {
    type: 'SLIDES',
    audience: 'PROMOTIONAL',
    title: '{product}：老年患者用药',
    enTitle: 'Use in older patients',
    summary: '老年患者的剂量调整。',
    citations: trial,
    topics: ['老年患者', '剂量'],
    daysAgo: 260,
    days: 100,
    pages: 16,
    until: 'RECALLED',
  },
  {
    type: 'SOP',
    audience: 'PROMOTIONAL',
    title: '学术会议现场执行规程',
    enTitle: 'Running a scientific meeting',
    summary: '签到、资料发放、照片与议程留存的操作步骤。',
    citations: '',
    topics: ['会议执行', '合规'],
    daysAgo: 60,
    days: 305,
    pages: 8,
    until: 'APPROVED',
  },
  {
    type: 'SLIDES',
    audience: 'PROMOTIONAL',
    title: '{product}：真实世界研究进展',
    enTitle: 'Real-world evidence',
    summary: '国内多中心真实世界研究的阶段性结果。',
    citations: trial,
    topics: ['真实世界'],
    daysAgo: 4,
    days: 360,
    pages: 14,
    until: 'IN_REVIEW',
  },
  {
    type: 'QA',
    audience: 'PROMOTIONAL',
    title: '{product} 常见问题（草稿）',
    enTitle: 'Frequently asked questions',
    summary: '',
    citations: '',
    topics: ['常见问题'],
    daysAgo: 2,
    days: 300,
    pages: 3,
    until: 'DRAFT',
  },
];
