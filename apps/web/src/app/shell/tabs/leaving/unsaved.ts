// Which visited pages hold unsaved work: they are left, closed and reloaded only when the user agrees (look and feel, form page).
import { useTabs } from '../tabs-store.ts';

const forms = new Map<string, Set<string>>();

/** What the forms of a tab tell. One whose page rests behind another keeps what was typed; any other that says nothing more is gone. */
export const unsavedIn =
  (tabId: string) =>
  (form: string, dirty: boolean): void => {
    const { tabs, activeId } = useTabs.getState();
    const held = forms.get(tabId) ?? new Set();
    if (dirty) forms.set(tabId, held.add(form));
    else if (activeId === tabId || !tabs.some(({ id, cached }) => id === tabId && cached)) held.delete(form);
  };

export const isUnsaved = (tabId: string): boolean => (forms.get(tabId)?.size ?? 0) > 0;

/** The pages are gone, and their forms with them. */
export const forgetUnsaved = (tabIds: readonly string[]): void => tabIds.forEach((id) => forms.delete(id));
