// The review of a record by a process: it begins, it is agreed to, or it ended otherwise and the draft goes back (product: Content machine).
import type { NoticeKind } from '@yijian/contract/notifications';
import type { Bilingual, NamedError } from '@yijian/contract/core';
import { notify } from '../../notifications/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import type { Decided } from '../engine/effects/effects.policy.ts';

export interface Reviewed {
  readonly id: string;
  readonly title: string;
  readonly state: string;
  readonly ownerId: string;
  readonly instanceId: string | null;
}

export interface Review<Row extends Reviewed> {
  readonly definitionKey: string;
  /** Field of the process form that holds the record's id. */
  readonly field: string;
  readonly noun: Bilingual;
  readonly notFound: NamedError;
  readonly notice: NoticeKind;
  readonly path: (id: string) => string;
  /** The row under its lock, whoever decides. */
  readonly lock: (context: Context, id: string) => Promise<Row | undefined>;
  readonly idOf: (context: Context, instanceId: string) => Promise<string | undefined>;
  readonly tie: (context: Context, id: string, instanceId: string) => Promise<unknown>;
  readonly giveBack: (context: Context, id: string) => Promise<unknown>;
  readonly approve: (context: Context, row: Row, decided: Decided) => Promise<void>;
}

export type Ended = {
  readonly instanceId: string;
  readonly definitionKey: string;
  readonly state: string;
};

type Acted<Row extends Reviewed> = { readonly review: Review<Row>; readonly decided: Decided };

async function inReview<Row extends Reviewed>(context: Context, { review, decided }: Acted<Row>): Promise<Row> {
  const id = decided.form[review.field];
  const isId = typeof id === 'string' && /^[1-9]\d{0,17}$/.test(id);
  const row = isId ? await review.lock(context, id) : undefined;
  if (row?.state !== 'IN_REVIEW') throw fail(review.notFound);
  return row;
}

/** Ties the process to its record: nobody starts one for a record that was not submitted. */
export async function beginReview<Row extends Reviewed>(context: Context, acted: Acted<Row>): Promise<void> {
  const { review, decided } = acted;
  const row = await inReview(context, acted);
  if (row.instanceId !== null) throw fail(review.notFound);
  await review.tie(context, row.id, decided.instanceId);
}

export async function approveReview<Row extends Reviewed>(context: Context, acted: Acted<Row>): Promise<void> {
  const { review, decided } = acted;
  const row = await inReview(context, acted);
  if (row.instanceId !== decided.instanceId) throw fail(review.notFound);
  await review.approve(context, row, decided);
  await tell(context, { review, row, result: { zh: '已批准', en: 'was approved' } });
}

/** A review that was refused or cancelled gives the draft back. */
export async function followReview<Row extends Reviewed>(
  context: Context,
  { review, ended }: { readonly review: Review<Row>; readonly ended: Ended },
): Promise<void> {
  if (ended.definitionKey !== review.definitionKey || ended.state === 'APPROVED') return;
  const id = await review.idOf(context, ended.instanceId);
  const row = id === undefined ? undefined : await review.lock(context, id);
  if (row?.state !== 'IN_REVIEW') return;
  await review.giveBack(context, row.id);
  if (ended.state === 'CANCELLED') return;
  await tell(context, {
    review,
    row,
    result: { zh: '未通过审核，已退回草稿', en: 'was refused; it is a draft again' },
  });
}

async function tell<Row extends Reviewed>(
  context: Context,
  { review, row, result }: { readonly review: Review<Row>; readonly row: Row; readonly result: Bilingual },
): Promise<void> {
  const { noun } = review;
  await notify(context, {
    userId: row.ownerId,
    kind: review.notice,
    title: { zh: `${noun.zh}“${row.title}”${result.zh}`, en: `${noun.en} “${row.title}” ${result.en}` },
    path: review.path(row.id),
  });
}
