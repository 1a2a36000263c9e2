// Asks before unsaved work is lost: on closing the window and, through confirmLeave, on moving within the app (look and feel, form page).
import { App } from 'antd';
import { useCallback, useEffect } from 'react';
import { useUiWords } from '../words/index.ts';

export type LeaveGuard = {
  /** True when nothing is unsaved or the user agrees to lose it; hand it to the router's blocker. */
  confirmLeave: () => Promise<boolean>;
};

export function useLeaveGuard(dirty: boolean): LeaveGuard {
  const words = useUiWords();
  const { modal } = App.useApp();
  useEffect(() => {
    if (!dirty) return;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [dirty]);
  const confirmLeave = useCallback(async () => {
    if (!dirty) return true;
    return await modal.confirm({
      title: words.unsavedTitle,
      content: words.unsavedBody,
      okText: words.leave,
      cancelText: words.stay,
      okButtonProps: { danger: true },
      autoFocusButton: 'cancel',
    });
  }, [dirty, modal, words]);
  return { confirmLeave };
}
