// A page that is not kept behind others (R2.7) is left only when the user agrees to lose what is unsaved there.
import { useAskToLeave } from '@yijian/ui/leave-guard';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { routeAt } from '../../../routing/match-route.ts';
import { tabIdOf } from '../model/tab-id.ts';
import { useTabs } from '../tabs-store.ts';
import { forgetUnsaved, isUnsaved } from './unsaved.ts';

export function useLeaveQuestion(): void {
  const ask = useAskToLeave();
  const blocker = useBlocker(({ nextLocation: { pathname, search } }) => {
    const { tabs, activeId } = useTabs.getState();
    const isKept = tabs.some(({ id, cached }) => id === activeId && cached);
    return !isKept && isUnsaved(activeId) && tabIdOf(pathname + search, routeAt(pathname)) !== activeId;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void ask().then((agrees) => {
      if (!agrees) return blocker.reset();
      forgetUnsaved([useTabs.getState().activeId]);
      return blocker.proceed();
    });
    // Once for each way that was held back.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [blocker.state]);
}
