// Statements of the questions that doctors put below articles.
import { named, titled, type Sql } from '../../../platform/db/index.ts';

export interface NewQuestion {
  readonly recipientId: string;
  readonly question: string;
  readonly at: Date;
  /** Questions of the same letter since then count. */
  readonly since: Date;
  readonly most: number;
}

/** One at a time of a letter. `isMany` where the letter has as many as it may; the same words again are kept once. */
export async function insertQuestion(
  sql: Sql,
  { recipientId, question, at, since, most }: NewQuestion,
): Promise<{ readonly id: string | undefined; readonly isMany: boolean }> {
  await sql`select from send_recipients where enterprise_id = app.enterprise_id() and id = ${recipientId} for update`;
  const asked = await sql<{ question: string }[]>`
    select question from send_questions where enterprise_id = app.enterprise_id() and recipient_id = ${recipientId} and at > ${since}`;
  if (asked.some((one) => one.question === question)) return { id: undefined, isMany: false };
  if (asked.length >= most) return { id: undefined, isMany: true };
  const [row] = await sql<{ id: string }[]>`
    insert into send_questions (recipient_id, question, at) values (${recipientId}, ${question}, ${at}) returning id::text as id`;
  return { id: row!.id, isMany: false };
}

export interface AskedQuestion {
  readonly question: string;
  readonly doctorId: string;
  /** Of the doctor and the article, in Chinese and in English. */
  readonly doctor: { readonly zh: string; readonly en: string };
  readonly article: { readonly zh: string; readonly en: string };
  /** Who sent the article and answers. */
  readonly senderId: string;
}

/** Undefined where nobody is left to answer. */
export async function selectQuestion(sql: Sql, id: string): Promise<AskedQuestion | undefined> {
  const [row] = await sql<AskedQuestion[]>`
    select q.question, r.doctor_id::text as "doctorId", s.user_id::text as "senderId",
      json_build_object('zh', ${named(sql, 'zh', 'd')}, 'en', ${named(sql, 'en', 'd')}) as doctor,
      json_build_object('zh', ${titled(sql, 'zh', 'a')}, 'en', ${titled(sql, 'en', 'a')}) as article
    from send_questions q
    join send_recipients r on r.enterprise_id = q.enterprise_id and r.id = q.recipient_id
    join sends s on s.enterprise_id = r.enterprise_id and s.id = r.send_id
    join articles a on a.enterprise_id = s.enterprise_id and a.id = s.article_id
    join doctors d on d.enterprise_id = r.enterprise_id and d.id = r.doctor_id
    join users u on u.enterprise_id = s.enterprise_id and u.id = s.user_id and u.is_enabled
    where q.enterprise_id = app.enterprise_id() and q.id = ${id}`;
  return row;
}
