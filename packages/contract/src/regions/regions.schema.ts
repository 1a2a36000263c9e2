// Provinces, cities and counties by GB/T 2260 code (specification 7.5, dictionaries and regions).
import { z } from 'zod';
import { list } from '../core/index.ts';

/** The code of a region is its id. */
export const RegionCode = z
  .string()
  .regex(/^\d{2,12}$/)
  .meta({ description: 'GB/T 2260 code', example: '310000' });
export type RegionCode = z.infer<typeof RegionCode>;

export const Region = z.object({
  id: RegionCode,
  parentId: RegionCode.nullable(),
  level: z.int().min(1).max(3).describe('1 province, 2 city, 3 county'),
  name: z.string(),
  enName: z.string(),
  pinyin: z.string(),
  initials: z.string(),
});
export type Region = z.infer<typeof Region>;

/** A province with its cities. */
export const ProvinceTree = Region.extend({ children: z.array(Region) });
export type ProvinceTree = z.infer<typeof ProvinceTree>;

export const RegionParams = z.strictObject({ id: RegionCode });
export const CityIdsBody = z.strictObject({ cityIds: list(RegionCode, 400).min(1) });
export type CityIdsBody = z.infer<typeof CityIdsBody>;

/** Without ids the provinces of the sales area, with ids the cities of these provinces. */
export const SalesRegionBody = z.strictObject({ provinceIds: list(RegionCode, 40).optional() });
export type SalesRegionBody = z.infer<typeof SalesRegionBody>;
