// Words of the tiles of hospital sales and of products by region.

const uploaded = {
  zh: '可见范围内启用医院上传的月度销售额之和',
  en: 'Monthly sales uploaded for the enabled hospitals in your range',
} as const;

/** Days after which uploaded sales are stale: a month is uploaded in the one after it. */
export const SALES_LIMIT = 62;

export const salesWords = {
  amount: { title: { zh: '销售额', en: 'Sales' }, definition: uploaded },
  attained: {
    title: { zh: '目标达成', en: 'Target attained' },
    definition: { zh: '销售额除以同期目标', en: 'Sales by the target of the same months' },
  },
  growth: {
    title: { zh: '同比', en: 'Year on year' },
    definition: { zh: '与去年相同月份的销售额相比', en: 'Sales against the same months of the year before' },
  },
  selling: {
    title: { zh: '有销量的医院', en: 'Selling hospitals' },
    definition: { zh: '期间内卖出过产品的医院', en: 'Hospitals that sold something in the period' },
  },
} as const;
