// What is known about this session, for screens and for guards (specification 3, 4).
import type { Enterprise } from '@yijian/contract/enterprises';
import type { MenuItem } from '@yijian/contract/menus';
import type { UserInfo } from '@yijian/contract/users';
import { create } from 'zustand';

export interface SessionEnterprise extends Enterprise {
  /** Absolute base address of calls, without a trailing slash. */
  readonly baseUrl: string;
}

export interface SessionUser extends UserInfo {
  /** What role checks compare; never empty. */
  readonly roleNames: readonly string[];
  /** True when the session came from the enterprise-chat app. */
  readonly isEnterpriseChat: boolean;
}

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
