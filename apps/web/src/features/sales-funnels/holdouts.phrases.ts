// The words of hold-outs: draw, groups, effect.
import { definePhrases } from '../../lib/i18n/index.ts';

export const { usePhrases: useHoldoutPhrases } = definePhrases('sales-funnels-holdouts', {
  title: { zh: '对照试验', en: 'Hold-outs' },
  keepBack: { zh: '留出对照组', en: 'Keep a group back' },
  hint: {
    zh: '随机留出一部分医生不做干预，期满后比较两组走到「{step}」的比例，得到干预真正带来的效果。',
    en: 'A random part gets nothing. When the days are over, the shares of both groups that reached “{step}” tell what the act really did.',
  },
  name: { zh: '名称', en: 'Name' },
  defaultName: { zh: '止步「{step}」{day}', en: 'Stopped at “{step}”, {day}' },
  share: { zh: '留出比例', en: 'Share kept back' },
  days: { zh: '观察天数', en: 'Days observed' },
  daysHint: { zh: '抽取之后这些天内的下一步才计入', en: 'The next step counts within these days after the draw' },
  preview: {
    zh: '约 {treated} 位干预，{held} 位留出',
    en: 'About {treated} treated, {held} kept back',
  },
  few: {
    zh: '每组少于 {least} 位，期满后很可能仍说不清效果',
    en: 'A group of fewer than {least} will probably not tell the effect when the days are over',
  },
  draw: { zh: '随机抽取', en: 'Draw' },
  cancel: { zh: '取消', en: 'Cancel' },
  drawn: {
    zh: '已抽取：干预组 {treated} 位，对照组 {held} 位',
    en: 'Drawn: {treated} treated, {held} kept back',
  },
  empty: {
    zh: '还没有对照试验。打开某一步「止步」的人数，即可留出对照组',
    en: 'No hold-outs yet. Open the number of those who stopped at a step to keep some of them back',
  },
  failed: { zh: '对照试验加载失败', en: 'The hold-outs could not be loaded' },
  what: {
    zh: '「{from}」→「{to}」，留出 {share}，{begins} 至 {ends}',
    en: '“{from}” → “{to}”, {share} kept back, {begins} to {ends}',
  },
  group: { zh: '组', en: 'Group' },
  'arm.TREATED': { zh: '干预组', en: 'Treated' },
  'arm.HELD': { zh: '对照组', en: 'Kept back' },
  people: { zh: '医生', en: 'Doctors' },
  touched: { zh: '期间有触达', en: 'Touched meanwhile' },
  converted: { zh: '走到下一步', en: 'Took the next step' },
  ratio: { zh: '转化率', en: 'Conversion' },
  difference: {
    zh: '相差 {points} 个百分点，95% 置信区间 {low} 至 {high}',
    en: '{points} percentage points apart, 95% confidence interval {low} to {high}',
  },
  'verdict.RUNNING': { zh: '观察中', en: 'Running' },
  'verdict.TOO_SMALL': { zh: '样本太小', en: 'Too few' },
  'verdict.UNCLEAR': { zh: '未见差异', en: 'No clear difference' },
  'verdict.HIGHER': { zh: '有效', en: 'It worked' },
  'verdict.LOWER': { zh: '适得其反', en: 'It did harm' },
  'says.RUNNING': {
    zh: '观察到 {ends} 为止，在此之前的数字只供查看，不作结论。',
    en: 'Observed until {ends}; until then the figures are for information and no result.',
  },
  'says.TOO_SMALL': {
    zh: '样本太小，说不清有没有效果：每组至少要有 {least} 位医生，两组合计至少 {conversions} 位走到下一步。',
    en: 'Too few to say whether it worked: each group needs {least} doctors, and {conversions} of both the next step.',
  },
  'says.UNCLEAR': {
    zh: '差异可能只是偶然：置信区间包含零，不能说干预有效。',
    en: 'The difference may be chance: the interval contains zero, so no effect can be claimed.',
  },
  'says.HIGHER': {
    zh: '干预组走到下一步的比例更高，差异难以用偶然解释。',
    en: 'The treated took the next step more often than chance explains.',
  },
  'says.LOWER': {
    zh: '干预组走到下一步的比例反而更低，差异难以用偶然解释。',
    en: 'The treated took the next step less often than chance explains.',
  },
  spilled: {
    zh: '对照组中有 {count} 位在观察期内仍被触达，真实效果可能更大。',
    en: '{count} of those kept back were touched nevertheless; the true effect may be larger.',
  },
  gone: {
    zh: '{count} 位已不在您的范围内或已停用，不计入。',
    en: '{count} are no longer in your range or in use and do not count.',
  },
  leftOut: {
    zh: '{count} 位正被其他对照试验留出，没有参与抽取。',
    en: '{count} were not drawn: another hold-out keeps them back.',
  },
  seed: { zh: '随机种子 {seed}', en: 'Seed {seed}' },
  treat: { zh: '处理干预组', en: 'Act on the treated' },
  remove: { zh: '删除', en: 'Delete' },
  removeAsk: { zh: '删除对照试验「{name}」？分组会一并删除', en: 'Delete the hold-out “{name}” with its groups?' },
  removed: { zh: '删除成功', en: 'Delete success' },
  count: { zh: '次数', en: 'Count' },
  peopleOf: { zh: '{name} · {arm}', en: '{name} · {arm}' },
  peopleWho: { zh: '{name} · {arm} · {outcome}', en: '{name} · {arm} · {outcome}' },
});
