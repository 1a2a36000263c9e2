// What the charts are told to draw (look and feel, chart rules).
import { expect, test } from 'vitest';
import { barOption } from './canvas/bar-chart.tsx';
import { lineOption } from './canvas/line-chart.tsx';
import { flowOption, flowTable } from './canvas/sankey-chart.tsx';
import { survivalOption, survivalTable } from './canvas/survival-chart.tsx';
import type { ChartPalette } from './palette.ts';
import { colorOf, roundUp, tableOf } from './canvas/series-option.ts';

const palette: ChartPalette = {
  series: ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'],
  base: 'base',
  grid: 'grid',
  axis: 'axis',
  text: 'text',
  text2: 'text2',
  surface: 'surface',
  inverse: 'inverse',
  line: 'line',
  warn: 'warn',
  bad: 'bad',
  area: 0.1,
  font: 'sans-serif',
};
const format = (value: number): string => `${value}%`;

test('colours follow the palette in order, comparison takes the base colour', () => {
  const plain = { name: 'x', values: [] };
  expect([0, 1, 7].map((place) => colorOf(plain, place, palette))).toEqual(['c1', 'c2', 'c8']);
  expect(colorOf({ ...plain, color: 'base' }, 0, palette)).toBe('base');
  expect(colorOf({ ...plain, color: 3 }, 0, palette)).toBe('c3');
});

test('bars start at zero even when a cut axis is asked for', () => {
  const option = barOption({ categories: ['a'], series: [{ name: 'x', values: [90] }], from: 80, format }, palette);
  expect(option).not.toHaveProperty('yAxis.min');
});

test('what is counted in whole numbers has no halves between its ticks; shares have', () => {
  const ticks = (values: (number | null)[]) =>
    barOption({ categories: ['a', 'b'], series: [{ name: 'x', values }], format }, palette)['yAxis'];
  expect(ticks([1, null])).toHaveProperty('minInterval', 1);
  expect(ticks([0.2, 1])).not.toHaveProperty('minInterval');
});

test('a forecast is the dashed continuation of its line, joined at the last known point', () => {
  const series = [{ name: 'x', values: [1, 2, 3], forecastFrom: 2 }];
  const option = lineOption({ categories: ['a', 'b', 'c'], series, format }, palette);
  expect(option).toMatchObject({
    series: [
      { data: [1, 2, null], lineStyle: { type: 'solid' } },
      { data: [null, 2, 3], lineStyle: { type: 'dashed' } },
    ],
  });
});

test('the table twin carries every figure with its unit and leaves gaps as gaps', () => {
  const data = { categories: ['a', 'b'], series: [{ name: 'x', values: [1, null] }], format };
  expect(tableOf(data, 'Week')).toEqual({
    head: ['Week', 'x'],
    rows: [
      ['a', '1%'],
      ['b', null],
    ],
  });
});

test('a target lifts the axis to a round number at or above it', () => {
  expect([7, 0.45, 85, 100].map(roundUp)).toEqual([8, 0.6, 100, 100].map((value) => expect.closeTo(value, 6)));
});

test('a survival curve is drawn in steps within its band, on an axis from nothing to all', () => {
  const points = [
    { at: 0, share: 1, low: 1, high: 1 },
    { at: 6, share: 0.75, low: 0.5, high: 0.9 },
  ];
  const words = { curve: 'Group', time: 'Time', share: 'Still on it', band: 'Band' };
  const option = survivalOption({ curves: [{ name: '', points }], words, format, formatTime: String }, palette);
  expect(option).toMatchObject({
    xAxis: { type: 'value', min: 0, max: 6 },
    yAxis: { min: 0, max: 1 },
    series: [
      {
        step: 'end',
        data: [
          [0, 1],
          [6, 0.5],
        ],
      },
      {
        step: 'end',
        data: [
          [0, 0],
          [6, expect.closeTo(0.4, 9)],
        ],
      },
      {
        step: 'end',
        data: [
          [0, 1],
          [6, 0.75],
        ],
      },
    ],
  });
});

test('several survival curves have a band, a colour and a stroke each, and the table names whose a row is', () => {
  const words = { curve: 'Group', time: 'Time', share: 'Still on it', band: 'Band' };
  const start = { at: 0, share: 1, low: 1, high: 1 };
  const curves = [
    { name: 'A', points: [start, { at: 6, share: 0.75, low: 0.5, high: 0.9 }] },
    { name: 'B', points: [start, { at: 9, share: 0.5, low: 0.25, high: 0.75 }] },
  ];
  const data = { curves, words, format, formatTime: String };
  const option = survivalOption(data, palette) as {
    series: { stack?: string; color: string; lineStyle: { type?: string } }[];
    tooltip: { formatter: (drawn: readonly object[]) => string };
  };
  expect(option).toMatchObject({ xAxis: { min: 0, max: 9 } });
  expect(option.series.map(({ stack }) => stack)).toEqual([
    'band 0',
    'band 0',
    undefined,
    'band 1',
    'band 1',
    undefined,
  ]);
  expect(new Set(option.series.map(({ color }) => color)).size).toBe(2);
  expect(option.series[2]!.lineStyle.type).not.toEqual(option.series[5]!.lineStyle.type);
  const drawn = [0, 1, 2, 3, 4, 5].map((seriesIndex) => ({ seriesIndex, dataIndex: 1 }));
  expect(
    option.tooltip
      .formatter(drawn)
      .split('<br>')
      .filter((line) => /^[AB] /.test(line)),
  ).toEqual(['A 6', 'B 9']);
  const { head, rows } = survivalTable(data);
  expect(head).toEqual(['Group', 'Time', 'Still on it', 'Band']);
  expect(rows.map(([name, time]) => [name, time])).toEqual([
    ['A', '0'],
    ['A', '6'],
    ['B', '0'],
    ['B', '9'],
  ]);
});

test('flows stand in their stages, and the table twin names both ends of each', () => {
  const data = {
    nodes: [
      { key: 'a', label: 'Diagnosed', stage: 0 },
      { key: 'b', label: 'Drug', stage: 1 },
    ],
    flows: [{ from: 'a', to: 'b', value: 12 }],
    format,
  };
  expect(flowOption(data, palette)).toMatchObject({
    series: [
      {
        data: [
          { name: 'a', depth: 0 },
          { name: 'b', depth: 1 },
        ],
        links: [{ source: 'a', target: 'b', value: 12 }],
      },
    ],
  });
  expect(flowTable(data, 'Flow')).toEqual({ head: ['Flow', '#'], rows: [['Diagnosed → Drug', '12%']] });
});
