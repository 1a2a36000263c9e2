// Provinces, cities and counties, all of them or those the user looks after (specification 7.5).
import {
  regionErrors,
  type CityIdsBody,
  type ProvinceTree,
  type Region,
  type SalesRegionBody,
} from '@yijian/contract/regions';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { looksAfter, ownArea } from './regions.policy.ts';
import { selectChildren, selectExisting, selectLevels } from './regions.sql.ts';

export async function listProvinces(context: Context): Promise<Region[]> {
  return selectLevels(context.sql, [1]);
}

/** Provinces with those of their cities that the user looks after. */
export async function listOwnTree(context: Context): Promise<ProvinceTree[]> {
  const area = ownArea(context.user);
  const regions = await selectLevels(context.sql, [1, 2]);
  const cities = Map.groupBy(
    regions.filter((region) => region.level === 2 && looksAfter(area, region)),
    (city) => city.parentId,
  );
  return regions
    .filter((region) => region.level === 1 && (looksAfter(area, region) || cities.has(region.id)))
    .map((province) => ({ ...province, children: cities.get(province.id) ?? [] }));
}

export async function listCities(context: Context, input: { id: string }): Promise<Region[]> {
  await requireRegions(context, [input.id], 1);
  return selectChildren(context.sql, [input.id]);
}

export async function listCounties(context: Context, input: { id: string }): Promise<Region[]> {
  await requireRegions(context, [input.id], 2);
  return selectChildren(context.sql, [input.id]);
}

export async function listCountiesOfCities(context: Context, body: CityIdsBody): Promise<Region[]> {
  await requireRegions(context, body.cityIds, 2);
  return selectChildren(context.sql, body.cityIds);
}

/** The provinces of the sales area; with province ids the cities of the area in them. */
export async function listSalesRegions(context: Context, body: SalesRegionBody): Promise<Region[]> {
  const tree = await listOwnTree(context);
  if (body.provinceIds === undefined || body.provinceIds.length === 0)
    return tree.map(({ children: _children, ...province }) => province);
  return body.provinceIds.flatMap((id) => {
    const province = tree.find((one) => one.id === id);
    if (province === undefined) throw fail(regionErrors.notFound, { id });
    return province.children;
  });
}

/** Counties of cities; a city outside the sales area is answered like one that does not exist. */
export async function listSalesCounties(context: Context, body: CityIdsBody): Promise<Region[]> {
  const cities = new Set((await listOwnTree(context)).flatMap((province) => province.children.map((city) => city.id)));
  const foreign = body.cityIds.find((id) => !cities.has(id));
  if (foreign !== undefined) throw fail(regionErrors.notFound, { id: foreign });
  return selectChildren(context.sql, body.cityIds);
}

async function requireRegions(context: Context, ids: readonly string[], level: number): Promise<void> {
  const existing = new Set(await selectExisting(context.sql, { ids, level }));
  const missing = ids.find((id) => !existing.has(id));
  if (missing !== undefined) throw fail(regionErrors.notFound, { id: missing });
}
