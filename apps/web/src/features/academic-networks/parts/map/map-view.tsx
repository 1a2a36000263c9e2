// The whole map of the network, with what the filters hide left out where it stands.
import { shownOnMap } from '@yijian/contract/academic-networks';
import { Empty } from '@yijian/ui/states';
import type { ChartPalette } from '@yijian/ui/chart';
import { Button } from 'antd';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useNetworkPhrases } from '../../academic-networks.phrases.ts';
import { drawnMap } from '../canvas/drawn.ts';
import type { NetworkCanvasProps } from '../canvas/network-canvas.tsx';
import { NetworkPicture } from '../canvas/on-demand.tsx';
import { MapEdgeHint } from '../edges/edge-hint.tsx';
import { NetworkLegend } from '../legend.tsx';
import type { NetworkView } from '../use-network-view.ts';
import type { Sliding } from './sliding.ts';
import type { WholeMap } from './whole-map.ts';

/** What of the address filters the map. */
const noFilters = { types: undefined, from: undefined, to: undefined, min: undefined, region: undefined };

interface MapPictureProps {
  readonly view: NetworkView;
  readonly whole: WholeMap;
  readonly sliding: Sliding;
}

export function MapPicture({ view, whole, sliding }: MapPictureProps): ReactNode {
  const t = useNetworkPhrases();
  const isChinese = useLanguage() === 'zh';
  const { map, lists, shown, sizes, isFiltered } = whole;
  const { window } = view;
  const make = useCallback((palette: ChartPalette) => drawnMap(map, palette, isChinese), [map, isChinese]);
  const names = useMemo(
    () => new Map(map.names.map(([at, name, enName]) => [map.ids[at]!, isChinese ? name : enName])),
    [map, isChinese],
  );
  const follow = useCallback<NonNullable<NetworkCanvasProps['follow']>>(
    (show) => sliding.listen((slid) => show(shownOnMap(lists, { ...window, ...slid }))),
    [sliding, lists, window],
  );
  if (map.ids.length === 0) return <Empty title={t('nobody')} reason={t('nobodyHint')} />;
  const communities = map.communities.map((one) => ({
    ...one,
    name: isChinese ? one.name : one.enName,
    size: isFiltered ? (sizes.get(one.community) ?? 0) : one.size,
  }));
  return (
    <div className="network-whole">
      <NetworkPicture
        label={t('mapDrawing', { count: shown.persons })}
        make={make}
        shown={isFiltered ? shown : undefined}
        follow={follow}
        selected={view.selected}
        onChoose={(id) => view.set({ id })}
        renderHint={(id) => <b>{names.get(id) ?? ''}</b>}
        renderEdgeHint={(place) => <MapEdgeHint map={map} place={place} names={names} window={window} />}
      />
      {shown.persons === 0 ? (
        <div className="network-nothing">
          <Empty
            title={t('nothingShown')}
            reason={t('nothingShownHint')}
            action={<Button onClick={() => view.set(noFilters)}>{t('clearFilters')}</Button>}
          />
        </div>
      ) : null}
      <NetworkLegend communities={communities} />
    </div>
  );
}
