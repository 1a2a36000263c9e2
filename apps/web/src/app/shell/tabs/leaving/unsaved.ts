// Which visited pages hold unsaved work: they are closed and reloaded only when the user agrees (look and feel, form page).
import { useTabs } from './tabs-store.ts';

const forms = new Map<string, Set<string>>();

/** What the forms of a tab tell. One that leaves the tab in front is gone; one whose page only goes behind another keeps what was typed. */
export const unsavedIn =
  (tabId: string) =>
  (form: string, dirty: boolean): void => {
    const held = forms.get(tabId) ?? new Set();
    if (dirty) forms.set(tabId, held.add(form));
    else if (useTabs.getState().activeId === tabId) held.delete(form);
  };

export const isUnsaved = (tabId: string): boolean => (forms.get(tabId)?.size ?? 0) > 0;

/** The pages are gone, and their forms with them. */
export const forgetUnsaved = (tabIds: readonly string[]): void => tabIds.forEach((id) => forms.delete(id));
