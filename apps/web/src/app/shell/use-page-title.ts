// The window's title: the page in front if the user wants that, else the product (specification 2.4, dynamic title).
import { useEffect } from 'react';
import { useBilingual } from '../../lib/i18n/index.ts';
import { followUsage, reportPage } from '../../lib/session/index.ts';
import { useFacts } from '../guard/facts-store.ts';
import { routeAt } from '../routing/match-route.ts';
import { useLayout } from './settings/layout-store.ts';
import { useShellPhrases } from './shell.phrases.ts';
import { useTabs } from './tabs/tabs-store.ts';

export function usePageTitle(): void {
  const say = useBilingual();
  const t = useShellPhrases();
  const { enterprise, user } = useFacts();
  const dynamic = useLayout((state) => state.setting.dynamicTitle);
  const tab = useTabs((state) => state.tabs.find((one) => one.id === state.activeId));
  const page = tab ? say(tab.titles) : undefined;
  const product = `${t('product')} · ${enterprise.name}`;
  useEffect(() => {
    document.title = dynamic && page ? `${page} - ${product}` : product;
  }, [dynamic, page, product]);
  // Before the first page is told.
  useEffect(() => followUsage(), [user.id]);
  useEffect(() => {
    const route = tab && routeAt(tab.address);
    // The title of the route, not of the tab: names of records stay out of usage figures.
    if (route) reportPage(route.title.zh);
  }, [tab]);
}
