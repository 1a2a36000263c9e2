// A transfer is requested, held, approved by a process and carried out, or given back (product: budget).
import {
  budgetErrors as errors,
  type BudgetPaging,
  type NewTransfer,
  type TransferKept,
} from '@yijian/contract/budgets';
import { cancelInstance, startWorkflow, type Decided } from '../../workflows/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import { pageText, type Context, type JsonText } from '../../../platform/http/index.ts';
import { holdBudget, releaseBudget } from '../ledger/ledger.service.ts';
import { insertEntry, lockLines, type Holder } from '../ledger/ledger.sql.ts';
import { addToCurrent, lockLine, selectLines } from '../lines/lines.sql.ts';
import { pathOf } from '../lines/tree.policy.ts';
import {
  countTransfers,
  insertTransfer,
  lockTransfer,
  selectTransferOfInstance,
  selectTransfers,
  updateTransfer,
  type StoredTransfer,
} from './transfers.sql.ts';

const PROCESS = 'budget-transfer';

export async function listTransfers(context: Context, paging: BudgetPaging): Promise<JsonText> {
  const { sql, user, language } = context;
  const rows = await selectTransfers(sql, user, { paging, language });
  return pageText(rows, paging, () => countTransfers(sql, user));
}

const holderOf = ({ id, fromName, toName }: Pick<StoredTransfer, 'id' | 'fromName' | 'toName'>): Holder => ({
  kind: 'TRANSFER',
  id,
  title: `${fromName} → ${toName}`,
});

/** The amount is held at once, so that it cannot be spent while the request waits. */
export async function addTransfer(context: Context, body: NewTransfer): Promise<TransferKept> {
  const { sql, user } = context;
  const from = await lockLine(sql, user, body.fromId);
  const to = await lockLine(sql, user, body.toId);
  if (from === undefined || to === undefined || from.id === to.id) throw fail(errors.notFound);
  if (from.year !== to.year) throw fail(errors.otherYear, { name: to.name, year: to.year });
  if (to.allocated > 0) throw fail(errors.notLeaf, { name: to.name });
  const id = await insertTransfer(sql, { ...body, requesterId: user.id, at: context.clock.now() });
  const holder = holderOf({ id, fromName: from.name, toName: to.name });
  const { amount, reason } = body;
  await holdBudget(context, {
    holder,
    lineId: from.id,
    orderId: null,
    on: `${from.year}-12-31`,
    stage: 'ESTIMATED',
    amount,
  });
  await startWorkflow(context, {
    definitionKey: PROCESS,
    title: context.language === 'en' ? `Budget transfer: ${holder.title}` : `预算划拨：${holder.title}`,
    form: { transfer: id, from: from.name, to: to.name, amount, reason },
    selected: {},
    isDraft: false,
  });
  return keptNow(context, id);
}

async function keptNow({ sql }: Context, id: string): Promise<TransferKept> {
  const { state } = (await lockTransfer(sql, id))!;
  return { id, state };
}

const stateWords = {
  IN_APPROVAL: { zh: '审批中', en: 'in approval' },
  APPROVED: { zh: '已批准', en: 'approved' },
  REJECTED: { zh: '已拒绝', en: 'rejected' },
  WITHDRAWN: { zh: '已撤回', en: 'withdrawn' },
} as const;

export async function withdrawTransfer(context: Context, id: string): Promise<TransferKept> {
  const transfer = await lockTransfer(context.sql, id);
  if (transfer === undefined || transfer.requesterId !== context.user.id) throw fail(errors.notFound);
  if (transfer.state !== 'IN_APPROVAL')
    throw fail(errors.notWithdrawable, { state: stateWords[transfer.state][context.language] });
  if (transfer.instanceId !== null) await cancelInstance(context, { id: transfer.instanceId, reason: transfer.reason });
  await giveBack(context, transfer, 'WITHDRAWN');
  return keptNow(context, id);
}

async function giveBack(context: Context, transfer: StoredTransfer, state: 'WITHDRAWN' | 'REJECTED'): Promise<void> {
  await releaseBudget(context, { holder: holderOf(transfer), reason: transfer.reason });
  await updateTransfer(context.sql, transfer.id, { state, decided_at: context.clock.now() });
}

async function transferIn(context: Context, { form }: Decided): Promise<StoredTransfer> {
  const id = form['transfer'];
  const found = typeof id === 'string' && /^[1-9]\d{0,17}$/.test(id) ? await lockTransfer(context.sql, id) : undefined;
  if (found === undefined || found.state !== 'IN_APPROVAL') throw fail(errors.notFound);
  return found;
}

/** Ties the process to its request: nobody starts one for the request of another, or with other figures. */
export async function beginTransfer(context: Context, decided: Decided): Promise<void> {
  const transfer = await transferIn(context, decided);
  const isIts = transfer.instanceId === null && transfer.requesterId === decided.starterId;
  if (!isIts || decided.form['amount'] !== transfer.amount) throw fail(errors.notFound);
  await updateTransfer(context.sql, transfer.id, { instance_id: decided.instanceId });
}

/** All agreed: the money moves, at both lines and at those above them that have not the same root in common. */
export async function carryOut(context: Context, decided: Decided): Promise<void> {
  const transfer = await transferIn(context, decided);
  if (transfer.instanceId !== decided.instanceId) throw fail(errors.notFound);
  const { sql, user, clock } = context;
  await releaseBudget(context, { holder: holderOf(transfer), reason: transfer.reason });
  const lines = await selectLines(sql, user, { year: transfer.year, language: 'zh' });
  const [up, down] = [pathOf(lines, transfer.fromId), pathOf(lines, transfer.toId)];
  const from = up.filter((id) => !down.includes(id));
  const to = down.filter((id) => !up.includes(id));
  await lockLines(sql, [...from, ...to]);
  const { amount, reason, fromName, toName } = transfer;
  const at = clock.now();
  for (const id of to) {
    await addToCurrent(sql, id, { supplement: amount });
    await insertEntry(sql, { lineId: id, kind: 'TRANSFER_IN', title: fromName, amount, reason, at, userId: user.id });
  }
  for (const id of from) {
    await addToCurrent(sql, id, { returned: amount });
    await insertEntry(sql, { lineId: id, kind: 'TRANSFER_OUT', title: toName, amount, reason, at, userId: user.id });
  }
  await updateTransfer(sql, transfer.id, { state: 'APPROVED', decided_at: at });
}

/** A process that was refused or cancelled in the workflow center gives the money back. */
export async function followTransferEnd(
  context: Context,
  ended: { readonly instanceId: string; readonly definitionKey: string; readonly state: string },
): Promise<void> {
  if (ended.definitionKey !== PROCESS || ended.state === 'APPROVED') return;
  const id = await selectTransferOfInstance(context.sql, ended.instanceId);
  const transfer = id === undefined ? undefined : await lockTransfer(context.sql, id);
  if (transfer?.state !== 'IN_APPROVAL') return;
  await giveBack(context, transfer, ended.state === 'CANCELLED' ? 'WITHDRAWN' : 'REJECTED');
}
