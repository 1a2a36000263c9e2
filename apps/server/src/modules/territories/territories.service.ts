// The map of territories, and changes that move regions and, from today on, the owners in them (product 3.25).
import {
  territoryErrors as errors,
  type TerritoryChange,
  type TerritoryMap,
  type TerritoryMove,
  type TerritoryMoved,
  type TerritoryPreview,
} from '@yijian/contract/territories';
import { refuseField } from '../administration/index.ts';
import { passDoctors } from '../doctors/index.ts';
import { passHospitals } from '../hospitals/index.ts';
import { notify } from '../notifications/index.ts';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { holds, mapOf, stampOf, withMore, without } from './territories.policy.ts';
import {
  giveReason,
  lockUnits,
  selectCityCounts,
  selectIsMember,
  selectOwners,
  selectPlaces,
  selectUnits,
  updateRegions,
  type Owner,
  type Place,
  type Unit,
} from './territories.sql.ts';

export async function findTerritories(context: Context): Promise<TerritoryMap> {
  const { sql, language } = context;
  const [units, places, counts] = await Promise.all([
    selectUnits(sql, language),
    selectPlaces(sql),
    selectCityCounts(sql),
  ]);
  return mapOf(units, places, counts);
}

export async function previewMove(context: Context, change: TerritoryChange): Promise<TerritoryPreview> {
  return (await sound(context, change)).preview;
}

interface Sound {
  readonly preview: TerritoryPreview;
  readonly places: readonly Place[];
  readonly from: Unit | undefined;
  readonly to: Unit | undefined;
}

/** Checks the change and counts what it would move. */
async function sound(context: Context, change: TerritoryChange): Promise<Sound> {
  const { regionCodes, fromOrganizationId, toOrganizationId } = change;
  const [units, places] = [await selectUnits(context.sql, context.language), await selectPlaces(context.sql)];
  const unitOf = (field: 'fromOrganizationId' | 'toOrganizationId'): Unit | undefined => {
    const unit = units.find(({ id }) => id === change[field]);
    if (unit === undefined && change[field] !== null) throw refuseField(context, errors.organizationUnknown, { field });
    return unit;
  };
  const [from, to] = [unitOf('fromOrganizationId'), unitOf('toOrganizationId')];
  if (fromOrganizationId === toOrganizationId)
    throw refuseField(context, errors.sameOrganization, { field: 'toOrganizationId' });
  for (const code of regionCodes) {
    const place = places.find((one) => one.code === code);
    if (place === undefined) throw refuseField(context, errors.regionUnknown, { field: 'regionCodes' });
    const region = context.language === 'en' ? place.enName : place.name;
    if (from !== undefined && !holds(from.regionCodes, code, places))
      throw refuseField(context, errors.regionElsewhere, { field: 'regionCodes', values: { region } });
  }
  await requireReceiver(context, change);
  const owners =
    from === undefined
      ? []
      : await selectOwners(context.sql, { organizationId: from.id, regionCodes, language: context.language });
  return { preview: previewOf(owners, [change, from?.regionCodes, to?.regionCodes, owners]), places, from, to };
}

function previewOf(owners: Owner[], facts: unknown): TerritoryPreview {
  const total = (key: 'doctorCount' | 'hospitalCount') => owners.reduce((sum, owner) => sum + owner[key], 0);
  return {
    stamp: stampOf(facts),
    doctorCount: total('doctorCount'),
    hospitalCount: total('hospitalCount'),
    owners,
  };
}

async function requireReceiver(
  context: Context,
  { receiverId, toOrganizationId, fromOrganizationId }: TerritoryChange,
): Promise<void> {
  if (receiverId === null) return;
  const isMember =
    toOrganizationId !== null &&
    fromOrganizationId !== null &&
    (await selectIsMember(context.sql, { userId: receiverId, organizationId: toOrganizationId }));
  if (!isMember) throw refuseField(context, errors.receiverUnsuitable, { field: 'receiverId' });
}

/** What was done before stays as it is: visits and their organisations do not move. */
export async function moveTerritories(context: Context, body: TerritoryMove): Promise<TerritoryMoved> {
  const { stamp, reason, ...change } = body;
  const { regionCodes, fromOrganizationId, toOrganizationId, receiverId } = change;
  await lockUnits(
    context.sql,
    [fromOrganizationId, toOrganizationId].flatMap((id) => id ?? []),
  );
  const { preview, places, from, to } = await sound(context, change);
  if (preview.stamp !== stamp) throw fail(errors.changedMeanwhile);
  await giveReason(context.sql, reason);
  if (from !== undefined) await updateRegions(context.sql, from.id, without(from.regionCodes, regionCodes, places));
  if (to !== undefined) await updateRegions(context.sql, to.id, withMore(to.regionCodes, regionCodes));
  if (receiverId === null) return { doctorCount: 0, hospitalCount: 0 };
  const moved = { doctorCount: 0, hospitalCount: 0 };
  for (const { userId: giver } of preview.owners.filter(({ userId }) => userId !== receiverId)) {
    moved.doctorCount += await passDoctors(context, { from: giver, to: receiverId, regionCodes });
    moved.hospitalCount += await passHospitals(context, { from: giver, to: receiverId, regionCodes });
  }
  await tellReceiver(context, receiverId, moved);
  return moved;
}

async function tellReceiver(context: Context, userId: string, { doctorCount, hospitalCount }: TerritoryMoved) {
  await notify(context, {
    userId,
    kind: 'territories.received',
    title: { zh: '您的辖区有调整', en: 'Your territory has changed' },
    body: {
      zh: `您接收了 ${doctorCount} 位医生、${hospitalCount} 家医院`,
      en: `You have taken over ${doctorCount} doctors and ${hospitalCount} hospitals`,
    },
    path: '/customer/doctorTeamManager/focusCustomer',
  });
}
