// Lets a page through once its start-up is done; open pages pass at once (specification 2.1, R2.2 to R2.4).
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { routeAt } from '../routing/match-route.ts';
import { StartingPage } from '../screens/starting-page.tsx';
import { useFactsStore } from './facts-store.ts';
import { openPaths } from './open-paths.ts';
import { type StartUp, startUp } from './start-up.ts';

export function StartGate({ children }: { children: ReactNode }): ReactNode {
  const location = useLocation();
  const isOpen = openPaths.has(location.pathname) || location.pathname === '/';
  const isReady = useFactsStore((state) => state.facts !== null);
  if (isOpen || isReady) return children;
  return (
    <Starting key={location.pathname} wanted={location.pathname + location.search}>
      {children}
    </Starting>
  );
}

function Starting({ wanted, children }: { wanted: string; children: ReactNode }): ReactNode {
  const [state, setState] = useState<StartUp | null>(null);
  useEffect(() => {
    // In development effects run twice; the second start joins the first through the same promise.
    starting ??= startUp(wanted, routeAt(wanted)?.layout === 'public').finally(() => {
      starting = undefined;
    });
    let stays = true;
    void starting.then((next) => {
      if (stays) setState(next);
    });
    return () => {
      stays = false;
    };
  }, [wanted]);
  if (state?.outcome === 'go') return <Navigate to={state.path} replace />;
  // Line 37 says what is shown without asking; the other public pages are shown once the enterprise is known.
  if (state?.outcome === 'open') return children;
  return <StartingPage />;
}

let starting: Promise<StartUp> | undefined;
