// Which assignments make sense, and in which order they are carried out.
import { createHash } from 'node:crypto';
import type { Assignment, HandoverItem, HandoverKind } from '@yijian/contract/handovers';

/** Changes with what the user owns: a preview with an old one is refused. */
export function stampOf(items: readonly HandoverItem[]): string {
  const counted = items.map(({ kind, regions, sample }) => [kind, regions.map((r) => [r.code, r.count]), sample]);
  return createHash('sha256').update(JSON.stringify(counted)).digest('base64url');
}

export type AssignmentFault = 'assignedTwice' | 'notByRegion';

/** The first thing wrong with the assignments, and where. */
export function assignmentFault(
  assignments: readonly Assignment[],
  byRegion: (kind: HandoverKind) => boolean,
): { fault: AssignmentFault; at: number } | undefined {
  const taken = new Set<string>();
  for (const [at, { kind, regionCodes }] of assignments.entries()) {
    if (regionCodes.length > 0 && !byRegion(kind)) return { fault: 'notByRegion', at };
    for (const place of regionCodes.length === 0 ? [''] : regionCodes) {
      const key = `${kind} ${place}`;
      if (taken.has(key)) return { fault: 'assignedTwice', at };
      taken.add(key);
    }
  }
  return undefined;
}

/** Regions first: what is assigned without any is the rest. */
export function inOrder<A extends Assignment>(assignments: readonly A[]): A[] {
  return assignments.toSorted((a, b) => Number(a.regionCodes.length === 0) - Number(b.regionCodes.length === 0));
}

/** How many records the assignments concern, as the preview counted them; a city counts with its province. */
export function assignedCount(assignments: readonly Assignment[], items: readonly HandoverItem[]): number {
  return items
    .flatMap(({ kind, regions }) => regions.map((region) => ({ kind, ...region })))
    .filter((region) =>
      assignments.some(
        ({ kind, regionCodes }) =>
          kind === region.kind &&
          (regionCodes.length === 0 || regionCodes.some((code) => code.slice(0, 2) === region.code?.slice(0, 2))),
      ),
    )
    .reduce((total, { count }) => total + count, 0);
}
