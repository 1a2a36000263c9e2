// What is known about this session, for screens and for guards (specification 3, 4).
import type { MenuItem } from '@yijian/contract/menus';
import { create } from 'zustand';
import type { SessionEnterprise } from './enterprise.ts';
import type { SessionUser } from './user.ts';

export interface SessionState {
  readonly enterprise: SessionEnterprise | null;
  readonly user: SessionUser | null;
  /** The server's menu tree as it came. */
  readonly menus: readonly MenuItem[];
  /** Paths of the buttons the user may use. */
  readonly buttons: readonly string[];
}

export const nothingLoaded: SessionState = { enterprise: null, user: null, menus: [], buttons: [] };

const store = create<SessionState>(() => nothingLoaded);

/** Inside React: `useSession((session) => session.user)`. */
export const useSession = store;

/** Outside React. */
export function getSession(): SessionState {
  return store.getState();
}

export function setSession(change: Partial<SessionState>): void {
  store.setState(change);
}
