// Role, permission and button checks; a check without values is a mistake in the code and raises an error (specification 5, 6).
import type { GovernedFieldName } from '@yijian/contract/core';
import { type ActionPermission, buttonPathOf } from '@yijian/contract/menus';
import { getSession, type SessionState } from './store.ts';

type Wanted = string | readonly string[];

function listOf(wanted: Wanted, kind: string): readonly string[] {
  const list = typeof wanted === 'string' ? [wanted] : wanted;
  if (list.length === 0 || list.some((one) => one === '')) throw new Error(`a ${kind} check needs at least one value`);
  return list;
}

/** True when the user has one of the roles; admin has all (R6.1). */
export function hasRole(wanted: Wanted, session: SessionState = getSession()): boolean {
  const list = listOf(wanted, 'role');
  const own = session.user?.roleNames ?? [];
  return own.includes('admin') || list.some((role) => own.includes(role));
}

/**
 * True when the user has one of the permissions; `*:*:*` is all of them (R6.1). The permission of an action counts
 * only with its BUTTON entry, so that an entry that is deleted, switched off or taken from a role removes the element (R6.3).
 */
export function hasPermission(wanted: Wanted, session: SessionState = getSession()): boolean {
  const list = listOf(wanted, 'permission');
  const own = session.user?.permissions ?? [];
  const isOpen = (permission: string): boolean => {
    const button = buttonPathOf(permission);
    return button === undefined || session.buttons.includes(button);
  };
  return list.some((permission) => (own.includes('*:*:*') || own.includes(permission)) && isOpen(permission));
}

/** Of the acts that a record offers, those whose action the screen may offer; `needs` has the permission of each (R6.3). */
export function openActs<A extends string>(
  acts: readonly A[],
  needs: Readonly<Partial<Record<NoInfer<A>, ActionPermission>>>,
): A[] {
  return acts.filter((act) => needs[act] === undefined || hasPermission(needs[act]));
}

/** True when the user reads the governed field whole, such as `doctor.clueScore`. */
export function readsField(field: GovernedFieldName, session: SessionState = getSession()): boolean {
  return !(session.user?.hiddenFields ?? []).includes(field);
}

/** True when the user may change the governed field where it is shown. */
export function editsField(field: GovernedFieldName, session: SessionState = getSession()): boolean {
  return !(session.user?.readOnlyFields ?? []).includes(field);
}

/** True when one of the button paths was granted (R6.3). */
export function hasButton(wanted: Wanted, session: SessionState = getSession()): boolean {
  const list = listOf(wanted, 'button');
  return list.some((path) => session.buttons.includes(path));
}
