// Who sees a speaker, and who proposed one.
import type { Sql, Viewer } from '../../../platform/db/index.ts';
import { speakerScope } from '../speakers-scope.sql.ts';

export async function selectIsSpeakerSeen(sql: Sql, viewer: Viewer, id: string): Promise<boolean> {
  const rows =
    await sql`select from speakers s join doctors d on d.enterprise_id = s.enterprise_id and d.id = s.doctor_id
    where s.enterprise_id = app.enterprise_id() and s.id = ${id} and ${speakerScope(sql, viewer)}`;
  return rows.length === 1;
}

export async function selectIsSpeakerOwn(sql: Sql, userId: string, id: string): Promise<boolean> {
  const rows = await sql`select from speakers s
    where s.enterprise_id = app.enterprise_id() and s.id = ${id} and s.owner_id = ${userId}`;
  return rows.length === 1;
}
