// What the control tower shows stands in the address: view, kind, version, days, and the number that is open.
import type { CaseQuery } from '@yijian/contract/workflows';
import { useCallback, useMemo } from 'react';
import { useAddress, withFields } from '../../../../lib/lists/index.ts';
import type { Chosen } from '../../workflow-tower.api.ts';

export const views = ['bottlenecks', 'map', 'forecasts', 'deputies'] as const;
export type View = (typeof views)[number];
/** A number that leads to its cases. */
export type Drill = Pick<CaseQuery, 'set'> &
  Partial<
    Pick<CaseQuery, 'definitionKey' | 'nodeId' | 'toNodeId' | 'variant' | 'organizationId' | 'atLeastSeconds'>
  > & {
    /** What the number counts, as it was called where it stood. */
    readonly label: string;
  };

type Change = Readonly<Record<string, string | undefined>>;

export interface TowerState {
  readonly view: View;
  readonly chosen: Chosen;
  readonly drill: Drill | null;
  /** Counted from 0, in the address too. */
  readonly page: number;
  readonly turn: (page: number) => void;
  readonly change: (change: Change) => void;
  readonly open: (drill: Drill) => void;
  readonly close: () => void;
}

const drillFields = ['set', 'label', 'drillKind', 'node', 'toNode', 'variant', 'organization', 'atLeast'] as const;

export function useTowerState(): TowerState {
  const [search, edit] = useAddress();
  const change = useCallback((fields: Change): void => edit((now) => withFields(now, fields)), [edit]);
  const read = useCallback((name: string): string | undefined => search.get(name) ?? undefined, [search]);
  const drill = useMemo((): Drill | null => {
    const set = read('set') as CaseQuery['set'] | undefined;
    if (set === undefined) return null;
    const atLeast = read('atLeast');
    return {
      set,
      label: read('label') ?? '',
      definitionKey: read('drillKind'),
      nodeId: read('node'),
      toNodeId: read('toNode'),
      variant: read('variant'),
      organizationId: read('organization'),
      atLeastSeconds: atLeast === undefined ? undefined : Number(atLeast),
    };
  }, [read]);
  const version = read('version');
  return {
    view: views.find((one) => one === read('view')) ?? 'bottlenecks',
    chosen: {
      definitionKey: read('kind'),
      version: version === undefined ? undefined : Number(version),
      startDay: read('from'),
      endDay: read('until'),
      state: read('state'),
    },
    drill,
    page: Number(read('page') ?? 0),
    turn: (page) => change({ page: page > 0 ? String(page) : undefined }),
    change,
    open: (wanted) =>
      change({
        set: wanted.set,
        label: wanted.label,
        drillKind: wanted.definitionKey,
        node: wanted.nodeId,
        toNode: wanted.toNodeId,
        variant: wanted.variant,
        organization: wanted.organizationId,
        atLeast: wanted.atLeastSeconds === undefined ? undefined : String(wanted.atLeastSeconds),
        page: undefined,
      }),
    close: () => change({ ...Object.fromEntries(drillFields.map((name) => [name, undefined])), page: undefined }),
  };
}
