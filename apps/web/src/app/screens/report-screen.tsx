// A system report: the enterprise's shared dashboard in a frame, or the product's own report where none is set (specification 2.3, R2.11).
import type { ReactNode } from 'react';
import type { ScreenRoute } from '../../lib/router/index.ts';
import { useFacts } from '../guard/facts-store.ts';
import { isSigned } from '../menu/dashboard-pages.ts';
import { sharedDashboardAddress } from '../routing/outside-route.ts';
import { FrameScreen } from '../shell/frame/frame-screen.tsx';
import { SignedReportFrame, type SharedReport } from '../shell/frame/signed-frame.tsx';

export interface ReportScreenProps {
  readonly route: ScreenRoute;
  /** The product's own report. */
  readonly children: ReactNode;
}

export function ReportScreen({ route, children }: ReportScreenProps): ReactNode {
  const { enterprise } = useFacts();
  const address = sharedDashboardAddress(route, enterprise);
  if (address === undefined) return children;
  if (!isSigned(enterprise.settings)) return <FrameScreen titles={route.title} address={address} />;
  return <SignedReportFrame titles={route.title} report={route.meta?.['sharedDashboard'] as SharedReport} />;
}
