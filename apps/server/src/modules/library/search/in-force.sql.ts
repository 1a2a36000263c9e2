// Whether a material was in force at a moment.
import type { Fragment, Sql } from '../../../platform/db/index.ts';

/** The condition on `m` (library_materials): approved by then, not past its last day, neither recalled nor superseded before. */
export const wasMaterialInForce = (sql: Sql, at: Fragment): Fragment => sql`(
  (${at} at time zone 'Asia/Shanghai')::date between m.effective_on and m.expires_on
  and (m.state = 'APPROVED' or m.ended_at > ${at}))`;
