// The influence radar as lines of the page: rings, the dashed middle of the tier, the filled shape of the doctor, the numbers beside it.
import type { Standing } from '@yijian/contract/doctor-profiles';
import { tierWords } from '../../opinion-leaders/index.ts';

const words = {
  zh: {
    title: '影响力雷达',
    rank: (department: string, rank: number, population: number) => `${department}第 ${rank} / ${population} 名`,
    years: (from: number, to: number) => `${from}–${to} 年，0–100 分`,
    own: '本人',
    peers: '同级中位',
    none: '未对应标准科室，无法比较',
    axes: { academic: '学术', clinical: '临床', digital: '数字', society: '学会' },
  },
  en: {
    title: 'Influence radar',
    rank: (department: string, rank: number, population: number) => `No. ${rank} of ${population} in ${department}`,
    years: (from: number, to: number) => `${from}–${to}, 0 to 100`,
    own: 'Doctor',
    peers: 'Tier median',
    none: 'No standard department to compare with',
    axes: { academic: 'Academic', clinical: 'Clinical', digital: 'Digital', society: 'Society' },
  },
} as const;

/** Points of PDF: the middle, and how far 100 reaches from it. */
const MIDDLE = 38;
const REACH = 34;
const blue = '#2a5ee8';
const grid = '#e5e7eb';
const quiet = '#6b7280';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Corners of the shape, the first axis at the top, the rest clockwise; one value for each axis. */
export function cornersOf(values: readonly number[]): Point[] {
  return values.map((value, place) => {
    const angle = (place / values.length) * 2 * Math.PI - Math.PI / 2;
    const reach = (Math.min(100, Math.max(0, value)) / 100) * REACH;
    return { x: round(MIDDLE + Math.cos(angle) * reach), y: round(MIDDLE + Math.sin(angle) * reach) };
  });
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Heading and radar of the page; nothing for a reader who may not read the ranking. */
export function radarOf(
  standing: Standing | null | undefined,
  { language, heading }: { language: 'zh' | 'en'; heading: (text: string) => object },
): object[] {
  const say = words[language];
  if (standing === undefined) return [];
  if (standing === null) return [heading(say.title), { text: say.none, color: quiet }];
  const { department, rank, population, tier, from, to, axes } = standing;
  const figure = (value: number) => ({ text: String(Math.round(value)), alignment: 'right' });
  return [
    heading(say.title),
    { text: `${tierWords[tier][language]}  ·  ${say.rank(department, rank, population)}` },
    {
      columnGap: 8,
      margin: [0, 4, 0, 2],
      columns: [
        { width: MIDDLE * 2, canvas: drawn(axes) },
        {
          width: '*',
          fontSize: 8,
          layout: 'noBorders',
          table: {
            widths: ['*', 'auto', 'auto'],
            body: [
              ['', { text: say.own, color: blue }, { text: say.peers, color: quiet }],
              ...axes.map(({ axis, share, peer }) => [say.axes[axis], figure(share), figure(peer)]),
            ],
          },
        },
      ],
    },
    { text: say.years(from, to), color: quiet, fontSize: 8 },
  ];
}

function drawn(axes: Standing['axes']): object[] {
  const closed = (values: readonly number[], look: object) => ({
    type: 'polyline',
    closePath: true,
    points: cornersOf(values),
    ...look,
  });
  const each = (value: number) => axes.map(() => value);
  const spokes = cornersOf(each(100)).map(({ x, y }) => ({
    type: 'line',
    x1: MIDDLE,
    y1: MIDDLE,
    x2: x,
    y2: y,
    lineWidth: 0.5,
    lineColor: grid,
  }));
  return [
    ...[25, 50, 75, 100].map((ring) => closed(each(ring), { lineWidth: 0.5, lineColor: grid })),
    ...spokes,
    closed(
      axes.map(({ peer }) => peer),
      { lineWidth: 0.8, lineColor: quiet, dash: { length: 2, space: 2 } },
    ),
    closed(
      axes.map(({ share }) => share),
      { lineWidth: 1.2, lineColor: blue, color: blue, fillOpacity: 0.16 },
    ),
  ];
}
