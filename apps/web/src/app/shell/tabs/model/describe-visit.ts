// The tab that an address gets: its id, titles and whether it is kept (specification 2.3, 2.4).
import type { Facts } from '../../../guard/facts-store.ts';
import { type Destination, destinationOf } from '../../../routing/place-of.ts';
import type { Visit } from '../tabs-store.ts';
import { tabIdOf } from './tab-id.ts';

/** Undefined for addresses that get no tab: unknown, forbidden, public and redirecting ones. */
export function visitOf(address: string, facts: Facts): Visit | undefined {
  const destination = destinationOf(address, facts);
  if (destination.kind === 'not-found' || destination.kind === 'no-permission') return undefined;
  if (destination.kind !== 'screen') {
    return { id: tabIdOf(address, undefined), address, titles: destination.place.titles, fixed: false, cached: true };
  }
  const { route } = destination;
  if (route.redirect || route.layout !== 'shell') return undefined;
  return {
    id: tabIdOf(address, route),
    address,
    titles: titlesOf(destination),
    fixed: route.fixedTab ?? false,
    cached: !route.detail && route.keepAlive !== false,
  };
}

/** The menu may rename a page; strips keep our title, because theirs is short for its place beside the others. */
export function titlesOf(destination: Extract<Destination, { kind: 'screen' }>) {
  const { place, route } = destination;
  return place?.type === 'MENU' ? place.titles : route.title;
}
