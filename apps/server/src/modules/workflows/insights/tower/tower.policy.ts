// Puts what waits and what was decided together, node by node; which node takes the most of all waiting.
import { PARTS, type DecidedRow, type OpenRow } from './tower.sql.ts';

export interface NodeFigures {
  readonly definitionId: string;
  readonly nodeId: string;
  readonly name: string;
  readonly open: OpenRow | undefined;
  readonly whole: DecidedRow | undefined;
  readonly earlier: DecidedRow | undefined;
  /** Part of all waiting of this kind of process in the period; null when nothing was decided. */
  readonly timeShare: number | null;
  readonly trend: (number | null)[];
}

type Place = { readonly definitionId: string; readonly nodeId: string };
const placeOf = ({ definitionId, nodeId }: Place): string => `${definitionId} ${nodeId}`;

export function nodesOf(open: readonly OpenRow[], decided: readonly DecidedRow[]): NodeFigures[] {
  const places = new Map([...open, ...decided].map((row) => [placeOf(row), row]));
  const totals = new Map<string, number>();
  for (const row of decided)
    if (row.part === null) totals.set(row.definitionId, (totals.get(row.definitionId) ?? 0) + row.seconds);
  const figures = [...places.values()].map(({ definitionId, nodeId, name }): NodeFigures => {
    const own = decided.filter((row) => row.definitionId === definitionId && row.nodeId === nodeId);
    const whole = own.find(({ part }) => part === null);
    const total = totals.get(definitionId) ?? 0;
    return {
      definitionId,
      nodeId,
      name,
      open: open.find((row) => row.definitionId === definitionId && row.nodeId === nodeId),
      whole,
      earlier: own.find(({ part }) => part === 0),
      timeShare: whole === undefined || total === 0 ? null : shareOf(whole.seconds, total),
      trend: Array.from({ length: PARTS }, (_, at) => own.find(({ part }) => part === at + 1)?.median ?? null),
    };
  });
  return figures
    .filter((one) => one.open !== undefined || one.whole !== undefined)
    .toSorted((a, b) => (b.timeShare ?? 0) - (a.timeShare ?? 0));
}

/** In millionths, as the contract says: all the digits of a double read like an identity number. */
export const shareOf = (part: number, whole: number): number => Math.round((part / whole) * 1e6) / 1e6;
