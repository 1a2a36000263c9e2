// What stands beside the relation pointed at: between whom, of what kinds, since when, how strong, and what it rests on (product 3.4, hover lists the papers).
import type { CenterChart, MapFilter, NetworkMap } from '@yijian/contract/academic-networks';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useName } from '../../academic-networks.api.ts';
import { useNetworkPhrases } from '../../academic-networks.phrases.ts';
import { useSharedWords, yearSpan } from '../shared-words.ts';
import { EvidenceList } from './evidence-list.tsx';
import { tieOnMap, type Tie } from './tie.ts';

/** Milliseconds a relation is pointed at before anything is asked for. */
const PAUSE = 250;

/** Kinds, years and strength in one line. */
export function useTieWords(): (tie: Tie) => string {
  const t = useNetworkPhrases();
  const words = useSharedWords();
  return ({ strength, shared, fromYear, toYear }) =>
    [words(shared), yearSpan(fromYear, toYear), t('tieStrength', { count: strength })].filter(Boolean).join(' · ');
}

interface End {
  readonly id: string;
  readonly name: string | undefined;
}

function EdgeHint({
  ends,
  tie,
  window,
}: {
  ends: readonly [End, End];
  tie: Tie;
  window: Partial<MapFilter>;
}): ReactNode {
  const tieWords = useTieWords();
  const [one, other] = ends;
  const pair = `${one.id} ${other.id}`;
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(pair), PAUSE);
    return () => clearTimeout(timer);
  }, [pair]);
  const isSettled = settled === pair;
  const asked = [one, other].map(({ id, name }) => (isSettled && name === undefined ? id : undefined));
  const names = [useName(asked[0]), useName(asked[1])];
  return (
    <div data-edge={pair}>
      <b>
        {one.name ?? names[0] ?? '…'} – {other.name ?? names[1] ?? '…'}
      </b>
      <span className="num">{tieWords(tie)}</span>
      {isSettled ? <EvidenceList personId={one.id} otherId={other.id} window={window} most={3} /> : null}
    </div>
  );
}

interface ChartEdgeHintProps {
  readonly chart: CenterChart;
  readonly place: number;
  readonly window: Partial<MapFilter>;
}

export function ChartEdgeHint({ chart, place, window }: ChartEdgeHintProps): ReactNode {
  const edge = chart.edges[place];
  if (edge === undefined) return null;
  const end = (id: string): End => ({ id, name: chart.nodes.find((node) => node.id === id)?.name });
  return <EdgeHint ends={[end(edge.from), end(edge.to)]} tie={edge} window={window} />;
}

interface MapEdgeHintProps {
  readonly map: NetworkMap;
  readonly place: number;
  readonly names: ReadonlyMap<string, string>;
  readonly window: Partial<MapFilter>;
}

export function MapEdgeHint({ map, place, names, window }: MapEdgeHintProps): ReactNode {
  const tie = useMemo(() => tieOnMap(map, place, window), [map, place, window]);
  const [one, other] = [map.ids[map.from[place] ?? -1], map.ids[map.to[place] ?? -1]];
  if (one === undefined || other === undefined) return null;
  const end = (id: string): End => ({ id, name: names.get(id) });
  return <EdgeHint ends={[end(one), end(other)]} tie={tie} window={window} />;
}
