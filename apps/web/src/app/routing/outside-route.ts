// Routes of ours that lead outside: the analytics site and the shared dashboards (specification 2.3, R2.10, R2.11).
import { environment } from '../../lib/env/index.ts';
import type { ScreenRoute } from '../../lib/router/index.ts';
import type { SessionEnterprise } from '../../lib/session/index.ts';
import { currentToken } from '../../lib/storage/index.ts';
import { dashboardAt } from '../menu/dashboard-pages.ts';
import { webAddress } from '../menu/outside-page.ts';
import { routeAt } from './match-route.ts';

export function opensOutside(path: string): boolean {
  return routeAt(path)?.meta?.['opensExternally'] !== undefined;
}

/** The analytics site with the access token in the fragment, which reaches neither servers, logs nor referrers. */
export function analysisAddress(enterprise: SessionEnterprise): string | undefined {
  const address = settingAddress(enterprise, 'analyticsAddress');
  const token = currentToken();
  if (!address || !token) return undefined;
  const url = new URL(address);
  url.hash = new URLSearchParams({ access_token: token }).toString();
  return url.href;
}

/** Address of a system report's shared dashboard; the enterprise names one id for test and one for production. */
export function sharedDashboardAddress(
  route: ScreenRoute,
  enterprise: SessionEnterprise,
  where: 'test' | 'production' = environment(),
): string | undefined {
  const base = settingAddress(enterprise, 'analyticsAddress');
  const name = route.meta?.['sharedDashboard'];
  const shared = enterprise.settings['sharedDashboards'] as
    | Record<string, Record<string, unknown> | undefined>
    | undefined;
  const id = typeof name === 'string' ? shared?.[name]?.[where] : undefined;
  // An empty id names none.
  return base && typeof id === 'string' && id !== '' ? dashboardAt(base, id) : undefined;
}

function settingAddress(enterprise: SessionEnterprise, name: string): string | undefined {
  const value = enterprise.settings[name];
  return typeof value === 'string' ? webAddress(value) : undefined;
}
