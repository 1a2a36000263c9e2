// Drafts: written, changed, copied (product: meetings, the form).
import { coreErrors, type Bilingual, type FieldFault } from '@yijian/contract/core';
import {
  meetingErrors as errors,
  type ChangedMeeting,
  type MeetingAct,
  type MeetingDraft,
  type MeetingKept,
} from '@yijian/contract/meetings';
import { byWhom } from '../../audit/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { actsOf, refusedAct } from '../meetings.policy.ts';
import { lockMeeting, type StoredMeeting } from '../meetings.sql.ts';
import { doctorsOf, materialsOf, requireVersion, sumOf } from './content.policy.ts';
import { insertMeeting, selectContent, selectNamed, updateContent } from './content.sql.ts';

const withSum = (draft: MeetingDraft) => ({ ...draft, estimate: sumOf(draft.costs) });
const namesIn = (draft: MeetingDraft) => ({ draft, materials: materialsOf(draft), doctors: doctorsOf(draft) });

/** The meeting under its lock, if the caller may do this to it now. */
export async function openFor(context: Context, { id, act }: { id: string; act: MeetingAct }): Promise<StoredMeeting> {
  const meeting = await lockMeeting(context.sql, context.user, id);
  if (meeting === undefined) throw fail(errors.notFound);
  if (!actsOf(context.user, meeting).includes(act)) {
    const by = await byWhom(context, { kind: 'meetings', id });
    throw refusedAct(context.user, meeting, { act, by, language: context.language });
  }
  return meeting;
}

export async function keptNow(context: Context, id: string): Promise<MeetingKept> {
  const { state, version, number } = (await lockMeeting(context.sql, context.user, id))!;
  return { id, state, version, number };
}

export async function addMeeting(context: Context, draft: MeetingDraft): Promise<MeetingKept> {
  await requireKnown(context, { draft });
  const { sql, user, clock } = context;
  const organizationId = user.organizationId ?? null;
  const id = await insertMeeting(sql, withSum(draft), { ownerId: user.id, organizationId, at: clock.now() });
  return keptNow(context, id);
}

export async function updateMeeting(
  context: Context,
  { id, version, ...draft }: ChangedMeeting & { id: string },
): Promise<MeetingKept> {
  const meeting = await openFor(context, { id, act: 'edit' });
  requireVersion(meeting, version);
  await requireKnown(context, { draft });
  await updateContent(context.sql, id, withSum(draft), context.clock.now());
  return keptNow(context, id);
}

/** A new draft without dates, guests and what belongs to the year: those are chosen anew. */
export async function copyMeeting(context: Context, id: string): Promise<MeetingKept> {
  await openFor(context, { id, act: 'copy' });
  const content = await selectContent(context.sql, id);
  const { sql, user, clock } = context;
  const copied = { ...content, startsAt: null, endsAt: null, lineId: null, orderId: null, guestIds: [] };
  const known = await selectNamed(sql, user, namesIn(copied));
  const seen = new Set(known.doctors);
  const agenda = copied.agenda.map((item) => ({
    ...item,
    speakerId: seen.has(item.speakerId ?? '') ? item.speakerId : null,
  }));
  const made = await insertMeeting(sql, withSum({ ...copied, agenda }), {
    ownerId: user.id,
    organizationId: user.organizationId ?? null,
    at: clock.now(),
  });
  return keptNow(context, made);
}

const gone: Bilingual = { zh: '不存在，请重新选择', en: 'is not there; choose another' };
const outOfRange: Bilingual = { zh: '医生不存在，或不在您的查看范围内', en: 'names a doctor outside your range' };
const halfPlace: Bilingual = { zh: '纬度与经度须一起填写', en: 'goes with the other coordinate' };
const backwards: Bilingual = { zh: '须晚于开始时间', en: 'must be after the beginning' };

/** Every record that the application names is there and open to the caller; `allowed` doctors were named before. */
export async function requireKnown(
  context: Context,
  { draft, allowed = [] }: { draft: MeetingDraft; allowed?: readonly string[] },
): Promise<void> {
  const { sql, user, language } = context;
  const known = await selectNamed(sql, user, namesIn(draft));
  const doctors = new Set([...known.doctors, ...allowed]);
  const materials = new Set(known.materials);
  const faults: FieldFault[] = [];
  const fault = (field: string, message: Bilingual): void => {
    faults.push({ field: `body.${field}`, message: message[language] });
  };
  const isLost = (id: string | null | undefined, isKnown: boolean): boolean =>
    id !== null && id !== undefined && !isKnown;
  if (isLost(draft.productId, known.product)) fault('productId', gone);
  if (isLost(draft.hospitalId, known.hospital)) fault('hospitalId', gone);
  if (isLost(draft.cityCode, known.city)) fault('cityCode', gone);
  if (isLost(draft.lineId, known.line)) fault('lineId', gone);
  if (isLost(draft.orderId, known.order)) fault('orderId', gone);
  for (const [at, { speakerId, materialId }] of draft.agenda.entries()) {
    if (isLost(speakerId, doctors.has(speakerId ?? ''))) fault(`agenda.${at}.speakerId`, outOfRange);
    if (isLost(materialId, materials.has(materialId ?? ''))) fault(`agenda.${at}.materialId`, gone);
  }
  for (const [at, id] of draft.guestIds.entries()) if (!doctors.has(id)) fault(`guestIds.${at}`, outOfRange);
  const { startsAt, endsAt, latitude = null, longitude = null } = draft;
  if ((latitude === null) !== (longitude === null)) fault(latitude === null ? 'latitude' : 'longitude', halfPlace);
  if (startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt)) fault('endsAt', backwards);
  if (faults.length > 0) throw fail(coreErrors.badInput, { fields: faults.map((one) => one.field).join(', ') }, faults);
}
