// Two doctors nobody else in a test file touches, merged and taken back as a steward does it.
import { duplicateEndpoints as calls } from '@yijian/contract/duplicates';
import type { Caller, TestApp } from '../app.ts';

export interface MergeStage {
  /** Looked after by 陈亦舟, the newest first; every call answers others. */
  doctors(count: number): Promise<string[]>;
  merge(survivorId: string, loserId: string, choices?: object): ReturnType<typeof mergeWith>;
  unmerge(id: string): Promise<{ status: number; body: { result: { restoredId: string; kept: number } } }>;
}

async function mergeWith(steward: Caller, survivorId: string, loserId: string, choices: object) {
  const plan = { survivorId, loserId, choices };
  const preview = await steward.call(calls.preview, { body: plan });
  if (preview.status !== 200) throw new Error(preview.body.message);
  return steward.call(calls.merge, { body: { ...plan, stamp: preview.body.result.stamp, note: '同一人' } });
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
    merge: (survivorId, loserId, choices = {}) => mergeWith(steward, survivorId, loserId, choices),
    unmerge: (id) => steward.call(calls.unmerge, { params: { id }, body: { note: '查实为两人' } }),
  };
}
