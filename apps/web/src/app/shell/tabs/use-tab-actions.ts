// Carries out what the tab menu, the cross and the keyboard ask for, and goes where that leads (specification 2.4).
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { Closing } from './model/tab-list.ts';
import { useTabs } from './tabs-store.ts';

export type TabAction = Closing | 'refresh';

export function useTabActions() {
  const navigate = useNavigate();
  const act = useCallback(
    (id: string, action: TabAction) => {
      const { tabs, activeId, close, refresh } = useTabs.getState();
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
  return { act };
}
