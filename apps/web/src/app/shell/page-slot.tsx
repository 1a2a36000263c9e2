// What stands in a tab: a screen with its strip, a framed page, or a word on why there is none (specification 2.3).
import { CircleHelp } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Empty } from '@yijian/ui/states';
import { useBilingual } from '../../lib/i18n/index.ts';
import type { Place } from '../menu/menu-tree.ts';
import type { OutsidePage } from '../menu/outside-page.ts';
import type { Destination } from '../routing/place-of.ts';
import { ScreenBoundary } from '../routing/screen-boundary.tsx';
import { ScreenSlot } from '../routing/screen-slot.tsx';
import { useAppPhrases } from '../words/app.phrases.ts';
import { SectionStrip } from './section-strip.tsx';

// What few people ever open comes when it is opened.
const NoPermission = lazy(() =>
  import('../screens/no-permission.tsx').then((part) => ({ default: part.NoPermission })),
);
const NotFound = lazy(() => import('../screens/not-found.tsx').then((part) => ({ default: part.NotFound })));
const FrameScreen = lazy(() => import('./frame/frame-screen.tsx').then((part) => ({ default: part.FrameScreen })));
const SignedMenuFrame = lazy(() =>
  import('./frame/signed-frame.tsx').then((part) => ({ default: part.SignedMenuFrame })),
);
const OutsideScreen = lazy(() =>
  import('../screens/outside-screen.tsx').then((part) => ({ default: part.OutsideScreen })),
);
const ReportScreen = lazy(() =>
  import('../screens/report-screen.tsx').then((part) => ({ default: part.ReportScreen })),
);

/** What fails here fails in its tab. */
export function PageSlot(props: { destination: Destination }): ReactNode {
  return (
    <ScreenBoundary>
      <Slot {...props} />
    </ScreenBoundary>
  );
}

function Slot({ destination }: { destination: Destination }): ReactNode {
  switch (destination.kind) {
    case 'frame':
      return <Framed place={destination.place} page={destination.page} />;
    case 'unknown-page':
      return <UnknownPage place={destination.place} />;
    case 'no-permission':
      return (
        <Suspense>
          <NoPermission />
        </Suspense>
      );
    case 'not-found':
      return (
        <Suspense>
          <NotFound />
        </Suspense>
      );
    case 'screen':
      return <RouteScreen destination={destination} />;
  }
}

function Framed({ place, page }: { place: Place; page: OutsidePage }): ReactNode {
  const { signedMenu, address } = page;
  return (
    <Suspense>
      {signedMenu ? (
        <SignedMenuFrame titles={place.titles} menuId={signedMenu} />
      ) : (
        <FrameScreen titles={place.titles} address={address} />
      )}
    </Suspense>
  );
}

type ScreenDestination = Extract<Destination, { kind: 'screen' }>;

function RouteScreen({ destination }: { destination: ScreenDestination }): ReactNode {
  const { route } = destination;
  if (route.meta?.['opensExternally'])
    return (
      <Suspense>
        <OutsideScreen />
      </Suspense>
    );
  return (
    <SectionStrip route={route}>
      <OwnOrFramed destination={destination} />
    </SectionStrip>
  );
}

/** An entry of the menu that names a page of another site, such as a dashboard, shows that one in place of ours (R2.13). */
function OwnOrFramed({ destination: { route, place } }: { destination: ScreenDestination }): ReactNode {
  if (place?.outside) return <Framed place={place} page={place.outside} />;
  const screen = <ScreenSlot route={route} />;
  if (!route.meta?.['sharedDashboard']) return screen;
  return (
    <Suspense>
      <ReportScreen route={route}>{screen}</ReportScreen>
    </Suspense>
  );
}

function UnknownPage({ place }: { place: Place }): ReactNode {
  const t = useAppPhrases();
  const say = useBilingual();
  const title = t('unknownPage', { title: say(place.titles) });
  return (
    <section className="screen-message">
      <Empty icon={CircleHelp} title={title} reason={t('unknownPageReason', { path: place.path })} />
    </section>
  );
}
