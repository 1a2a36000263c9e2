// The whole map as a table, page by page and as a file, in step with what the filters leave of the picture (look: table twin).
import type {
  MapFilter,
  MapTableExportQuery,
  MapTableQuery,
  MapTableRow,
  NetworkMap,
} from '@yijian/contract/academic-networks';
import type { Paged } from '@yijian/contract/core';
import { exportSheet } from '../../exports/index.ts';
import type { Context, FileReply } from '../../../platform/http/index.ts';
import { mapColumns, sharedLine, type MapLine } from '../around/table-columns.policy.ts';
import { sorted } from '../around/table-order.policy.ts';
import { readerOf } from '../persons/persons.service.ts';
import { selectPersons } from '../persons/persons.sql.ts';
import { selectMap } from './graph.sql.ts';
import { mapRows, type MapRow } from './map-rows.policy.ts';

const byNames = /^(name|hospital),/;

export async function findMapTable(context: Context, query: MapTableQuery): Promise<Paged<MapTableRow>> {
  const { page, size, sort = 'strength,desc', ...filter } = query;
  const rows = await rowsOf(context, filter);
  const span = [page * size, (page + 1) * size] as const;
  // Ten thousand are only named where names make the order.
  const content = byNames.test(sort)
    ? sorted(await named(context, rows), sort).slice(...span)
    : await named(context, sorted(rows, sort).slice(...span));
  return { content, totalElements: rows.length, totalIsExact: true };
}

export async function exportMapTable(context: Context, asked: MapTableExportQuery): Promise<FileReply> {
  const { format: _f, reasonCategory: _c, reason: _r, ...filter } = asked;
  const select = async (most: number, reader: Context): Promise<MapLine[]> => {
    const rows = sorted(await rowsOf(reader, filter), 'strength,desc').slice(0, most);
    return (await named(reader, rows)).map(sharedLine);
  };
  const name = context.language === 'zh' ? '学术网络全景' : 'whole academic network';
  return exportSheet(context, { resource: 'academic-networks', asked, name, columns: mapColumns, select });
}

async function rowsOf({ sql, language }: Context, filter: MapFilter): Promise<MapRow[]> {
  const found = await selectMap(sql);
  return found === undefined ? [] : mapRows(JSON.parse(found.map) as NetworkMap, filter, language);
}

async function named(context: Context, rows: readonly MapRow[]): Promise<MapTableRow[]> {
  const persons = await selectPersons(
    context.sql,
    readerOf(context),
    rows.map(({ id }) => id),
  );
  const byId = new Map(persons.map((person) => [person.id, person]));
  return rows.flatMap((row) => {
    const person = byId.get(row.id);
    return person === undefined ? [] : [{ ...row, ...person }];
  });
}
