// Matches found by rule are written beside what people decided, and never over it.
import type { Sql } from '../../../platform/db/index.ts';

export interface FoundMatch {
  readonly publicationId: string;
  readonly position: number;
  readonly doctorId: string;
  readonly state: string;
  readonly confidence: number;
  readonly evidence: readonly unknown[];
}

/** Answers what is new or changed. */
export async function upsertMatches(
  sql: Sql,
  matches: readonly FoundMatch[],
): Promise<{ doctorId: string; publicationId: string; state: string; isNew: boolean }[]> {
  if (matches.length === 0) return [];
  const lines = matches.map((one) => ({
    p: one.publicationId,
    o: one.position,
    d: one.doctorId,
    s: one.state,
    c: one.confidence,
    e: one.evidence,
  }));
  return sql`
    insert into authorship_matches (publication_id, position, doctor_id, state, confidence, evidence)
    select p, o, d, s, c, e from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) as x(p bigint, o int, d bigint, s text, c double precision, e jsonb)
    on conflict (enterprise_id, publication_id, position, doctor_id) do update
    set state = excluded.state, confidence = excluded.confidence, evidence = excluded.evidence
    where authorship_matches.decided_by is null and authorship_matches.state = 'SUGGESTED'
      and (authorship_matches.state, authorship_matches.confidence) is distinct from (excluded.state, excluded.confidence)
    returning doctor_id as "doctorId", publication_id as "publicationId", state, xmax = 0 as "isNew"`;
}

/** Suggestions of the matching for these authors that it does not make any more. */
export async function deleteOutdated(
  sql: Sql,
  judged: readonly { readonly publicationId: string; readonly position: number }[],
  kept: readonly FoundMatch[],
): Promise<void> {
  const seen = judged.map((one) => ({ p: one.publicationId, o: one.position }));
  const lines = kept.map((one) => ({ p: one.publicationId, o: one.position, d: one.doctorId }));
  await sql`
    with judged as materialized (select * from jsonb_to_recordset(${JSON.stringify(seen)}::text::jsonb) as x(p bigint, o int)),
    kept as materialized (select * from jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) as x(p bigint, o int, d bigint))
    delete from authorship_matches m using judged j
    where m.enterprise_id = app.enterprise_id() and m.publication_id = j.p and m.position = j.o
      and m.state = 'SUGGESTED' and m.decided_by is null
      and not exists (select from kept k where k.p = m.publication_id and k.o = m.position and k.d = m.doctor_id)`;
}

export interface DecidedPlace {
  readonly publicationId: string;
  readonly position: number;
  readonly doctorId: string;
  readonly state: 'CONFIRMED' | 'REJECTED';
}

/** What stands decided of these works, by people or confirmed by rule. */
export async function selectDecided(sql: Sql, publicationIds: readonly string[]): Promise<DecidedPlace[]> {
  return sql<DecidedPlace[]>`
    select publication_id as "publicationId", position, doctor_id as "doctorId", state from authorship_matches
    where enterprise_id = app.enterprise_id() and publication_id = any(${publicationIds as string[]}::bigint[]) and state <> 'SUGGESTED'`;
}

/** The node of each doctor with credited work, made where it is missing. */
export async function insertNodes(sql: Sql, doctorIds: readonly string[]): Promise<void> {
  if (doctorIds.length === 0) return;
  await sql`
    insert into scholars (doctor_id, name, name_key, institution, country_code, province_code)
    select d.id, d.name, coalesce(nullif((select string_agg(w, ' ' order by w) from regexp_split_to_table(lower(d.en_name), '[^a-z]+') w where w <> ''), ''), d.pinyin),
      h.name, 'CN', d.province_code
    from doctors d join hospitals h on h.enterprise_id = d.enterprise_id and h.id = d.hospital_id
    where d.enterprise_id = app.enterprise_id() and d.id = any(${doctorIds as string[]}::bigint[])
      and not exists (select from scholars s where s.enterprise_id = d.enterprise_id and s.doctor_id = d.id)
    order by d.id`;
}

/** Nodes of doctors. */
export async function selectNodes(sql: Sql, doctorIds: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from scholars where enterprise_id = app.enterprise_id() and doctor_id = any(${doctorIds as string[]}::bigint[])`;
  return rows.map(({ id }) => id);
}
