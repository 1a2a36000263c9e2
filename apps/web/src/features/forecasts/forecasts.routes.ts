// Filling and issuing forecasts (specification 2.3, forecast).
import { defineRoutes } from '../../lib/router/index.ts';

export const forecastsRoutes = defineRoutes('forecasts', [
  {
    path: '/forecast/fillingForecast',
    screen: 'forecast-filling',
    title: { zh: '预测填报', en: 'Forecast filling' },
    ready: true,
    layout: 'shell',
    tabGroup: '/forecast',
    load: () => import('./screens/forecast-filling.screen.tsx'),
  },
  {
    path: '/forecast/issuancePredict',
    screen: 'forecast-issuance',
    title: { zh: '预测下发', en: 'Forecast issuance' },
    ready: true,
    layout: 'shell',
    tabGroup: '/forecast',
    load: () => import('./screens/forecast-issuance.screen.tsx'),
  },
  {
    path: '/forecast',
    screen: 'section',
    title: { zh: '销售预测', en: 'Forecast' },
    ready: true,
    layout: 'shell',
    redirect: '/forecast/fillingForecast',
  },
]);
