// Words of what a meeting is compared with.
import { definePhrases } from '../../lib/i18n/index.ts';

export const { usePhrases: useComparisonPhrases } = definePhrases('meetings-comparison', {
  comparison: { zh: '对比与近一年', en: 'Comparison and last year' },
  meaning: {
    zh: '人均费用：预估费用 ÷ 预计嘉宾；已确认的会议为实际费用 ÷ 到场嘉宾。对比会议开始前 {days} 天内同类型、同形式（线下或线上）的已确认会议，最多取最近 {most} 场；中间一半为第 25 至 75 百分位',
    en: 'Cost per head: estimated costs by expected guests; of a confirmed meeting actual costs by guests who came. Compared with confirmed meetings of the same type, on site or online, in the {days, day|days} before it, at most the latest {most}; the middle half lies between the 25th and the 75th percentile',
  },
  failed: { zh: '对比没有加载成功', en: 'The comparison could not be loaded' },
  perHead: { zh: '人均费用', en: 'Cost per head' },
  band: {
    zh: '同类 {sample} 场：中间一半 {low} – {high}，中位数 {median}',
    en: '{sample, meeting|meetings} of its kind: the middle half {low} – {high}, median {median}',
  },
  tooFew: {
    zh: '同类会议只有 {sample} 场，不足 {fewest} 场，不作比较',
    en: '{sample, meeting|meetings} of its kind, fewer than {fewest}: nothing is compared',
  },
  below: { zh: '低于同类', en: 'Below its kind' },
  within: { zh: '与同类相当', en: 'Like its kind' },
  above: { zh: '高于同类', en: 'Above its kind' },
  similar: { zh: '最近的同类会议（您可查看的）', en: 'The latest of its kind in your range' },
  similarLine: { zh: '到场 {heads} 人，人均 {perHead}', en: '{heads, guest|guests} came, {perHead} a head' },
  owner: { zh: '申请人近一年', en: 'The applicant, last year' },
  ownerLine: {
    zh: '已确认 {held} 场，实际费用 {spent}；取消 {cancelled} 场，被驳回 {refused} 场',
    en: '{held, meeting|meetings} confirmed, {spent} spent; {cancelled} cancelled, {refused} rejected',
  },
  speaker: { zh: '讲者近一年', en: 'Speakers, last year' },
  speakerLine: {
    zh: '讲课 {talks} 场（其中本申请人 {withOwner} 场），讲课费已付 {paid}',
    en: '{talks, talk|talks} ({withOwner} for this applicant), fees of {paid} paid',
  },
});
