// Opens a path of the product: in its tab, or outside where the route says so (specification 2.3, R2.10).
import { App } from 'antd';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useFacts } from '../../guard/facts-store.ts';
import { openOutside } from '../../menu/outside-page.ts';
import { analysisAddress, opensOutside } from '../../routing/outside-route.ts';
import { useAppPhrases } from '../../words/app.phrases.ts';
import { useTabs } from '../tabs/tabs-store.ts';
import { tabIdOf } from '../tabs/model/tab-id.ts';
import { routeAt } from '../../routing/match-route.ts';

export function useOpenPath(): (path: string, options?: { title?: string; replace?: boolean }) => void {
  const navigate = useNavigate();
  const { enterprise } = useFacts();
  const { message } = App.useApp();
  const t = useAppPhrases();
  return useCallback(
    (path, options = {}) => {
      if (opensOutside(path)) {
        const address = analysisAddress(enterprise);
        if (address) openOutside(address);
        else void message.error(t('outsideMissing'));
        return;
      }
      void navigate(path, { replace: options.replace ?? false });
      if (options.title) {
        const { title } = options;
        // The tab is there once the page in front has changed.
        queueMicrotask(() => useTabs.getState().retitle(tabIdOf(path, routeAt(path)), { zh: title, en: title }));
      }
    },
    [enterprise, message, navigate, t],
  );
}
