// Rows of cost centers and internal orders: who and what they name, and days in their order.
import type { CheckedRow, Fault } from '../../batches/rows.sql.ts';
import { faultOf, short, type Value } from '../cells.policy.ts';
import { findCode, type CodeBook } from '../codes.policy.ts';
import { plain } from '../plain.policy.ts';

export interface Owner {
  readonly id: string;
  readonly login: string;
  readonly name: string;
  readonly enName: string;
}

/** Users by login and by name; null where several have the name. */
export type OwnerBook = ReadonlyMap<string, string | null>;

export function ownerBookOf(owners: readonly Owner[]): OwnerBook {
  const book = new Map<string, string | null>();
  for (const { id, name, enName } of owners)
    for (const word of new Set([plain(name), plain(enName)]))
      if (word !== '') book.set(word, book.has(word) ? null : id);
  // A login tells one user whoever else has it for a name.
  for (const { id, login } of owners) book.set(login, id);
  return book;
}

export function describeCostCenter(
  cells: CheckedRow['cells'],
  { owners }: { owners: OwnerBook },
  values: Record<string, Value>,
  faults: Fault[],
): void {
  requireOrder(values, faults);
  const { owner } = values;
  if (typeof owner !== 'string') return;
  const login = owner.normalize('NFKC').trim().toLowerCase();
  const id = owners.get(login) ?? owners.get(plain(owner));
  if (typeof id === 'string') values['ownerId'] = id;
  else faults.push(faultOf('owner', id === null ? 'ambiguousOwner' : 'unknownOwner', short(cells['owner'] ?? '')));
}

export function describeOrder(
  cells: CheckedRow['cells'],
  { costCenters }: { costCenters: CodeBook },
  values: Record<string, Value>,
  faults: Fault[],
): void {
  requireOrder(values, faults);
  const { costCenter } = values;
  if (typeof costCenter !== 'string') return;
  const id = findCode(costCenters, costCenter);
  if (id === undefined) faults.push(faultOf('costCenter', 'unknownCostCenter', short(cells['costCenter'] ?? '')));
  else values['costCenterId'] = id;
}

function requireOrder({ validFrom, validUntil }: Record<string, Value>, faults: Fault[]): void {
  if (typeof validFrom === 'string' && typeof validUntil === 'string' && validUntil < validFrom)
    faults.push(faultOf('validUntil', 'endsBeforeStart', validFrom));
}
