// Who looks after a city: of one branch of the tree the deepest organisation, of two branches both.
import { createHash } from 'node:crypto';
import type { Coverage, TerritoryMap } from '@yijian/contract/territories';
import type { CityCount, Place, Unit } from './territories.sql.ts';

const provinceOf = (city: string): string => `${city.slice(0, 2)}0000`;

/** Ids of an organisation and of everything above it. */
function pathOf(id: string, parents: ReadonlyMap<string, string | null>): string[] {
  const path: string[] = [];
  for (let at: string | null | undefined = id; at != null && !path.includes(at); at = parents.get(at)) path.push(at);
  return path;
}

/** Those that look after a city, without the ones that stand above another of them. */
function keepersOf(city: string, units: readonly Unit[], parents: ReadonlyMap<string, string | null>): string[] {
  const found = units.filter(({ regionCodes }) => regionCodes.includes(city) || regionCodes.includes(provinceOf(city)));
  const above = new Set(found.flatMap(({ id }) => pathOf(id, parents).slice(1)));
  return found.map(({ id }) => id).filter((id) => !above.has(id));
}

const coverageOf = (keepers: readonly string[]): Coverage =>
  keepers.length === 0 ? 'NONE' : keepers.length === 1 ? 'COVERED' : 'SEVERAL';

/** A province stands as its cities do. */
function provinceCoverage(cities: readonly Coverage[]): Coverage {
  if (cities.includes('SEVERAL')) return 'SEVERAL';
  if (!cities.includes('NONE')) return 'COVERED';
  return cities.every((one) => one === 'NONE') ? 'NONE' : 'PARTLY';
}

export function mapOf(units: readonly Unit[], places: readonly Place[], counts: readonly CityCount[]): TerritoryMap {
  const parents = new Map(units.map(({ id, parentId }) => [id, parentId]));
  const counted = new Map(counts.map((count) => [count.code, count]));
  const none = { doctorCount: 0, hospitalCount: 0, unownedDoctorCount: 0 };
  const cities = places
    .filter(({ parentCode }) => parentCode !== null)
    .map((place) => {
      const organizationIds = keepersOf(place.code, units, parents);
      const { doctorCount, hospitalCount, unownedDoctorCount } = counted.get(place.code) ?? none;
      const coverage = coverageOf(organizationIds);
      return { ...place, coverage, organizationIds, doctorCount, hospitalCount, unownedDoctorCount };
    });
  const provinces = places
    .filter(({ parentCode }) => parentCode === null)
    .map((place) => {
      const below = cities.filter(({ parentCode }) => parentCode === place.code);
      return {
        ...place,
        ...sum(below),
        unownedDoctorCount: total(below, 'unownedDoctorCount'),
        coverage: provinceCoverage(below.map(({ coverage }) => coverage)),
        organizationIds: [...new Set(below.flatMap(({ organizationIds }) => organizationIds))],
      };
    });
  const organizations = units.map((unit) => {
    const codes = new Set(units.flatMap((one) => (pathOf(one.id, parents).includes(unit.id) ? one.regionCodes : [])));
    const own = cities.filter(({ code }) => codes.has(code) || codes.has(provinceOf(code)));
    return { ...unit, cityCount: own.length, ...sum(own) };
  });
  return { organizations, regions: [...provinces, ...cities] };
}

const total = <K extends string>(rows: readonly Record<K, number>[], key: K): number =>
  rows.reduce((result, row) => result + row[key], 0);
const sum = (rows: readonly { doctorCount: number; hospitalCount: number }[]) => ({
  doctorCount: total(rows, 'doctorCount'),
  hospitalCount: total(rows, 'hospitalCount'),
});

/** What is left of the regions; a province of which a city goes becomes its other cities. */
export function without(held: readonly string[], given: readonly string[], places: readonly Place[]): string[] {
  const rest = held.flatMap((code) => {
    const broken = places.filter(({ parentCode }) => parentCode === code);
    return given.some((one) => one !== code && provinceOf(one) === code) ? broken.map((city) => city.code) : [code];
  });
  return rest.filter((code) => !given.includes(code) && !given.includes(provinceOf(code)));
}

/** The regions with more of them; a city of a province that is there already adds nothing. */
export function withMore(held: readonly string[], taken: readonly string[]): string[] {
  const all = [...new Set([...held, ...taken])];
  return all.filter((code) => code === provinceOf(code) || !all.includes(provinceOf(code))).toSorted();
}

/** Whether the regions are among those held. */
export const holds = (held: readonly string[], code: string, places: readonly Place[]): boolean =>
  held.includes(code) ||
  held.includes(provinceOf(code)) ||
  (code === provinceOf(code) &&
    places.filter(({ parentCode }) => parentCode === code).every((city) => held.includes(city.code)));

export const stampOf = (facts: unknown): string =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
