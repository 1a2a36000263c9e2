// Which regions a user looks after (specification 6, data range; 7.5, province/all/tree/user).
import type { Region } from '@yijian/contract/regions';
import type { SessionUser } from '../../platform/auth/index.ts';

/** Codes of provinces and cities, or everything. */
export type Area = ReadonlySet<string> | 'everything';

/** The regions of the user's organisations; everything for the range ALL and where none are set. */
export function ownArea(user: Pick<SessionUser, 'dataRange' | 'regionCodes'>): Area {
  return user.dataRange === 'ALL' || user.regionCodes.length === 0 ? 'everything' : new Set(user.regionCodes);
}

/** Whether a region or the one above it is in the area. */
export function looksAfter(area: Area, region: Pick<Region, 'id' | 'parentId'>): boolean {
  return area === 'everything' || area.has(region.id) || (region.parentId !== null && area.has(region.parentId));
}
