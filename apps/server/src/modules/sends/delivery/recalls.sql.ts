// Who sent an article.
import type { Sql } from '../../../platform/db/index.ts';

export interface Sender {
  readonly userId: string;
  /** The last of the sends. */
  readonly sendId: string;
  /** To whom it went out, over all sends of this user. */
  readonly doctors: number;
}

export async function selectSenders(sql: Sql, articleId: string): Promise<Sender[]> {
  return sql<Sender[]>`
    select s.user_id::text as "userId", max(s.id)::text as "sendId",
      (count(distinct r.doctor_id) filter (where r.sent_at is not null))::int as doctors
    from sends s
    left join send_recipients r on r.enterprise_id = s.enterprise_id and r.send_id = s.id
    where s.article_id = ${articleId} and s.state <> 'CANCELLED'
    group by s.user_id order by s.user_id`;
}
