// The content of an application: stored as rows, read back as the application it was.
import type { MeetingDraft } from '@yijian/contract/meetings';
import type { Sql, Viewer } from '../../../platform/db/index.ts';
import { doctorScope } from '../../doctors/index.ts';

/** What is stored beside what was written. */
export interface Computed {
  /** CNY, the sum of the costs. */
  readonly estimate: number;
}

const rowOf = (draft: MeetingDraft & Computed) => ({
  type: draft.type,
  title: draft.title,
  objective: draft.objective,
  purpose: draft.purpose,
  format: draft.format,
  product_id: draft.productId ?? null,
  hospital_id: draft.hospitalId ?? null,
  starts_at: draft.startsAt ?? null,
  ends_at: draft.endsAt ?? null,
  venue_kind: draft.venueKind ?? null,
  venue_name: draft.venueName,
  address: draft.address,
  city_code: draft.cityCode ?? null,
  latitude: draft.latitude ?? null,
  longitude: draft.longitude ?? null,
  online_link: draft.onlineLink,
  line_id: draft.lineId ?? null,
  order_id: draft.orderId ?? null,
  expected_guests: draft.expectedGuests,
  expected_staff: draft.expectedStaff,
  estimate: draft.estimate,
});

export async function insertMeeting(
  sql: Sql,
  draft: MeetingDraft & Computed,
  { ownerId, organizationId, at }: { ownerId: string; organizationId: string | null; at: Date },
): Promise<string> {
  const row = { ...rowOf(draft), owner_id: ownerId, organization_id: organizationId, created_at: at, updated_at: at };
  const [kept] = await sql<[{ id: string }]>`insert into meetings ${sql(row)} returning id`;
  await writeParts(sql, kept.id, draft);
  return kept.id;
}

/** Puts the content in place of what stood there; the version grows. */
export async function updateContent(sql: Sql, id: string, draft: MeetingDraft & Computed, at: Date): Promise<number> {
  const [row] = await sql<[{ version: number }]>`
    update meetings set ${sql({ ...rowOf(draft), updated_at: at })}, version = version + 1
    where enterprise_id = app.enterprise_id() and id = ${id} returning version`;
  await writeParts(sql, id, draft);
  return row.version;
}

async function writeParts(sql: Sql, id: string, { agenda, costs, guestIds }: MeetingDraft): Promise<void> {
  await sql`delete from meeting_agenda where enterprise_id = app.enterprise_id() and meeting_id = ${id}`;
  await sql`delete from meeting_costs where enterprise_id = app.enterprise_id() and meeting_id = ${id}`;
  if (agenda.length > 0)
    await sql`insert into meeting_agenda ${sql(
      agenda.map(({ kind, topic, minutes, speakerId, materialId }, position) => ({
        meeting_id: id,
        position,
        kind,
        topic,
        minutes,
        speaker_id: speakerId ?? null,
        material_id: materialId ?? null,
      })),
    )}`;
  if (costs.length > 0)
    await sql`insert into meeting_costs ${sql(costs.map((cost, position) => ({ meeting_id: id, position, ...cost })))}`;
  // Guests who answered already stay, whoever else is invited.
  await sql`
    delete from meeting_guests where enterprise_id = app.enterprise_id() and meeting_id = ${id} and state = 'INVITED'
      and source = 'INVITED' and doctor_id <> all(${guestIds}::bigint[])`;
  await inviteDoctors(sql, id, guestIds);
}

export async function inviteDoctors(sql: Sql, id: string, doctorIds: readonly string[]): Promise<void> {
  if (doctorIds.length === 0) return;
  await sql`
    insert into meeting_guests (meeting_id, doctor_id)
    select ${id}::bigint, wanted from unnest(${doctorIds as string[]}::bigint[]) wanted
    on conflict (enterprise_id, meeting_id, doctor_id) do nothing`;
}

/** The application as it could be submitted again. */
export async function selectContent(sql: Sql, id: string): Promise<MeetingDraft> {
  const [row] = await sql<[{ content: MeetingDraft }]>`
    select json_build_object('type', m.type, 'title', m.title, 'objective', m.objective, 'purpose', m.purpose, 'format', m.format,
      'productId', m.product_id::text, 'hospitalId', m.hospital_id::text, 'startsAt', m.starts_at, 'endsAt', m.ends_at,
      'venueKind', m.venue_kind, 'venueName', m.venue_name, 'address', m.address, 'cityCode', m.city_code, 'latitude', m.latitude,
      'longitude', m.longitude, 'onlineLink', m.online_link, 'lineId', m.line_id::text, 'orderId', m.order_id::text,
      'expectedGuests', m.expected_guests, 'expectedStaff', m.expected_staff,
      'agenda', (select coalesce(json_agg(json_build_object('kind', a.kind, 'topic', a.topic, 'minutes', a.minutes,
          'speakerId', a.speaker_id::text, 'materialId', a.material_id::text) order by a.position), '[]')
        from meeting_agenda a where a.enterprise_id = m.enterprise_id and a.meeting_id = m.id),
      'costs', (select coalesce(json_agg(json_build_object('kind', c.kind, 'note', c.note, 'price', c.price,
          'quantity', c.quantity) order by c.position), '[]')
        from meeting_costs c where c.enterprise_id = m.enterprise_id and c.meeting_id = m.id),
      'guestIds', (select coalesce(json_agg(g.doctor_id::text order by g.id), '[]')
        from meeting_guests g where g.enterprise_id = m.enterprise_id and g.meeting_id = m.id and g.source = 'INVITED')) as content
    from meetings m where m.enterprise_id = app.enterprise_id() and m.id = ${id}`;
  return row.content;
}

export interface NamedRecords {
  readonly product: boolean;
  readonly hospital: boolean;
  readonly city: boolean;
  readonly line: boolean;
  readonly order: boolean;
  readonly materials: readonly string[];
  readonly doctors: readonly string[];
}

/** Which of the records it names are there, and which of the doctors the viewer may name. */
export async function selectNamed(
  sql: Sql,
  viewer: Viewer,
  { draft, materials, doctors }: { draft: MeetingDraft; materials: readonly string[]; doctors: readonly string[] },
): Promise<NamedRecords> {
  const { productId, hospitalId, cityCode, lineId, orderId } = draft;
  const [row] = await sql<[NamedRecords]>`select
    exists (select from products where enterprise_id = app.enterprise_id() and id = ${productId ?? null}) as product,
    exists (select from hospitals where enterprise_id = app.enterprise_id() and id = ${hospitalId ?? null}) as hospital,
    exists (select from regions where code = ${cityCode ?? null} and level = 2) as city,
    exists (select from budget_lines where enterprise_id = app.enterprise_id() and id = ${lineId ?? null}) as line,
    exists (select from budget_orders where enterprise_id = app.enterprise_id() and id = ${orderId ?? null}) as "order",
    array(select id::text from library_materials
      where enterprise_id = app.enterprise_id() and id = any(${materials as string[]}::bigint[])) as materials,
    array(select d.id::text from doctors d where d.enterprise_id = app.enterprise_id()
      and d.id = any(${doctors as string[]}::bigint[]) and ${doctorScope(sql, viewer)}) as doctors`;
  return row;
}
