// Statements of the materials of a meeting's agenda, and of who opened them.
import type { MeetingSurvey } from '@yijian/contract/meetings';
import type { MaterialType } from '@yijian/contract/library';
import { wasMaterialInForce } from '../../library/index.ts';
import { titled, type Fragment, type Sql } from '../../../platform/db/index.ts';

/** Materials `m` that the agenda of the meeting names, each with its first place; how staff work is no doctor's reading. */
const named = (sql: Sql, meetingId: string): Fragment => sql`
  (select a.material_id as id, min(a.position) as place from meeting_agenda a
    where a.enterprise_id = app.enterprise_id() and a.meeting_id = ${meetingId} and a.material_id is not null group by 1) x
  join library_materials m on m.enterprise_id = app.enterprise_id() and m.id = x.id and m.type <> 'SOP'`;

export interface GuestMaterial {
  readonly id: string;
  readonly title: string;
  readonly type: MaterialType;
  readonly summary: string;
  readonly file: { readonly name: string; readonly size: number } | null;
  readonly isOpened: boolean;
}

interface ForGuest {
  readonly meetingId: string;
  readonly guestId: string;
  readonly now: Date;
  readonly language: 'zh' | 'en';
}

/** Those in force now, in the order of the agenda. */
export function selectGuestMaterials(
  sql: Sql,
  { meetingId, guestId, now, language }: ForGuest,
): Promise<GuestMaterial[]> {
  return sql<GuestMaterial[]>`
    select m.id, ${titled(sql, language, 'm')} as title, m.type, m.summary,
      case when f.id is not null then json_build_object('name', f.name, 'size', f.size) end as file, r.id is not null as "isOpened"
    from ${named(sql, meetingId)}
    left join library_files f on f.enterprise_id = m.enterprise_id and f.material_id = m.id
    left join meeting_material_reads r on r.enterprise_id = m.enterprise_id and r.material_id = m.id and r.guest_id = ${guestId}
    where ${wasMaterialInForce(sql, sql`${now}::timestamptz`)} order by x.place`;
}

export interface MaterialFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
}

export async function selectMaterialFile(sql: Sql, materialId: string): Promise<MaterialFile | undefined> {
  const [row] = await sql<MaterialFile[]>`
    select name, type, content from library_files where enterprise_id = app.enterprise_id() and material_id = ${materialId}`;
  return row;
}

/** The first opening counts; undefined for every later one. */
export async function insertMaterialRead(
  sql: Sql,
  { guestId, materialId, at }: { guestId: string; materialId: string; at: Date },
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    insert into meeting_material_reads (guest_id, material_id, at) values (${guestId}, ${materialId}, ${at})
    on conflict (enterprise_id, guest_id, material_id) do nothing returning id::text as id`;
  return row?.id;
}

/** For the page of the meeting: each material with how many doctors opened it. */
export function selectOpenedMaterials(
  sql: Sql,
  { meetingId, language }: Pick<ForGuest, 'meetingId' | 'language'>,
): Promise<MeetingSurvey['materials']> {
  return sql<MeetingSurvey['materials']>`
    select m.id, ${titled(sql, language, 'm')} as title, m.type,
      (select count(*)::int from meeting_material_reads r
        join meeting_guests g on g.enterprise_id = r.enterprise_id and g.id = r.guest_id
        where r.enterprise_id = m.enterprise_id and r.material_id = m.id and g.meeting_id = ${meetingId}) as "openedBy"
    from ${named(sql, meetingId)} order by x.place`;
}
