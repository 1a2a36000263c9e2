// The breadcrumb of the page in front: home, the titles on the way in the menu, the page itself (specification 2.3, 2.4).
import { useBilingual } from '../../../lib/i18n/index.ts';
import type { Crumb } from '../../../lib/router/index.ts';
import { useFacts } from '../../guard/facts-store.ts';
import { pathnameOf } from '../../routing/match-route.ts';
import { destinationOf } from '../../routing/place-of.ts';
import { usePageCrumbs } from '../services/page-crumbs-store.ts';
import { useTabs } from '../tabs/tabs-store.ts';

export function useCrumbs(): readonly Crumb[] {
  const facts = useFacts();
  const say = useBilingual();
  const { tabs, activeId } = useTabs();
  const own = usePageCrumbs((state) => state.byTab[activeId]);
  const tab = tabs.find((one) => one.id === activeId);
  if (own) return own;
  if (!tab) return [];
  const page: Crumb = { title: say(tab.titles) };
  const destination = destinationOf(tab.address, facts);
  // Details and forms start anew: only their own name.
  if (destination.kind === 'screen' && destination.route.detail) return [page];
  const trail = facts.places.get(pathnameOf(tab.address))?.trail ?? [];
  // A section of one page bears the page's name; it is said once.
  const above = trail.map((titles) => ({ title: say(titles) })).filter(({ title }) => title !== page.title);
  return [...above, page];
}
