// Menu items that name a dashboard of the analytics site become pages that frame it (specification 3, menu entry).
import type { SessionEnterprise } from '../../lib/session/index.ts';
import { type MenuItem } from './menu-item.ts';
import { webAddress } from './outside-page.ts';

type Settings = SessionEnterprise['settings'];

/** An address of its own goes first; without an analytics site the item stays what it is. */
export function withDashboards(items: readonly MenuItem[], settings: Settings): readonly MenuItem[] {
  const site = settings['analyticsAddress'];
  const base = typeof site === 'string' ? webAddress(site) : undefined;
  if (base === undefined) return items;
  return items.map((item) => {
    const children = withDashboards(item.children ?? [], settings);
    if (item.api || !item.dashboardId) return { ...item, children };
    return { ...item, children, api: dashboardAt(base, item.dashboardId), isSigned: isSigned(settings) };
  });
}

export const dashboardAt = (base: string, id: string): string =>
  new URL(`public/dashboard/${encodeURIComponent(id)}`, base).href;

/** Whether dashboards open by a signed address alone, which the server makes for each reader. */
export const isSigned = (settings: Settings): boolean => Boolean(settings['embedSecretSince']);
