// Names in the reader's language: the English one where there is one, else the Chinese.
import type { Sql } from './connections.ts';
import type { Fragment } from './fragments.ts';

/** For every table with `name` and `en_name`: doctors, hospitals, places, products, values. */
export const named = (sql: Sql, language: 'zh' | 'en', alias: string): Fragment =>
  inLanguage(sql, language, `${alias}.name`, `${alias}.en_name`);

/** For articles and materials, which have a title. */
export const titled = (sql: Sql, language: 'zh' | 'en', alias: string): Fragment =>
  inLanguage(sql, language, `${alias}.title`, `${alias}.en_title`);

/** For users, whose name stands in `first_name`. */
export const namedUser = (sql: Sql, language: 'zh' | 'en', alias: string): Fragment =>
  inLanguage(sql, language, `${alias}.first_name`, `${alias}.en_name`);

function inLanguage(sql: Sql, language: 'zh' | 'en', chinese: string, english: string): Fragment {
  const name = sql`${sql(chinese)}`;
  return language === 'zh' ? name : sql`coalesce(nullif(${sql(english)}, ''), ${name})`;
}
