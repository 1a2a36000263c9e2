// The words of periods.
import { definePhrases } from '../i18n/index.ts';

export const { usePhrases: usePeriodPhrases } = definePhrases('periods', {
  period: { zh: '时间范围', en: 'Period' },
  days: { zh: '起止日期', en: 'Days' },
  'named.THIS_WEEK': { zh: '本周', en: 'This week' },
  'named.THIS_MONTH': { zh: '本月', en: 'This month' },
  'named.THIS_QUARTER': { zh: '本季度', en: 'This quarter' },
  'named.THIS_YEAR': { zh: '今年', en: 'This year' },
  'named.LAST_WEEK': { zh: '上周', en: 'Week before' },
  'named.LAST_MONTH': { zh: '上月', en: 'Month before' },
  'named.LAST_QUARTER': { zh: '上季度', en: 'Quarter before' },
  'named.LAST_YEAR': { zh: '去年', en: 'Year before' },
  lastDays: { zh: '近 {count} 天', en: 'Last {count, day|days}' },
  'named.3M': { zh: '近 3 个月', en: 'Last 3 months' },
  'named.6M': { zh: '近 6 个月', en: 'Last 6 months' },
  'named.1Y': { zh: '近 1 年', en: 'Last 1 year' },
  'named.3Y': { zh: '近 3 年', en: 'Last 3 years' },
  'named.DEFAULT': { zh: '默认（去年至今）', en: 'Default (since last January)' },
  'named.ALL': { zh: '全部时间', en: 'All time' },
  'named.CUSTOM': { zh: '自定义', en: 'Custom' },
});
