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
    zh: '这个页面没有共享看板；请管理员填写企业设置中的分析站点地址，以及报表或菜单的看板编号',
    en: 'This page has no shared dashboard; an administrator names the analytics site in the settings of the enterprise, and the dashboard of the report or menu entry',
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
