// Which doctor carries which term; personal terms are those of the reader alone.
import type { DoctorTag, TagSource } from '@yijian/contract/doctors';
import type { TagTerm } from '@yijian/contract/tags';
import type { z } from 'zod';
import { termColumns, termOrder, withGroups } from '../../tags/index.ts';
import { named, namedUser, type Fragment, type Sql } from '../../../platform/db/index.ts';

type Language = 'zh' | 'en';
export type StoredTag = Omit<DoctorTag, 'addedAt'> & { readonly addedAt: Date };

/** The condition on `t` (terms): of the enterprise, or the reader's own. */
const seenBy = (sql: Sql, userId: string): Fragment => sql`(t.user_id is null or t.user_id = ${userId})`;

/** The names of the tags of `d`, in the order of the terms, for lists and the drawer. */
export const tagNames = (sql: Sql, userId: string, language: Language): Fragment => sql`
  array(select ${named(sql, language, 't')} from doctor_tags x
    join tag_terms t on t.enterprise_id = x.enterprise_id and t.id = x.term_id
    where x.enterprise_id = d.enterprise_id and x.doctor_id = d.id and ${seenBy(sql, userId)}
    order by t.user_id nulls first, t.sort, t.name)`;

/** The condition that `d` carries one of the terms of these names. */
export const carries = (sql: Sql, userId: string, names: readonly string[]): Fragment => sql`
  exists (select from doctor_tags x where x.enterprise_id = d.enterprise_id and x.doctor_id = d.id and ${isNamed(sql, userId, names)})`;

/** The ids of the doctors who carry one of them, by the term. */
export const carriers = (sql: Sql, userId: string, names: readonly string[]): Fragment =>
  sql`select x.doctor_id from doctor_tags x where ${isNamed(sql, userId, names)}`;

/** The condition on `x` (tags of doctors). */
const isNamed = (sql: Sql, userId: string, names: readonly string[]): Fragment => sql`
  x.term_id = any(array(select t.id from tag_terms t where t.name = any(${names as string[]}) and ${seenBy(sql, userId)}))`;

export async function selectDoctorTags(
  sql: Sql,
  { doctorId, userId, language }: { doctorId: string; userId: string; language: Language },
): Promise<StoredTag[]> {
  return sql<StoredTag[]>`
    select ${termColumns(sql, language)}, x.source, ${namedUser(sql, language, 'u')} as "addedBy", x.added_at as "addedAt"
    from doctor_tags x
    join tag_terms t on t.enterprise_id = x.enterprise_id and t.id = x.term_id
    ${withGroups(sql)}
    left join users u on u.enterprise_id = x.enterprise_id and u.id = x.added_by
    where x.enterprise_id = app.enterprise_id() and x.doctor_id = ${doctorId} and ${seenBy(sql, userId)}
    order by ${termOrder(sql)}`;
}

export async function selectMissingTerms(
  sql: Sql,
  { doctorId, userId, language }: { doctorId: string; userId: string; language: Language },
): Promise<TagTerm[]> {
  return sql<TagTerm[]>`
    select ${termColumns(sql, language)} from tag_terms t ${withGroups(sql)}
    where t.is_enabled and ${seenBy(sql, userId)} and not exists (
      select from doctor_tags x where x.enterprise_id = t.enterprise_id and x.doctor_id = ${doctorId} and x.term_id = t.id)
    order by ${termOrder(sql)}`;
}

export interface Given {
  readonly doctorIds: readonly string[];
  readonly termIds: readonly string[];
  readonly source: z.infer<typeof TagSource>;
  readonly userId: string | null;
}

/** Gives every doctor every term; what is there stays as it is. */
export async function insertDoctorTags(sql: Sql, { doctorIds, termIds, source, userId }: Given): Promise<number> {
  const { count } = await sql`
    insert into doctor_tags (doctor_id, term_id, source, added_by)
    select d.id, t.id, ${source}, ${userId} from unnest(${doctorIds as string[]}::bigint[]) d(id), unnest(${termIds as string[]}::bigint[]) t(id)
    on conflict (enterprise_id, doctor_id, term_id) do nothing`;
  return count;
}

export async function deleteDoctorTags(
  sql: Sql,
  { doctorIds, termIds }: { doctorIds: readonly string[]; termIds: readonly string[] },
): Promise<number> {
  const { count } = await sql`
    delete from doctor_tags where enterprise_id = app.enterprise_id()
      and doctor_id = any(${doctorIds as string[]}::bigint[]) and term_id = any(${termIds as string[]}::bigint[])`;
  return count;
}

/** Whether the term is one of the enterprise, or the user's own; undefined for no such term. */
export async function selectTermKind(
  sql: Sql,
  { termId, userId }: { termId: string; userId: string },
): Promise<'SYSTEM' | 'PERSONAL' | undefined> {
  const [row] = await sql<{ kind: 'SYSTEM' | 'PERSONAL' }[]>`
    select case when t.user_id is null then 'SYSTEM' else 'PERSONAL' end as kind from tag_terms t
    where t.id = ${termId} and ${seenBy(sql, userId)}`;
  return row?.kind;
}
