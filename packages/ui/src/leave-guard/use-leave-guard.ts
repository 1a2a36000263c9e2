// Asks before unsaved work is lost: on closing the window, the drawer, or the tab that holds the page (look and feel, form page).
import { App } from 'antd';
import { createContext, useCallback, useContext, useEffect, useId } from 'react';
import { useUiWords } from '../words/index.ts';

export type LeaveGuard = {
  /** True when nothing is unsaved or the user agrees to lose it. */
  confirmLeave: () => Promise<boolean>;
};

/** Told by every form below it whether it holds unsaved work, under a name of the form's own; whoever closes pages asks then. */
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

export function useLeaveGuard(dirty: boolean): LeaveGuard {
  const ask = useAskToLeave();
  const tell = useContext(UnsavedContext);
  const form = useId();
  useEffect(() => {
    if (!dirty) return;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    tell?.(form, true);
    return () => {
      window.removeEventListener('beforeunload', hold);
      tell?.(form, false);
    };
  }, [dirty, tell, form]);
  const confirmLeave = useCallback(async () => !dirty || (await ask()), [dirty, ask]);
  return { confirmLeave };
}
