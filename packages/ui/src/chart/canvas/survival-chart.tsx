// Shares that fall in steps over time, each within its confidence band (look and feel, charts).
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { ChartPalette } from '../palette.ts';
import { Chart } from './chart.tsx';
import type { ChartProps } from './chart.tsx';
import { frame } from './series-option.ts';
import type { ChartOption } from './use-canvas.ts';

export type SurvivalPoint = { at: number; share: number; low: number; high: number };
export type SurvivalCurve = { name: string; points: readonly SurvivalPoint[] };
export type SurvivalInput = {
  /** Their names stand where there are several. */
  curves: readonly SurvivalCurve[];
  /** Of the columns: curve, time, share, band. */
  words: { curve: string; time: string; share: string; band: string };
  formatTime: (at: number) => string;
  format: (share: number) => string;
};
export type SurvivalChartProps = Omit<ChartProps, 'buildOption' | 'table' | 'engine'> & { data: SurvivalInput };

export function SurvivalChart({ data, ...rest }: SurvivalChartProps): ReactNode {
  const build = useMemo(() => (palette: ChartPalette) => survivalOption(data, palette), [data]);
  return <Chart {...rest} buildOption={build} table={survivalTable(data)} />;
}

export function survivalTable({ curves, words, format, formatTime }: SurvivalInput) {
  const isOne = curves.length === 1;
  const head = [words.time, words.share, words.band];
  const rows = curves.flatMap(({ name, points }) =>
    points.map(({ at, share, low, high }) => {
      const cells = [formatTime(at), format(share), `${format(low)} – ${format(high)}`];
      return isOne ? cells : [name, ...cells];
    }),
  );
  return { head: isOne ? head : [words.curve, ...head], rows };
}

/** Of each curve: the lower bound, what is between the bounds, and the share itself. */
const SERIES_EACH = 3;
/** Told apart without their colours as well. */
const strokes = ['solid', 'dashed', 'dotted', [8, 3, 2, 3]] as const;
const symbols = ['circle', 'rect', 'triangle', 'diamond'] as const;

interface Drawn {
  readonly seriesIndex: number;
  readonly dataIndex: number;
}

export function survivalOption(
  { curves, words, format, formatTime }: SurvivalInput,
  palette: ChartPalette,
): ChartOption {
  const base = frame({ categories: [], series: [], format }, palette, 12);
  const told = ({ seriesIndex, dataIndex }: Drawn): string[] => {
    const curve = curves[Math.floor(seriesIndex / SERIES_EACH)];
    const point = curve?.points[dataIndex];
    if (curve === undefined || point === undefined || seriesIndex % SERIES_EACH !== SERIES_EACH - 1) return [];
    const name = curves.length === 1 ? '' : `${curve.name} `;
    return [
      `${name}${formatTime(point.at)}<br>${words.share} ${format(point.share)}<br>${words.band} ${format(point.low)} – ${format(point.high)}`,
    ];
  };
  return {
    ...base,
    tooltip: {
      ...(base.tooltip as object),
      formatter: (drawn: readonly Drawn[]) => drawn.flatMap(told).join('<br>'),
    },
    xAxis: {
      type: 'value',
      min: 0,
      max: Math.max(1, ...curves.map(({ points }) => points.at(-1)?.at ?? 1)),
      axisLine: { show: false },
      axisTick: { show: false },
      splitLine: { show: false },
      axisLabel: { color: palette.axis, fontSize: 11, formatter: formatTime, hideOverlap: true },
    },
    yAxis: {
      ...(base.yAxis as object),
      min: 0,
      max: 1,
      interval: 0.25,
      axisLine: { show: false },
      axisTick: { show: false },
    },
    series: curves.flatMap((curve, place) => curveSeries(curve, place, { palette, words })),
  };
}

function curveSeries(
  { points }: SurvivalCurve,
  place: number,
  { palette, words }: { palette: ChartPalette; words: SurvivalInput['words'] },
): object[] {
  const color = palette.series[place % palette.series.length] ?? palette.base;
  const step = { type: 'line', step: 'end', showSymbol: false, color };
  const bound = { ...step, lineStyle: { opacity: 0 }, silent: true, tooltip: { show: false } };
  const stack = `band ${place}`;
  return [
    { ...bound, name: words.band, stack, data: points.map(({ at, low }) => [at, low]) },
    {
      ...bound,
      name: words.band,
      stack,
      stackStrategy: 'all',
      areaStyle: { color, opacity: 0.16 },
      data: points.map(({ at, low, high }) => [at, high - low]),
    },
    {
      ...step,
      name: words.share,
      lineStyle: { width: 1.8, type: strokes[place % strokes.length] },
      showSymbol: true,
      symbol: symbols[place % symbols.length],
      symbolSize: 5,
      data: points.map(({ at, share }) => [at, share]),
    },
  ];
}
