// Relations of one doctor, and what a relation rests on (specification 2.5, 7.5).
import type {
  Evidence,
  EvidenceQuery,
  RelationQuery,
  RelationTypeCount,
  Relations,
} from '@yijian/contract/academic-networks';
import type { Paged } from '@yijian/contract/core';
import type { Context } from '../../../platform/http/index.ts';
import { isWithheld } from '../../publications/index.ts';
import { findDoctorNode, findPersonNode, readerOf } from '../persons/persons.service.ts';
import { selectEvidence, selectRelations, selectTypes } from './relations-of.sql.ts';

export async function listTypes(context: Context, { id }: { id: string }): Promise<RelationTypeCount[]> {
  const node = await findDoctorNode(context, id);
  return node === undefined ? [] : selectTypes(context.sql, node);
}

/** The reader from whom the detail is kept learns how many there are (R6.4). */
export async function listRelations(context: Context, query: RelationQuery): Promise<Relations> {
  const node = await findDoctorNode(context, query.doctorId);
  const withheld = isWithheld(context.user);
  if (node === undefined) return { content: [], totalElements: 0, totalIsExact: true, withheld };
  const { page, size, type, sort = 'strength,desc' } = query;
  const [order, direction] = sort.split(',') as ['strength' | 'name', 'asc' | 'desc'];
  const paging = { node, type, order, isAscending: direction === 'asc', limit: size, offset: page * size };
  const { rows, total } = await selectRelations(context.sql, readerOf(context), paging);
  return { content: withheld ? [] : rows, totalElements: total, totalIsExact: true, withheld };
}

export async function listEvidence(context: Context, query: EvidenceQuery): Promise<Paged<Evidence>> {
  const [personId, otherId] = await Promise.all([
    findPersonNode(context, query.personId),
    findPersonNode(context, query.otherId),
  ]);
  const rows = await selectEvidence(context.sql, context.language, { ...query, personId, otherId });
  const content = rows.map(({ total: _total, ...row }) => row);
  return { content, totalElements: rows[0]?.total ?? 0, totalIsExact: true };
}
