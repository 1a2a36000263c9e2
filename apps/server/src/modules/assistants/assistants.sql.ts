// Statements of conversations and answers; a conversation is its user's alone.
import type { ChatAnswer, ChatMode, Conversation, ConversationPaging, Feedback } from '@yijian/contract/assistants';
import { json, named, type Fragment, type Sql } from '../../platform/db/index.ts';

interface Own {
  readonly userId: string;
  readonly id: string;
}

type Stored<T, Key extends keyof T> = Omit<T, Key> & { readonly [K in Key]: Date };
type ConversationRow = Stored<Conversation, 'updatedAt'>;
type AnswerRow = Stored<ChatAnswer, 'askedAt'>;

const shown = (row: ConversationRow): Conversation => ({ ...row, updatedAt: row.updatedAt.toISOString() });
const columns = (sql: Sql): Fragment => sql`c.id::text as id, c.title, c.mode, c.updated_at as "updatedAt"`;
const owned = (sql: Sql, userId: string): Fragment => sql`c.user_id = ${userId} and c.deleted_at is null`;

export async function selectConversations(
  sql: Sql,
  userId: string,
  { page, size, sort }: ConversationPaging,
): Promise<Conversation[]> {
  const direction = sort === 'updatedAt,asc' ? sql`asc` : sql`desc`;
  const rows = await sql<ConversationRow[]>`
    select ${columns(sql)} from assistant_conversations c where ${owned(sql, userId)}
    order by c.updated_at ${direction}, c.id ${direction} limit ${size} offset ${page * size}`;
  return rows.map(shown);
}

export async function countConversations(sql: Sql, userId: string): Promise<number> {
  const [row] = await sql<[{ total: number }]>`
    select count(*)::int as total from assistant_conversations c where ${owned(sql, userId)}`;
  return row.total;
}

export async function selectConversation(sql: Sql, { userId, id }: Own): Promise<Conversation | undefined> {
  const [row] = await sql<ConversationRow[]>`
    select ${columns(sql)} from assistant_conversations c where c.id = ${id} and ${owned(sql, userId)}`;
  return row === undefined ? undefined : shown(row);
}

export async function selectAnswers(sql: Sql, conversationId: string, limit = 200): Promise<ChatAnswer[]> {
  const rows = await sql<AnswerRow[]>`
    select * from (
      select a.id::text as id, a.conversation_id::text as "conversationId", a.mode, a.question, a.answer, a.model, a.sources, a.notices, a.draft,
        case when f.id is not null then jsonb_build_object('isHelpful', f.is_helpful, 'reason', f.reason) end as feedback, a.asked_at as "askedAt"
      from assistant_answers a left join assistant_feedback f on f.enterprise_id = a.enterprise_id and f.answer_id = a.id where a.conversation_id = ${conversationId} order by a.id desc limit ${limit}
    ) latest order by "askedAt", latest.id::bigint`;
  return rows.map((row) => ({ ...row, askedAt: row.askedAt.toISOString() }));
}

export async function insertConversation(
  sql: Sql,
  { userId, mode, title, at }: { userId: string; mode: ChatMode; title: string; at: Date },
): Promise<string> {
  const [row] = await sql<[{ id: string }]>`
    insert into assistant_conversations (user_id, mode, title, created_at, updated_at) values (${userId}, ${mode}, ${title}, ${at}, ${at})
    returning id::text as id`;
  return row.id;
}

export async function touchConversation(sql: Sql, id: string, at: Date): Promise<void> {
  await sql`update assistant_conversations set updated_at = ${at} where id = ${id}`;
}

export async function insertAnswer(
  sql: Sql,
  row: Omit<ChatAnswer, 'id' | 'askedAt' | 'feedback'>,
  at: Date,
): Promise<string> {
  const [kept] = await sql<[{ id: string }]>`
    insert into assistant_answers (conversation_id, mode, question, answer, model, sources, notices, draft, asked_at)
    values (${row.conversationId}, ${row.mode}, ${row.question}, ${row.answer}, ${row.model}, ${json(sql, row.sources)}, ${row.notices},
      ${row.draft === null ? null : json(sql, row.draft)}, ${at})
    returning id::text as id`;
  return kept.id;
}

/** Whether there was one. */
export async function updateTitle(sql: Sql, { userId, id }: Own, title: string): Promise<boolean> {
  const { count } =
    await sql`update assistant_conversations c set title = ${title} where c.id = ${id} and ${owned(sql, userId)}`;
  return count > 0;
}

/** Whether there was one; its answers stay. */
export async function updateDeleted(sql: Sql, { userId, id }: Own, at: Date): Promise<boolean> {
  const { count } =
    await sql`update assistant_conversations c set deleted_at = ${at} where c.id = ${id} and ${owned(sql, userId)}`;
  return count > 0;
}

/** Whether the answer is the user's own. */
export async function upsertFeedback(
  sql: Sql,
  { userId, id }: Own,
  { isHelpful, reason }: Feedback,
  at: Date,
): Promise<boolean> {
  const { count } = await sql`
    insert into assistant_feedback (answer_id, is_helpful, reason, given_at)
    select a.id, ${isHelpful}, ${reason}, ${at} from assistant_answers a
    join assistant_conversations c on c.enterprise_id = a.enterprise_id and c.id = a.conversation_id
    where a.id = ${id} and ${owned(sql, userId)}
    on conflict (enterprise_id, answer_id) do update set is_helpful = excluded.is_helpful, reason = excluded.reason, given_at = excluded.given_at`;
  return count > 0;
}

export interface ProductRow {
  readonly id: string;
  readonly name: string;
  readonly names: string[];
  readonly genericName: string;
  readonly indication: string;
}

export async function selectProducts(sql: Sql, language: 'zh' | 'en'): Promise<ProductRow[]> {
  return sql<ProductRow[]>`
    select p.id::text as id, ${named(sql, language, 'p')} as name, array[p.name, p.en_name, p.generic_name] as names,
      p.generic_name as "genericName", p.indication
    from products p where p.is_enabled order by p.sort, p.id`;
}

/** Who answers questions off label: at most 20 of the medical department. */
export async function selectMedicalUsers(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select distinct u.id::text as id from users u
    join user_roles ur on ur.enterprise_id = u.enterprise_id and ur.user_id = u.id
    join roles r on r.enterprise_id = ur.enterprise_id and r.id = ur.role_id and r.is_enabled
    where u.is_enabled and r.code = 'MED' limit 20`;
  return rows.map((row) => row.id);
}
