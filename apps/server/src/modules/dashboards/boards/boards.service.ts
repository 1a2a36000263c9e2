// The boards as tables: every tile with its figures, and the workbook of them all (product 3.19).
import { coreErrors } from '@yijian/contract/core';
import type { Board, BoardExportQuery } from '@yijian/contract/dashboards';
import { exportSheet } from '../../exports/index.ts';
import { isAllowed } from '../../../platform/auth/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context, FileReply } from '../../../platform/http/index.ts';
import { requirePeriod } from '../periods.policy.ts';
import { listChannelTiles } from './channel-tiles.service.ts';
import { listManagerTiles } from './manager-tiles.service.ts';
import { listProductTiles, listSalesTiles } from './sales-tiles.service.ts';
import { boardNames, READS_BOARDS, scopeWords, sheetOf } from './tile-words.policy.ts';
import type { Cell, Say, Tile, TileAsked } from './tile.policy.ts';

const lists = {
  MANAGER: listManagerTiles,
  HOSPITAL_SALES: listSalesTiles,
  CHANNELS: listChannelTiles,
  PRODUCTS: listProductTiles,
} as const satisfies Record<Board, (context: Context, asked: { period: TileAsked; say: Say }) => Promise<Tile[]>>;

/** The tiles that the reader of the context sees, in the reader's language. */
export function listTiles(context: Context, asked: TileAsked & { readonly board: Board }): Promise<Tile[]> {
  const { board, from, to } = asked;
  return lists[board](context, { period: { from, to }, say: (text) => text[context.language] });
}

/** What the limits of exports count. */
interface TileRow {
  readonly cells: readonly Cell[];
}

/** A file carries what the exporter may carry away: what was only shared is not in it. */
export async function exportBoard(context: Context, asked: BoardExportQuery): Promise<FileReply> {
  requirePeriod(asked, context.language);
  if (!isAllowed(context.user, READS_BOARDS)) throw fail(coreErrors.forbidden);
  const say: Say = (text) => text[context.language];
  const known = { period: asked, scope: scopeWords(say, context.user) };
  let tiles: readonly Tile[] = [];
  return exportSheet<TileRow>(context, {
    resource: 'dashboards',
    asked,
    name: say(boardNames[asked.board]),
    columns: [],
    select: async (_, reader) => {
      tiles = await listTiles(reader, asked);
      return tiles.flatMap(({ rows }) => rows.map((cells) => ({ cells })));
    },
    sheets: () => tiles.map((tile) => sheetOf(say, tile, known)),
  });
}
