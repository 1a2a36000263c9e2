// A dashboard of the analytics site behind an address that the server signs for its reader (specification 2.3, systemReport; 3, menu entry).
import type { Bilingual } from '@yijian/contract/core';
import { EMBED_MINUTES, embedEndpoints, type Embed } from '@yijian/contract/dashboards';
import type { sharedReports } from '@yijian/contract/enterprises';
import { Async, type QueryLike } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useCall } from '../../../lib/api/index.ts';
import { FrameScreen } from './frame-screen.tsx';

/** A new address comes before the old one ends; the frame then loads anew. */
const renewal = (EMBED_MINUTES - 1) * 60_000;
const options = { errorMessage: false, staleTime: renewal, refetchInterval: renewal } as const;

export type SharedReport = (typeof sharedReports)[number];

export function SignedReportFrame({ titles, report }: { titles: Bilingual; report: SharedReport }): ReactNode {
  return <Frame titles={titles} query={useCall(embedEndpoints.find, { params: { report } }, options)} />;
}

export function SignedMenuFrame({ titles, menuId }: { titles: Bilingual; menuId: string }): ReactNode {
  return <Frame titles={titles} query={useCall(embedEndpoints.findOfMenu, { params: { menuId } }, options)} />;
}

function Frame({ titles, query }: { titles: Bilingual; query: QueryLike<Embed> }): ReactNode {
  return (
    <Async query={query} shape="page">
      {({ address }) => <FrameScreen titles={titles} address={address} openLink={false} />}
    </Async>
  );
}
