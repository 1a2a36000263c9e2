// The screen of a route, loaded when it is first opened; a screen to come says so, a failing one fails alone (specification 2.3, R2.15).
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Loading } from '@yijian/ui/states';
import type { ScreenModule, ScreenRoute } from '../../lib/router/index.ts';
import { ScreenBoundary } from './screen-boundary.tsx';

// Most pages are there: what is said of the others waits until one is opened.
const PlannedScreen = lazy(() => import('../screens/planned/planned-screen.tsx'));

const loaded = new Map<() => Promise<ScreenModule>, ComponentType>();

/** One lazy component per loader: a second tab of the same screen does not load again. */
function screenOf(load: () => Promise<ScreenModule>): ComponentType {
  const known = loaded.get(load);
  if (known) return known;
  const screen = lazy(() =>
    load().catch((cause: unknown) => {
      // A lazy component remembers its failure; without it the next try asks again.
      loaded.delete(load);
      throw cause;
    }),
  );
  loaded.set(load, screen);
  return screen;
}

export function ScreenSlot({ route }: { route: ScreenRoute }): ReactNode {
  if (!route.load || !route.ready) return <Planned route={route} />;
  // The component comes from the map above and is the same at every drawing.
  const Screen = screenOf(route.load);
  return (
    <ScreenBoundary>
      <Suspense fallback={<ScreenLoading route={route} />}>
        {/* oxlint-disable-next-line react/static-components */}
        <Screen />
      </Suspense>
    </ScreenBoundary>
  );
}

export function Planned({ route }: { route: ScreenRoute }): ReactNode {
  return (
    <ScreenBoundary>
      <Suspense fallback={null}>
        <PlannedScreen route={route} />
      </Suspense>
    </ScreenBoundary>
  );
}

function ScreenLoading({ route }: { route: ScreenRoute }): ReactNode {
  // A detail page brings its own ground and padding.
  if (route.detail) return <Loading shape="page" />;
  return (
    <div className="shell-page-loading">
      <Loading shape="table" rows={8} />
    </div>
  );
}
