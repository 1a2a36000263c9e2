// Where an asset comes from and who uses it (product 3.20: lineage, consumers).
import type { AssetLineage, AssetUpload } from '@yijian/contract/data-assets';
import { modelNames } from '../../data-models/index.ts';
import { metricContracts } from '../../dashboards/index.ts';
import { isAllowed } from '../../../platform/auth/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import type { DataAsset } from '../assets/asset.policy.ts';
import { assetOf, madeOf } from '../assets/assets.policy.ts';
import { importBatches } from '../assets/market-assets.policy.ts';
import { selectLastRuns, selectModelUploads, selectNewestUploads, selectScreens } from './lineage.sql.ts';

export async function findLineage(context: Context, asset: DataAsset): Promise<AssetLineage> {
  const { sql, language } = context;
  const [uploads, runs, screens] = await Promise.all([
    selectModelUploads(sql, asset.models),
    selectLastRuns(sql, asset.jobs),
    selectScreens(sql, asset.screens, language),
  ]);
  const named = (one: DataAsset) => ({ code: one.code, name: one.name[language] });
  return {
    models: asset.models.map((id) => {
      const found = uploads.find(({ model }) => model === id);
      return {
        id,
        name: modelNames[id][language],
        batches: found?.batches ?? 0,
        lastAt: found?.lastAt?.toISOString() ?? null,
      };
    }),
    jobs: asset.jobs.map((name) => {
      const run = runs.find((one) => one.name === name);
      return { name, lastAt: run?.lastAt.toISOString() ?? null, hasFailed: run?.hasFailed ?? null };
    }),
    upstream: asset.upstream.map(assetOf).map(named),
    downstream: madeOf(asset.code).map(named),
    screens,
    figures: metricContracts
      .filter(({ tables }) => tables.some((table) => table === asset.code))
      .map(({ board, boardName, path, title, definition }) => ({
        board,
        boardName: boardName[language],
        path,
        name: title[language],
        definition: definition[language],
      })),
  };
}

/** The newest uploads; null for who may not see them. */
export async function listUploads(context: Context): Promise<AssetUpload[] | null> {
  const { sql, language, user } = context;
  if (!isAllowed(user, importBatches.permission)) return null;
  const rows = await selectNewestUploads(sql, importBatches.models, language);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
