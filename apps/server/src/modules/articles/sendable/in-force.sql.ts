// Whether an article was in force at a moment.
import type { Fragment, Sql } from '../../../platform/db/index.ts';

/** The condition on `a` (articles): published by then, not past its last day, neither recalled nor superseded before. */
export const wasArticleInForce = (sql: Sql, at: Fragment): Fragment => sql`(a.published_at <= ${at}
  and a.expires_on >= (${at} at time zone 'Asia/Shanghai')::date and (a.state = 'PUBLISHED' or a.ended_at > ${at}))`;
