// Measures assets on the records as they stand: by the clock, on demand, and for the demo (product 3.20).
import type { AssetCode } from '@yijian/contract/data-assets';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { allAssets, assetOf } from '../assets/assets.policy.ts';
import { selectExpectedDays } from '../assets/kept-assets.sql.ts';
import { tellMeasured } from '../incidents/machine.service.ts';
import { replaceChecks, upsertDay, type Check } from './days.sql.ts';
import { SAME, SAMPLE, selectBroken, selectSame, selectSize } from './measuring.sql.ts';
import { freshnessOf, isBroken, partsOf, scoreOf } from './quality.policy.ts';

export async function measureEveryAsset(context: Context): Promise<{ measured: number }> {
  // One after the other: a measurement may read whole tables and leaves the rest of the machine to the users.
  for (const { code } of allAssets) await measureAsset(context, code);
  return { measured: allAssets.length };
}

export async function measureAsset(context: Context, code: AssetCode): Promise<void> {
  const { sql } = context;
  const at = context.clock.now();
  const day = dayInShanghai(at);
  const asset = assetOf(code);
  const expectedDays = (await selectExpectedDays(sql, code)) ?? asset.expectedDays;
  const { rows, changedAt } = await selectSize(sql, { code, at });
  const checked = Math.min(rows, SAMPLE);
  const checks = await check(context, { code, at, checked });
  const freshness = freshnessOf({ rows, changedAt, expectedDays, at });
  const score = scoreOf(partsOf(asset.rules, checks));
  await upsertDay(sql, { code, day, rows, checked, changedAt, freshness, score, at });
  await replaceChecks(sql, { code, day }, checks);
  await tellMeasured(context, {
    code,
    stale: freshness === 'STALE' && changedAt !== null ? { changedAt: changedAt.toISOString(), expectedDays } : null,
    broken: checks.filter((one) => asset.rules.some((rule) => rule.code === one.rule && isBroken(rule, one))),
  });
}

async function check(
  { sql }: Context,
  { code, at, checked }: { code: AssetCode; at: Date; checked: number },
): Promise<Check[]> {
  const rules = assetOf(code)
    .rules.map((rule) => rule.code)
    .filter((rule) => rule !== SAME);
  const counts = await selectBroken(sql, { code, at, rules });
  const found = rules.map((rule, place) => ({ rule, failing: counts[place]! }));
  return [...found, { rule: SAME, failing: await selectSame(sql, { code, at }) }].map((one) => ({ ...one, checked }));
}
