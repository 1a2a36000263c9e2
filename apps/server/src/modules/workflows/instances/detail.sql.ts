// One instance as it is shown: read together, without its lock.
import type { Person } from '@yijian/contract/workflows';
import type { Sql } from '../../../platform/db/index.ts';
import { instanceColumns, instanceTables, person, type InstanceRow } from './lists.sql.ts';

export interface EventRow {
  readonly number: number;
  readonly at: string;
  readonly kind: string;
  readonly nodeId: string | null;
  readonly taskNumber: number | null;
  readonly userId: string | null;
  readonly onBehalfOf: string | null;
  readonly comment: string;
  readonly data: Record<string, unknown>;
}

export interface DetailRow extends Omit<InstanceRow, 'nodes' | 'waitingOn'> {
  version: number;
  xml: string;
  endReason: string;
  form: Record<string, unknown>;
  history: EventRow[];
  comments: { id: string; by: Person; body: string; attachments: { name: string; reference: string }[]; at: string }[];
  copies: Person[];
}

export async function selectDetail(sql: Sql, id: string): Promise<DetailRow | undefined> {
  const [row] = await sql<DetailRow[]>`
    select ${instanceColumns(sql)}, i.trouble, i.end_reason as "endReason", i.form, v.number as version, v.xml,
      (select coalesce(json_agg(json_build_object('number', e.number, 'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'kind', e.kind, 'nodeId', e.node_id, 'taskNumber', e.task_number, 'userId', e.user_id::text, 'onBehalfOf', e.on_behalf_of::text,
          'comment', e.comment, 'data', e.data) order by e.number), '[]')
        from workflow_events e where e.enterprise_id = i.enterprise_id and e.instance_id = i.id) as history,
      (select coalesce(json_agg(json_build_object('id', c.id::text, 'by', ${person(sql, 'u')}, 'body', c.body, 'attachments', c.attachments,
          'at', to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by c.id), '[]')
        from workflow_comments c join users u on u.enterprise_id = c.enterprise_id and u.id = c.user_id
        where c.enterprise_id = i.enterprise_id and c.instance_id = i.id) as comments,
      (select coalesce(json_agg(${person(sql, 'u')} order by c.id), '[]')
        from workflow_copies c join users u on u.enterprise_id = c.enterprise_id and u.id = c.user_id
        where c.enterprise_id = i.enterprise_id and c.instance_id = i.id) as copies
    from workflow_instances i ${instanceTables(sql)}
    join workflow_versions v on v.enterprise_id = i.enterprise_id and v.id = i.version_id
    where i.enterprise_id = app.enterprise_id() and i.id = ${id}`;
  return row;
}
