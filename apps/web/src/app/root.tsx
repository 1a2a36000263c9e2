// Decides what an address shows: a redirect, a page with its own frame, or the shell behind the start-up guard (specification 2.1, 2.2).
import type { ReactNode } from 'react';
import { Navigate, useLocation, useRoutes } from 'react-router';
import { StartGate } from './guard/start-gate.tsx';
import { useFactsStore } from './guard/facts-store.ts';
import { usePageMarks } from './marks/use-page-marks.ts';
import { rooms } from './rooms.ts';
import { latePart } from './routing/late-part.tsx';
import { patternOf, routeAt } from './routing/match-route.ts';
import { destinationOf } from './routing/place-of.ts';
import { ScreenSlot } from './routing/screen-slot.tsx';
import { safeTarget } from './routing/safe-target.ts';
import { SafeTargetContext } from './screens/safe-target-context.ts';
import { LockScreen } from './shell/lock/lock-screen.tsx';
import { useLock } from './shell/lock/lock-store.ts';
import { Shell } from './shell/shell.tsx';

const RightsSocket = latePart(() => import('./shell/rights/rights-watch.tsx').then((part) => part.RightsSocket));

export function Root(): ReactNode {
  const { pathname, search } = useLocation();
  if (pathname === '/') return <Navigate to={`/initWecom${search}`} replace />;
  return (
    <SafeTargetContext value={safeTarget}>
      <StartGate>
        <Page />
      </StartGate>
    </SafeTargetContext>
  );
}

function Page(): ReactNode {
  const { pathname } = useLocation();
  const facts = useFactsStore((state) => state.facts);
  const locked = useLock((state) => state.locked);
  const route = routeAt(pathname);
  usePageMarks(route?.layout !== 'public');
  if (route?.layout === 'public') return <BarePage />;
  if (route?.layout === 'console') return locked ? <LockScreen /> : <ConsolePage ready={facts !== null} />;
  if (!facts || (!route && destinationOf(pathname, facts).kind === 'not-found')) return <NotFoundPage />;
  return locked ? <LockScreen /> : <Shell />;
}

/** The console has no bell, so it holds the socket that tells of changed rights itself. */
function ConsolePage({ ready }: { ready: boolean }): ReactNode {
  return (
    <>
      {ready ? <RightsSocket /> : null}
      <BarePage />
    </>
  );
}

/** The 404 page at the address that was asked for. */
function NotFoundPage(): ReactNode {
  const route = routeAt('/404');
  return route ? <ScreenSlot route={route} /> : null;
}

/** Pages that bring their own frame. */
const bareRoutes = rooms
  .filter((route) => route.layout !== 'shell')
  .map((route) => ({ path: patternOf(route), element: <ScreenSlot key={route.path} route={route} /> }));

function BarePage(): ReactNode {
  return useRoutes(bareRoutes);
}
