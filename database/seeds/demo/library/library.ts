// Materials in every state, made by the product's own steps at dates before today (product: medical library).
import { createHash } from 'node:crypto';
import {
  addMaterial,
  keepMaterialFile,
  libraryEffects,
  recallMaterial,
  reviseMaterial,
  submitMaterial,
} from '../../../../apps/server/src/modules/library/index.ts';
import { approveTask, offerEffects } from '../../../../apps/server/src/modules/workflows/index.ts';
import type { Transaction } from '../../reference/index.ts';
import { actAs, findActor, findOpenTask, type ActingContext, type ActingUser } from '../acting.ts';
import { addDays, momentOf } from '../days.ts';
import { emptyPdf } from './empty-pdf.ts';
import { materials, type SeedMaterial } from './materials.ts';

interface Desk {
  readonly enterpriseId: string;
  readonly today: string;
}

type As = (user: ActingUser, daysAgo: number) => ActingContext;

export async function storeLibrary(tx: Transaction, { enterpriseId, today }: Desk): Promise<void> {
  // No server stands around the generator that would have offered them.
  offerEffects(libraryEffects);
  const [marketing, medical] = [await findActor(tx, { role: 'MKT' }), await findActor(tx, { role: 'MAF' })];
  const compliance = await findActor(tx, { role: 'COMP' });
  // An enterprise without marketing and compliance has nobody who may review.
  if (marketing.id === compliance.id) return;
  const as: As = (user, daysAgo) => {
    const acting = { enterpriseId, user, when: new Date(momentOf(addDays(today, -daysAgo), 620)) };
    const context = actAs(tx, acting);
    return { ...context, user: { ...context.user, isMedical: true } };
  };
  const products = await tx<{ id: string; name: string }[]>`
    select id::text, name from products where enterprise_id = app.enterprise_id() and is_enabled order by sort, id`;
  for (const [place, one] of materials.entries()) {
    const owner = one.audience === 'MEDICAL' ? medical : marketing;
    const product = products[place % Math.max(1, products.length)];
    await storeOne(tx, { as, one, owner, compliance, today, product });
  }
  // Nobody is told anew of what lies in the past.
  await tx`delete from outbox_events where topic like 'workflows.%'`;
  await tx`delete from notices where enterprise_id = app.enterprise_id() and kind like 'library.%'`;
}

interface Storing {
  readonly as: As;
  readonly one: SeedMaterial;
  readonly owner: ActingUser;
  readonly compliance: ActingUser;
  readonly today: string;
  readonly product: { readonly id: string; readonly name: string } | undefined;
}

async function storeOne(tx: Transaction, { as, one, owner, compliance, today, product }: Storing): Promise<void> {
  const { daysAgo, days, title, enTitle, until, ...material } = one;
  const named = { title: title.replace('{product}', product?.name ?? ''), enTitle };
  const { id } = await addMaterial(as(owner, daysAgo), {
    ...material,
    ...named,
    ...(product === undefined ? {} : { productId: product.id }),
    expiresOn: addDays(today, days),
  });
  const content = emptyPdf(one.pages);
  const hash = createHash('sha256').update(content).digest('hex');
  await keepMaterialFile(tx, id, {
    name: `${enTitle.replaceAll(/\W+/g, '-')}.pdf`,
    type: 'application/pdf',
    hash,
    content,
  });
  if (until === 'DRAFT') return;
  await submitMaterial(as(owner, daysAgo - 1), id);
  if (until === 'IN_REVIEW') return;
  await approve(tx, as, { id, daysAgo: daysAgo - 3 });
  if (until === 'REVISED') await reviseMaterial(as(owner, 2), id);
  if (until === 'RECALLED') await recallMaterial(as(compliance, 6), { id, reason: '说明书更新，剂量表述需修订' });
}

async function approve(tx: Transaction, as: As, { id, daysAgo }: { id: string; daysAgo: number }): Promise<void> {
  const [row] = await tx<{ instanceId: string }[]>`
    select instance_id::text as "instanceId" from library_materials where enterprise_id = app.enterprise_id() and id = ${id}`;
  for (const later of [0, 1]) {
    const task = await findOpenTask(tx, row!.instanceId);
    const reviewer = await findActor(tx, { id: task.userId });
    await approveTask(as(reviewer, daysAgo - later), { id: task.id, body: { comment: '同意', attachments: [] } });
  }
}
