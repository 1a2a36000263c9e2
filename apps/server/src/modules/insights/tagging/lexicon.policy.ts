// The words by which the tagger knows aspects and attitudes: read, judged and extended by people (docs/opinion-tagging.md).
import { aspectOf, type Aspect, type Viewpoint } from '@yijian/contract/insights';

/** Stored with every tag; raised with every change of words, rules or weights. */
export const MODEL_VERSION = 'lexicon-2';

/**
 * CUE names what is spoken of. `scale` says whether much of it is good; an adverse event is bad by itself (`harm`).
 * OPINION judges; HIGH and LOW judge by the scale of their cue, and LOW takes the harm out of an adverse event.
 */
export type Entry =
  | { readonly role: 'CUE'; readonly viewpoint: Viewpoint; readonly scale: 1 | -1; readonly harm: boolean }
  | { readonly role: 'OPINION'; readonly leaning: 1 | -1; readonly viewpoint: Viewpoint | null }
  | { readonly role: 'HIGH' | 'LOW' | 'NEGATOR' | 'HEDGE' | 'CONTRAST' | 'COMPARE' };

export const aspectOfViewpoint = (viewpoint: Viewpoint): Aspect => aspectOf[viewpoint];

/** What is good when there is much of it. */
const good: Partial<Record<Viewpoint, string>> = {
  ONSET: '起效 起效速度 见效 显效 起作用 作用速度',
  POTENCY: '疗效 效果 有效率 应答率 缓解率 控制率 改善率 治疗效果 症状控制 镇痛 止痛 缓解程度 获益 药效 应答',
  DURABILITY: '维持时间 疗效维持 持续时间 长期疗效 维持 持久性 远期效果 作用时间',
  TOLERABILITY: '耐受性 安全性 耐受 安全窗',
  CONVENIENCE: '依从性 服药 给药 用法 剂型 口感 服用 注射 用药方式 自我给药',
  TITRATION: '剂量调整 加量 滴定 减量 起始剂量 调量',
  COST: '性价比',
  REIMBURSEMENT: '医保 报销 报销比例 集采 医保目录 门诊统筹',
  STOCK: '供货 库存 进院 药房 供应 配送 备药',
  PRESCRIBING: '处方权限 开方 开药 处方',
  TRIALS: '临床研究 临床试验 三期 随机对照 证据 研究数据 样本量 循证 头对头 终点',
  GUIDELINES: '指南 共识 指南推荐 专家共识',
  PRACTICE: '真实世界 临床经验 用药经验 病例 随访数据 观察性研究',
  RECOMMENDATION: '口碑 总体印象 整体感受 综合表现',
};

/** What is bad when there is much of it. */
const bad: Partial<Record<Viewpoint, string>> = {
  ONSET: '起效时间 等待时间',
  CONVENIENCE: '给药次数 服药次数 给药频率 服药频次',
  COST: '价格 费用 药价 花费 自费 治疗费用 月费用 药费 经济负担 成本',
  PRESCRIBING: '审批 用药限制 处方门槛 处方限制 门槛',
};

const harms: Partial<Record<Viewpoint, string>> = {
  TOLERABILITY: '副作用 不良反应 副反应 不良事件 毒性 戒断 停药反应 撤药反应',
  DROWSINESS: '嗜睡 昏沉 昏昏沉沉 困得 头晕 困倦 犯困 乏力 宿醉感 日间困倦 晕 头昏 白天没精神',
  STOMACH: '恶心 呕吐 胃肠道反应 腹泻 便秘 胃部不适 胃痛 反胃 食欲下降',
  HEART: '心悸 心血管风险 血压升高 QT间期延长 心律失常 胸闷 心慌',
  LIVER: '肝酶升高 肝损伤 转氨酶升高 肝功能异常',
};

const praise: readonly (readonly [Viewpoint | null, string])[] = [
  [
    null,
    '漂亮 好 简单 不错 满意 理想 优秀 良好 很好 较好 更好 出色 稳定 显著 确切 明确 突出 放心 安心 认可 肯定 可靠 可观 惊喜 乐观 友好 合理 优势 支持 顺利 充足 及时 充分 扎实 严谨 丰富 稳妥 顺畅 到位 省心 可喜 亮眼 有保障 好转 令人鼓舞 优于 好于 胜过 占优',
  ],
  ['POTENCY', '有效 改善 缓解 见好 减轻 控制住 管用 控制良好'],
  ['ONSET', '立竿见影 快速缓解 迅速 迅速起效 起效迅速'],
  ['DURABILITY', '持久 持续有效'],
  ['TOLERABILITY', '安全 耐受良好 耐受性良好'],
  ['CONVENIENCE', '方便 便捷 简便 容易掌握 省事 一天一次 每日一次 每月一次'],
  ['COST', '用得起 便宜 实惠 划算 负担得起 降价 经济'],
  ['REIMBURSEMENT', '纳入医保 进医保 可报销 能报销 已报销'],
  ['GUIDELINES', '一线推荐 首选推荐 写入指南'],
  ['RECOMMENDATION', '推荐 首选 值得 优先考虑 愿意用 信赖 看好 点赞 优先选择'],
];

const blame: readonly (readonly [Viewpoint | null, string])[] = [
  [
    null,
    '缺少 短板 差 不佳 欠佳 有限 不足 失望 糟糕 不理想 一般 较差 堪忧 担心 顾虑 谨慎 担忧 缺乏 薄弱 质疑 争议 困难 难 受限 紧张 不便 问题 不满 不够 欠缺 拖累 劣势 不明显 牵强 不如 不及 逊于 短缺 吃紧 偏少',
  ],
  ['POTENCY', '无效 加重 复发 反复发作 控制不住 控制不佳 没什么用'],
  ['ONSET', '起效慢 起效缓慢 缓慢'],
  ['CONVENIENCE', '老是忘 麻烦 繁琐 漏服 不方便'],
  ['COST', '贵 昂贵 太贵 偏贵 负担重 负担不起 吃不消 用不起'],
  ['REIMBURSEMENT', '不能报销 未进医保 不报销 自付'],
  ['STOCK', '缺货 断货 断供 买不到 开不到'],
  ['RECOMMENDATION', '不推荐 不值得 放弃 换药 不建议 慎用 停用'],
];

const plain = {
  HIGH: '高 大 多 强 快 长 偏高 较高 很高 较快 很快 更快 偏多 较多 更高 增加 上升 提高 提升 明显 延长 宽 广',
  LOW: '低 小 少 弱 慢 短 偏低 较低 很低 较少 很少 更少 较慢 更低 偏慢 少见 罕见 轻微 较轻 可控 降低 减少 下降 缩短 更轻 极少 可接受 窄 短暂 一过性',
  NEGATOR: '不 没 没有 未 未见 无 并非 并不 难以 尚未 从未 谈不上 不太 并未 不会 不再 毫无 别',
  HEDGE:
    '是否 吗 有待 尚不清楚 待观察 不确定 如何 怎么样 哪些 请问 有没有 多少 能否 会不会 讨论 待定 有待观察 还需观察 关注 介绍',
  CONTRAST: '但 但是 不过 然而 可是 只是 可惜 却',
  COMPARE: '比 优于 好于 不如 不及 胜过 逊于 相比 较之 强于',
} as const;

export const lexicon: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  ...(Object.keys(plain) as (keyof typeof plain)[]).flatMap((role) =>
    words(plain[role]).map((word): [string, Entry] => [word, { role }]),
  ),
  ...cues(good, 1, false),
  ...cues(bad, -1, false),
  ...cues(harms, -1, true),
  ...opinions(praise, 1),
  ...opinions(blame, -1),
]);

function words(list: string): string[] {
  return list.split(' ');
}

function cues(lists: Partial<Record<Viewpoint, string>>, scale: 1 | -1, harm: boolean): [string, Entry][] {
  return Object.entries(lists).flatMap(([viewpoint, list]) =>
    words(list).map((word): [string, Entry] => [word, { role: 'CUE', viewpoint: viewpoint as Viewpoint, scale, harm }]),
  );
}

function opinions(lists: readonly (readonly [Viewpoint | null, string])[], leaning: 1 | -1): [string, Entry][] {
  return lists.flatMap(([viewpoint, list]) =>
    words(list).map((word): [string, Entry] => [word, { role: 'OPINION', leaning, viewpoint }]),
  );
}

/** Words of opinion that also turn round what follows. */
export const refusing: ReadonlySet<string> = new Set(['不推荐', '不建议', '不值得']);

/** Words that compare as well as judge. */
export const comparing: ReadonlySet<string> = new Set(words(plain.COMPARE));
