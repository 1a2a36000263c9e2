// Corrections of tags: remembered by post, sentence, drug and the aspect that the tagger found.
import { doctorScope } from '../../doctors/index.ts';
import type { SessionUser } from '../../../platform/auth/index.ts';
import type { Sql } from '../../../platform/db/index.ts';

/** A tag of a doctor in the viewer's range and of a drug that is shown, until the transaction ends. */
export async function lockMention(sql: Sql, viewer: SessionUser, id: string): Promise<{ version: number } | undefined> {
  const [row] = await sql<{ version: number }[]>`
    select m.version from insight_mentions m join doctors d on d.enterprise_id = m.enterprise_id and d.id = m.doctor_id
    join insight_drugs g on g.enterprise_id = m.enterprise_id and g.id = m.drug_id
    where m.enterprise_id = app.enterprise_id() and m.id = ${id} and not g.is_withheld and d.is_enabled and ${doctorScope(sql, viewer)}
    for update of m`;
  return row;
}

export interface CorrectedTag {
  readonly aspect: string;
  readonly viewpoint: string;
  readonly attitude: number;
}

export async function upsertCorrection(
  sql: Sql,
  one: CorrectedTag & { mentionId: string; note: string; userId: string; at: Date },
): Promise<void> {
  await sql`
    insert into insight_corrections (post_id, sentence, drug_id, tagged_aspect, aspect, attitude, viewpoint, note, user_id, corrected_at)
    select m.post_id, m.sentence, m.drug_id, m.tagged_aspect, ${one.aspect}, ${one.attitude}, ${one.viewpoint}, ${one.note}, ${one.userId}, ${one.at}
    from insight_mentions m where m.enterprise_id = app.enterprise_id() and m.id = ${one.mentionId}
    on conflict (enterprise_id, post_id, sentence, drug_id, tagged_aspect) do update set aspect = excluded.aspect,
      attitude = excluded.attitude, viewpoint = excluded.viewpoint, note = excluded.note, user_id = excluded.user_id,
      corrected_at = excluded.corrected_at`;
}

export async function updateMention(sql: Sql, id: string, tag: CorrectedTag): Promise<void> {
  await sql`
    update insight_mentions set aspect = ${tag.aspect}, attitude = ${tag.attitude}, viewpoint = ${tag.viewpoint}, version = version + 1
    where enterprise_id = app.enterprise_id() and id = ${id}`;
}
