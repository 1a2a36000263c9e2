// A share that falls in steps over time, within its confidence band (look and feel, charts).
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { ChartPalette } from '../palette.ts';
import { Chart } from './chart.tsx';
import type { ChartProps } from './chart.tsx';
import { frame } from './series-option.ts';
import type { ChartOption } from './use-canvas.ts';

export type SurvivalPoint = { at: number; share: number; low: number; high: number };
export type SurvivalInput = {
  points: readonly SurvivalPoint[];
  /** Of the columns: time, share, band. */
  words: { time: string; share: string; band: string };
  formatTime: (at: number) => string;
  format: (share: number) => string;
};
export type SurvivalChartProps = Omit<ChartProps, 'buildOption' | 'table' | 'engine'> & { data: SurvivalInput };

export function SurvivalChart({ data, ...rest }: SurvivalChartProps): ReactNode {
  const build = useMemo(() => (palette: ChartPalette) => survivalOption(data, palette), [data]);
  const { points, words, format, formatTime } = data;
  const table = {
    head: [words.time, words.share, words.band],
    rows: points.map(({ at, share, low, high }) => [formatTime(at), format(share), `${format(low)} – ${format(high)}`]),
  };
  return <Chart {...rest} buildOption={build} table={table} />;
}

export function survivalOption(
  { points, words, format, formatTime }: SurvivalInput,
  palette: ChartPalette,
): ChartOption {
  const color = palette.series[0] ?? palette.base;
  const base = frame({ categories: [], series: [], format }, palette, 12);
  const step = { type: 'line', step: 'end', showSymbol: false, color };
  const bound = { ...step, lineStyle: { opacity: 0 }, silent: true, tooltip: { show: false } };
  return {
    ...base,
    tooltip: {
      ...(base.tooltip as object),
      formatter: (drawn: readonly { dataIndex: number }[]) => {
        const point = points[drawn[0]?.dataIndex ?? 0];
        if (point === undefined) return '';
        return `${formatTime(point.at)}<br>${words.share} ${format(point.share)}<br>${words.band} ${format(point.low)} – ${format(point.high)}`;
      },
    },
    xAxis: {
      type: 'value',
      min: 0,
      max: points.at(-1)?.at ?? 1,
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
    series: [
      { ...bound, name: words.band, stack: 'band', data: points.map(({ at, low }) => [at, low]) },
      {
        ...bound,
        name: words.band,
        stack: 'band',
        stackStrategy: 'all',
        areaStyle: { color, opacity: 0.16 },
        data: points.map(({ at, low, high }) => [at, high - low]),
      },
      {
        ...step,
        name: words.share,
        lineStyle: { width: 1.8 },
        showSymbol: true,
        symbol: 'circle',
        symbolSize: 5,
        data: points.map(({ at, share }) => [at, share]),
      },
    ],
  };
}
