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

/** Tables whose rows name the meeting. */
const ofMeeting = [
  'meeting_costs',
  'meeting_guests',
  'meeting_speaker_replies',
  'meeting_services',
  'meeting_inspections',
];

/** Everything that was written to the meeting, its costs, guests, answers and services of speakers, and inspections, in order. */
export function selectTrail(sql: Sql, meetingId: string, language: 'zh' | 'en'): Promise<TrailLine[]> {
  const rows = [
    sql`select 'meetings'::text as name, ${meetingId}::bigint as id`,
    ...ofMeeting.map(
      (name) =>
        sql`select ${name}::text, id from ${sql(name)} where enterprise_id = app.enterprise_id() and meeting_id = ${meetingId}`,
    ),
  ].reduce((all, one) => sql`${all} union all ${one}`);
  return sql<TrailLine[]>`
    select a.at, ${namedUser(sql, language, 'u')} as "userName", a.action, a.table_name as table, a.row_id::text as "rowId", a.reason,
      a.old_values as before, a.new_values as after
    from (${rows}) r join audit_log a on a.enterprise_id = app.enterprise_id() and a.table_name = r.name and a.row_id = r.id
    left join users u on u.enterprise_id = a.enterprise_id and u.id = a.user_id
    order by a.id limit 5000`;
}
