// Institutions and suppliers in every state, made by the product's own steps at dates before today (product: institution, supplier).
import { createHash } from 'node:crypto';
import type { CounterpartyDraft, CounterpartyKind } from '@yijian/contract/counterparties';
import {
  addCounterparty,
  blockCounterparty,
  decideCounterparty,
  keepCounterpartyDocument,
  submitCounterparty,
} from '../../../../apps/server/src/modules/counterparties/index.ts';
import type { Transaction } from '../../reference/index.ts';
import { actAs, findActor } from '../acting.ts';
import { addDays, momentOf } from '../days.ts';
import { emptyPdf } from '../library/empty-pdf.ts';
import { counterparties } from './organizations.ts';

interface Desk {
  readonly enterpriseId: string;
  readonly today: string;
}

export interface SeedCounterparty extends Pick<
  CounterpartyDraft,
  'name' | 'enName' | 'creditCode' | 'category' | 'flags'
> {
  readonly kind: CounterpartyKind;
  readonly daysAgo: number;
  readonly until: 'DRAFT' | 'IN_REVIEW' | 'APPROVED' | 'BLOCKED';
}

export async function storeCounterparties(tx: Transaction, { enterpriseId, today }: Desk): Promise<void> {
  const [office, compliance] = [await findActor(tx, { role: 'OPS' }), await findActor(tx, { role: 'COMP' })];
  // An enterprise without an office and compliance has nobody who may review.
  if (office.id === compliance.id) return;
  for (const { daysAgo, until, ...draft } of counterparties) {
    const as = (user: typeof office, later: number) =>
      actAs(tx, { enterpriseId, user, when: new Date(momentOf(addDays(today, later - daysAgo), 600)) });
    const writer = as(office, 0);
    const { id } = await addCounterparty(writer, { ...draft, findings: '工商登记、处罚与诉讼已查询，未见其他异常。' });
    const which = { kind: draft.kind, id };
    if (until === 'DRAFT') continue;
    for (const documentType of ['LICENSE', 'DUE_DILIGENCE'] as const) {
      const content = emptyPdf(1);
      await keepCounterpartyDocument(tx, {
        counterpartyId: id,
        documentType,
        name: documentType === 'LICENSE' ? '营业执照.pdf' : '尽职调查表.pdf',
        type: 'application/pdf',
        hash: createHash('sha256').update(content).digest('hex'),
        content,
        uploadedBy: office.id,
        at: writer.clock.now(),
      });
    }
    await submitCounterparty(as(office, 1), which);
    if (until === 'IN_REVIEW') continue;
    const reason = draft.flags.length > 1 ? '已约定付款方式并逐次复核' : '';
    await decideCounterparty(as(compliance, 3), { ...which, isApproved: true, reason });
    if (until === 'BLOCKED')
      await blockCounterparty(as(compliance, 30), { ...which, isBlocked: true, reason: '提供虚假发票' });
  }
  // Nobody is notified anew of what lies in the past.
  await tx`delete from notices where enterprise_id = app.enterprise_id() and kind like 'counterparties.%'`;
}
