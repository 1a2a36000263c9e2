// Words of forecasts, which stand in several lists.
import { definePhrases } from '../../lib/i18n/index.ts';

export const { usePhrases: useForecastPhrases } = definePhrases('workflows-forecast', {
  forecast: { zh: '预计完成', en: 'Probably over by' },
  meaning: {
    zh: '取同一流程最近 500 件已结束的流程中，曾在同一节点停留不短于现在的那些：一半在前一个时间之前结束，九成在后一个之前。不足 20 件时改用整个流程；仍不足则不给预测。',
    en: 'Of the latest 500 finished cases of the kind, those that stood at the same node at least as long: half of them were over by the first time, nine of ten by the second. With fewer than 20 the whole kind is used; with too few of those nothing is said.',
  },
  late: { zh: '九成在 {time} 前', en: 'nine of ten by {time}' },
  'basis.NODE': { zh: '依据同一节点 {count} 件', en: 'from {count, case|cases} at this node' },
  'basis.DEFINITION': { zh: '依据同类流程 {count} 件', en: 'from {count, case|cases} of this kind' },
  'basis.TOO_FEW': { zh: '历史太少（{count} 件），不预测', en: 'too few cases ({count}) to say' },
});
