// Who receives what while the wizard is open: a receiver for each kind, or for each region of a kind.
import type { Assignment, HandoverItem, HandoverKind, HandoverPreview } from '@yijian/contract/handovers';

export interface Receiver {
  readonly id: string;
  readonly name: string;
}

/** The key is a kind, or a kind and a region; null stays with the giver. */
export type Chosen = Readonly<Record<string, Receiver | null>>;

export const keyOf = (kind: HandoverKind, region?: string | null): string =>
  region === undefined ? kind : `${kind} ${region ?? ''}`;

const isDivided = (kind: HandoverKind, divided: readonly HandoverKind[]): boolean => divided.includes(kind);

/** What travels: regions that share a receiver go together; what has no region goes with the rest of its kind. */
export function assignmentsOf(
  items: readonly HandoverItem[],
  chosen: Chosen,
  divided: readonly HandoverKind[],
): Assignment[] {
  return items.flatMap(({ kind, regions, count }): Assignment[] => {
    if (count === 0) return [];
    const whole = chosen[keyOf(kind)];
    if (!isDivided(kind, divided)) return whole ? [{ kind, toUserId: whole.id, regionCodes: [] }] : [];
    return regions.flatMap(({ code }): Assignment[] => {
      const receiver = chosen[keyOf(kind, code)];
      return receiver && code !== null ? [{ kind, toUserId: receiver.id, regionCodes: [code] }] : [];
    });
  });
}

/** How many records would move. */
export function countOf(preview: HandoverPreview, assignments: readonly Assignment[]): number {
  return assignments.reduce((total, { kind, regionCodes }) => {
    const item = preview.items.find((one) => one.kind === kind);
    if (item === undefined) return total;
    if (regionCodes.length === 0) return total + item.count;
    const some = item.regions.filter(({ code }) => code !== null && regionCodes.includes(code));
    return total + some.reduce((sum, { count }) => sum + count, 0);
  }, 0);
}

/** The same receiver for everything that is not divided. */
export function forAll(items: readonly HandoverItem[], receiver: Receiver | null): Chosen {
  return Object.fromEntries(items.filter(({ count }) => count > 0).map(({ kind }) => [keyOf(kind), receiver]));
}
