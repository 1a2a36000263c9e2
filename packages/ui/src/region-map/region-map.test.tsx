// A map of provinces: outlines whole, values shaded, places reached by keys, a table twin (look and feel, charts).
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../tools/render-ui.tsx';
import { RegionMap } from './index.ts';
import { inset, regions } from './outlines.generated.ts';
import { planeSize, project } from './projection.ts';
import { nextSpot, partWith, shadeOf, stepsOf, viewOf, wordsThatFit } from './view.ts';

const values = [
  { code: '330000', value: 12, label: 'Zhejiang' },
  { code: '310000', value: 30, label: 'Shanghai' },
  { code: '320000', value: 5, label: 'Jiangsu' },
];

test('all 34 provinces fit the plane, and the corner has the nine dashes of the South China Sea', () => {
  expect(Object.keys(regions)).toHaveLength(34);
  for (const code of ['710000', '810000', '820000', '460000', '540000', '650000']) expect(regions[code]).toBeDefined();
  for (const { box } of Object.values(regions)) {
    expect(Math.min(box[0], box[1])).toBeGreaterThanOrEqual(-2);
    expect(box[2]).toBeLessThanOrEqual(planeSize.width + 2);
    expect(box[3]).toBeLessThanOrEqual(planeSize.height + 2);
  }
  expect(inset.shapes).toHaveLength(2 + 9);
});

test('a place in degrees falls into its province', () => {
  const inside = (code: string, longitude: number, latitude: number): boolean => {
    const [left = 0, top = 0, right = 0, bottom = 0] = regions[code]?.box ?? [];
    const [x, y] = project(longitude, latitude);
    return x > left && x < right && y > top && y < bottom;
  };
  expect(inside('330000', 120.15, 30.27)).toBe(true);
  expect(inside('650000', 87.62, 43.82)).toBe(true);
  expect(inside('330000', 116.41, 39.9)).toBe(false);
});

test('steps share the values out and the highest gets the darkest shade', () => {
  const steps = stepsOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(steps).toEqual([1, 3, 5, 7, 9]);
  expect([0, 1, 2, 3, 10].map((value) => shadeOf(value, steps))).toEqual([0, 1, 1, 2, 5]);
  expect(shadeOf(4, stepsOf([4, 4, 4]))).toBe(3);
  expect(stepsOf([0, 0])).toEqual([]);
});

test('words that would touch give way to the weightier one', () => {
  const words = [
    { key: 'a', text: '上海', weight: 1, x: 100, y: 100 },
    { key: 'b', text: '浙江', weight: 9, x: 105, y: 104 },
    { key: 'c', text: '西藏', weight: 0, x: 20, y: 20 },
  ];
  expect(wordsThatFit(words, 6, { width: 200, height: 200 }).map((one) => one.key)).toEqual(['b', 'c']);
});

test('a province with points shows the part of it where they are, never less', () => {
  const box = [100, 100, 200, 300] as const;
  expect(partWith([[110, 120]], box)).toEqual([100, 100, 140, 180]);
  expect(
    partWith(
      [
        [100, 100],
        [200, 300],
      ],
      box,
    ),
  ).toEqual([100, 100, 200, 300]);
  expect(partWith([], box)).toEqual(box);
});

test('a window shows its box whole, and an arrow leads to the next place that way', () => {
  expect(viewOf([100, 100, 200, 150], 220, 220, 10)).toEqual({ scale: 2, x: -190, y: -140 });
  const [here, right, below] = [
    { x: 0, y: 0 },
    { x: 10, y: 1 },
    { x: 1, y: 10 },
  ] as const;
  expect(nextSpot('ArrowRight', here, [here, right, below])).toBe(right);
  expect(nextSpot('ArrowDown', here, [here, right, below])).toBe(below);
  expect(nextSpot('ArrowLeft', here, [here, right, below])).toBeUndefined();
});

test('provinces and points are chosen by mouse and by keys', async () => {
  const onChooseRegion = vi.fn<(code: string) => void>();
  const onChoosePoint = vi.fn<(id: string) => void>();
  renderUi(
    <RegionMap
      title="Visits"
      values={values}
      points={[{ id: '7', longitude: 120.15, latitude: 30.27, size: 4, label: 'Yunchuan Hospital', tone: 'warn' }]}
      head={['Place', 'Visits']}
      onChooseRegion={onChooseRegion}
      onChoosePoint={onChoosePoint}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Shanghai 30' }));
  expect(onChooseRegion).toHaveBeenCalledWith('310000');
  screen.getByRole('button', { name: 'Shanghai 30' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement?.getAttribute('aria-label')).not.toBe('Shanghai 30');
  screen.getByRole('button', { name: 'Yunchuan Hospital 4' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onChoosePoint).toHaveBeenCalledWith('7');
});

test('the same figures stand in a table, the largest first, and a province can fill the stage', async () => {
  const onLeaveFocus = vi.fn<() => void>();
  const view = renderUi(
    <RegionMap title="Visits" values={values} head={['Place', 'Visits']} focus="330000" onLeaveFocus={onLeaveFocus} />,
  );
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['PlaceVisits', 'Shanghai30', 'Zhejiang12', 'Jiangsu5']);
  await screen.findByRole('button', { name: 'Zhejiang 12' });
  expect(view.container.querySelectorAll('.yj-map-islands')).toHaveLength(0);
  expect(view.container.querySelectorAll('.yj-map-aside')).toHaveLength(33);
  await userEvent.click(screen.getByRole('button', { name: /whole country/iu }));
  expect(onLeaveFocus).toHaveBeenCalledOnce();
});
