// What stands around an author of a work: the person's other works, colleagues on the work, others of the name at a hospital (product 3.3).
import { groupsOf, type Member } from './groups.policy.ts';

export interface Company {
  /** Other works of the same person that name a hospital of ours. */
  readonly named: number;
  /** How many of them name which. */
  readonly hospitals: ReadonlyMap<string, number>;
  /** Fields of the other works with how many of them name each. */
  readonly fields: ReadonlyMap<string, number>;
  /** How many of the other works name any field. */
  readonly told: number;
  /** Co-authors of this work at each hospital, by its text or because they are doctors of ours there. */
  readonly colleagues: ReadonlyMap<string, number>;
  /** Other persons who write under the name and name the hospital. */
  readonly namesakesAt: (hospitalId: string) => number;
}

export interface Placed extends Member {
  readonly fields: ReadonlyMap<string, number>;
  readonly colleagues: ReadonlyMap<string, number>;
}

type Counts = Map<string, number>;

const count = (counts: Counts, key: string, by = 1): void => void counts.set(key, (counts.get(key) ?? 0) + by);

interface Sum {
  named: number;
  told: number;
  readonly hospitals: Counts;
  readonly fields: Counts;
}

/** The company of each, in the order given. */
export function companiesOf(placed: readonly Placed[]): Company[] {
  const groups = groupsOf(placed);
  const sums = new Map<number, Sum>();
  const writers = new Map<string, Set<number>>();
  for (const [at, { hospitalIds, fields, spelling }] of placed.entries()) {
    const group = groups[at]!;
    const sum = sums.get(group) ?? { named: 0, told: 0, hospitals: new Map(), fields: new Map() };
    sums.set(group, sum);
    if (hospitalIds.length > 0) sum.named += 1;
    if (fields.size > 0) sum.told += 1;
    for (const id of new Set(hospitalIds)) {
      count(sum.hospitals, id);
      if (spelling === undefined) continue;
      const key = `${spelling}|${id}`;
      writers.set(key, (writers.get(key) ?? new Set()).add(group));
    }
    for (const name of fields.keys()) count(sum.fields, name);
  }
  return placed.map((one, at) => ({
    ...without(one, sums.get(groups[at]!)!),
    namesakesAt: (id) => {
      const all = writers.get(`${one.spelling}|${id}`);
      return all === undefined ? 0 : all.size - (all.has(groups[at]!) ? 1 : 0);
    },
  }));
}

/** What the others of the group say: the work itself is not one of its witnesses. */
function without(one: Placed, sum: Sum): Omit<Company, 'namesakesAt'> {
  const [hospitals, fields] = [new Map(sum.hospitals), new Map(sum.fields)];
  for (const id of new Set(one.hospitalIds)) count(hospitals, id, -1);
  for (const name of one.fields.keys()) count(fields, name, -1);
  for (const [name, times] of fields) if (times <= 0) fields.delete(name);
  const named = sum.named - (one.hospitalIds.length > 0 ? 1 : 0);
  const told = sum.told - (one.fields.size > 0 ? 1 : 0);
  return { named, hospitals, fields, told, colleagues: one.colleagues };
}
