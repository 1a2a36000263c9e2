// Flows from stage to stage, as wide as they are many (look and feel, charts).
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useUiWords } from '../../words/index.ts';
import type { ChartPalette } from '../palette.ts';
import { Chart } from './chart.tsx';
import type { ChartProps } from './chart.tsx';
import type { ChartOption } from './use-canvas.ts';

export type FlowNode = {
  key: string;
  label: string;
  /** Column from the left, 0 first. */
  stage: number;
};
export type Flow = { from: string; to: string; value: number };
export type FlowInput = {
  nodes: readonly FlowNode[];
  flows: readonly Flow[];
  /** Writes a value with its unit. */
  format: (value: number) => string;
};
export type SankeyChartProps = Omit<ChartProps, 'buildOption' | 'table' | 'engine'> & { data: FlowInput };

const loadEngine = (): Promise<unknown> => import('./sankey-engine.ts');

export function SankeyChart({ data, ...rest }: SankeyChartProps): ReactNode {
  const words = useUiWords();
  const build = useMemo(() => (palette: ChartPalette) => flowOption(data, palette), [data]);
  return <Chart {...rest} buildOption={build} table={flowTable(data, words.category)} engine={loadEngine} />;
}

export function flowOption({ nodes, flows, format }: FlowInput, palette: ChartPalette): ChartOption {
  const names = new Map(nodes.map((node) => [node.key, node.label]));
  const last = Math.max(0, ...nodes.map((node) => node.stage));
  return {
    animation: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    animationDuration: 180,
    aria: { enabled: true },
    textStyle: { fontFamily: palette.font },
    tooltip: {
      confine: true,
      backgroundColor: palette.inverse,
      borderWidth: 0,
      padding: [6, 10],
      textStyle: { color: palette.surface, fontSize: 12 },
      formatter: (point: {
        dataType: string;
        name: string;
        value: number;
        data: { source?: string; target?: string };
      }) =>
        point.dataType === 'edge'
          ? `${names.get(point.data.source ?? '')} → ${names.get(point.data.target ?? '')}<br>${format(point.value)}`
          : `${names.get(point.name)}<br>${format(point.value)}`,
    },
    series: [
      {
        type: 'sankey',
        left: 4,
        right: 4,
        top: 8,
        bottom: 8,
        nodeWidth: 10,
        nodeGap: 14,
        draggable: false,
        emphasis: { focus: 'adjacency' },
        lineStyle: { color: 'source', opacity: 0.24, curveness: 0.5 },
        label: {
          color: palette.text,
          fontSize: 12,
          formatter: ({ name }: { name: string }) => names.get(name) ?? name,
        },
        data: nodes.map((node, place) => ({
          name: node.key,
          depth: node.stage,
          itemStyle: { color: palette.series[place % 7], borderWidth: 0 },
          label: { position: node.stage === last ? 'left' : 'right' },
        })),
        links: flows.map(({ from, to, value }) => ({ source: from, target: to, value })),
      },
    ],
  };
}

export function flowTable({ nodes, flows, format }: FlowInput, category: string): { head: string[]; rows: string[][] } {
  const names = new Map(nodes.map((node) => [node.key, node.label]));
  return {
    head: [category, '#'],
    rows: flows.map(({ from, to, value }) => [`${names.get(from) ?? from} → ${names.get(to) ?? to}`, format(value)]),
  };
}
