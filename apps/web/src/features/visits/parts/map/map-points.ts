// What the map draws of the visits: provinces with their sums, hospitals with their tone (product: visits, map).
import type { MapHospital, VisitMap } from '@yijian/contract/visits';
import type { MapPoint, MapTone, RegionValue } from '@yijian/ui/region-map';

/** Something to do stands out before something planned, and that before what is done. */
export function toneOf({ open, planned, lastVisitAt }: MapHospital): MapTone {
  if (open > 0) return 'warn';
  if (planned > 0) return 'primary';
  return lastVisitAt === null ? 'neutral' : 'ok';
}

/** 浙江省 as 浙江: a map has little room. */
export const shortName = (name: string): string =>
  name.replace(/(?:壮族|回族|维吾尔)?自治区$|特别行政区$|[省市]$/u, '') || name;

export const provincesOf = (map: VisitMap): RegionValue[] =>
  map.provinces.map(({ code, name, visits }) => ({ code, value: visits, label: shortName(name) }));

/** The hospitals whose place is known, of one province when one fills the stage. */
export function pointsOf(map: VisitMap, focus: string | undefined, count: (visits: number) => string): MapPoint[] {
  return map.places.flatMap((one) =>
    one.latitude === null || one.longitude === null || (focus !== undefined && one.provinceCode !== focus)
      ? []
      : [
          {
            id: one.hospitalId,
            longitude: one.longitude,
            latitude: one.latitude,
            size: one.visits,
            tone: toneOf(one),
            label: one.hospitalName,
            note: count(one.visits),
          },
        ],
  );
}
