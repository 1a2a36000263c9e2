// Whom a call speaks of: a doctor in sight or a person of the network (specification 6, 7.5).
import { academicNetworkErrors, type FindPersonsQuery, type FoundPerson } from '@yijian/contract/academic-networks';
import { doctorErrors } from '@yijian/contract/doctors';
import { findDoctorInScope } from '../../doctors/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectByName, selectDefaultNode, selectNode, selectNodeOf, type Reader } from './persons.sql.ts';

export function readerOf(context: Pick<Context, 'user' | 'language'>): Reader {
  return { viewer: context.user, language: context.language };
}

/** The node of a doctor the reader may see; undefined when the doctor has no academic work. Throws for any other doctor. */
export async function findDoctorNode(context: Context, doctorId: string): Promise<string | undefined> {
  if ((await findDoctorInScope(context, doctorId)) === undefined) throw fail(doctorErrors.notFound);
  return selectNodeOf(context.sql, doctorId);
}

export async function findPersonNode(context: Context, personId: string): Promise<string> {
  const id = await selectNode(context.sql, personId);
  if (id === undefined) throw fail(academicNetworkErrors.personNotFound);
  return id;
}

/** The centre of a picture; of nobody named, where the reader best begins. */
export async function findCentre(
  context: Context,
  { doctorId, personId }: { doctorId?: string | undefined; personId?: string | undefined },
): Promise<string> {
  if (personId !== undefined) return findPersonNode(context, personId);
  const id = doctorId === undefined ? await findDefaultNode(context) : await findDoctorNode(context, doctorId);
  if (id === undefined) throw fail(academicNetworkErrors.personNotFound);
  return id;
}

async function findDefaultNode({ sql, user }: Context): Promise<string | undefined> {
  return (await selectDefaultNode(sql, user, 'DRAWN')) ?? selectDefaultNode(sql, user, 'DERIVED');
}

export async function findPersons(context: Context, query: FindPersonsQuery): Promise<FoundPerson[]> {
  if (query.keyword === '') return [];
  const reader = readerOf(context);
  const drawn = await selectByName(context.sql, reader, { ...query, by: 'DRAWN' });
  return drawn.length > 0 ? drawn : selectByName(context.sql, reader, { ...query, by: 'DERIVED' });
}
