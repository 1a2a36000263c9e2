// What can go wrong with a dashboard.
import { defineErrors } from '../core/index.ts';

export const dashboardErrors = defineErrors('dashboards', {
  badPeriod: {
    status: 400,
    zh: '结束日期须不早于开始日期，且最多 {days} 天',
    en: 'The period must not end before it begins, and spans at most {days, day|days}',
  },
  noSharedDashboard: {
    status: 404,
    zh: '这份报表没有共享看板；请管理员在企业设置中填写分析站点地址和看板编号',
    en: 'This report has no shared dashboard; an administrator names site and id in the settings of the enterprise',
  },
  badPicture: {
    status: 400,
    zh: '收到的不是完整的 PNG 图片，请重新导出',
    en: 'What arrived is no whole PNG picture; export it again',
  },
  subscribedAlready: {
    status: 409,
    zh: '您已按此频率订阅这个看板，请先取消原来的订阅',
    en: 'You have subscribed to this board at this rhythm already; end that subscription first',
  },
  subscriptionNotFound: {
    status: 404,
    zh: '没有这条订阅，或已经取消',
    en: 'There is no such subscription, or it has ended',
  },
});
