// Works of one name that one person seems to have written: joined by the number of the source and by co-authors they share (product 3.3).
import { thresholds } from '../weights.policy.ts';

/** An author of a work, with what is needed to tell whether two of them are one person. */
export interface Member {
  readonly scholarId: string;
  /** The name as our doctors spell it; undefined where only initials are known, which never join works. */
  readonly spelling: string | undefined;
  /** Hospitals that the work names for the author. */
  readonly hospitalIds: readonly string[];
  /** The other authors of the work. */
  readonly besideIds: readonly string[];
}

/** Sets that are joined step by step; each remembers the hospitals named in it. */
class Sets {
  readonly #parents: number[];
  readonly #hospitals: Set<string>[];

  constructor(members: readonly Member[]) {
    this.#parents = members.map((_, at) => at);
    this.#hospitals = members.map(({ hospitalIds }) => new Set(hospitalIds));
  }

  find(at: number): number {
    let root = at;
    while (this.#parents[root] !== root) root = this.#parents[root]!;
    for (let next = at; next !== root;) {
      const above = this.#parents[next]!;
      this.#parents[next] = root;
      next = above;
    }
    return root;
  }

  join(one: number, other: number): void {
    const [a, b] = [this.find(one), this.find(other)];
    if (a === b) return;
    this.#parents[b] = a;
    for (const id of this.#hospitals[b]!) this.#hospitals[a]!.add(id);
  }

  /** Both name hospitals, and none in common: a shared co-author is no reason to think them one. */
  areApart(one: number, other: number): boolean {
    const [a, b] = [this.#hospitals[this.find(one)]!, this.#hospitals[this.find(other)]!];
    return a.size > 0 && b.size > 0 && ![...a].some((id) => b.has(id));
  }
}

/** The group of each member: one number for all that seem to be one person. */
export function groupsOf(members: readonly Member[]): number[] {
  const sets = new Sets(members);
  for (const [first, ...others] of Map.groupBy(members.keys(), (at) => members[at]!.scholarId).values()) {
    // Beyond it a number stands for several people, and says nothing of any.
    if (others.length < thresholds.mixedWorks) for (const at of others) sets.join(first!, at);
  }
  for (const together of companyOf(members)) {
    for (const [at, one] of together.entries()) {
      const joined = together.slice(0, at).find((other) => !sets.areApart(other, one));
      if (joined !== undefined) sets.join(joined, one);
    }
  }
  return members.map((_, at) => sets.find(at));
}

/** Authors of one spelling who share a co-author. */
function companyOf(members: readonly Member[]): number[][] {
  const byCompany = new Map<string, number[]>();
  for (const [at, { spelling, besideIds }] of members.entries()) {
    if (spelling === undefined) continue;
    for (const id of besideIds) {
      const key = `${spelling}|${id}`;
      const before = byCompany.get(key);
      if (before === undefined) byCompany.set(key, [at]);
      else before.push(at);
    }
  }
  return [...byCompany.values()].filter(({ length }) => length > 1 && length <= thresholds.mixedCompany);
}
