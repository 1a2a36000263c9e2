// Statements of institutions and suppliers.
import {
  EXPIRING_DAYS,
  HIGH_SCORE,
  MEDIUM_SCORE,
  type CounterpartyDraft,
  type CounterpartyFilter,
  type CounterpartyFlag,
  type CounterpartyKind,
  type CounterpartyPaging,
  type CounterpartyState,
  type DocumentType,
} from '@yijian/contract/counterparties';
import { allOf, anywhere, namedUser, type Fragment, type Sql } from '../../platform/db/index.ts';
import type { PageText } from '../../platform/http/index.ts';

export interface Reading {
  readonly kind: CounterpartyKind;
  readonly language: 'zh' | 'en';
  /** Today in Shanghai, YYYY-MM-DD. */
  readonly today: string;
}

const stateNow = (sql: Sql, today: string): Fragment =>
  sql`case when c.state = 'APPROVED' and c.valid_until < ${today}::date then 'EXPIRED' else c.state end`;

const risk = (sql: Sql): Fragment =>
  sql`case when c.score >= ${HIGH_SCORE} then 'HIGH' when c.score >= ${MEDIUM_SCORE} then 'MEDIUM' else 'LOW' end`;

function where(sql: Sql, filter: CounterpartyFilter, { kind, today }: Reading): Fragment {
  const { keyword, category, state, isExpiring } = filter;
  const like = keyword === undefined ? '' : anywhere(keyword);
  return allOf(sql, [
    sql`c.kind = ${kind}`,
    category === undefined ? undefined : sql`c.category = ${category}`,
    state === undefined ? undefined : sql`${stateNow(sql, today)} = ${state}`,
    filter.risk === undefined ? undefined : sql`${risk(sql)} = ${filter.risk}`,
    keyword ? sql`(c.name ilike ${like} or c.en_name ilike ${like} or c.credit_code ilike ${like})` : undefined,
    isExpiring === undefined
      ? undefined
      : sql`(c.state = 'APPROVED' and c.valid_until between ${today}::date and ${today}::date + ${EXPIRING_DAYS}::int) = ${isExpiring}`,
  ]);
}

function columns(sql: Sql, { language, today }: Reading): Fragment {
  const name = language === 'zh' ? sql`c.name` : sql`coalesce(nullif(c.en_name, ''), c.name)`;
  return sql`c.id::text as id, ${name} as name, c.credit_code as "creditCode", c.category, ${stateNow(sql, today)} as state,
    ${risk(sql)} as risk, c.score, c.valid_until as "validUntil",
    (select count(*)::int from counterparty_documents d where d.enterprise_id = c.enterprise_id and d.counterparty_id = c.id) as "documentCount",
    c.updated_at as "updatedAt"`;
}

function order(sql: Sql, sort: string | undefined): Fragment {
  const [field, direction] = (sort ?? 'updatedAt,desc').split(',');
  const columnOf: Readonly<Record<string, Fragment>> = {
    updatedAt: sql`c.updated_at`,
    validUntil: sql`c.valid_until`,
    name: sql`c.name`,
    score: sql`c.score`,
  };
  return direction === 'desc' ? sql`${columnOf[field!]!} desc, c.id desc` : sql`${columnOf[field!]!}, c.id`;
}

export async function selectCounterparties(sql: Sql, paging: CounterpartyPaging, reading: Reading): Promise<PageText> {
  const [row] = await sql<[PageText]>`
    select coalesce(json_agg(page), '[]')::text as content, count(*)::int as length
    from (
      select ${columns(sql, reading)} from counterparties c where ${where(sql, paging, reading)}
      order by ${order(sql, paging.sort)} limit ${paging.size} offset ${paging.page * paging.size}
    ) page`;
  return row;
}

export async function selectCount(sql: Sql, filter: CounterpartyFilter, reading: Reading): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from counterparties c where ${where(sql, filter, reading)}`;
  return row.count;
}

/** One as JSON, without what the caller may do. */
export async function selectDetail(
  sql: Sql,
  id: string,
  reading: Reading,
): Promise<Record<string, unknown> | undefined> {
  const { kind, language } = reading;
  const [row] = await sql<{ detail: Record<string, unknown> }[]>`
    select to_json(detail) as detail from (
      select ${columns(sql, reading)}, c.name as "nameZh", c.en_name as "enName", c.license_until as "licenseUntil", c.flags, c.findings,
        c.reason, c.version, c.reviewed_at as "reviewedAt",
        case when s.id is null then null else json_build_object('id', s.id::text, 'name', ${namedUser(sql, language, 's')}) end as submitter,
        case when r.id is null then null else json_build_object('id', r.id::text, 'name', ${namedUser(sql, language, 'r')}) end as reviewer,
        (select coalesce(json_agg(json_build_object('id', d.id::text, 'documentType', d.document_type, 'name', d.name, 'type', d.type,
            'size', d.size, 'uploadedAt', d.uploaded_at) order by d.id desc), '[]')
          from counterparty_documents d where d.enterprise_id = c.enterprise_id and d.counterparty_id = c.id) as documents
      from counterparties c
      left join users s on s.enterprise_id = c.enterprise_id and s.id = c.submitter_id
      left join users r on r.enterprise_id = c.enterprise_id and r.id = c.reviewer_id
      where c.id = ${id} and c.kind = ${kind}
    ) detail`;
  return row?.detail;
}

export interface StoredCounterparty {
  readonly id: string;
  readonly name: string;
  readonly state: CounterpartyState;
  readonly score: number;
  readonly flags: readonly CounterpartyFlag[];
  readonly licenseUntil: string | null;
  readonly submitterId: string | null;
  readonly version: number;
}

/** Under its lock. */
export async function lockCounterparty(
  sql: Sql,
  id: string,
  { kind, today }: Reading,
): Promise<StoredCounterparty | undefined> {
  const [row] = await sql<StoredCounterparty[]>`
    select c.id, c.name, ${stateNow(sql, today)} as state, c.score, c.flags, c.license_until::text as "licenseUntil",
      c.submitter_id as "submitterId", c.version
    from counterparties c where c.id = ${id} and c.kind = ${kind} for update of c`;
  return row;
}

type ScoredDraft = CounterpartyDraft & { readonly score: number };

const rowOf = (draft: ScoredDraft) => ({
  name: draft.name,
  en_name: draft.enName,
  credit_code: draft.creditCode,
  category: draft.category,
  license_until: draft.licenseUntil ?? null,
  flags: [...new Set(draft.flags)],
  findings: draft.findings,
  score: draft.score,
});

/** Undefined when the credit code is taken. */
export async function insertCounterparty(
  sql: Sql,
  { kind, at, ...draft }: ScoredDraft & { kind: CounterpartyKind; at: Date },
): Promise<string | undefined> {
  const row = { ...rowOf(draft), kind, updated_at: at };
  const [kept] = await sql<{ id: string }[]>`
    insert into counterparties ${sql(row)} on conflict (enterprise_id, kind, credit_code) do nothing returning id`;
  return kept?.id;
}

export async function updateDraft(sql: Sql, id: string, draft: ScoredDraft): Promise<void> {
  await sql`update counterparties set ${sql(rowOf(draft))} where id = ${id}`;
}

export async function selectHolder(
  sql: Sql,
  kind: CounterpartyKind,
  code: string,
): Promise<{ id: string; name: string } | undefined> {
  const [row] = await sql<{ id: string; name: string }[]>`
    select id, name from counterparties where kind = ${kind} and credit_code = ${code}`;
  return row;
}

export interface CounterpartyChange {
  readonly state?: CounterpartyState;
  readonly valid_until?: string | null;
  readonly submitter_id?: string;
  readonly reviewer_id?: string;
  readonly reviewed_at?: Date;
  readonly reason?: string;
}

/** Makes it a version newer. */
export async function updateCounterparty(sql: Sql, id: string, at: Date, change: CounterpartyChange): Promise<number> {
  const [row] = await sql<[{ version: number }]>`
    update counterparties set ${sql({ ...change, updated_at: at })}, version = version + 1 where id = ${id} returning version`;
  return row.version;
}

export interface NewDocument {
  readonly counterpartyId: string;
  readonly documentType: DocumentType;
  readonly name: string;
  readonly type: string;
  readonly hash: string;
  readonly content: Buffer;
  readonly uploadedBy: string;
  readonly at: Date;
}

export async function insertDocument(sql: Sql, one: NewDocument): Promise<void> {
  await sql`
    insert into counterparty_documents (counterparty_id, document_type, name, type, size, hash, content, uploaded_by, uploaded_at)
    values (${one.counterpartyId}, ${one.documentType}, ${one.name}, ${one.type}, ${one.content.length}, ${one.hash}, ${one.content},
      ${one.uploadedBy}, ${one.at})`;
}

export async function selectDocumentTypes(sql: Sql, counterpartyId: string): Promise<DocumentType[]> {
  const rows = await sql<{ type: DocumentType }[]>`
    select document_type as type from counterparty_documents where counterparty_id = ${counterpartyId}`;
  return rows.map((row) => row.type);
}

export async function selectDocument(
  sql: Sql,
  kind: CounterpartyKind,
  id: string,
): Promise<{ name: string; type: string; content: Buffer } | undefined> {
  const [row] = await sql<{ name: string; type: string; content: Buffer }[]>`
    select d.name, d.type, d.content from counterparty_documents d
    join counterparties c on c.enterprise_id = d.enterprise_id and c.id = d.counterparty_id
    where d.id = ${id} and c.kind = ${kind}`;
  return row;
}
