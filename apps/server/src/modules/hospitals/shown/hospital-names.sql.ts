// Names around a hospital in the reader's language, for every statement that shows one: lists, detail, pickers, exports.
import { named, namedUser, type Fragment, type Sql } from '../../../platform/db/index.ts';

/** Of `h` (hospitals) with `v` (provinces), `c` (cities), `y` (counties), `p` (products) and `u` (users) joined where they are used. */
export function hospitalNames(
  sql: Sql,
  language: 'zh' | 'en',
): Readonly<Record<'hospital' | 'province' | 'city' | 'county' | 'product' | 'owner', Fragment>> {
  const place = (alias: string): Fragment => sql`coalesce(${named(sql, language, alias)}, '')`;
  return {
    hospital: named(sql, language, 'h'),
    province: place('v'),
    city: place('c'),
    county: place('y'),
    product: named(sql, language, 'p'),
    owner: namedUser(sql, language, 'u'),
  };
}
