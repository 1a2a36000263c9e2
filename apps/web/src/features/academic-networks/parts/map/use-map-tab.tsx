// The whole map with what its filters leave of it: picture, sentence and table twin say the same (product 3.4).
import { Async } from '@yijian/ui/states';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useNetworkMap } from '../../academic-networks.api.ts';
import { useNetworkPhrases } from '../../academic-networks.phrases.ts';
import { listsOf, mapFacts, type FilterFacts } from '../filters/filter-facts.ts';
import type { Slid } from '../filters/network-filters.tsx';
import { MapTable } from '../table/on-demand.tsx';
import type { NetworkView } from '../use-network-view.ts';
import { MapPicture } from './map-view.tsx';
import { openSliding } from './sliding.ts';
import { wholeMap, type WholeMap } from './whole-map.ts';

export interface MapTab {
  readonly facts: FilterFacts | undefined;
  readonly onSlide: (slid: Slid) => void;
  /** How many persons are shown; null before the map is there. */
  readonly persons: number | null;
  readonly answer: ReactNode;
  readonly picture: ReactNode;
  readonly table: ReactNode;
}

export function useMapTab(view: NetworkView): MapTab {
  const t = useNetworkPhrases();
  const isChinese = useLanguage() === 'zh';
  const [sliding] = useState(openSliding);
  const query = useNetworkMap(view.tab === 'map');
  const map = view.tab === 'map' ? query.data : undefined;
  const facts = useMemo(() => (map === undefined ? undefined : mapFacts(map, isChinese)), [map, isChinese]);
  const lists = useMemo(() => (map === undefined ? undefined : listsOf(map)), [map]);
  const { window } = view;
  const whole = useMemo(
    () => (map === undefined || lists === undefined ? undefined : wholeMap({ map, lists }, window)),
    [map, lists, window],
  );
  const isPainted = useAfterPaint(map !== undefined);
  const hasPersons = whole !== undefined && whole.map.ids.length > 0;
  return {
    facts,
    onSlide: sliding.tell,
    persons: whole?.shown.persons ?? null,
    answer: whole === undefined ? undefined : <MapSentence whole={whole} />,
    picture: (
      <Async query={query} shape="chart" failedTitle={t('failed')}>
        {() => (whole === undefined ? null : <MapPicture view={view} whole={whole} sliding={sliding} />)}
      </Async>
    ),
    table: isPainted && hasPersons ? <MapTable view={view} shown={whole.shown} /> : undefined,
  };
}

/** The picture comes first: what stands below it is asked for when it has been painted. */
function useAfterPaint(isReady: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isReady) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isReady]);
  return isPainted && isReady;
}

function MapSentence({ whole }: { whole: WholeMap }): ReactNode {
  const t = useNetworkPhrases();
  const format = useFormat();
  const { map, shown, sizes, isFiltered } = whole;
  const counts = {
    persons: format.count(shown.persons),
    edges: format.count(isFiltered ? shown.relations : map.from.length),
    communities: format.count(map.communities.filter(({ community }) => (sizes.get(community) ?? 0) > 0).length),
  };
  return isFiltered ? t('mapFiltered', { ...counts, all: format.count(map.ids.length) }) : t('mapAnswer', counts);
}
