// Articles of the demo: real subjects of neurology, written for this product.
import type { ArticleDraft } from '../../../../packages/contract/src/articles/index.ts';

export interface SeedArticle extends Pick<
  ArticleDraft,
  'channel' | 'audience' | 'title' | 'enTitle' | 'summary' | 'topics'
> {
  readonly paragraphs: readonly (string | readonly [heading: string, ...points: string[]])[];
  /** After the first paragraph. */
  readonly picture?: { readonly alt: string; readonly steps: readonly string[] };
  /** Before the text: a file beside this one. */
  readonly film?: { readonly file: string; readonly words: string };
  /** At the end; the first row is its head. */
  readonly table?: readonly (readonly string[])[];
  readonly citations: string;
  /** Days before today on which it was written. */
  readonly daysAgo: number;
  readonly until: 'DRAFT' | 'IN_REVIEW' | 'APPROVED' | 'PUBLISHED' | 'REVISED' | 'RECALLED';
}

export interface Uploaded {
  readonly image: { readonly address: string; readonly width: number; readonly height: number } | undefined;
  readonly video: { readonly address: string } | undefined;
}

/** HTML as the editor writes it: a video, a paragraph or a heading with its points, a picture, a table. */
export function htmlOf({ paragraphs, picture, film, table = [] }: SeedArticle, { image, video }: Uploaded): string {
  const [first = '', ...rest] = paragraphs.map(paragraphOf);
  const shown =
    picture === undefined || image === undefined
      ? ''
      : `<img src="${image.address}" alt="${picture.alt}" width="${image.width}" height="${image.height}">`;
  const played =
    film === undefined || video === undefined
      ? ''
      : `<video src="${video.address}" controls="controls" preload="metadata" aria-label="${film.words}"></video>`;
  return [played, first, shown, ...rest, tableOf(table)].join('');
}

function paragraphOf(one: SeedArticle['paragraphs'][number]): string {
  if (typeof one === 'string') return `<p>${one}</p>`;
  const [heading, ...points] = one;
  return `<h2>${heading}</h2><ul>${points.map((point) => `<li><p>${point}</p></li>`).join('')}</ul>`;
}

function tableOf(rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const rowOf = (cells: readonly string[], cell: 'th' | 'td'): string =>
    `<tr>${cells.map((text) => `<${cell}><p>${text}</p></${cell}>`).join('')}</tr>`;
  return `<table><tbody>${rows.map((cells, place) => rowOf(cells, place === 0 ? 'th' : 'td')).join('')}</tbody></table>`;
}

export const articles: readonly SeedArticle[] = [
  {
    channel: 'GUIDELINE',
    audience: 'PROMOTIONAL',
    title: '成人癫痫首诊：三步完成诊断与分型',
    enTitle: 'First visit for adult epilepsy: diagnosis and classification in three steps',
    summary: '首次发作的判定、发作类型与综合征分型、何时开始治疗。',
    topics: ['癫痫', '诊断'],
    paragraphs: [
      '首次无诱因发作后，先回答三个问题：是不是癫痫发作，属于哪一类，病因是什么。病史与目击者描述比任何检查都重要，手机录像是最好的病史。',
      [
        '第一步：是不是发作',
        '区分晕厥、心因性发作与运动障碍',
        '记录持续时间、意识与发作后状态',
        '有条件时在 24 小时内完成脑电图',
      ],
      ['第二步：分型', '局灶性、全面性与起源不明', '按国际抗癫痫联盟分类记录意识与运动表现'],
      ['第三步：病因与治疗时机', '头颅磁共振采用癫痫序列', '两次以上无诱因发作，或一次发作且复发风险高时开始治疗'],
    ],
    picture: { alt: '首诊三步：是不是发作，哪一类，什么病因', steps: ['1 EVENT', '2 TYPE', '3 CAUSE'] },
    film: { file: 'first-visit.webm', words: '首诊三步：是不是发作、属于哪一类、病因是什么（12 秒，无声）' },
    table: [
      ['鉴别', '癫痫发作', '晕厥'],
      ['诱因', '多无', '久站、疼痛、情绪激动'],
      ['持续', '多为 1 至 3 分钟', '多短于 30 秒'],
      ['恢复', '常有发作后意识模糊', '迅速清醒'],
    ],
    citations: 'Fisher RS, et al. Epilepsia. 2017;58:522-530.\nScheffer IE, et al. Epilepsia. 2017;58:512-521.',
    daysAgo: 210,
    until: 'PUBLISHED',
  },
  {
    channel: 'LITERATURE',
    audience: 'PROMOTIONAL',
    title: '偏头痛预防治疗：从每月头痛日说起',
    enTitle: 'Preventing migraine: monthly headache days as the measure',
    summary: '以每月头痛日评估获益，8 至 12 周再下结论。',
    topics: ['偏头痛', '预防'],
    paragraphs: [
      '预防治疗的目标不是没有头痛，而是头痛日减少一半以上、急性期用药减少、生活质量改善。',
      ['开始之前', '建立头痛日记，至少记录四周', '识别药物过度使用性头痛'],
      ['随访', '口服药物足量 8 周评估，注射类 12 周评估', '有效者维持 6 至 12 个月后考虑减量'],
    ],
    citations: 'Sacco S, et al. J Headache Pain. 2022;23:67.',
    daysAgo: 150,
    until: 'PUBLISHED',
  },
  {
    channel: 'CASE',
    audience: 'PROMOTIONAL',
    title: '病例：卒中后六个月的情绪低落',
    enTitle: 'Case: low mood six months after a stroke',
    summary: '一例卒中后抑郁的识别、量表评估与多学科管理。',
    topics: ['卒中', '抑郁'],
    paragraphs: [
      '患者男性，六十二岁，左侧基底节区梗死后六个月，家属诉其少言、拒绝康复训练。（人物信息已隐去）',
      ['评估', '先排除谵妄、淡漠与失语的影响', '使用汉密尔顿抑郁量表与患者健康问卷'],
      ['管理', '康复、心理与药物同时进行', '两周一次复评，直至缓解'],
    ],
    citations: 'Towfighi A, et al. Stroke. 2017;48:e30-e43.',
    daysAgo: 120,
    until: 'PUBLISHED',
  },
  {
    channel: 'PRODUCT',
    audience: 'PROMOTIONAL',
    title: '{product}：起始、滴定与漏服处理',
    enTitle: '{product}: starting, titrating and missed doses',
    summary: '按说明书整理的用法要点，供拜访时使用。',
    topics: ['用法用量'],
    paragraphs: [
      '本文依据现行说明书整理，完整信息以说明书为准。',
      ['要点', '从低剂量开始，每周调整一次', '漏服不足十二小时补服，超过则跳过', '停药须逐渐减量'],
    ],
    citations: '现行药品说明书',
    daysAgo: 95,
    until: 'REVISED',
  },
  {
    channel: 'EDUCATION',
    audience: 'PROMOTIONAL',
    title: '给患者的一页纸：发作时该做什么',
    enTitle: 'One page for patients: what to do during a seizure',
    summary: '家属与同事都能照做的六件事。',
    topics: ['患者教育', '癫痫'],
    film: { file: 'during-a-seizure.webm', words: '发作时该做什么：看时间、侧卧、陪到完全清醒（12 秒，无声）' },
    paragraphs: [
      ['该做的', '看时间，超过五分钟拨打急救电话', '侧卧，移开硬物', '陪到完全清醒'],
      ['不要做的', '不按压肢体', '不往口中塞任何东西', '清醒前不喂水喂药'],
    ],
    citations: '',
    daysAgo: 80,
    until: 'PUBLISHED',
  },
  {
    channel: 'CONFERENCE',
    audience: 'PROMOTIONAL',
    title: '年会速递：多发性硬化的长期管理',
    enTitle: 'Conference news: long-term care of multiple sclerosis',
    summary: '三个报告的共同结论：早治、监测、个体化。',
    topics: ['多发性硬化'],
    paragraphs: [
      '今年的三个专题报告都把目光从单次复发移到十年后的残疾。',
      ['共同结论', '确诊后尽早开始疾病修正治疗', '每年一次磁共振，关注静默进展', '育龄女性提前讨论妊娠计划'],
    ],
    citations: '',
    daysAgo: 46,
    until: 'PUBLISHED',
  },
  {
    channel: 'LITERATURE',
    audience: 'MEDICAL',
    title: '真实世界研究：神经病理性疼痛的用药轨迹',
    enTitle: 'Real-world study: treatment paths in neuropathic pain',
    summary: '回顾性队列的设计、终点与局限，供医学团队讨论。',
    topics: ['疼痛', '真实世界'],
    paragraphs: [
      '研究以首次处方为起点，随访十二个月，比较换药、联用与停药的时间。',
      ['局限', '诊断编码的错分', '缺少疼痛评分', '未测量的混杂'],
    ],
    citations: '',
    daysAgo: 60,
    until: 'PUBLISHED',
  },
  {
    channel: 'GUIDELINE',
    audience: 'PROMOTIONAL',
    title: '失眠障碍评估：先问睡眠，再谈用药',
    enTitle: 'Assessing insomnia: ask about sleep before medication',
    summary: '评估流程与转诊指征。',
    topics: ['失眠'],
    paragraphs: [
      '持续三个月、每周三晚以上的入睡或维持困难，并影响日间功能，才称为失眠障碍。',
      ['评估', '两周睡眠日记', '失眠严重指数量表', '排除睡眠呼吸暂停与不宁腿'],
    ],
    citations: '',
    daysAgo: 9,
    until: 'IN_REVIEW',
  },
  {
    channel: 'CASE',
    audience: 'PROMOTIONAL',
    title: '病例：帕金森病的剂末现象',
    enTitle: 'Case: wearing-off in Parkinson disease',
    summary: '从服药日记中找到规律。',
    topics: ['帕金森病'],
    paragraphs: ['患者每日第三次服药前两小时动作变慢，日记显示与高蛋白午餐有关。调整用餐与给药间隔后改善。'],
    citations: '',
    daysAgo: 14,
    until: 'APPROVED',
  },
  {
    channel: 'PRODUCT',
    audience: 'PROMOTIONAL',
    title: '{product} 与常用药的相互作用',
    enTitle: '{product}: interactions with common medicines',
    summary: '说明书更新前的版本，已召回。',
    topics: ['相互作用'],
    paragraphs: ['本文列出的相互作用以旧版说明书为依据。'],
    citations: '',
    daysAgo: 130,
    until: 'RECALLED',
  },
  {
    channel: 'EDUCATION',
    audience: 'PROMOTIONAL',
    title: '给患者的一页纸：偏头痛日记怎么记',
    enTitle: 'One page for patients: keeping a migraine diary',
    summary: '',
    topics: ['患者教育', '偏头痛'],
    paragraphs: ['日期、持续时间、程度、可能的诱因、用过的药，五项就够。'],
    citations: '',
    daysAgo: 2,
    until: 'DRAFT',
  },
  {
    channel: 'GUIDELINE',
    audience: 'PROMOTIONAL',
    title: '帕金森病运动并发症：识别与调整',
    enTitle: 'Motor complications of Parkinson’s disease: recognising and adjusting',
    summary: '剂末现象与异动症的识别，调整给药前先看时间表。',
    topics: ['帕金森病'],
    paragraphs: [
      '剂末现象常先于患者主诉出现，问清每次服药后多久缓解、多久失效。',
      ['调整之前', '核对服药时间与进餐', '排除感染与脱水', '记录开关期日记至少三天'],
      '参考 <a href="https://movementdisorders.onlinelibrary.wiley.com/doi/10.1002/mds.27372" rel="noopener noreferrer" target="_blank">国际运动障碍学会循证医学综述</a>。',
    ],
    citations: 'Fox SH, et al. Mov Disord. 2018;33:1248-1266.',
    daysAgo: 715,
    until: 'PUBLISHED',
  },
  {
    channel: 'LITERATURE',
    audience: 'PROMOTIONAL',
    title: '卒中二级预防：双抗该用多久',
    enTitle: 'Secondary prevention after stroke: how long to give two antiplatelets',
    summary: '轻型卒中与高危短暂性脑缺血发作，双抗 21 天获益最明确。',
    topics: ['卒中', '二级预防'],
    paragraphs: [
      '两项大型研究的合并分析显示，获益集中在最初三周，出血风险随时间上升。',
      ['要点', '发病 24 小时内启动', '21 天后改为单药', '合并房颤者按抗凝路径处理'],
      '全文见 <a href="https://jamanetwork.com/journals/jamaneurology/fullarticle/2747562" rel="noopener noreferrer" target="_blank">合并分析</a>。',
    ],
    citations: 'Pan Y, et al. JAMA Neurol. 2019;76:1466-1473.',
    daysAgo: 560,
    until: 'PUBLISHED',
  },
  {
    channel: 'CONFERENCE',
    audience: 'PROMOTIONAL',
    title: '会议速递：睡眠障碍与认知下降',
    enTitle: 'Conference news: sleep disorders and cognitive decline',
    summary: '快速眼动期睡眠行为障碍是神经变性的早期信号。',
    topics: ['睡眠', '认知'],
    paragraphs: [
      '多中心随访显示，六年内约三分之一患者出现可诊断的神经变性疾病。',
      ['门诊可做', '问床伴而不只问患者', '筛查嗅觉与便秘', '多导睡眠监测确诊'],
      '研究见 <a href="https://academic.oup.com/brain/article/142/3/744/5353011" rel="noopener noreferrer" target="_blank">多中心研究</a>。',
    ],
    citations: 'Postuma RB, et al. Brain. 2019;142:744-759.',
    daysAgo: 400,
    until: 'PUBLISHED',
  },
];
