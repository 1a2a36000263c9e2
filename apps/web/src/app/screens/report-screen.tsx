// A system report: the enterprise's shared dashboard in a frame, or our planned page where none is set (specification 2.3, R2.11).
import type { ReactNode } from 'react';
import type { ScreenRoute } from '../../lib/router/index.ts';
import { useFacts } from '../guard/facts-store.ts';
import { sharedDashboardAddress } from '../routing/outside-route.ts';
import { FrameScreen } from '../shell/frame/frame-screen.tsx';
import PlannedScreen from './planned/planned-screen.tsx';

export function ReportScreen({ route }: { route: ScreenRoute }): ReactNode {
  const { enterprise } = useFacts();
  const address = sharedDashboardAddress(route, enterprise);
  return address ? <FrameScreen titles={route.title} address={address} /> : <PlannedScreen route={route} />;
}
