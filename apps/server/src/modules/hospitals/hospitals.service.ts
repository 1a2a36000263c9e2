// A hospital is added, changed, and looked after (specification 2.3, 7.5).
import { coreErrors, type FieldFault } from '@yijian/contract/core';
import { hospitalErrors, type ChangedHospital, type HospitalDraft } from '@yijian/contract/hospitals';
import { requireEditable } from '../../platform/auth/index.ts';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { emit } from '../../platform/jobs/index.ts';
import { spell } from './hospitals-names.policy.ts';
import { requireWindows } from './reception/reception.policy.ts';
import {
  deleteOwner,
  insertHospital,
  insertOwner,
  isInScope,
  selectForUpdate,
  selectPlaceFaults,
  selectTwin,
  updateHospital,
  type Kept,
} from './hospitals.sql.ts';

/** Who adds a hospital in the field looks after it. */
export async function addHospital(context: Context, draft: HospitalDraft): Promise<Kept> {
  const { sql, user } = context;
  await requirePlace(context, draft);
  requireWindows(draft.receptionRule.windows, context.language);
  const kept = await insertHospital(sql, user.id, draft, spell(draft.name));
  if (kept === undefined) throw await duplicate(context, draft, null);
  if (user.dataRange !== 'ALL') await insertOwner(sql, user.id, kept.id);
  await emit(context, 'hospitals.created', { hospitalId: kept.id });
  return kept;
}

/** Doctors copy place and level of their hospital, so that they hear of every change. */
export async function changeHospital(
  context: Context,
  { id, updatedAt, ...draft }: ChangedHospital & { id: string },
): Promise<Kept> {
  const { sql, user } = context;
  const hospital = await selectForUpdate(sql, user, id, updatedAt);
  if (hospital === undefined) throw fail(hospitalErrors.notFound);
  if (!hospital.isCurrent) throw fail(hospitalErrors.changedMeanwhile);
  const { telephone, receptionRule } = draft;
  requireEditable(context, [
    { field: 'hospital.telephone', name: 'body.telephone', isChanged: telephone !== hospital.telephone },
    {
      field: 'hospital.contact',
      name: 'body.receptionRule.contact',
      isChanged: receptionRule.contact !== hospital.contact,
    },
  ]);
  await requirePlace(context, draft);
  requireWindows(receptionRule.windows, context.language);
  if ((await selectTwin(sql, draft, id)) !== undefined) throw await duplicate(context, draft, id);
  const kept = await updateHospital(sql, user, id, draft, spell(draft.name));
  await emit(context, 'hospitals.changed', { hospitalId: id });
  return kept;
}

/** Sets who looks after it as wanted; without a wish it toggles. */
export async function ownHospital(
  context: Context,
  { id, own }: { id: string; own?: boolean | undefined },
): Promise<{ id: string; isMine: boolean }> {
  const { sql, user } = context;
  if (!(await isInScope(sql, user, id))) throw fail(hospitalErrors.notFound);
  if (own !== false && ((await insertOwner(sql, user.id, id)) || own === true)) return { id, isMine: true };
  await deleteOwner(sql, user.id, id);
  return { id, isMine: false };
}

async function duplicate(context: Context, draft: HospitalDraft, exceptId: string | null): Promise<Error> {
  const twin = await selectTwin(context.sql, draft, exceptId);
  const values = { name: draft.name, city: twin?.city ?? '' };
  return fail(hospitalErrors.duplicate, values, [{ field: 'body.name', message: twin?.id ?? draft.name }]);
}

async function requirePlace(context: Context, draft: HospitalDraft): Promise<void> {
  const wrong = await selectPlaceFaults(context.sql, draft);
  const message = context.language === 'zh' ? '不属于上一级地区' : 'does not lie there';
  const faults: FieldFault[] = [];
  if ((draft.latitude === undefined) !== (draft.longitude === undefined))
    faults.push({
      field: draft.latitude === undefined ? 'body.latitude' : 'body.longitude',
      message: context.language === 'zh' ? '经纬度须同时填写' : 'latitude and longitude are given together',
    });
  if (wrong.province) faults.push({ field: 'body.provinceCode', message });
  if (wrong.city) faults.push({ field: 'body.cityCode', message });
  if (wrong.county) faults.push({ field: 'body.countyCode', message });
  if (faults.length > 0)
    throw fail(coreErrors.badInput, { fields: faults.map((fault) => fault.field).join(', ') }, faults);
}
