// Which assets a filter of the catalogue finds, and their order.
import { LOW_SCORE, type Asset, type AssetFilter, type AssetQuery } from '@yijian/contract/data-assets';

export function matches(asset: Asset, filter: AssetFilter): boolean {
  const wanted = (filter.keyword ?? '').toLowerCase();
  const words = `${asset.name} ${asset.alias} ${asset.description} ${asset.owner?.name ?? ''}`.toLowerCase();
  return (
    words.includes(wanted) &&
    (filter.subject === undefined || asset.subject === filter.subject) &&
    (filter.source === undefined || asset.sources.includes(filter.source)) &&
    (filter.freshness === undefined || asset.freshness === filter.freshness) &&
    (filter.isLow === undefined || (asset.score !== null && asset.score < LOW_SCORE) === filter.isLow) &&
    (filter.hasIncidents === undefined || asset.openIncidents > 0 === filter.hasIncidents)
  );
}

/** In the order asked for, what is not known last; in the order of the product without one. */
export function sorted(assets: readonly Asset[], sort: AssetQuery['sort']): Asset[] {
  if (sort === undefined) return [...assets];
  const [field, direction] = sort.split(',') as ['name' | 'rows' | 'score' | 'lastChangedAt' | 'openIncidents', string];
  const sign = direction === 'desc' ? -1 : 1;
  return assets.toSorted((one, other) => {
    const [a, b] = [one[field], other[field]];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (typeof a === 'string' ? a.localeCompare(String(b), 'zh') : a - Number(b));
  });
}
