// Which changes of a record a reader of its timeline is told, and of which the values (product 3.3, 3.25).
import { isAllowed, type SessionUser } from '../../../platform/auth/index.ts';
import { technical, type RecordDoor } from '../kinds/kinds.policy.ts';

export interface Covered {
  /** Columns a reader learns nothing of. */
  readonly hidden: readonly string[];
  /** Columns of which a reader learns that they changed. */
  readonly masked: readonly string[];
}

/** What the field rules of the reader and the room of the record keep back. */
export function coveredFor(user: SessionUser, door: RecordDoor): Covered {
  const governed = Object.entries(door.governed ?? {}).map(
    ([column, field]) => [column, user.fieldRules.get(field) ?? 'READ'] as const,
  );
  const personal = isAllowed(user, 'admin:audit:read') ? [] : (door.personal ?? []);
  const withRule = (rule: string): string[] => governed.filter(([, one]) => one === rule).map(([column]) => column);
  const hidden = [...personal, ...(door.derived ?? []), ...withRule('HIDE')];
  return { hidden, masked: withRule('MASK').filter((column) => !hidden.includes(column)) };
}

/** Columns that alone make no change the reader is told. */
export const untoldBy = ({ hidden }: Covered): string[] => [...hidden, ...technical];
