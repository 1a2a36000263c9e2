// Statements of opening lines on their way: whose name they hold, and who has messages waiting with one.
import { namedUser, type Fragment, type Sql } from '../../../platform/db/index.ts';

/** Who a message is written to, in both languages; empty where it is not known. */
export interface Addressed {
  readonly name: string;
  readonly enName: string;
  readonly title: string;
  readonly enTitle: string;
}

/** Of `d` (doctors) and `t` (standard_titles). */
export const addressed = (sql: Sql): Fragment => sql`json_build_object('name', d.name, 'enName', d.en_name,
  'title', coalesce(t.name, ''), 'enTitle', coalesce(t.en_name, ''))`;

export async function selectSenderName(sql: Sql, userId: string, language: 'zh' | 'en'): Promise<string> {
  const [row] = await sql<{ name: string }[]>`
    select ${namedUser(sql, language, 'u')} as name from users u where u.enterprise_id = app.enterprise_id() and u.id = ${userId}`;
  return row?.name ?? '';
}

/** The approved line of `s` (sends) as a SendOpening; null where it has none. */
export const openingOf = (sql: Sql): Fragment => sql`
  (select json_build_object('id', l.id::text, 'language', l.language, 'words', l.words) from opening_lines l
    where l.enterprise_id = app.enterprise_id() and l.id = s.opening_line_id)`;

export interface Waits {
  readonly userId: string;
  /** The last of the sends. */
  readonly sendId: string;
  readonly doctors: number;
}

export function selectWaitingWith(sql: Sql, openingLineId: string): Promise<Waits[]> {
  return sql<Waits[]>`
    select s.user_id::text as "userId", max(s.id)::text as "sendId", count(distinct r.doctor_id)::int as doctors
    from sends s join send_recipients r on r.enterprise_id = s.enterprise_id and r.send_id = s.id and r.state = 'PLANNED'
    where s.enterprise_id = app.enterprise_id() and s.opening_line_id = ${openingLineId} and s.state in ('SCHEDULED', 'SENDING')
    group by s.user_id order by s.user_id`;
}
