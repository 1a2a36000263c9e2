// Customer360: the clue, funnel, journey and marketing pages a second time, under groups of its own (specification 2.3, R2.12).
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

type Rooms = Record<'clueScores' | 'salesFunnels' | 'journeys' | 'marketActivities', readonly ScreenRoute[]>;

/** The section's own root and the four groups over the rooms' existing screens. */
export function customer360Routes(rooms: Rooms): readonly ScreenRoute[] {
  return defineRoutes('customer-360', [
    {
      path: '/Customer360',
      screen: 'section',
      title: { zh: '客户 360', en: 'Customer 360' },
      ready: true,
      layout: 'shell',
      redirect: '/Customer360/ClueScore',
    },
    ...repeated('/clueScore', '/Customer360/ClueScore', rooms.clueScores),
    ...repeated('/salesFunnel', '/Customer360/SalesFunnel', rooms.salesFunnels),
    ...repeated('/transit', '/Customer360/Transit', rooms.journeys),
    ...repeated('/marketActive', '/Customer360/MarketActive', rooms.marketActivities),
  ]);
}
