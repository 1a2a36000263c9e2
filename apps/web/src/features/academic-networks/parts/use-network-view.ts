// What is asked of the network, in the address of the page, so that a link or a refresh restores it.
import { relationTypes, type MapFilter, type RelationType } from '@yijian/contract/academic-networks';
import { useMemo } from 'react';
import { useAddress, withFields } from '../../../lib/lists/index.ts';
import type { NetworkAsk } from '../academic-networks.api.ts';

export type NetworkTab = 'centre' | 'path' | 'map';
/** Fellow workers and schoolmates are many and say little; they are drawn when asked for. */
export const usualTypes = relationTypes.filter((type) => type !== 'COLLEAGUE' && type !== 'SCHOOL');

export interface NetworkView {
  readonly tab: NetworkTab;
  readonly ask: NetworkAsk;
  /** What of the relations counts, around one and on the whole map. */
  readonly window: Partial<MapFilter>;
  readonly types: readonly RelationType[];
  readonly hops: 1 | 2;
  readonly selected: string | undefined;
  readonly toId: string | undefined;
  readonly sort: string;
  readonly page: number;
  readonly set: (fields: Readonly<Record<string, string | undefined>>) => void;
}

const asNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
const asId = (text: string | null): string | undefined =>
  text !== null && /^[1-9]\d{0,17}$/.test(text) ? text : undefined;

export function useNetworkView(): NetworkView {
  const [search, edit] = useAddress();
  const text = search.toString();
  const read = useMemo(() => readView(new URLSearchParams(text)), [text]);
  return { ...read, set: (fields) => edit((now) => withFields(now, { page: undefined, ...fields })) };
}

function readView(search: URLSearchParams): Omit<NetworkView, 'set'> {
  const tab = search.get('tab');
  const named = search.get('types')?.split(',') ?? [];
  const isMap = tab === 'map';
  const usual = isMap ? relationTypes : usualTypes;
  const types = search.has('types') ? relationTypes.filter((type) => named.includes(type)) : usual;
  const hops = search.get('hops') === '1' ? 1 : 2;
  const [personId, doctorId] = [asId(search.get('personId')), asId(search.get('doctorId'))];
  const [fromYear, toYear, minStrength] = [
    asNumber(search.get('from')),
    asNumber(search.get('to')),
    asNumber(search.get('min')),
  ];
  const region = search.get('region') ?? undefined;
  const common = {
    ...(fromYear === undefined ? {} : { fromYear }),
    ...(toYear === undefined ? {} : { toYear }),
    ...(minStrength === undefined || minStrength < 1 ? {} : { minStrength: Math.min(99, minStrength) }),
    ...(region === undefined ? {} : { region }),
  };
  const centre = personId === undefined ? (doctorId === undefined ? {} : { doctorId }) : { personId };
  // The whole map is filtered where it is drawn: the network around one is not asked for anew with each step.
  const ask: NetworkAsk = isMap
    ? { hops, types: [...usualTypes], ...centre }
    : { hops, ...(types.length > 0 ? { types: [...types] } : {}), ...centre, ...common };
  const window = { ...common, ...(types.length === relationTypes.length ? {} : { types: [...types] }) };
  return {
    tab: tab === 'path' || isMap ? tab : 'centre',
    ask,
    window,
    types,
    hops,
    selected: asId(search.get('id')),
    toId: asId(search.get('toId')),
    sort: search.get('sort') ?? 'strength,desc',
    page: Math.max(0, (asNumber(search.get('page')) ?? 1) - 1),
  };
}
