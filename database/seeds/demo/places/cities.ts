// Where the hospitals of an enterprise are: its teams' cities first, some elsewhere.
import { listRegions, type Region } from '../../reference/index.ts';
import type { Organization } from '../people/team.ts';
import { type Random, weighted } from '../random.ts';

export interface City {
  readonly code: string;
  readonly name: string;
  readonly provinceCode: string;
  readonly provinceName: string;
  readonly counties: readonly Region[];
  /** The field team that looks after the city. */
  readonly team: Organization | undefined;
}

/** Cities with more hospitals than others of their team. */
const large = new Set([
  '330100',
  '330200',
  '310100',
  '320100',
  '320500',
  '110100',
  '120100',
  '440100',
  '440300',
  '510100',
  '420100',
  '610100',
]);

/** @returns draws a city, most often one of `home`; `elsewhere` is the share of draws outside every team */
export function cityDraw(
  organizations: readonly Organization[],
  home: Organization,
  elsewhere: number,
): (random: Random) => City {
  const cities = listCities(organizations);
  const own = cities.filter((city) => city.team !== undefined);
  const other = cities.filter((city) => city.team === undefined && city.counties.length > 2);
  const drawOwn = weighted(
    own.map((city) => [city, (large.has(city.code) ? 4 : 1) * (city.team === home ? 3 : 1)] as const),
  );
  return (random) => (other.length > 0 && random.chance(elsewhere) ? random.pick(other) : drawOwn(random));
}

export function listCities(organizations: readonly Organization[]): City[] {
  const regions = listRegions();
  const provinces = new Map(regions.filter((region) => region.level === 1).map((region) => [region.code, region]));
  const counties = Map.groupBy(
    // 市辖区 stands for all districts of a city and is no place of its own.
    regions.filter((region) => region.level === 3 && region.name !== '市辖区'),
    (region) => region.parent_code,
  );
  const field = organizations.filter((organization) => organization.type === 'TEAM');
  const teams = new Map(
    field.flatMap((organization) => (organization.cities ?? []).map((code) => [code, organization] as const)),
  );
  return regions
    .filter((region) => region.level === 2)
    .map((region) => ({
      code: region.code,
      name: region.name,
      provinceCode: region.parent_code!,
      provinceName: provinces.get(region.parent_code!)!.name,
      counties: counties.get(region.code) ?? [],
      team: teams.get(region.code),
    }));
}
