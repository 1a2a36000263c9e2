// Removes its children from the page when the user lacks role, permission or button path (specification 5).
import type { ReactNode } from 'react';
import { hasButton, hasPermission, hasRole } from './permissions.ts';
import { useSession } from './store.ts';

interface Check {
  readonly role?: string | readonly string[];
  readonly permission?: string | readonly string[];
  readonly button?: string | readonly string[];
}

export interface AllowedProps extends Check {
  readonly children: ReactNode;
}

/** `<Allowed permission="customer:visits:export">…</Allowed>`; several checks must all pass. */
export function Allowed({ role, permission, button, children }: AllowedProps): ReactNode {
  const session = useSession();
  if (role === undefined && permission === undefined && button === undefined) {
    throw new Error('Allowed needs a role, a permission or a button path');
  }
  const passes =
    (role === undefined || hasRole(role, session)) &&
    (permission === undefined || hasPermission(permission, session)) &&
    (button === undefined || hasButton(button, session));
  return passes ? children : null;
}
