// Relations of one doctor, and what a relation rests on (specification 2.5, 7.5).
import type {
  Evidence,
  EvidenceQuery,
  Relation,
  RelationQuery,
  RelationTypeCount,
} from '@yijian/contract/academic-networks';
import type { Paged } from '@yijian/contract/core';
import type { Context } from '../../../platform/http/index.ts';
import { findDoctorNode, findPersonNode, readerOf } from '../persons/persons.service.ts';
import { selectEvidence, selectRelations, selectTypes } from './relations-of.sql.ts';

export async function listTypes(context: Context, { id }: { id: string }): Promise<RelationTypeCount[]> {
  const node = await findDoctorNode(context, id);
  return node === undefined ? [] : selectTypes(context.sql, node);
}

export async function listRelations(context: Context, query: RelationQuery): Promise<Paged<Relation>> {
  const node = await findDoctorNode(context, query.doctorId);
  if (node === undefined) return { content: [], totalElements: 0, totalIsExact: true };
  const { page, size, type, sort = 'strength,desc' } = query;
  const [order, direction] = sort.split(',') as ['strength' | 'name', 'asc' | 'desc'];
  const paging = { node, type, order, isAscending: direction === 'asc', limit: size, offset: page * size };
  const { rows, total } = await selectRelations(context.sql, readerOf(context), paging);
  return { content: rows, totalElements: total, totalIsExact: true };
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
