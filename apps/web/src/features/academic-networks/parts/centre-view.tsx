// The picture around one person: filters, canvas, table twin and the person pointed at.
import type { CenterChart } from '@yijian/contract/academic-networks';
import { Empty } from '@yijian/ui/states';
import type { ChartPalette } from '@yijian/ui/chart';
import { useCallback, type ReactNode } from 'react';
import { useNetworkPhrases } from '../academic-networks.phrases.ts';
import { drawnChart } from './canvas/drawn.ts';
import { NetworkPicture } from './canvas/on-demand.tsx';
import { ChartEdgeHint } from './edges/edge-hint.tsx';
import { NetworkLegend } from './legend.tsx';
import { NodeHint } from './node-hint.tsx';
import type { NetworkView } from './use-network-view.ts';

export function CentrePicture({ view, chart }: { view: NetworkView; chart: CenterChart }): ReactNode {
  const t = useNetworkPhrases();
  const { hops } = view;
  const make = useCallback((palette: ChartPalette) => drawnChart(chart, palette, hops), [chart, hops]);
  if (chart.nodes.length < 2) return <Empty title={t('nobody')} reason={t('nobodyHint')} />;
  return (
    <>
      <NetworkPicture
        label={t('drawing', { name: chart.centre.name, count: chart.nodes.length })}
        make={make}
        selected={view.selected}
        onChoose={(id) => view.set({ id })}
        renderHint={(id) => <NodeHint chart={chart} id={id} />}
        renderEdgeHint={(place) => <ChartEdgeHint chart={chart} place={place} window={view.window} />}
      />
      <NetworkLegend communities={chart.communities} />
    </>
  );
}
