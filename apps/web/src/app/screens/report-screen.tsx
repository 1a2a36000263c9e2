// A system report: the enterprise's shared dashboard in a frame, or the product's own report where none is set (specification 2.3, R2.11).
import { EMBED_MINUTES, embedEndpoints } from '@yijian/contract/dashboards';
import type { sharedReports } from '@yijian/contract/enterprises';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useCall } from '../../lib/api/index.ts';
import type { ScreenRoute } from '../../lib/router/index.ts';
import { useFacts } from '../guard/facts-store.ts';
import { isSigned, sharedDashboardAddress } from '../routing/outside-route.ts';
import { FrameScreen } from '../shell/frame/frame-screen.tsx';

export interface ReportScreenProps {
  readonly route: ScreenRoute;
  /** The product's own report. */
  readonly children: ReactNode;
}

export function ReportScreen({ route, children }: ReportScreenProps): ReactNode {
  const { enterprise } = useFacts();
  const address = sharedDashboardAddress(route, enterprise);
  if (address === undefined) return children;
  return isSigned(enterprise) ? <SignedReport route={route} /> : <FrameScreen titles={route.title} address={address} />;
}

/** A new address comes before the old one ends; the frame then loads anew. */
const renewal = (EMBED_MINUTES - 1) * 60_000;

function SignedReport({ route }: { readonly route: ScreenRoute }): ReactNode {
  const report = route.meta?.['sharedDashboard'] as (typeof sharedReports)[number];
  const query = useCall(
    embedEndpoints.find,
    { params: { report } },
    { errorMessage: false, staleTime: renewal, refetchInterval: renewal },
  );
  return (
    <Async query={query} shape="page">
      {({ address }) => <FrameScreen titles={route.title} address={address} openLink={false} />}
    </Async>
  );
}
