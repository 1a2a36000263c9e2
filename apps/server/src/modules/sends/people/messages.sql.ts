// Messages as they stand in the outbox of the demo.
import type { SendChannel } from '@yijian/contract/sends';
import type { Sql } from '../../../platform/db/index.ts';
import { subjectJoin, type Subject } from '../subject/subject.sql.ts';
import { sendScope, type Reading } from './recipients.sql.ts';

export interface OutboxRow extends Subject {
  readonly channel: SendChannel;
  readonly address: string;
  readonly subject: string;
  readonly body: string;
  readonly headers: Record<string, string>;
}

const SIGNED = '/(read|unsubscribe)/[0-9]+[.][A-Za-z0-9_-]{22}';
const BARE = '/\\1/…';

/** `id` is of the recipient. Whoever holds a signed link reads as that doctor, so that links are taken out. */
export async function selectOutboxMessage(sql: Sql, id: string, reading: Reading): Promise<OutboxRow | undefined> {
  const [row] = await sql<OutboxRow[]>`
    select s.article_id::text as "articleId", s.meeting_id::text as "meetingId", s.channel, o.masked_address as address, o.subject,
      regexp_replace(o.body, ${SIGNED}, ${BARE}, 'g') as body, regexp_replace(o.headers::text, ${SIGNED}, ${BARE}, 'g')::jsonb as headers
    from send_recipients r
    join sends s on s.enterprise_id = r.enterprise_id and s.id = r.send_id
    ${subjectJoin(sql)}
    join send_outbox o on o.enterprise_id = r.enterprise_id and o.reference = r.reference
    where r.id = ${id} and ${sendScope(sql, reading)}`;
  return row;
}
