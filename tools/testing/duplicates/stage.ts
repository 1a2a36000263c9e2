// Two doctors nobody else in a test file touches, merged and taken back as a steward does it.
import { duplicateEndpoints as calls } from '@yijian/contract/duplicates';
import type { Caller, TestApp } from '../app.ts';

export interface MergeStage {
  /** Looked after by 陈亦舟, the newest first; every call answers others. */
  doctors(count: number): Promise<string[]>;
  /** The second one as like the first as two records of one person are; `number` decides whether a telephone backs it. */
  makeAlike(pair: readonly [string, string], number: 'SAME' | 'NONE'): Promise<void>;
  merge(survivorId: string, loserId: string, choices?: object): ReturnType<typeof mergeWith>;
  unmerge(id: string): Promise<{ status: number; body: { result: { restoredId: string; kept: number } } }>;
}

async function mergeWith(steward: Caller, survivorId: string, loserId: string, choices: object) {
  const plan = { survivorId, loserId, choices };
  const preview = await steward.call(calls.preview, { body: plan });
  if (preview.status !== 200) throw new Error(preview.body.message);
  return steward.call(calls.merge, { body: { ...plan, stamp: preview.body.result.stamp, note: '同一人' } });
}

async function makeAlike(
  app: TestApp,
  [one, other]: readonly [string, string],
  number: 'SAME' | 'NONE',
): Promise<void> {
  await app.owner`
    update doctors d set name = o.name, pinyin = o.pinyin, initials = o.initials, hospital_id = o.hospital_id, department_name = o.department_name || '二区',
      department_code = o.department_code, city_code = o.city_code, province_code = o.province_code, sex = o.sex, birth_year = o.birth_year,
      working_since = o.working_since, title_code = o.title_code, email = 'same.' || o.id || '@hospital.example'
    from doctors o where o.enterprise_id = 1 and o.id = ${one} and d.enterprise_id = 1 and d.id = ${other}`;
  await app.owner`update doctors set email = 'same.' || id || '@hospital.example' where enterprise_id = 1 and id = ${one}`;
  await app.owner`delete from personal_values where enterprise_id = 1 and table_name = 'doctors' and row_id = ${other}`;
  if (number === 'SAME')
    await app.owner`
      insert into personal_values (enterprise_id, table_name, field, row_id, part, sealed, search_number, masked)
      select 1, 'doctors', 'PHONE', ${other}, 0, v.sealed, v.search_number, v.masked from personal_values v
      where v.enterprise_id = 1 and v.table_name = 'doctors' and v.field = 'PHONE' and v.row_id = ${one}`;
}

export function mergeStage(app: TestApp, steward: Caller): MergeStage {
  let taken = 0;
  return {
    async doctors(count) {
      const rows = await app.owner<{ id: string }[]>`
        select d.id from doctors d join doctor_owners o on o.enterprise_id = d.enterprise_id and o.doctor_id = d.id
        join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id and u.login = 'chen.yizhou'
        where d.enterprise_id = 1 order by d.id desc offset ${taken} limit ${count}`;
      taken += count;
      return rows.map(({ id }) => id);
    },
    makeAlike: (pair, number) => makeAlike(app, pair, number),
    merge: (survivorId, loserId, choices = {}) => mergeWith(steward, survivorId, loserId, choices),
    unmerge: (id) => steward.call(calls.unmerge, { params: { id }, body: { note: '查实为两人' } }),
  };
}
