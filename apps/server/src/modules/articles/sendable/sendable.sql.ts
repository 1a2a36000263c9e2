// Articles that are published and in force: the only ones that reach a doctor.
import type { Sql } from '../../../platform/db/index.ts';

export interface SendableArticle {
  readonly id: string;
  readonly audience: 'PROMOTIONAL' | 'MEDICAL';
  readonly title: string;
  /** Empty where it has none. */
  readonly enTitle: string;
  readonly summary: string;
  readonly html: string;
  readonly citations: string;
  readonly approvalNumber: string;
  /** YYYY-MM-DD */
  readonly expiresOn: string;
}

/** Undefined when it is not published, recalled, superseded or past its last day. */
export async function selectInForce(sql: Sql, id: string, today: string): Promise<SendableArticle | undefined> {
  const [row] = await sql<SendableArticle[]>`
    select id::text as id, audience, title, en_title as "enTitle", summary, html, citations, approval_number as "approvalNumber", expires_on::text as "expiresOn"
    from articles
    where enterprise_id = app.enterprise_id() and id = ${id} and state = 'PUBLISHED' and expires_on >= ${today}::date
      and published_at is not null`;
  return row;
}
