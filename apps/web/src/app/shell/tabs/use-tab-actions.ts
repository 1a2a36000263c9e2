// Carries out what the tab menu, the cross and the keyboard ask for, and goes where that leads (specification 2.4).
import { useAskToLeave } from '@yijian/ui/leave-guard';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { closable, type Closing } from './model/tab-list.ts';
import { useTabs } from './tabs-store.ts';
import { forgetUnsaved, isUnsaved } from './leaving/unsaved.ts';

export type TabAction = Closing | 'refresh';

export function useTabActions() {
  const navigate = useNavigate();
  const askToLeave = useAskToLeave();
  /** As a page that is done with itself does. */
  const act = useCallback(
    (id: string, action: TabAction) => {
      const { tabs, activeId, close, refresh } = useTabs.getState();
      forgetUnsaved(touched(id, action));
      if (action === 'refresh') {
        refresh(id);
        const address = tabs.find((tab) => tab.id === id)?.address;
        if (id !== activeId && address) void navigate(address);
        return;
      }
      const next = close(id, action);
      if (next !== undefined) void navigate(next);
    },
    [navigate],
  );
  /** As the user does: work that is not saved is lost only when the user agrees. */
  const ask = useCallback(
    async (id: string, action: TabAction) => {
      if (!touched(id, action).some(isUnsaved) || (await askToLeave())) act(id, action);
    },
    [act, askToLeave],
  );
  return { act, ask };
}

/** Pages that are closed or built anew by it. */
const touched = (id: string, action: TabAction): string[] =>
  action === 'refresh' ? [id] : closable(useTabs.getState().tabs, id, action).map((tab) => tab.id);
