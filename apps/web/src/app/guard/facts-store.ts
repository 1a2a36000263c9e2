// What the shell stands on once the start-up guard is through: enterprise, user, menu and its places (specification 2.1, 3).
import { useMemo } from 'react';
import { create } from 'zustand';
import { useLanguage } from '../../lib/i18n/index.ts';
import { getSession, onSignOut, type SessionEnterprise, type SessionUser } from '../../lib/session/index.ts';
import { type PersonalStore, personalStore } from '../../lib/storage/index.ts';
import { withDashboards } from '../menu/dashboard-pages.ts';
import type { MenuItem } from '../menu/menu-item.ts';
import { type MenuLine, menuLines, type Place, placesByPath } from '../menu/menu-tree.ts';

export interface Facts {
  readonly enterprise: SessionEnterprise;
  readonly user: SessionUser;
  readonly tree: readonly MenuItem[];
  readonly lines: readonly MenuLine[];
  readonly places: ReadonlyMap<string, Place>;
}

export const useFactsStore = create<{ readonly facts: Facts | null }>(() => ({ facts: null }));

/** Takes over what the session holds; the menu's lines and places follow from its tree. */
export function keepFacts(): Facts {
  const { enterprise, user, menus } = getSession();
  if (!enterprise || !user) throw new Error('facts are kept before enterprise and user are loaded');
  const tree = withDashboards(menus, enterprise.settings);
  const facts = { enterprise, user, tree, lines: menuLines(tree), places: placesByPath(tree) };
  useFactsStore.setState({ facts });
  return facts;
}

export function forgetFacts(): void {
  useFactsStore.setState({ facts: null });
}

onSignOut(forgetFacts);

/** Facts inside the shell, which is only drawn once they are there. */
export function useFacts(): Facts {
  const facts = useFactsStore((state) => state.facts);
  if (!facts) throw new Error('the shell is drawn before the start-up guard is through');
  return facts;
}

/** The user's name as the product shows it, with the picture if there is one. */
export function useUser(): { id: string; name: string; avatar: string | undefined } {
  const { user } = useFacts();
  const isEnglish = useLanguage() === 'en';
  const name = (isEnglish ? user.enName : '') || user.firstName || user.username;
  return { id: user.id, name, avatar: user.avatar ?? undefined };
}

/** What this user of this enterprise keeps in this browser. */
export function usePersonalStore(): PersonalStore {
  const { enterprise, user } = useFacts();
  return useMemo(() => personalStore(enterprise.id, user.id), [enterprise.id, user.id]);
}
