// What the review of a material does here (product: Content machine).
import { libraryErrors as errors } from '@yijian/contract/library';
import {
  approveReview,
  beginReview,
  followReview,
  type Decided,
  type Ended,
  type Review,
} from '../../workflows/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import {
  lockMaterial,
  nextApprovalNumber,
  selectIdOfInstance,
  supersedeOthers,
  updateMaterial,
  type StoredMaterial,
} from '../library.sql.ts';

/** A process looks at every material, whoever decides it. */
const everything = ({ clock, language }: Context) => ({
  reader: { seesDrafts: true, seesMedical: true },
  language,
  today: dayInShanghai(clock.now()),
});

const review: Review<StoredMaterial> = {
  definitionKey: 'library-review',
  field: 'material',
  noun: { zh: '资料', en: 'Material' },
  notFound: errors.notFound,
  notice: 'library.reviewed',
  path: (id) => `/meeting/medicalLibrary?id=${id}`,
  lock: (context, id) => lockMaterial(context.sql, id, everything(context)),
  idOf: ({ sql }, instanceId) => selectIdOfInstance(sql, instanceId),
  tie: ({ sql, clock }, id, instanceId) => updateMaterial(sql, id, clock.now(), { instance_id: instanceId }),
  giveBack: ({ sql, clock }, id) => updateMaterial(sql, id, clock.now(), { state: 'DRAFT', instance_id: null }),
  /** In force from today, with a number of its own; the edition before gives way. */
  approve: async ({ sql, clock }, material, decided) => {
    const at = clock.now();
    const today = dayInShanghai(at);
    await supersedeOthers(sql, material, at);
    await updateMaterial(sql, material.id, at, {
      state: 'APPROVED',
      approval_number: await nextApprovalNumber(sql, today.slice(0, 4)),
      effective_on: today,
      reviewer_id: decided.decidedBy ?? null,
      reviewed_at: at,
    });
  },
};

export function beginMaterialReview(context: Context, decided: Decided): Promise<void> {
  return beginReview(context, { review, decided });
}

export function approveMaterial(context: Context, decided: Decided): Promise<void> {
  return approveReview(context, { review, decided });
}

export function followMaterialReview(context: Context, ended: Ended): Promise<void> {
  return followReview(context, { review, ended });
}
