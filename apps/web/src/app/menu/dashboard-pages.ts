// Menu items that name a dashboard of the analytics site become pages that frame it (specification 3, menu entry).
import { type MenuItem } from './menu-item.ts';
import { webAddress } from './outside-page.ts';

/** An address of its own goes first; without an analytics site the item stays what it is. */
export function withDashboards(items: readonly MenuItem[], analyticsAddress: unknown): readonly MenuItem[] {
  const base = typeof analyticsAddress === 'string' ? webAddress(analyticsAddress) : undefined;
  if (base === undefined) return items;
  return items.map((item) => {
    const api = item.api || (item.dashboardId ? dashboardAt(base, item.dashboardId) : item.api);
    return { ...item, api, children: withDashboards(item.children ?? [], base) };
  });
}

export const dashboardAt = (base: string, id: string): string =>
  new URL(`public/dashboard/${encodeURIComponent(id)}`, base).href;
