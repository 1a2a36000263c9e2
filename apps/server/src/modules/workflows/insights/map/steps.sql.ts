// The engine's log as activities: what a case came to, one after the other (docs/workflows.md, process mining).
import type { Fragment, Sql } from '../../../../platform/db/index.ts';
import { begun, type ChosenCases } from '../chosen.sql.ts';

/**
 * `with` of the cases that began in the period and of their steps: the start, every node a case came to, the end.
 * `next` and `next_at` are the step that followed directly.
 */
export const casesAndSteps = (sql: Sql, chosen: ChosenCases): Fragment => sql`
  cases as materialized (
    select i.id, i.state, i.started_at, i.ended_at, i.starter_organization_id from workflow_instances i where ${begun(sql, chosen)}
  ), steps as materialized (
    select instance_id, number, node, at, lead(node) over following as next, lead(at) over following as next_at
    from (
      select e.instance_id, e.number, e.at, case e.kind when 'STARTED' then '#start' when 'RESUBMITTED' then '#start'
        when 'ENDED' then '#' || (e.data->>'state') else e.node_id end as node
      from cases c join workflow_events e on e.enterprise_id = app.enterprise_id() and e.instance_id = c.id
      where e.kind in ('STARTED', 'RESUBMITTED', 'OPENED', 'EFFECT', 'TIMER', 'ENDED') or (e.kind = 'COPIED' and e.node_id is not null)) e
    window following as (partition by instance_id order by number)
  )`;

/** The way of each case as one text, and a short key of it. */
export const ways = (sql: Sql): Fragment => sql`
  ways as materialized (
    select instance_id, path, md5(array_to_string(path, '>')) as key
    from (select instance_id, array_agg(node order by number) as path from steps group by instance_id) p
  )`;

/** How often each case came to each node. */
export const arrivals = (sql: Sql): Fragment => sql`
  came as materialized (select instance_id, node, count(*)::int as times from steps group by instance_id, node)`;

/** Cases that were sent back, or came to one node more than once. */
export const reworked = (sql: Sql): Fragment => sql`
  reworked as materialized (
    select instance_id from came where times > 1
    union
    select e.instance_id from cases c join workflow_events e on e.enterprise_id = app.enterprise_id() and e.instance_id = c.id
    where e.kind = 'RETURNED'
  )`;
