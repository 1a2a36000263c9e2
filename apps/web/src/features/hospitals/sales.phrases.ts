// Words of the sales of a hospital.
import { definePhrases } from '../../lib/i18n/index.ts';

export const { usePhrases: useSalesPhrases } = definePhrases('hospitals-sales', {
  sales: { zh: '销量与目标', en: 'Sales against target' },
  definition: {
    zh: '医院层面的采购销量，不含任何医生个人数据；达成率 = 累计销量 ÷ 同期目标，同比与上年相同月份比较',
    en: 'What the hospital bought, never by doctor; attainment is what was sold against the target of the same months, change is against the same months of the year before',
  },
  failed: { zh: '未能加载销量', en: 'The sales could not be loaded' },
  none: { zh: '还没有这家医院的销量', en: 'There are no sales of this hospital yet' },
  upload: { zh: '上传销量', en: 'Upload sales' },
  year: { zh: '年份', en: 'Year' },
  measure: { zh: '单位', en: 'Unit' },
  boxes: { zh: '盒', en: 'Boxes' },
  amount: { zh: '元', en: 'Yuan' },
  product: { zh: '产品', en: 'Product' },
  allProducts: { zh: '全部产品', en: 'All products' },
  sold: { zh: '{year} 年销量', en: 'Sold in {year}' },
  last: { zh: '上年同期', en: 'Year before' },
  target: { zh: '目标', en: 'Target' },
  attainment: { zh: '达成率', en: 'Attainment' },
  growth: { zh: '同比', en: 'Change' },
  summary: {
    zh: '截至 {month}，{product}累计 {sold}',
    en: '{product} up to {month}: {sold}',
  },
  summaryTarget: { zh: '，目标达成 {attainment}', en: ', {attainment} of the target' },
  summaryGrowth: { zh: '，同比 {growth}', en: ', {growth} against the year before' },
  noneThisYear: { zh: '{year} 年还没有销量', en: 'Nothing was sold in {year} yet' },
  chart: { zh: '{product}按月销量', en: '{product} by month' },
  byProduct: { zh: '各产品累计', en: 'Each product' },
  choose: { zh: '在图中查看{product}', en: 'Show {product} in the chart' },
});
