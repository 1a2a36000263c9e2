// Gives every open page the shell's services, bound to its own tab (specification 2.4).
import { App } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { type ShellServices, ShellServicesContext } from '../../../lib/router/index.ts';
import { useShellPhrases } from '../shell.phrases.ts';
import { useTabActions } from '../tabs/use-tab-actions.ts';
import { useTabs } from '../tabs/tabs-store.ts';
import { useOpenPath } from './use-open-path.ts';
import { usePageCrumbs } from './page-crumbs-store.ts';

export function ShellServicesProvider({ tabId, children }: { tabId: string; children: ReactNode }): ReactNode {
  const services = useServices(tabId);
  return <ShellServicesContext value={services}>{children}</ShellServicesContext>;
}

function useServices(tabId: string): ShellServices {
  const { message, modal } = App.useApp();
  const t = useShellPhrases();
  const open = useOpenPath();
  const { act } = useTabActions();
  return useMemo(
    () => ({
      openTab: open,
      closeCurrentTab: (next) => {
        act(tabId, 'current');
        if (next !== undefined) open(next);
      },
      setTabTitle: (title) => useTabs.getState().retitle(tabId, { zh: title, en: title }),
      refresh: () => act(tabId, 'refresh'),
      toast: { success: (text) => void message.success(text), error: (text) => void message.error(text) },
      confirm: async ({ danger, okText, cancelText, ...question }) =>
        modal.confirm({
          ...question,
          okText: okText ?? t('confirm'),
          cancelText: cancelText ?? t('cancel'),
          okButtonProps: { danger: danger ?? false },
        }),
      setBreadcrumb: (crumbs) => usePageCrumbs.getState().set(tabId, crumbs),
    }),
    [act, message, modal, open, t, tabId],
  );
}
