// A measurement opens an incident for what it finds broken, and ends its own where it finds it mended (product 3.20).
import type { AssetCode } from '@yijian/contract/data-assets';
import type { Context } from '../../../platform/http/index.ts';
import { selectOwnerId } from '../assets/kept-assets.sql.ts';
import { insertIncident, updateMended } from './incidents.sql.ts';

export interface Found {
  readonly code: AssetCode;
  readonly stale: { readonly changedAt: string; readonly expectedDays: number } | null;
  readonly broken: readonly { readonly rule: string; readonly checked: number; readonly failing: number }[];
}

export async function tellMeasured(context: Context, { code, stale, broken }: Found): Promise<void> {
  const { sql, clock } = context;
  const at = clock.now();
  await updateMended(sql, { code, isStale: stale !== null, broken: broken.map(({ rule }) => rule), at });
  if (stale === null && broken.length === 0) return;
  const opened = { code, note: '', ownerId: await selectOwnerId(sql, code), reporterId: null, at };
  if (stale !== null) await insertIncident(sql, { ...opened, kind: 'FRESHNESS', rule: null, facts: stale });
  for (const { rule, ...facts } of broken) await insertIncident(sql, { ...opened, kind: 'QUALITY', rule, facts });
}
