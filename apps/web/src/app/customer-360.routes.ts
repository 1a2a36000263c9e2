// Customer360: the clue, funnel, journey and marketing pages a second time, under groups of its own (specification 2.3, R2.12).
import { clueScoresRoutes } from '../features/clue-scores/clue-scores.routes.ts';
import { journeysRoutes } from '../features/journeys/journeys.routes.ts';
import { marketActivitiesRoutes } from '../features/market-activities/market-activities.routes.ts';
import { salesFunnelsRoutes } from '../features/sales-funnels/sales-funnels.routes.ts';
import { defineRoutes, type ScreenRoute } from '../lib/router/index.ts';

type Path = ScreenRoute['path'];

/** The same routes below another section; its own root opens the same child. */
function repeated(from: Path, to: Path, routes: readonly ScreenRoute[]): ScreenRoute[] {
  const moved = (path: Path): Path => (path.startsWith(from) ? `${to}${path.slice(from.length)}` : path);
  return routes.map(({ redirect, ...route }) => ({
    ...route,
    path: moved(route.path),
    ...(redirect ? { redirect: moved(redirect) } : route.detail ? {} : { tabGroup: to }),
  }));
}

export const customer360Routes = defineRoutes('customer-360', [
  {
    path: '/Customer360',
    screen: 'section',
    title: { zh: '客户 360', en: 'Customer 360' },
    ready: true,
    layout: 'shell',
    redirect: '/Customer360/ClueScore',
  },
  ...repeated('/clueScore', '/Customer360/ClueScore', clueScoresRoutes),
  ...repeated('/salesFunnel', '/Customer360/SalesFunnel', salesFunnelsRoutes),
  ...repeated('/transit', '/Customer360/Transit', journeysRoutes),
  ...repeated('/marketActive', '/Customer360/MarketActive', marketActivitiesRoutes),
]);
