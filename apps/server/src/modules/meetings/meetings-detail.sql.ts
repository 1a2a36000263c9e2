// One meeting with everything its page shows, as JSON.
import { named, namedUser, type Fragment, type Sql } from '../../platform/db/index.ts';
import { isInspected, meetingScope } from './meetings-scope.sql.ts';
import { lineColumns, type Reading } from './meetings.sql.ts';
import { namedDepartment } from '../dictionaries/index.ts';

const namedRecord = (sql: Sql, alias: string, name: Fragment): Fragment =>
  sql`case when ${sql(alias)}.id is null then null else json_build_object('id', ${sql(alias)}.id::text, 'name', ${name}) end`;

function agendaOf(sql: Sql, { language }: Reading): Fragment {
  return sql`(select coalesce(json_agg(json_build_object('kind', a.kind, 'topic', a.topic, 'minutes', a.minutes,
      'speaker', ${namedRecord(sql, 'ad', named(sql, language, 'ad'))},
      'material', case when l.id is null then null else json_build_object('id', l.id::text, 'name', l.title, 'state',
        case when l.state = 'APPROVED' and l.expires_on < (now() at time zone 'Asia/Shanghai')::date then 'EXPIRED' else l.state end) end)
      order by a.position), '[]')
    from meeting_agenda a
    left join doctors ad on ad.enterprise_id = a.enterprise_id and ad.id = a.speaker_id
    left join library_materials l on l.enterprise_id = a.enterprise_id and l.id = a.material_id
    where a.enterprise_id = m.enterprise_id and a.meeting_id = m.id)`;
}

const costsOf = (sql: Sql): Fragment =>
  sql`(select coalesce(json_agg(json_build_object('id', c.id::text, 'kind', c.kind, 'note', c.note, 'price', c.price,
      'quantity', c.quantity, 'estimate', c.price * c.quantity, 'actual', c.actual) order by c.position), '[]')
    from meeting_costs c where c.enterprise_id = m.enterprise_id and c.meeting_id = m.id)`;

function guestsOf(sql: Sql, { language }: Reading): Fragment {
  return sql`(select coalesce(json_agg(json_build_object('id', g.id::text,
      'doctor', ${namedRecord(sql, 'gd', named(sql, language, 'gd'))},
      'name', coalesce(${named(sql, language, 'gd')}, g.walk_in_name),
      'hospitalName', coalesce(${named(sql, language, 'gh')}, g.walk_in_hospital), 'department', coalesce(${namedDepartment(sql, language, 'gd')}, ''),
      'state', g.state, 'reply', g.reply, 'source', g.source,
      'newDoctor', case when gv.id is null then null else json_build_object('verificationId', gv.id::text, 'state', gv.state,
        'reason', gv.reason, 'mayAskAgain', gv.state = 'REJECTED' and g.asked_again_at is null) end, 'signedInAt', g.signed_in_at, 'signedOutAt', g.signed_out_at,
      'metres', g.sign_in_metres, 'accuracy', g.sign_in_accuracy) order by g.id), '[]')
    from meeting_guests g
    left join doctors gd on gd.enterprise_id = g.enterprise_id and gd.id = g.doctor_id
    left join verification_requests gv on gv.enterprise_id = g.enterprise_id and gv.id = g.verification_id
    left join hospitals gh on gh.enterprise_id = gd.enterprise_id and gh.id = gd.hospital_id
    where g.enterprise_id = m.enterprise_id and g.meeting_id = m.id)`;
}

const stepsOf = (sql: Sql, { language }: Reading): Fragment =>
  sql`(select coalesce(json_agg(json_build_object('from', s.from_state, 'to', s.to_state, 'at', s.at, 'reason', s.reason,
      'userName', ${namedUser(sql, language, 'su')}) order by s.id), '[]')
    from meeting_steps s left join users su on su.enterprise_id = s.enterprise_id and su.id = s.user_id
    where s.enterprise_id = m.enterprise_id and s.meeting_id = m.id)`;

const revisionsOf = (sql: Sql, { language }: Reading): Fragment =>
  sql`(select coalesce(json_agg(json_build_object('revision', v.revision, 'at', v.at, 'reason', v.reason, 'content', v.content,
      'userName', ${namedUser(sql, language, 'vu')}) order by v.revision), '[]')
    from meeting_revisions v join users vu on vu.enterprise_id = v.enterprise_id and vu.id = v.user_id
    where v.enterprise_id = m.enterprise_id and v.meeting_id = m.id)`;

/** The meeting as JSON; undefined when it is not there for the viewer. Revisions come with their whole content. */
export async function selectMeeting(
  sql: Sql,
  id: string,
  reading: Reading,
): Promise<Record<string, unknown> | undefined> {
  const { viewer, language } = reading;
  const [row] = await sql<{ detail: Record<string, unknown> }[]>`
    select to_json(detail) as detail from (
      select ${lineColumns(sql, reading)}, m.objective, ${namedRecord(sql, 'p', named(sql, language, 'p'))} as product,
        ${namedRecord(sql, 'h', named(sql, language, 'h'))} as hospital, m.venue_kind as "venueKind", m.address,
        m.city_code as "cityCode", m.latitude, m.longitude, m.online_link as "onlineLink",
        ${namedRecord(sql, 'b', named(sql, language, 'b'))} as line, ${namedRecord(sql, 'o', sql`o.code`)} as "order",
        m.expected_staff as "expectedStaff", ${agendaOf(sql, reading)} as agenda, ${costsOf(sql)} as costs,
        ${guestsOf(sql, reading)} as guests,
        ${stepsOf(sql, reading)} as steps, ${revisionsOf(sql, reading)} as revisions,
        (select json_build_object('results', k.results, 'moment', k.moment, 'revision', k.revision, 'isApproved', m.approved_at is not null)
          from meeting_checks k where k.enterprise_id = m.enterprise_id and k.meeting_id = m.id order by k.id desc limit 1) as "lastCheck",
        m.instance_id::text as "instanceId",
        case when m.actuals_state is null then null
          else json_build_object('instanceId', m.actuals_instance_id::text, 'state', m.actuals_state) end as actuals, m.revision, m.confirmation_note as "confirmationNote", m.version,
        ${isInspected(sql, viewer)} as "isInspected"
      from meetings m
      join users u on u.enterprise_id = m.enterprise_id and u.id = m.owner_id
      left join products p on p.enterprise_id = m.enterprise_id and p.id = m.product_id
      left join hospitals h on h.enterprise_id = m.enterprise_id and h.id = m.hospital_id
      left join budget_lines b on b.enterprise_id = m.enterprise_id and b.id = m.line_id
      left join budget_orders o on o.enterprise_id = m.enterprise_id and o.id = m.order_id
      where m.enterprise_id = app.enterprise_id() and m.id = ${id} and ${meetingScope(sql, viewer)}
    ) detail`;
  return row?.detail;
}
