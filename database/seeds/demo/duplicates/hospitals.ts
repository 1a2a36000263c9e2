// Hospitals that may be one: written with and without their city, one in two counties, a merge that can be undone (product 3.2).
import {
  findHospitalPairs,
  mergeHospitals,
  previewHospitalMerge,
  rejectHospitalPair,
} from '../../../../apps/server/src/modules/duplicates/index.ts';
import { spell } from '../../../../apps/server/src/modules/hospitals/index.ts';
import type { Transaction } from '../../reference/index.ts';

type Context = Parameters<typeof mergeHospitals>[0];

interface Original {
  readonly id: string;
  readonly name: string;
  /** 杭州. */
  readonly city: string;
  readonly provinceCode: string;
}

/** How the double is written; `decision` is what a steward said of it. */
interface Case {
  readonly written: (original: Original) => string;
  readonly otherCounty?: boolean;
  readonly decision?: 'REJECT' | 'MERGE';
}

const withOrWithoutCity = ({ name, city }: Original): string =>
  name.startsWith(city) ? name.slice(city.length).replace(/^市/, '') : `${city}市${name}`;

const cases: readonly Case[] = [
  { written: withOrWithoutCity },
  { written: ({ name, city }) => `${name}（${city}市医疗集团）` },
  { written: ({ name }) => name, otherCounty: true, decision: 'REJECT' },
  { written: withOrWithoutCity, decision: 'MERGE' },
];

export async function storeHospitalDuplicates(
  tx: Transaction,
  { steward, night }: { readonly steward: Context; readonly night: Date },
): Promise<void> {
  const originals = await tx<Original[]>`
    select h.id::text, h.name, regexp_replace(c.name, '市$', '') as city, h.province_code as "provinceCode"
    from hospitals h join regions c on c.code = h.city_code
    where h.enterprise_id = app.enterprise_id() and h.is_enabled and h.doctor_count > 0 and h.telephone <> ''
      and exists (select from regions y where y.parent_code = h.city_code and y.code is distinct from h.county_code)
    order by h.doctor_count desc, h.id limit ${cases.length}`;
  for (const [at, original] of originals.entries()) {
    const one = cases[at]!;
    const otherId = await storeDouble(tx, original, one);
    await findHospitalPairs({ sql: tx }, { provinceCode: original.provinceCode, scanId: null });
    await tx`update duplicate_hospital_pairs set found_at = ${night} where enterprise_id = app.enterprise_id()`;
    const pair = { leftId: original.id, rightId: otherId };
    if (one.decision === 'REJECT')
      await rejectHospitalPair(steward, { ...pair, note: '两区各有一家同名医院，已电话核实' });
    if (one.decision === 'MERGE') {
      const plan = { survivorId: original.id, loserId: otherId, choices: {} };
      const { stamp } = await previewHospitalMerge(steward, plan);
      await mergeHospitals(steward, { ...plan, stamp, note: '同一地址、同一电话' });
    }
  }
  await tx`delete from outbox_events where topic = 'hospitals.changed'`;
}

async function storeDouble(tx: Transaction, original: Original, one: Case): Promise<string> {
  const name = one.written(original);
  const { pinyin, initials } = spell(name);
  const [row] = await tx<[{ id: string }]>`
    insert into hospitals (name, pinyin, initials, level, type, ownership, province_code, city_code, county_code, address, telephone, source, created_at, updated_at)
    select ${name}, ${pinyin}, ${initials}, level, type, ownership, province_code, city_code,
      case when ${one.otherCounty === true} then (select y.code from regions y where y.parent_code = h.city_code
        and y.code is distinct from h.county_code order by y.code limit 1) else county_code end,
      address, telephone, 'DEMO', created_at, updated_at
    from hospitals h where h.enterprise_id = app.enterprise_id() and h.id = ${original.id} returning id::text`;
  return row.id;
}
