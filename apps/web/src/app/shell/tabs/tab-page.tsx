// One open page, kept alive behind the others: hidden pages keep what was typed, their effects rest (specification 2.4).
import { Activity, type ReactNode, useState } from 'react';
import { type Location, useLocation, useRoutes } from 'react-router';
import { useFacts } from '../../guard/facts-store.ts';
import { patternOf } from '../../routing/match-route.ts';
import { destinationOf } from '../../routing/place-of.ts';
import { PageSlot } from '../page-slot.tsx';
import { ShellServicesProvider } from '../services/shell-services.tsx';
import type { Tab } from './model/tab-list.ts';

export function TabPage({ tab, active }: { tab: Tab; active: boolean }): ReactNode {
  const location = useHeldLocation(tab, active);
  if (!useWasInFront(active)) return null;
  return (
    <Activity mode={active ? 'visible' : 'hidden'}>
      <div className="shell-page" data-page={tab.id}>
        <ShellServicesProvider tabId={tab.id}>
          <RoutedPage location={location} />
        </ShellServicesProvider>
      </div>
    </Activity>
  );
}

/** A tab that survived a refresh is drawn when it is first looked at: its code and its skeleton are nobody's business before. */
function useWasInFront(active: boolean): boolean {
  const [was, setWas] = useState(active);
  if (active && !was) setWas(true);
  return was || active;
}

/** A page in the background goes on seeing the address it had when it was left. */
function useHeldLocation(tab: Tab, active: boolean): Location | string {
  const front = useLocation();
  const [held, setHeld] = useState<Location | string>(active ? front : tab.address);
  if (active && held !== front) setHeld(front);
  return active ? front : held;
}

function RoutedPage({ location }: { location: Location | string }): ReactNode {
  const facts = useFacts();
  const address = typeof location === 'string' ? location : location.pathname + location.search;
  const destination = destinationOf(address, facts);
  const path = destination.kind === 'screen' ? patternOf(destination.route) : '*';
  return useRoutes([{ path, element: <PageSlot destination={destination} /> }], location);
}
