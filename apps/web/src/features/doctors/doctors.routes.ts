// The three doctor lists with what tells them apart (specification 2.3, customer).
import { defineRoutes } from '../../lib/router/index.ts';

export const doctorsRoutes = defineRoutes('doctors', [
  {
    path: '/customer/doctorTeamManager/myCustomer',
    screen: 'followed-doctors',
    load: () => import('./screens/my-follows.screen.tsx'),
    title: { zh: '我的关注', en: 'My follows' },
    ready: true,
    layout: 'shell',
    tabGroup: '/customer/doctorTeamManager',
    meta: { allClient: true, isFocus: true, listType: 'MY_FOCUS' },
  },
  {
    path: '/customer/doctorTeamManager/focusCustomer',
    screen: 'my-doctors',
    load: () => import('./screens/my-customers.screen.tsx'),
    title: { zh: '我的客户', en: 'My customers' },
    ready: true,
    layout: 'shell',
    tabGroup: '/customer/doctorTeamManager',
    meta: { allClient: false, isFocus: false, listType: 'MY_CUSTOMER' },
  },
  {
    path: '/customer/doctorTeamManager/allCustomer',
    screen: 'all-doctors',
    load: () => import('./screens/all-customers.screen.tsx'),
    title: { zh: '全部客户', en: 'All customers' },
    ready: true,
    layout: 'shell',
    tabGroup: '/customer/doctorTeamManager',
    meta: { allClient: true, isFocus: false, listType: 'ALL_CUSTOMER' },
  },
  {
    path: '/customer',
    screen: 'section',
    title: { zh: '客户管理', en: 'Customers' },
    ready: true,
    layout: 'shell',
    redirect: '/customer/doctorTeamManager/focusCustomer',
  },
  {
    path: '/customer/doctorTeamManager',
    screen: 'section',
    title: { zh: '医生客户', en: 'Doctors' },
    ready: true,
    layout: 'shell',
    redirect: '/customer/doctorTeamManager/focusCustomer',
  },
]);
