// The tiles of hospital sales and of products by region, from the figures of the boards themselves.
import type { SalesBoard, SalesPart } from '@yijian/contract/dashboards';
import type { Context } from '../../../platform/http/index.ts';
import { momentInShanghai } from '../../../platform/sheets/index.ts';
import { findSalesBoard } from '../dashboards.service.ts';
import { salesWords as words } from './sales-words.policy.ts';
import { figureTile, ratioOf, type Cell, type Say, type Tile, type TileAsked } from './tile.policy.ts';

const yuan = { zh: '元', en: 'yuan' } as const;
const share = { zh: '比例', en: 'ratio' } as const;
const target = { zh: '目标', en: 'Target' } as const;
const previous = { zh: '去年同期', en: 'Year before' } as const;
const {
  amount: { title: amount, definition: uploaded },
  attained: { title: attained },
} = words;

interface Asked {
  readonly period: TileAsked;
  readonly say: Say;
}

export async function listSalesTiles(context: Context, { period, say }: Asked): Promise<Tile[]> {
  const board = await findSalesBoard(context, period);
  const { asOf } = board;
  const tiles = [
    figureTile(say, {
      ...words.amount,
      unit: yuan,
      asOf,
      value: board.amount,
      parts: [[previous, board.previous]],
    }),
    figureTile(say, {
      ...words.attained,
      unit: share,
      isShare: true,
      asOf,
      value: ratioOf(board.amount, board.target),
      parts: [[target, board.target]],
    }),
    figureTile(say, {
      ...words.growth,
      unit: share,
      isShare: true,
      asOf,
      value: ratioOf(board.amount - board.previous, board.previous),
    }),
    figureTile(say, {
      ...words.selling,
      unit: { zh: '家', en: 'hospitals' },
      asOf,
      value: board.hospitals,
    }),
    {
      ...partsTile(say, { zh: '按月', en: 'By month' }, board, []),
      head: [say({ zh: '月份', en: 'Month' }), say(amount), say(target), say(previous)],
      rows: board.months.map((row) => [row.month, row.amount, row.target, row.previous]),
    },
    partsTile(say, { zh: '与目标差距最大的医院', en: 'Hospitals farthest below target' }, board, board.gaps),
    partsTile(say, { zh: '按产品', en: 'By product' }, board, board.products),
  ];
  return tiles.map((tile) => orRefused(say, tile, board));
}

/** Stale figures are not told: the tile says since when. */
function orRefused(say: Say, tile: Tile, { staleSince }: SalesBoard): Tile {
  if (staleSince === null) return tile;
  const day = momentInShanghai(new Date(staleSince)).slice(0, 10);
  const told = say({ zh: `数据停在 ${day}，不再显示数字`, en: `Not shown: the data ends with ${day}` });
  return { ...tile, told, rows: [[told]] };
}

export async function listProductTiles(context: Context, { period, say }: Asked): Promise<Tile[]> {
  const board = await findSalesBoard(context, period);
  const nameIn = (parts: readonly SalesPart[], id: string): string => parts.find((part) => part.id === id)?.name ?? '';
  const matrix = partsTile(say, { zh: '产品与省份', en: 'Products by province' }, board, []);
  const tiles = [
    partsTile(say, { zh: '按产品', en: 'By product' }, board, board.products),
    partsTile(say, { zh: '按省份', en: 'By province' }, board, board.regions),
    {
      ...matrix,
      head: [say({ zh: '产品', en: 'Product' }), say({ zh: '省份', en: 'Province' }), ...matrix.head.slice(1)],
      rows: board.cells.map((cell) => [
        nameIn(board.products, cell.productId),
        nameIn(board.regions, cell.regionId),
        ...figuresOf(cell),
      ]),
    },
  ];
  return tiles.map((tile) => orRefused(say, tile, board));
}

const figuresOf = (sales: Pick<SalesPart, 'amount' | 'target' | 'previous'>): Cell[] => [
  sales.amount,
  sales.target,
  ratioOf(sales.amount, sales.target),
  sales.previous,
];

function partsTile(
  say: Say,
  title: { zh: string; en: string },
  { asOf }: SalesBoard,
  parts: readonly SalesPart[],
): Tile {
  return {
    title: say(title),
    definition: say(uploaded),
    unit: say(yuan),
    asOf,
    head: [say({ zh: '名称', en: 'Name' }), say(amount), say(target), say(attained), say(previous)],
    rows: parts.map((part) => [part.name, ...figuresOf(part)]),
  };
}
