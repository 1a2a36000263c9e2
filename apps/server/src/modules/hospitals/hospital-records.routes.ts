// What the audit trail asks of hospitals: names, who may see one, former values (product 3.25).
import { governedColumnsOf, hospitalFields } from '@yijian/contract/dictionaries';
import { HospitalDetail, HospitalDraft } from '@yijian/contract/hospitals';
import { camelOf, formerDraft, type Former, type RecordDoor } from '../audit/index.ts';
import { isAllowed } from '../../platform/auth/index.ts';
import { findHospital } from './hospitals-list.service.ts';
import { changeHospital } from './hospitals.service.ts';
import { isInScope, selectHospitalNames, selectNamedHospitals } from './hospitals.sql.ts';

/** They come back together, as they were changed together; the room checks that each lies in the other. */
const placeColumns = ['province_code', 'city_code', 'county_code'];

/** One without the other says nothing. */
const positionColumns = ['latitude', 'longitude'];

export const hospitalRecords: RecordDoor = {
  kind: 'hospitals',
  names: async ({ sql }, ids) =>
    new Map((await selectHospitalNames(sql, ids)).map(({ id, zh, en }) => [id, { zh, en }])),
  find: ({ sql }, asked) => selectNamedHospitals(sql, asked),
  maySee: async ({ sql, user }, id) => isAllowed(user, 'customer:hospitals:read') && (await isInScope(sql, user, id)),
  writePermission: 'customer:hospitals:write',
  restorable: [
    'name',
    'en_name',
    'aliases',
    'level',
    'type',
    'ownership',
    ...placeColumns,
    'address',
    'telephone',
    'website',
    'beds',
    'yearly_outpatients',
    'key_departments',
    ...positionColumns,
    'reception_rule',
  ],
  governed: governedColumnsOf(hospitalFields),
  async restore(context, former) {
    const { text } = await findHospital(context, former.id);
    const present = HospitalDetail.parse(JSON.parse(text));
    // Where a call leaves a field out, the record has null.
    const filled = Object.fromEntries(Object.entries(present).filter(([, value]) => value !== null));
    const value = former.value ?? undefined;
    const together = [placeColumns, positionColumns].find((columns) => columns.includes(former.column));
    const place = together === undefined ? {} : formerTogether(former, together);
    const draft = formerDraft(context, HospitalDraft, {
      present: { ...filled, ...place },
      former: { ...former, value },
    });
    await changeHospital(context, { id: former.id, ...draft, updatedAt: present.updatedAt });
  },
};

function formerTogether({ before }: Former, columns: readonly string[]): Record<string, unknown> {
  const changed = columns.filter((column) => column in before);
  return Object.fromEntries(changed.map((column) => [camelOf(column), before[column] ?? undefined]));
}
