// Materials of a meeting for the doctors who signed in: those of its agenda, while they are in force.
import { meetingErrors as errors } from '@yijian/contract/meetings';
import { touchedTopic } from '../../doctors/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { PublicContext } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import { requireAttendance, type AtMeeting } from './attendance.service.ts';
import {
  insertMaterialRead,
  selectGuestMaterials,
  selectMaterialFile,
  type GuestMaterial,
  type MaterialFile,
} from './materials.sql.ts';

export async function listGuestMaterials(context: PublicContext, at: AtMeeting): Promise<GuestMaterial[]> {
  const { guestId } = await requireAttendance(context, at);
  const { sql, language, clock } = context;
  return selectGuestMaterials(sql, { meetingId: at.id, guestId, language, now: clock.now() });
}

/** A recalled or outdated material is not opened any more, whoever has its address. */
export async function openGuestMaterial(
  context: PublicContext,
  { materialId, ...at }: AtMeeting & { readonly materialId: string },
): Promise<MaterialFile> {
  const { guestId } = await requireAttendance(context, at);
  const { sql, language, clock } = context;
  const now = clock.now();
  const inForce = await selectGuestMaterials(sql, { meetingId: at.id, guestId, language, now });
  const file = inForce.some(({ id }) => id === materialId) ? await selectMaterialFile(sql, materialId) : undefined;
  if (file === undefined) throw fail(errors.materialNotFound);
  const read = await insertMaterialRead(sql, { guestId, materialId, at: now });
  if (read !== undefined) await emit(context, touchedTopic, { source: 'meeting_material_reads', ids: [read] });
  return file;
}
