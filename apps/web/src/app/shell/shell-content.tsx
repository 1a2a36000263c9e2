// The pages themselves: the one in front and those kept alive behind it (specification 2.4).
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useFacts } from '../guard/facts-store.ts';
import { routeAt } from '../routing/match-route.ts';
import { destinationOf } from '../routing/place-of.ts';
import { PageSlot } from './page-slot.tsx';
import { liveTabs } from './tabs/model/tab-list.ts';
import { TabPage } from './tabs/tab-page.tsx';
import { tabIdOf } from './tabs/model/tab-id.ts';
import { useTabs } from './tabs/tabs-store.ts';
import { useTabScrollTop } from './tabs/use-tab-scroll-top.ts';

export function ShellContent(): ReactNode {
  const content = useTabScrollTop();
  return (
    <main id="content" className="shell-content" tabIndex={-1} ref={content}>
      <Pages />
    </main>
  );
}

function Pages(): ReactNode {
  const facts = useFacts();
  const location = useLocation();
  const tabs = useTabs((state) => state.tabs);
  const address = location.pathname + location.search;
  const route = routeAt(location.pathname);
  const frontId = tabIdOf(address, route);
  const isOpen = tabs.some((tab) => tab.id === frontId);
  const destination = destinationOf(address, facts);
  const redirect = destination.kind === 'screen' ? destination.route.redirect : undefined;
  if (redirect) return <Navigate to={redirect + location.search} replace />;
  return (
    <>
      {isOpen ? null : (
        <div className="shell-page">
          <PageWithoutTab destination={destination} />
        </div>
      )}
      {liveTabs(tabs, frontId).map((tab) => (
        <TabPage key={`${tab.id} ${tab.round}`} tab={tab} active={tab.id === frontId} />
      ))}
    </>
  );
}

/** Between a navigation and its tab there is one drawing without; only pages that never get a tab show here. */
function PageWithoutTab({ destination }: { destination: ReturnType<typeof destinationOf> }): ReactNode {
  const staysWithout = destination.kind === 'not-found' || destination.kind === 'no-permission';
  return staysWithout ? <PageSlot destination={destination} /> : null;
}
