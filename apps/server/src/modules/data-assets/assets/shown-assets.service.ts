// Every asset as the catalogue shows it: what the product knows, what the enterprise says, what was measured last.
import type { Asset } from '@yijian/contract/data-assets';
import type { Context } from '../../../platform/http/index.ts';
import { selectOpenCounts } from '../incidents/incidents.sql.ts';
import { selectLatestDays, type LatestDay } from '../measuring/days.sql.ts';
import type { DataAsset } from './asset.policy.ts';
import { coarseCount, coarseScore, hidesSmall } from './small-counts.policy.ts';
import { allAssets } from './assets.policy.ts';
import { selectKeptAssets, type KeptAsset } from './kept-assets.sql.ts';

/** The catalogue is a closed list of a dozen: it is sorted and filtered here, where its words are. */
export async function listShownAssets(context: Context): Promise<Asset[]> {
  const { sql, language, user } = context;
  const [kept, days, open] = await Promise.all([
    selectKeptAssets(sql, language),
    selectLatestDays(sql),
    selectOpenCounts(sql),
  ]);
  return allAssets.map((asset) =>
    shown(asset, language, {
      isCoarse: hidesSmall(user, asset),
      kept: kept.find(({ code }) => code === asset.code),
      day: days.find(({ code }) => code === asset.code),
      openIncidents: open.find(({ code }) => code === asset.code)?.n ?? 0,
    }),
  );
}

interface Known {
  readonly isCoarse: boolean;
  readonly kept: KeptAsset | undefined;
  readonly day: LatestDay | undefined;
  readonly openIncidents: number;
}

function shown(asset: DataAsset, language: 'zh' | 'en', { isCoarse, kept, day, openIncidents }: Known): Asset {
  return {
    code: asset.code,
    name: asset.name[language],
    alias: asset.name[language === 'zh' ? 'en' : 'zh'],
    description: asset.description[language],
    subject: asset.subject,
    sources: [...asset.sources],
    owner: kept?.owner ?? null,
    expectedDays: kept?.expectedDays ?? asset.expectedDays,
    rows: day === undefined ? null : isCoarse ? coarseCount(day.rows) : day.rows,
    isCoarse,
    lastChangedAt: day?.changedAt?.toISOString() ?? null,
    freshness: day?.freshness ?? 'UNMEASURED',
    score: day === undefined ? null : isCoarse ? coarseScore(day.score, day.checked) : day.score,
    openIncidents,
    measuredAt: day?.measuredAt.toISOString() ?? null,
    version: kept?.version ?? 0,
  };
}
