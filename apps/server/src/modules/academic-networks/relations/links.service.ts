// The relations of one person of the network within a filter: the list beside the lines of a picture (product 3.4, hover lists the papers).
import type { Link, LinkQuery } from '@yijian/contract/academic-networks';
import type { Paged } from '@yijian/contract/core';
import type { Context } from '../../../platform/http/index.ts';
import { selectDirect, selectProvinces } from '../around/around.sql.ts';
import { directOf } from '../around/choose.policy.ts';
import { findPersonNode, readerOf } from '../persons/persons.service.ts';
import { selectPersons } from '../persons/persons.sql.ts';

export async function listLinks(context: Context, query: LinkQuery): Promise<Paged<Link>> {
  const { sql } = context;
  const rows = await selectDirect(sql, await findPersonNode(context, query.personId));
  const others = query.region === undefined ? [] : [...new Set(rows.map(({ id }) => id))];
  const found = await selectProvinces(sql, others);
  const provinces = new Map(found.map(({ id, province }) => [id, province]));
  const all = directOf({ rows, provinces }, query, query);
  const shown = (query.sort === 'strength,asc' ? all.toReversed() : all).slice(
    query.page * query.size,
    (query.page + 1) * query.size,
  );
  const persons = await selectPersons(
    sql,
    readerOf(context),
    shown.map(({ id }) => id),
  );
  const byId = new Map(persons.map((person) => [person.id, person]));
  const content = shown.flatMap(({ id, strength, shared, firstYear, latestYear }) => {
    const other = byId.get(id);
    return other === undefined ? [] : [{ other, strength, shared, fromYear: firstYear, toYear: latestYear }];
  });
  return { content, totalElements: all.length, totalIsExact: true };
}
