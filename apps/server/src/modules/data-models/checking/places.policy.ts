// Names of provinces, cities and counties as people write them, to the codes of GB/T 2260.
import type { RegionRow } from './lookups.sql.ts';
import { plain } from './plain.policy.ts';

export interface Places {
  readonly names: ReadonlyMap<string, string>;
  /** Codes by level, parent (or nothing) and name. */
  readonly codes: ReadonlyMap<string, readonly string[]>;
  readonly parents: ReadonlyMap<string, string | null>;
}

const peoples =
  '维吾尔|柯尔克孜|哈萨克|塔吉克|达斡尔|鄂温克|鄂伦春|布依|土家|景颇|傈僳|哈尼|朝鲜|蒙古|仡佬|仫佬|毛南|撒拉|东乡|保安|裕固|拉祜|布朗|纳西|独龙|普米|锡伯|藏|壮|回|苗|彝|侗|傣|白|羌|满|瑶|畲|黎|水|佤|怒|土';
const KIND = /(?:特别行政区|自治区|自治州|自治县|自治旗|省|市|地区|盟|林区|新区|县|区|旗)$/;
const PEOPLE = new RegExp(`(?:(?:${peoples})族?)+$`);

/** 福建省, 福建, fujian and 350000 are the same place. */
export function placesOf(regions: readonly RegionRow[]): Places {
  const codes = new Map<string, string[]>();
  const add = (level: number, parent: string, name: string, code: string): void => {
    const key = `${level} ${parent} ${name}`;
    const known = codes.get(key);
    if (known === undefined) codes.set(key, [code]);
    else if (!known.includes(code)) known.push(code);
  };
  for (const { code, parentCode, level, name, pinyin } of regions) {
    for (const word of new Set([...formsOf(name), pinyin, pinyin.replace(/(?:sheng|shi)$/, ''), code])) {
      if (word === '') continue;
      add(level, '', word, code);
      if (parentCode !== null) add(level, parentCode, word, code);
    }
  }
  return {
    codes,
    names: new Map(regions.map((region) => [region.code, region.name])),
    parents: new Map(regions.map((region) => [region.code, region.parentCode])),
  };
}

/** The name as it stands, without what kind of place it is, and without the peoples in it: 恩施土家族苗族自治州, 恩施土家族苗族, 恩施. */
function formsOf(name: string): string[] {
  const word = plain(name);
  const bare = word.replace(KIND, '');
  const forms = bare === word ? [word] : [word, bare, bare.replace(PEOPLE, '')];
  return forms.filter((form, at) => at === 0 || form.length > 1);
}

/** Codes of the places of a level with this name, in the parent when one is given. */
export function findPlaces(places: Places, level: 1 | 2 | 3, name: string, parent = ''): readonly string[] {
  const word = plain(name);
  const found = formsOf(name).reduce<readonly string[]>(
    (known, form) => (known.length > 0 ? known : (places.codes.get(`${level} ${parent} ${form}`) ?? [])),
    [],
  );
  // 市辖区 is how the four municipalities name their only city.
  if (found.length > 0 || level !== 2 || parent === '' || !/^(?:市辖区|县)$/.test(word)) return found;
  return [`${parent.slice(0, 2)}0100`].filter((code) => places.names.has(code));
}
