// The breadcrumb of the page in front: the titles on the way in the menu, then the page itself (specification 2.3, 2.4).
import { useBilingual } from '../../../lib/i18n/index.ts';
import { useFacts } from '../../guard/facts-store.ts';
import { pathnameOf } from '../../routing/match-route.ts';
import { destinationOf } from '../../routing/place-of.ts';
import { useTabs } from '../tabs/tabs-store.ts';

export function useCrumbs(): readonly string[] {
  const facts = useFacts();
  const say = useBilingual();
  const { tabs, activeId } = useTabs();
  const tab = tabs.find((one) => one.id === activeId);
  if (!tab) return [];
  const page = say(tab.titles);
  const destination = destinationOf(tab.address, facts);
  // Details and forms start anew: only their own name.
  if (destination.kind === 'screen' && destination.route.detail) return [page];
  const trail = facts.places.get(pathnameOf(tab.address))?.trail ?? [];
  // A section of one page bears the page's name; it is said once.
  const above = trail.map((titles) => say(titles)).filter((title) => title !== page);
  return [...above, page];
}
