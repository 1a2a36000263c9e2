// The charts' colours and type as the page shows them now (look and feel, charts).
import { useEffect, useState } from 'react';
import { readToken, watchSkin } from '../tokens/index.ts';

export type ChartPalette = {
  /** Eight colours in order; the first is "ours, now", the eighth "other". */
  series: readonly string[];
  base: string;
  grid: string;
  axis: string;
  text: string;
  text2: string;
  surface: string;
  inverse: string;
  line: string;
  warn: string;
  bad: string;
  /** Opacity of the fill under a line. */
  area: number;
  font: string;
};

export function readPalette(): ChartPalette {
  return {
    series: [1, 2, 3, 4, 5, 6, 7, 8].map((place) => readToken(`c-chart-${place}`)),
    base: readToken('c-chart-base'),
    grid: readToken('c-chart-grid'),
    axis: readToken('c-chart-axis'),
    text: readToken('c-text'),
    text2: readToken('c-text-2'),
    surface: readToken('c-surface'),
    inverse: readToken('c-inverse'),
    line: readToken('c-line'),
    warn: readToken('c-warn-fill'),
    bad: readToken('c-bad-fill'),
    area: Number.parseFloat(readToken('c-chart-area')) || 0,
    font: readToken('f-sans'),
  };
}

/** The palette, read anew when theme or accent change. */
export function useChartPalette(): ChartPalette {
  const [palette, setPalette] = useState(readPalette);
  useEffect(() => watchSkin(() => setPalette(readPalette())), []);
  return palette;
}
