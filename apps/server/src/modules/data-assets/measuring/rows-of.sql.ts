// Where the records of every asset stand, and which of them break which rule.
import type { AssetCode } from '@yijian/contract/data-assets';
import type { Sql } from '../../../platform/db/index.ts';
import { activityRows } from './activity-rows.sql.ts';
import type { AssetRows } from './asset-rows.sql.ts';
import { contentRows } from './content-rows.sql.ts';
import { customerRows } from './customer-rows.sql.ts';
import { marketRows } from './market-rows.sql.ts';

const all: Readonly<Record<AssetCode, (sql: Sql, at: Date) => AssetRows>> = {
  ...customerRows,
  ...activityRows,
  ...contentRows,
  ...marketRows,
};

/** As of a moment: what is due, late or old depends on it. */
export const rowsOf = (sql: Sql, code: AssetCode, at: Date): AssetRows => all[code](sql, at);
