// Bars from zero (look and feel, chart rules).
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useUiWords } from '../../words/index.ts';
import { Chart } from './chart.tsx';
import type { ChartProps } from './chart.tsx';
import type { ChartPalette } from '../palette.ts';
import { colorOf, frame, tableOf, targetLine } from './series-option.ts';
import type { SeriesInput } from './series-option.ts';
import type { ChartOption } from './use-canvas.ts';

export type SeriesChartProps = Omit<ChartProps, 'buildOption' | 'table'> & { data: SeriesInput };

export function BarChart({ data, ...rest }: SeriesChartProps): ReactNode {
  const words = useUiWords();
  const build = useMemo(() => (palette: ChartPalette) => barOption(data, palette), [data]);
  return <Chart {...rest} buildOption={build} table={tableOf(data, words.category)} />;
}

export function barOption(data: SeriesInput, palette: ChartPalette): ChartOption {
  return {
    ...frame({ ...data, from: undefined }, palette, 12),
    ...(data.series.length > 1
      ? { legend: { top: 0, right: 0, itemWidth: 8, itemHeight: 8, textStyle: { color: palette.text2 } } }
      : {}),
    series: data.series.map((one, place) => ({
      type: 'bar',
      name: one.name,
      barMaxWidth: 24,
      ...(data.stacked ? { stack: 'all' } : {}),
      itemStyle: { color: colorOf(one, place, palette), borderRadius: data.stacked ? 0 : [3, 3, 0, 0] },
      data: one.values.map((value, at) => ({
        value,
        ...(data.highlight === undefined || data.highlight === at ? {} : { itemStyle: { opacity: 0.35 } }),
      })),
      ...(place === 0 ? targetLine(data.target, palette) : {}),
    })),
  };
}
