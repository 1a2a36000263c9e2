// The budget tree is read and changed (product: budget).
import type { FieldFault } from '@yijian/contract/core';
import { coreErrors } from '@yijian/contract/core';
import {
  budgetErrors as errors,
  type BudgetAdjustment,
  type BudgetFreeze,
  type BudgetKept,
  type BudgetLine,
  type BudgetLineDraft,
  type BudgetReferences,
  type BudgetPaging,
  type BurnDown,
  type ChangedBudgetLine,
  type NewBudgetLine,
} from '@yijian/contract/budgets';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import { pageText, type Context, type JsonText } from '../../../platform/http/index.ts';
import { cents, written } from '../ledger/ledger.policy.ts';
import { insertEntry } from '../ledger/ledger.sql.ts';
import {
  addToCurrent,
  insertLine,
  isNameFree,
  lockLine,
  countEntries,
  countHolds,
  selectEntries,
  selectHolds,
  selectLines,
  selectMonths,
  selectReferences,
  selectSeenYear,
  selectUnknown,
  updateFrozen,
  updateLine,
  updateVersion,
  type LockedLine,
} from './lines.sql.ts';
import { idsBelow, treeOf } from './tree.policy.ts';
import { forecastOf } from './burn-down.policy.ts';

export async function listBudgets(context: Context, { year }: { year: number }): Promise<BudgetLine[]> {
  const { sql, user, language } = context;
  return treeOf(await selectLines(sql, user, { year, language }));
}

export async function findBudgetReferences(context: Context): Promise<BudgetReferences> {
  return selectReferences(context.sql, context.language);
}

/** The line and all lines below it, of those the caller sees. */
async function below(context: Context, id: string): Promise<{ line: BudgetLine; lineIds: string[] }> {
  const year = await selectSeenYear(context.sql, context.user, id);
  if (year === undefined) throw fail(errors.notFound);
  const lines = await listBudgets(context, { year });
  return { line: lines.find((one) => one.id === id)!, lineIds: idsBelow(lines, id) };
}

export async function findBurnDown(context: Context, id: string): Promise<BurnDown> {
  const { line, lineIds } = await below(context, id);
  const today = dayInShanghai(context.clock.now());
  const asOf = today.slice(0, 4) === String(line.year) ? today : `${line.year}-12-31`;
  const months = await selectMonths(context.sql, { lineIds, year: line.year, on: asOf });
  const spent = line.committed + line.actual;
  return { asOf, current: line.current, months, spent, yearEnd: forecastOf(spent, asOf) };
}

export async function listBudgetHolds(
  context: Context,
  { id, ...paging }: BudgetPaging & { id: string },
): Promise<JsonText> {
  const { lineIds } = await below(context, id);
  const rows = await selectHolds(context.sql, { lineIds, paging, language: context.language });
  return pageText(rows, paging, () => countHolds(context.sql, { lineIds }));
}

export async function listBudgetEntries(
  context: Context,
  { id, ...paging }: BudgetPaging & { id: string },
): Promise<JsonText> {
  if ((await selectSeenYear(context.sql, context.user, id)) === undefined) throw fail(errors.notFound);
  const rows = await selectEntries(context.sql, { lineId: id, paging, language: context.language });
  return pageText(rows, paging, () => countEntries(context.sql, id));
}

export async function addBudget(context: Context, line: NewBudgetLine): Promise<BudgetKept> {
  await requireReferences(context, line);
  if (line.parentId !== undefined) await requireRoom(context, line.parentId, line);
  const kept = await insertLine(context.sql, line);
  if (kept === undefined) throw fail(errors.nameTaken, { name: line.name });
  return kept;
}

async function requireRoom(context: Context, parentId: string, { year, original }: NewBudgetLine): Promise<void> {
  const parent = await lockLine(context.sql, context.user, parentId);
  if (parent === undefined || parent.year !== year) throw fail(errors.notFound);
  if (parent.used > 0) throw fail(errors.charged, { name: parent.name });
  requireEnough(parent, original);
}

function requireEnough(parent: LockedLine, wanted: number): void {
  const free = parent.current - parent.allocated;
  if (cents(wanted) > cents(free))
    throw fail(errors.short, { name: parent.name, available: written(free), wanted: written(wanted) });
}

async function requireReferences(context: Context, draft: BudgetLineDraft): Promise<void> {
  const message = context.language === 'en' ? 'is not there; choose another' : '不存在，请重新选择';
  const faults = (await selectUnknown(context.sql, draft)).map((field): FieldFault => ({
    field: `body.${field}`,
    message,
  }));
  if (faults.length > 0) throw fail(coreErrors.badInput, { fields: faults.map((one) => one.field).join(', ') }, faults);
}

async function openLine(context: Context, { id, version }: { id: string; version: number }): Promise<LockedLine> {
  const line = await lockLine(context.sql, context.user, id);
  if (line === undefined) throw fail(errors.notFound);
  if (line.version !== version) throw fail(errors.changedMeanwhile, { version: line.version });
  return line;
}

const kept = async (context: Context, id: string): Promise<BudgetKept> => ({
  id,
  version: await updateVersion(context.sql, id),
});

export async function changeBudget(
  context: Context,
  { id, version, ...draft }: ChangedBudgetLine & { id: string },
): Promise<BudgetKept> {
  const line = await openLine(context, { id, version });
  await requireReferences(context, draft);
  if (!(await isNameFree(context.sql, line, draft.name))) throw fail(errors.nameTaken, { name: draft.name });
  await updateLine(context.sql, id, draft);
  return kept(context, id);
}

/** A supplement comes out of what the line above has not allocated; a return goes back to it. */
export async function adjustBudget(
  context: Context,
  { id, version, kind, amount, reason }: BudgetAdjustment & { id: string },
): Promise<BudgetKept> {
  const { sql, user, clock } = context;
  const line = await openLine(context, { id, version });
  if (kind === 'SUPPLEMENT') {
    if (line.parentId !== null)
      requireEnough((await lockLine(sql, { ...user, dataRange: 'ALL' }, line.parentId))!, amount);
  } else requireReturnable(line, amount);
  await addToCurrent(sql, id, kind === 'SUPPLEMENT' ? { supplement: amount } : { returned: amount });
  await insertEntry(sql, { lineId: id, kind, amount, reason, at: clock.now(), userId: user.id });
  return kept(context, id);
}

function requireReturnable({ name, current, used, allocated }: LockedLine, amount: number): void {
  if (cents(current - amount) < cents(used))
    throw fail(errors.short, { name, available: written(current - used), wanted: written(amount) });
  if (cents(current - amount) < cents(allocated))
    throw fail(errors.belowAllocated, { name, allocated: written(allocated) });
}

export async function freezeBudget(
  context: Context,
  { id, version, isFrozen, reason }: BudgetFreeze & { id: string },
): Promise<BudgetKept> {
  await openLine(context, { id, version });
  await updateFrozen(context.sql, id, isFrozen);
  await insertEntry(context.sql, {
    lineId: id,
    kind: isFrozen ? 'FREEZE' : 'UNFREEZE',
    reason,
    at: context.clock.now(),
    userId: context.user.id,
  });
  return kept(context, id);
}
