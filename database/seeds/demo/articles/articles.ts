// Articles in every state, made by the product's own steps at dates before today (product: Content machine).
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  addArticle,
  addVideo,
  articleEffects,
  keepPicture,
  markFavorite,
  publishArticle,
  recallArticle,
  reviseArticle,
  submitArticle,
} from '../../../../apps/server/src/modules/articles/index.ts';
import { makeHarmless } from '../../../../apps/server/src/platform/files/index.ts';
import { approveTask, offerEffects } from '../../../../apps/server/src/modules/workflows/index.ts';
import type { Transaction } from '../../reference/index.ts';
import { actAs, findActor, findOpenTask, type ActingContext, type ActingUser } from '../acting.ts';
import { addDays, momentOf } from '../days.ts';
import { stepsPicture } from './steps-picture.ts';
import { articles, htmlOf, type SeedArticle, type Uploaded } from './texts.ts';

interface Desk {
  readonly enterpriseId: string;
  readonly today: string;
}

type As = (user: ActingUser, daysAgo: number) => ActingContext;

export async function storeArticles(tx: Transaction, { enterpriseId, today }: Desk): Promise<void> {
  offerEffects(articleEffects);
  const [marketing, medical] = [await findActor(tx, { role: 'MKT' }), await findActor(tx, { role: 'MAF' })];
  const [compliance, rep] = [await findActor(tx, { role: 'COMP' }), await findActor(tx, { role: 'REP' })];
  // An enterprise without marketing and compliance has nobody who may review.
  if (marketing.id === compliance.id) return;
  const as: As = (user, daysAgo) => {
    const acting = { enterpriseId, user, when: new Date(momentOf(addDays(today, -daysAgo), 640)) };
    const context = actAs(tx, acting);
    return { ...context, user: { ...context.user, isMedical: true } };
  };
  const products = await tx<{ id: string; name: string }[]>`
    select id::text, name from products where enterprise_id = app.enterprise_id() and is_enabled order by sort, id`;
  for (const [place, one] of articles.entries()) {
    const owner = one.audience === 'MEDICAL' ? medical : marketing;
    const product = products[place % Math.max(1, products.length)];
    const id = await storeOne(tx, { as, one, owner, compliance, product, expiresOn: lastDay(today, one, place) });
    if (place === 0) await markFavorite(as(rep, 1), { id, isFavorite: true });
  }
  // Nobody is told anew of what lies in the past.
  await tx`delete from outbox_events where topic like 'workflows.%'`;
  await tx`delete from notices where enterprise_id = app.enterprise_id() and kind like 'articles.%'`;
}

/** Within two years of its writing. */
const lastDay = (today: string, { daysAgo }: SeedArticle, place: number): string =>
  addDays(today, Math.min(365 - place, 730 - daysAgo));

interface Storing {
  readonly as: As;
  readonly one: SeedArticle;
  readonly owner: ActingUser;
  readonly compliance: ActingUser;
  readonly product: { readonly id: string; readonly name: string } | undefined;
  readonly expiresOn: string;
}

async function storeOne(tx: Transaction, { as, one, owner, compliance, product, expiresOn }: Storing): Promise<string> {
  const { daysAgo, until, channel, audience, summary, topics, citations } = one;
  const named = (title: string): string => title.replace('{product}', product?.name ?? '');
  const { id } = await addArticle(as(owner, daysAgo), {
    channel,
    audience,
    summary,
    topics: [...topics],
    citations,
    title: named(one.title),
    enTitle: named(one.enTitle),
    html: htmlOf(one, await upload(as(owner, daysAgo), one)),
    expiresOn,
    ...(product === undefined ? {} : { productId: product.id }),
  });
  if (until === 'DRAFT') return id;
  await submitArticle(as(owner, daysAgo), id);
  if (until === 'IN_REVIEW') return id;
  await approve(tx, as, { id, daysAgo: daysAgo - 2 });
  if (until === 'APPROVED') return id;
  await publishArticle(as(owner, daysAgo - 4), id);
  if (until === 'REVISED') await reviseArticle(as(owner, 3), id);
  if (until === 'RECALLED') await recallArticle(as(compliance, 5), { id, reason: '说明书更新，相互作用部分需修订' });
  return id;
}

async function upload(context: ActingContext, one: SeedArticle): Promise<Uploaded> {
  return { image: await uploadPicture(context, one), video: await uploadFilm(context, one) };
}

async function uploadPicture(context: ActingContext, { picture }: SeedArticle): Promise<Uploaded['image']> {
  if (picture === undefined) return undefined;
  const { type, content, hash, width, height } = await makeHarmless(stepsPicture(picture.steps));
  return keepPicture(context, { type, content, hash, width: width!, height: height! });
}

async function uploadFilm(context: ActingContext, { film }: SeedArticle): Promise<Uploaded['video']> {
  if (film === undefined) return undefined;
  const path = fileURLToPath(new URL(film.file, import.meta.url));
  const { size } = await stat(path);
  return addVideo(context, { file: { name: film.file, size, type: 'video/webm', path } });
}

async function approve(tx: Transaction, as: As, { id, daysAgo }: { id: string; daysAgo: number }): Promise<void> {
  const [row] = await tx<{ instanceId: string }[]>`
    select instance_id::text as "instanceId" from articles where enterprise_id = app.enterprise_id() and id = ${id}`;
  for (const later of [0, 1]) {
    const task = await findOpenTask(tx, row!.instanceId);
    const reviewer = await findActor(tx, { id: task.userId });
    await approveTask(as(reviewer, daysAgo - later), { id: task.id, body: { comment: '同意', attachments: [] } });
  }
}
