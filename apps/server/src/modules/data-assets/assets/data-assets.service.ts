// The catalogue, one asset with its quality, and the records behind a rule (specification 2.3, dataAssets; product 3.20).
import type { Paged } from '@yijian/contract/core';
import {
  LOW_SCORE,
  dataAssetErrors as errors,
  type Asset,
  type AssetChange,
  type AssetCode,
  type AssetDetail,
  type AssetFilter,
  type AssetKept,
  type AssetQuery,
  type AssetRule,
  type AssetsOverview,
  type FailingQuery,
  type FailingRecord,
} from '@yijian/contract/data-assets';
import { isAllowed } from '../../../platform/auth/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { seesMedicalTasks } from '../../tasks/index.ts';
import { findLineage, listUploads } from '../lineage/lineage.service.ts';
import { selectChecks, selectDays, selectLatestDays, type Check } from '../measuring/days.sql.ts';
import { measureAsset } from '../measuring/measuring.service.ts';
import { SAMPLE, countFailing, selectFailing } from '../measuring/measuring.sql.ts';
import { isBroken, keptOf, partsOf, scoreOf } from '../measuring/quality.policy.ts';
import { dimensionWords, leastOf } from './asset.policy.ts';
import { READS_ASSETS, assetOf, maySeeRecords } from './assets.policy.ts';
import { selectFitUsers, selectIsFit, selectVersion, upsertAsset } from './kept-assets.sql.ts';
import { coarseCheck, coarseCount, coarseScore, hidesSmall } from './small-counts.policy.ts';
import { matches, sorted } from './catalogue.policy.ts';
import { listShownAssets } from './shown-assets.service.ts';

export async function listAssets(context: Context, query: AssetQuery): Promise<Paged<Asset>> {
  const found = (await listShownAssets(context)).filter((asset) => matches(asset, query));
  const first = query.page * query.size;
  const content = sorted(found, query.sort).slice(first, first + query.size);
  return { content, totalElements: found.length, totalIsExact: true };
}

export async function countAssets(context: Context, filter: AssetFilter): Promise<{ totalElements: number }> {
  const found = (await listShownAssets(context)).filter((asset) => matches(asset, filter));
  return { totalElements: found.length };
}

export async function findOverview(context: Context): Promise<AssetsOverview> {
  const assets = await listShownAssets(context);
  const sum = (of: (asset: Asset) => number): number => assets.reduce((whole, asset) => whole + of(asset), 0);
  const scored = assets.flatMap(({ code, name, score }) => (score === null ? [] : [{ code, name, score }]));
  const measured = assets.map(({ measuredAt }) => measuredAt).filter((at) => at !== null);
  return {
    assets: assets.length,
    rows: sum(({ rows }) => rows ?? 0),
    stale: sum(({ freshness }) => Number(freshness === 'STALE')),
    low: scored.filter(({ score }) => score < LOW_SCORE).length,
    openIncidents: sum(({ openIncidents }) => openIncidents),
    score: scoreOf(scored),
    worst: scored.toSorted((one, other) => one.score - other.score).slice(0, 5),
    uploads: await listUploads(context),
    measuredAt: measured.toSorted()[0] ?? null,
  };
}

export async function findAsset(context: Context, code: AssetCode): Promise<AssetDetail> {
  const { sql, user } = context;
  const definition = assetOf(code);
  const asset = (await listShownAssets(context)).find((one) => one.code === code)!;
  const latest = (await selectLatestDays(sql)).find((one) => one.code === code);
  const found = latest === undefined ? [] : await selectChecks(sql, { code, day: latest.day });
  const isCoarse = hidesSmall(user, definition);
  const checks = isCoarse ? found.map(coarseCheck) : found;
  const days = await selectDays(sql, code);
  const checked = latest?.checked ?? 0;
  return {
    ...asset,
    checked: isCoarse ? coarseCount(checked) : checked,
    sampleLimit: SAMPLE,
    path: isAllowed(user, definition.permission) ? definition.path : null,
    parts: partsOf(definition.rules, checks).map((part) => ({
      ...part,
      definition: dimensionWords[part.dimension][context.language],
    })),
    rules: shownRules(context, code, checks),
    days: days.map(({ checked: looked, ...day }) =>
      isCoarse ? { ...day, rows: coarseCount(day.rows), score: coarseScore(day.score, looked) } : day,
    ),
    lineage: await findLineage(context, definition),
  };
}

function shownRules({ user, language }: Context, code: AssetCode, checks: readonly Check[]): AssetRule[] {
  const asset = assetOf(code);
  return asset.rules.map((rule) => {
    const check = checks.find((one) => one.rule === rule.code) ?? { rule: rule.code, checked: 0, failing: 0 };
    return {
      code: rule.code,
      dimension: rule.dimension,
      name: rule.name[language],
      definition: rule.definition[language],
      least: leastOf(rule),
      checked: check.checked,
      failing: check.failing,
      score: keptOf(check),
      isBroken: isBroken(rule, check),
      showsRecords: maySeeRecords(user, asset, rule),
    };
  });
}

export async function measureNow(context: Context, code: AssetCode): Promise<AssetDetail> {
  await measureAsset(context, code);
  return findAsset(context, code);
}

export async function changeAsset(
  context: Context,
  { code, ...change }: AssetChange & { readonly code: AssetCode },
): Promise<AssetKept> {
  const { sql, clock } = context;
  if (change.ownerId !== null) await requireFit(context, change.ownerId);
  const version = await upsertAsset(sql, { code, ...change, at: clock.now() });
  if (version === undefined) throw fail(errors.changedMeanwhile, { version: await selectVersion(sql, code) });
  return { code, version };
}

/** Whoever owns an asset or an incident must be able to see it. */
export async function requireFit(context: Context, userId: string): Promise<void> {
  if (!(await selectIsFit(context.sql, { permission: READS_ASSETS, userId }))) throw fail(errors.ownerUnfit);
}

export async function listOwners(
  context: Context,
  { keyword }: { readonly keyword: string },
): Promise<{ id: string; name: string }[]> {
  return selectFitUsers(context.sql, { permission: READS_ASSETS, keyword, language: context.language });
}

/** As the records stand now, not as they were measured. */
export async function listFailing(
  context: Context,
  { code, rule: ruleCode, page, size }: FailingQuery & { readonly code: AssetCode; readonly rule: string },
): Promise<Paged<FailingRecord>> {
  const { sql, user, clock } = context;
  const asset = assetOf(code);
  const rule = asset.rules.find((one) => one.code === ruleCode);
  if (rule === undefined) throw fail(errors.ruleNotFound);
  if (!maySeeRecords(user, asset, rule)) throw fail(errors.recordsHidden);
  const which = { code, rule: ruleCode, at: clock.now(), seesMedical: seesMedicalTasks(user) };
  const rows = await selectFailing(sql, { ...which, page, size });
  const content = rows.map((row) => ({ ...row, path: asset.recordPath?.(row.id) ?? null }));
  return { content, totalElements: await countFailing(sql, which), totalIsExact: true };
}
