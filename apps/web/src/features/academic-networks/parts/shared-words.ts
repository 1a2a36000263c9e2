// What two persons share, in words: the most first.
import type { RelationType, SharedByType } from '@yijian/contract/academic-networks';
import { useNetworkPhrases } from '../academic-networks.phrases.ts';
import { joined } from '../../../lib/format/index.ts';

export function useSharedWords(): (shared: SharedByType, most?: number) => string {
  const t = useNetworkPhrases();
  return (shared, most = 7) =>
    joined(
      (Object.entries(shared) as [RelationType, number][])
        .toSorted((a, b) => b[1] - a[1])
        .slice(0, most)
        .map(([type, count]) => (count === 1 ? t(`onePart.${type}`) : t(`part.${type}`, { count }))),
    );
}

/** From the first year to the last; nothing where nothing has a year. */
export function yearSpan(from: number | null, to: number | null): string {
  if (from === null || to === null) return '';
  return from === to ? String(from) : `${from}–${to}`;
}
