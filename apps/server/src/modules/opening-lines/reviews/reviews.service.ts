// What the review of an opening line does here: approved it may be sent at once, refused it is a draft again.
import { openingLineErrors as errors } from '@yijian/contract/opening-lines';
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
import { lockOpeningLine, selectIdOfInstance, updateOpeningLine, type StoredLine } from '../opening-lines.sql.ts';

const review: Review<StoredLine> = {
  definitionKey: 'opening-line-review',
  field: 'line',
  noun: { zh: '开场白', en: 'Opening line' },
  notFound: errors.notFound,
  notice: 'opening-lines.reviewed',
  path: (id) => `/content/openingLines?id=${id}`,
  lock: ({ sql, clock }, id) => lockOpeningLine(sql, id, dayInShanghai(clock.now())),
  idOf: ({ sql }, instanceId) => selectIdOfInstance(sql, instanceId),
  tie: ({ sql, clock }, id, instanceId) => updateOpeningLine(sql, id, clock.now(), { instance_id: instanceId }),
  giveBack: ({ sql, clock }, id) => updateOpeningLine(sql, id, clock.now(), { state: 'DRAFT', instance_id: null }),
  approve: async ({ sql, clock }, { id }, { decidedBy }) => {
    const at = clock.now();
    await updateOpeningLine(sql, id, at, { state: 'APPROVED', reviewer_id: decidedBy ?? null, reviewed_at: at });
  },
};

export function beginOpeningReview(context: Context, decided: Decided): Promise<void> {
  return beginReview(context, { review, decided });
}

export function approveOpeningLine(context: Context, decided: Decided): Promise<void> {
  return approveReview(context, { review, decided });
}

export function followOpeningReview(context: Context, ended: Ended): Promise<void> {
  return followReview(context, { review, ended });
}
