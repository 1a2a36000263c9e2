// How our bars and lines look, given the palette (look and feel, chart rules).
import type { ChartPalette } from '../palette.ts';
import type { ChartOption } from './use-canvas.ts';

export type ChartSeries = {
  name: string;
  values: readonly (number | null)[];
  /** Place in the palette from 1 to 8, or "base" for comparison; by order unless given. */
  color?: number | 'base' | undefined;
  /** Values from this index on are a forecast and drawn dashed. */
  forecastFrom?: number | undefined;
  area?: boolean | undefined;
};
export type ChartTarget = { value: number; label: string };
export type SeriesInput = {
  categories: readonly string[];
  series: readonly ChartSeries[];
  /** Writes a value with its unit. */
  format: (value: number) => string;
  target?: ChartTarget | undefined;
  /** Cuts the axis below, for lines only. */
  from?: number | undefined;
  stacked?: boolean | undefined;
  /** Index of a bar to stress; the others fade to 35 %. */
  highlight?: number | undefined;
};

const tickSize = 11;
const labelSize = 12;

export function colorOf(series: ChartSeries, place: number, palette: ChartPalette): string {
  if (series.color === 'base') return palette.base;
  return palette.series[((series.color ?? place + 1) - 1) % 8] ?? palette.base;
}

export function frame(input: SeriesInput, palette: ChartPalette, right: number): ChartOption {
  const { target } = input;
  return {
    animation: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    animationDuration: 180,
    aria: { enabled: true },
    textStyle: { fontFamily: palette.font },
    grid: { left: 4, right, top: 12, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    tooltip: {
      trigger: 'axis',
      confine: true,
      backgroundColor: palette.inverse,
      borderWidth: 0,
      padding: [6, 10],
      textStyle: { color: palette.surface, fontSize: labelSize },
      axisPointer: { type: 'line', lineStyle: { color: palette.base } },
      valueFormatter: (value: unknown) => (typeof value === 'number' ? input.format(value) : '—'),
    },
    xAxis: {
      type: 'category',
      data: [...input.categories],
      boundaryGap: true,
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { color: palette.axis, fontSize: tickSize, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      ...(input.from === undefined ? {} : { min: input.from }),
      ...(target ? { max: (drawn: { max: number }) => roundUp(Math.max(drawn.max, target.value)) } : {}),
      splitNumber: 4,
      ...(isWhole(input) ? { minInterval: 1 } : {}),
      splitLine: { lineStyle: { color: palette.grid } },
      axisLabel: { color: palette.axis, fontSize: tickSize, formatter: input.format },
    },
  };
}

/** What is counted has no halves between its ticks. */
const isWhole = ({ series }: SeriesInput): boolean =>
  series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)));

export function targetLine(target: ChartTarget | undefined, palette: ChartPalette): object {
  if (!target) return {};
  return {
    markLine: {
      silent: true,
      symbol: 'none',
      lineStyle: { color: palette.axis, type: 'dashed', width: 1 },
      label: { formatter: target.label, color: palette.axis, fontSize: tickSize, position: 'insideEndTop' },
      data: [{ yAxis: target.value }],
    },
  };
}

export function tableOf(input: SeriesInput, category: string): { head: string[]; rows: (string | null)[][] } {
  return {
    head: [category, ...input.series.map((one) => one.name)],
    rows: input.categories.map((name, at) => [
      name,
      ...input.series.map((one) => {
        const value = one.values[at];
        return typeof value === 'number' ? input.format(value) : null;
      }),
    ]),
  };
}

/** The next round number above, in quarters of it, so that ticks stay even when a target lifts the axis. */
export function roundUp(value: number): number {
  if (value <= 0) return value;
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [1, 2, 4, 6, 8, 10].find((one) => one * power >= value) ?? 10;
  return step * power;
}
