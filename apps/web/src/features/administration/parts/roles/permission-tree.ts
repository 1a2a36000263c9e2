// Ticking in the permission tree: parents bring their children, pages bring the reads they need (specification 6).
import type { MenuEntry } from '@yijian/contract/administration';

export type Entry = Pick<MenuEntry, 'id' | 'parentId' | 'type' | 'path' | 'code'>;
export type Ticked = ReadonlySet<string>;
/** The further permissions that the page at a path needs. */
export type NeedsOf = (path: string) => readonly string[];

/** Prescription data of one doctor is given and taken alone and with a reason, never with its parent. */
export const GRAVE = 'customer:doctors:prescriptions';

export function entriesBelow(entries: readonly Entry[], id: string): Entry[] {
  const children = entries.filter((entry) => entry.parentId === id);
  return children.flatMap((child) => [child, ...entriesBelow(entries, child.id)]);
}

export function entriesAbove(entries: readonly Entry[], id: string): Entry[] {
  const parentId = entries.find((entry) => entry.id === id)?.parentId;
  const parent = entries.find((entry) => entry.id === parentId);
  return parent === undefined ? [] : [parent, ...entriesAbove(entries, parent.id)];
}

/** Entries that must be held with one: everything above it, and what its page reads elsewhere. */
export function entriesNeeded(entries: readonly Entry[], id: string, needsOf: NeedsOf): Entry[] {
  const own = entries.find((entry) => entry.id === id);
  if (own === undefined) return [];
  const read = needsOf(own.path).flatMap((code) => entries.find((entry) => entry.code === code) ?? []);
  return [...entriesAbove(entries, id), ...read, ...read.flatMap((entry) => entriesAbove(entries, entry.id))];
}

export function tick(entries: readonly Entry[], ticked: Ticked, id: string, needsOf: NeedsOf): Set<string> {
  const own = entries.filter((entry) => entry.id === id);
  const chosen = [...own, ...entriesBelow(entries, id).filter((entry) => entry.code !== GRAVE)];
  const needed = chosen.flatMap((entry) => entriesNeeded(entries, entry.id, needsOf));
  return new Set([...ticked, ...[...chosen, ...needed].map((entry) => entry.id)]);
}

/** Takes an entry and all below it; a section that has nothing left goes too, a page stays without its functions. */
export function untick(entries: readonly Entry[], ticked: Ticked, id: string): Set<string> {
  const left = new Set(ticked);
  for (const entry of [{ id }, ...entriesBelow(entries, id)]) left.delete(entry.id);
  for (const above of entriesAbove(entries, id)) {
    const below = entriesBelow(entries, above.id);
    const isSection = below.some((entry) => entry.type !== 'BUTTON');
    if (isSection && !below.some((entry) => left.has(entry.id))) left.delete(above.id);
  }
  return left;
}

/** What the tree shows: wholly ticked, and ticked in part. */
export function marksOf(entries: readonly Entry[], ticked: Ticked): { checked: string[]; halfChecked: string[] } {
  const checked: string[] = [];
  const halfChecked: string[] = [];
  for (const { id } of entries) {
    const below = entriesBelow(entries, id).filter((entry) => entry.code !== GRAVE);
    const held = below.filter((entry) => ticked.has(entry.id)).length;
    if (ticked.has(id) && held === below.length) checked.push(id);
    else if (ticked.has(id) || held > 0) halfChecked.push(id);
  }
  return { checked, halfChecked };
}

/** What ticked entries need and do not have, by the id of what is missing. */
export function missingNeeds(entries: readonly Entry[], ticked: Ticked, needsOf: NeedsOf): Map<string, string[]> {
  const missing = new Map<string, string[]>();
  for (const { id } of entries.filter((entry) => ticked.has(entry.id)))
    for (const need of entriesNeeded(entries, id, needsOf))
      if (!ticked.has(need.id)) missing.set(need.id, [...(missing.get(need.id) ?? []), id]);
  return missing;
}
