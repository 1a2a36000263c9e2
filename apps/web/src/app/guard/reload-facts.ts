// Reads user and menus again and says whether anything the shell shows has changed (specification 6).
import { getSession, loadMenus, loadUser } from '../../lib/session/index.ts';
import { type Facts, keepFacts } from './facts-store.ts';

/** The new facts, or null when nothing changed or the calls failed; a failure leaves what was known. */
export async function reloadFacts(): Promise<Facts | null> {
  const before = rights();
  try {
    await loadUser();
    await loadMenus();
  } catch {
    return null;
  }
  return rights() === before ? null : keepFacts();
}

function rights(): string {
  const { user, menus, buttons } = getSession();
  return JSON.stringify([user?.rights, user?.roleNames, user?.permissions, menus, buttons]);
}
