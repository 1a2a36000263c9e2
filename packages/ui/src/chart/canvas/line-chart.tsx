// Lines with their names at their ends (look and feel, chart rules).
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useUiWords } from '../../words/index.ts';
import type { SeriesChartProps } from './bar-chart.tsx';
import { Chart } from './chart.tsx';
import type { ChartPalette } from '../palette.ts';
import { colorOf, frame, tableOf, targetLine } from './series-option.ts';
import type { ChartSeries, SeriesInput } from './series-option.ts';
import type { ChartOption } from './use-canvas.ts';

/** Up to this many lines carry their name at the end; more get a legend. */
const directLabels = 5;

export function LineChart({ data, ...rest }: SeriesChartProps): ReactNode {
  const words = useUiWords();
  const build = useMemo(() => (palette: ChartPalette) => lineOption(data, palette), [data]);
  return <Chart {...rest} buildOption={build} table={tableOf(data, words.category)} />;
}

export function lineOption(data: SeriesInput, palette: ChartPalette): ChartOption {
  const direct = data.series.length <= directLabels;
  const longest = Math.max(0, ...data.series.map((one) => one.name.length));
  const option = frame(data, palette, direct ? Math.min(132, longest * 12 + 56) : 12);
  return {
    ...option,
    xAxis: { ...(option.xAxis as object), boundaryGap: false },
    ...(direct
      ? {}
      : { legend: { top: 0, right: 0, itemWidth: 12, itemHeight: 2, textStyle: { color: palette.text2 } } }),
    series: data.series.flatMap((one, place) => {
      const lines = halves(one).map(({ values, dashed }) =>
        lineSeries(one, values, dashed, colorOf(one, place, palette), palette, direct ? data.format : null),
      );
      return place === 0 && lines[0]
        ? [{ ...lines[0], ...targetLine(data.target, palette) }, ...lines.slice(1)]
        : lines;
    }),
  };
}

/** A line with a forecast is drawn as two: what was, and its dashed continuation. */
function halves(one: ChartSeries): { values: (number | null)[]; dashed: boolean }[] {
  const { forecastFrom, values } = one;
  if (forecastFrom === undefined) return [{ values: [...values], dashed: false }];
  return [
    { values: values.map((value, at) => (at < forecastFrom ? value : null)), dashed: false },
    { values: values.map((value, at) => (at >= forecastFrom - 1 ? value : null)), dashed: true },
  ];
}

function lineSeries(
  one: ChartSeries,
  values: (number | null)[],
  dashed: boolean,
  color: string,
  palette: ChartPalette,
  format: ((value: number) => string) | null,
): object {
  const labelled = format !== null && values.at(-1) !== null;
  return {
    type: 'line',
    name: one.name,
    data: values,
    showSymbol: false,
    symbol: 'circle',
    symbolSize: 6,
    color,
    lineStyle: { width: one.color === 'base' ? 1.2 : 1.8, type: dashed ? 'dashed' : 'solid' },
    ...(one.area && !dashed ? { areaStyle: { opacity: palette.area } } : {}),
    emphasis: { focus: 'series' },
    blur: { lineStyle: { opacity: 0.35 } },
    endLabel: {
      show: labelled,
      color: one.color === 'base' ? palette.axis : palette.text,
      fontSize: 12,
      lineHeight: 16,
      formatter: (point: { value: number }) => `${one.name} ${format?.(point.value) ?? ''}`,
    },
    labelLayout: { moveOverlap: 'shiftY' },
  };
}
