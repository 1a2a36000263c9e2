// The whole map of the network.
import type { NetworkMap } from '@yijian/contract/academic-networks';
import { Empty } from '@yijian/ui/states';
import type { ChartPalette } from '@yijian/ui/chart';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useLanguage } from '../../../lib/i18n/index.ts';
import { useNetworkPhrases } from '../academic-networks.phrases.ts';
import { drawnMap } from './canvas/drawn.ts';
import { NetworkPicture } from './canvas/on-demand.tsx';
import { NetworkLegend } from './legend.tsx';
import type { NetworkView } from './use-network-view.ts';

export function MapPicture({ view, map }: { view: NetworkView; map: NetworkMap }): ReactNode {
  const t = useNetworkPhrases();
  const isChinese = useLanguage() === 'zh';
  const make = useCallback((palette: ChartPalette) => drawnMap(map, palette, isChinese), [map, isChinese]);
  const names = useMemo(
    () => new Map(map.names.map(([at, name, enName]) => [map.ids[at]!, isChinese ? name : enName])),
    [map, isChinese],
  );
  if (map.ids.length === 0) return <Empty title={t('nobody')} reason={t('nobodyHint')} />;
  const communities = map.communities.map((one) => ({ ...one, name: isChinese ? one.name : one.enName }));
  return (
    <div className="network-whole">
      <NetworkPicture
        label={t('mapDrawing', { count: map.ids.length })}
        make={make}
        selected={view.selected}
        onChoose={(id) => view.set({ id })}
        renderHint={(id) => <b>{names.get(id) ?? ''}</b>}
      />
      <NetworkLegend communities={communities} />
    </div>
  );
}
