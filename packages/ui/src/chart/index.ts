// Door of chart: charts drawn from the tokens' palette (look and feel, charts).
export { BarChart } from './canvas/bar-chart.tsx';
export type { SeriesChartProps } from './canvas/bar-chart.tsx';
export { Chart } from './canvas/chart.tsx';
export type { ChartProps } from './canvas/chart.tsx';
export { ChartTable } from './canvas/chart-table.tsx';
export type { ChartTableData } from './canvas/chart-table.tsx';
export { Donut } from './donut.tsx';
export type { DonutPart, DonutProps } from './donut.tsx';
export { DotStrip } from './dot-strip.tsx';
export type { DotStripProps } from './dot-strip.tsx';
export { HeadroomBar } from './headroom-bar.tsx';
export type { HeadroomBarProps } from './headroom-bar.tsx';
export { LineChart } from './canvas/line-chart.tsx';
export { readPalette, useChartPalette } from './palette.ts';
export type { ChartPalette } from './palette.ts';
export type { ChartSeries, ChartTarget, SeriesInput } from './canvas/series-option.ts';
export type { ChartClick, ChartOption } from './canvas/use-canvas.ts';
