// What a room offers so that its open decisions stand in the one place to decide, and the order of that place (docs/architecture.md).
import type {
  Decision,
  DecisionCount,
  DecisionFilter,
  DecisionKind,
  DecisionQuery,
  SlaState,
} from '@yijian/contract/open-decisions';
import type { Context } from '../../platform/http/index.ts';

/** A decision as its room tells it. */
export type OpenDecision = Omit<Decision, 'createdAt' | 'dueAt' | 'ageSeconds' | 'sla'> & {
  readonly createdAt: Date;
  readonly dueAt: Date | null;
};

/** `kinds` are those of the source that are asked for. */
export type DecisionsAsked = Omit<DecisionFilter, 'kind'> & {
  readonly kinds: readonly DecisionKind[];
  /** Key of a process, where one is asked for. */
  readonly definitionKey?: string | undefined;
};
export type DecisionsPaged = DecisionsAsked & { readonly sort: DecisionSort; readonly limit: number };
export type DecisionSort = NonNullable<DecisionQuery['sort']>;

export interface Decided {
  readonly kind: DecisionKind;
  readonly id: string;
  readonly version: number | undefined;
  readonly approve: boolean;
  readonly reason: string;
  /** With others: only what has a low risk may be. */
  readonly isTogether: boolean;
}

export interface DecisionSource {
  readonly kinds: readonly DecisionKind[];
  /** The first `limit` decisions that the caller may take now, in the order of `sort`. */
  readonly list: (context: Context, asked: DecisionsPaged) => Promise<OpenDecision[]>;
  readonly count: (context: Context, asked: DecisionsAsked) => Promise<DecisionCount>;
  /** Decides by the room's own service, with its rules and errors. */
  readonly decide: (context: Context, decided: Decided) => Promise<unknown>;
}

const riskRanks = { HIGH: 0, MEDIUM: 1, LOW: 2 } as const;
const later = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

/** Riskiest first, then what waits longest; what has no time limit or amount stands last. */
export function compareDecisions(sort: DecisionSort): (a: OpenDecision, b: OpenDecision) => number {
  const [field, direction] = sort.split(',');
  const sign = direction === 'desc' ? -1 : 1;
  const since = (a: OpenDecision, b: OpenDecision): number => later(a.createdAt.getTime(), b.createdAt.getTime());
  const known = (value: number | null): number => (value === null ? Infinity : sign * value);
  switch (field) {
    case 'risk':
      return (a, b) => -sign * later(riskRanks[a.risk], riskRanks[b.risk]) || since(a, b);
    case 'dueAt':
      return (a, b) => later(known(a.dueAt?.getTime() ?? null), known(b.dueAt?.getTime() ?? null)) || since(a, b);
    case 'amount':
      return (a, b) =>
        later(known(a.amount === null ? null : Number(a.amount)), known(b.amount === null ? null : Number(b.amount))) ||
        since(a, b);
    default:
      return (a, b) => sign * since(a, b);
  }
}

/** One list of several that each stand in their order; the first rows stay the same however many are asked for. */
export function mergeDecisions(
  lists: readonly (readonly OpenDecision[])[],
  { sort, limit }: { sort: DecisionSort; limit: number },
): OpenDecision[] {
  const compare = compareDecisions(sort);
  const at = lists.map(() => 0);
  const merged: OpenDecision[] = [];
  while (merged.length < limit) {
    let first = -1;
    for (const [index, rows] of lists.entries()) {
      const head = rows[at[index]!];
      if (head !== undefined && (first < 0 || compare(head, lists[first]![at[first]!]!) < 0)) first = index;
    }
    if (first < 0) break;
    merged.push(lists[first]![at[first]!]!);
    at[first] = at[first]! + 1;
  }
  return merged;
}

/** Near when a fifth of the time is left. */
export function slaOf(createdAt: Date, dueAt: Date | null, now: Date): SlaState {
  if (dueAt === null) return 'NONE';
  if (now >= dueAt) return 'LATE';
  const whole = dueAt.getTime() - createdAt.getTime();
  return now.getTime() - createdAt.getTime() >= whole * 0.8 ? 'NEAR' : 'ON_TIME';
}

export const secondsBetween = (from: Date, to: Date): number =>
  Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000));
