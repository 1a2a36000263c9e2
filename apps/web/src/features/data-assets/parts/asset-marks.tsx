// Freshness and quality of an asset as small marks.
import { LOW_SCORE, type Freshness } from '@yijian/contract/data-assets';
import { StatusBadge, type Tone } from '@yijian/ui/badge';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useDataAssetPhrases } from '../data-assets.phrases.ts';

const tones: Readonly<Record<Freshness, Tone>> = {
  FRESH: 'ok',
  STALE: 'warn',
  EMPTY: 'neutral',
  UNMEASURED: 'neutral',
};

export function FreshnessBadge({ freshness }: { freshness: Freshness }): ReactNode {
  const t = useDataAssetPhrases();
  return <StatusBadge tone={tones[freshness]}>{t(`freshness.${freshness}`)}</StatusBadge>;
}

/** A score in percent; a low one says so with colour and sign. */
export function Score({ score }: { score: number | null }): ReactNode {
  const format = useFormat();
  if (score === null) return '—';
  const text = format.percent(score / 100);
  return score < LOW_SCORE ? <StatusBadge tone="bad">{text}</StatusBadge> : <span className="num">{text}</span>;
}

export const assetPath = (code: string): string => `/dataAssets/dataAssetsPage?code=${code}`;
export const cataloguePath = (search: Readonly<Record<string, string>> = {}): string => {
  const query = new URLSearchParams(search).toString();
  return `/dataAssets/dataAssetsIndex${query === '' ? '' : `?${query}`}`;
};
