// Asks before unsaved work is lost: on closing the window, the drawer or the page that holds it (look and feel, form page).
import { App } from 'antd';
import { createContext, useCallback, useContext, useEffect, useId } from 'react';
import { useUiWords } from '../words/index.ts';

export type LeaveGuard = {
  /** True when nothing is unsaved or the user agrees to lose it. */
  confirmLeave: () => Promise<boolean>;
};

/** Told by every form as a page whether it holds unsaved work, under a name of the form's own; whoever leaves or closes the page asks then. */
export const UnsavedContext = createContext<((form: string, dirty: boolean) => void) | null>(null);

/** Asks whether unsaved work may be lost. */
export function useAskToLeave(): () => Promise<boolean> {
  const words = useUiWords();
  const { modal } = App.useApp();
  return useCallback(
    async () =>
      await modal.confirm({
        title: words.unsavedTitle,
        content: words.unsavedBody,
        okText: words.leave,
        cancelText: words.stay,
        okButtonProps: { danger: true },
        autoFocusButton: 'cancel',
      }),
    [modal, words],
  );
}

/** Of a drawer, which nobody gets past while it is open. */
export function useLeaveGuard(dirty: boolean): LeaveGuard {
  const ask = useAskToLeave();
  useHeldWindow(dirty);
  const confirmLeave = useCallback(async () => !dirty || (await ask()), [dirty, ask]);
  return { confirmLeave };
}

/** Of a page: whoever closes it, or goes elsewhere, finds out from what it tells. */
export function usePageGuard(dirty: boolean): void {
  const tell = useContext(UnsavedContext);
  const form = useId();
  useHeldWindow(dirty);
  useEffect(() => {
    if (!dirty) return;
    tell?.(form, true);
    return () => tell?.(form, false);
  }, [dirty, tell, form]);
}

function useHeldWindow(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [dirty]);
}
