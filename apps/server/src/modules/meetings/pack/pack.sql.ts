// What goes into an evidence pack besides what the page shows: the files, and the audit trail of the meeting.
import type { EvidenceKind } from '@yijian/contract/meetings';
import { namedUser, type Sql } from '../../../platform/db/index.ts';

export interface PackedFile {
  readonly kind: EvidenceKind;
  readonly name: string;
  readonly hash: string;
  readonly content: Buffer;
}

export function selectPackedFiles(sql: Sql, meetingId: string): Promise<PackedFile[]> {
  return sql<PackedFile[]>`select kind, name, hash, content from meeting_files
    where enterprise_id = app.enterprise_id() and meeting_id = ${meetingId} order by id`;
}

export interface TrailLine {
  readonly at: Date;
  readonly userName: string | null;
  readonly action: string;
  readonly table: string;
  readonly rowId: string;
  readonly reason: string | null;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** Everything that was written to the meeting, its costs, guests and inspections, in order. */
export function selectTrail(sql: Sql, meetingId: string, language: 'zh' | 'en'): Promise<TrailLine[]> {
  return sql<TrailLine[]>`
    select a.at, ${namedUser(sql, language, 'u')} as "userName", a.action, a.table_name as table, a.row_id::text as "rowId", a.reason,
      a.old_values as before, a.new_values as after
    from audit_log a left join users u on u.enterprise_id = a.enterprise_id and u.id = a.user_id
    where a.enterprise_id = app.enterprise_id() and (a.table_name = 'meetings' and a.row_id = ${meetingId}
      or a.table_name = 'meeting_costs' and a.row_id in (select id from meeting_costs
        where enterprise_id = app.enterprise_id() and meeting_id = ${meetingId})
      or a.table_name = 'meeting_guests' and a.row_id in (select id from meeting_guests
        where enterprise_id = app.enterprise_id() and meeting_id = ${meetingId})
      or a.table_name = 'meeting_inspections' and a.row_id in (select id from meeting_inspections
        where enterprise_id = app.enterprise_id() and meeting_id = ${meetingId}))
    order by a.id limit 5000`;
}
