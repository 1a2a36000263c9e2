// Budgets as a tree: lines, what is held of them, the entries behind every figure, transfers (product: budget).
import { z } from 'zod';
import { Day, Id, Moment, Money, longText, maybe, pageQuery, text } from '../core/index.ts';
import { MeetingType } from './meeting-types.schema.ts';

export const budgetLevels = ['COMPANY', 'BRAND', 'REGION', 'TEAM'] as const;
export const BudgetLevel = z.enum(budgetLevels);
export type BudgetLevel = z.infer<typeof BudgetLevel>;

export const budgetStages = ['ESTIMATED', 'COMMITTED', 'ACTUAL'] as const;
export const BudgetStage = z.enum(budgetStages);
export type BudgetStage = z.infer<typeof BudgetStage>;

const version = z.int().min(1).describe('Of the line as it was read; a newer one answers 409');
const Year = z.int().min(2000).max(2100);

export const BudgetYear = z.strictObject({ year: Year });
export type BudgetYear = z.infer<typeof BudgetYear>;

export const BudgetLineDraft = z.strictObject({
  name: text(80, 1),
  enName: text(120).default(''),
  level: BudgetLevel,
  organizationId: Id.describe('Whose budget it is; row scope follows it'),
  productId: Id.optional(),
  ownerId: Id.optional().describe('Who answers for the budget'),
});
export type BudgetLineDraft = z.infer<typeof BudgetLineDraft>;

export const NewBudgetLine = BudgetLineDraft.extend({
  year: Year,
  parentId: Id.optional().describe('The line it is allocated from; its unallocated money must suffice'),
  original: Money,
});
export type NewBudgetLine = z.infer<typeof NewBudgetLine>;

export const ChangedBudgetLine = BudgetLineDraft.extend({ version });
export type ChangedBudgetLine = z.infer<typeof ChangedBudgetLine>;

export const BudgetAdjustment = z.strictObject({
  kind: z.enum(['SUPPLEMENT', 'RETURN']),
  amount: Money.refine((amount) => amount > 0, 'positive'),
  reason: text(200, 1),
  version,
});
export type BudgetAdjustment = z.infer<typeof BudgetAdjustment>;

export const BudgetFreeze = z.strictObject({ isFrozen: z.boolean(), reason: text(200, 1), version });
export type BudgetFreeze = z.infer<typeof BudgetFreeze>;

const Person = z.object({ id: Id, name: z.string() });

/** A line with its figures in CNY; those of a line with lines below are the sums over them. */
export const BudgetLine = z.object({
  id: Id,
  parentId: maybe(Id),
  year: Year,
  name: z.string(),
  level: BudgetLevel,
  organization: Person,
  product: maybe(Person),
  owner: maybe(Person),
  original: z.number(),
  supplement: z.number(),
  returned: z.number(),
  current: z.number().describe('original + supplement - returned'),
  allocated: z.number().describe('Current budgets of the lines directly below'),
  estimated: z.number().describe('Held by applications that wait for approval, and by transfers'),
  committed: z.number().describe('Held by approved meetings'),
  actual: z.number().describe('Spent by confirmed meetings'),
  available: z.number().describe('current - estimated - committed - actual'),
  isFrozen: z.boolean().describe('This line or one above it'),
  isLeaf: z.boolean().describe('Only such a line can be charged'),
  version: z.int(),
});
export type BudgetLine = z.infer<typeof BudgetLine>;

/** One month of a line and of all below it, cumulated from January. */
export const BurnDownMonth = z.object({
  month: z.string().describe('YYYY-MM'),
  committed: z.number(),
  actual: z.number(),
});
export type BurnDownMonth = z.infer<typeof BurnDownMonth>;

export const BurnDown = z.object({
  asOf: Day,
  current: z.number(),
  months: z.array(BurnDownMonth),
  spent: z.number().describe('committed + actual on asOf'),
  yearEnd: maybe(z.number()).describe('spent / days gone * days of the year; null in the first 30 days of the year'),
});
export type BurnDown = z.infer<typeof BurnDown>;

export const BudgetHold = z.object({
  id: Id,
  holder: z.enum(['MEETING', 'TRANSFER']),
  holderId: Id,
  title: z.string(),
  lineName: z.string(),
  orderCode: maybe(z.string()),
  stage: BudgetStage,
  amount: z.number(),
  updatedAt: Moment,
});
export type BudgetHold = z.infer<typeof BudgetHold>;

export const BudgetPaging = pageQuery(['amount']);
export type BudgetPaging = z.infer<typeof BudgetPaging>;

export const BudgetEntry = z.object({
  id: Id,
  kind: z.enum(['HOLD', 'RELEASE', 'SUPPLEMENT', 'RETURN', 'TRANSFER_IN', 'TRANSFER_OUT', 'FREEZE', 'UNFREEZE']),
  title: z.string(),
  stage: maybe(BudgetStage),
  amount: z.number(),
  reason: z.string(),
  at: Moment,
  userName: maybe(z.string()),
});
export type BudgetEntry = z.infer<typeof BudgetEntry>;

export const transferStates = ['IN_APPROVAL', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const;
export const TransferState = z.enum(transferStates);
export type TransferState = z.infer<typeof TransferState>;

export const NewTransfer = z.strictObject({
  fromId: Id,
  toId: Id.describe('Another line of the same year'),
  amount: Money.refine((amount) => amount > 0, 'positive'),
  reason: longText(500).refine((reason) => reason.trim() !== '', 'empty'),
});
export type NewTransfer = z.infer<typeof NewTransfer>;

export const BudgetTransfer = z.object({
  id: Id,
  from: Person,
  to: Person,
  amount: z.number(),
  reason: z.string(),
  state: TransferState,
  requester: Person,
  instanceId: maybe(Id),
  createdAt: Moment,
  decidedAt: maybe(Moment),
  mayWithdraw: z.boolean(),
});
export type BudgetTransfer = z.infer<typeof BudgetTransfer>;

export const TransferKept = z.object({ id: Id, state: TransferState });
export type TransferKept = z.infer<typeof TransferKept>;

export const BudgetKept = z.object({ id: Id, version: z.int() });
export type BudgetKept = z.infer<typeof BudgetKept>;

/** What an application may be charged to on a day. */
export const BudgetChoices = z.object({
  lines: z.array(
    z.object({ id: Id, name: z.string(), path: z.string(), available: z.number(), isFrozen: z.boolean() }),
  ),
  orders: z.array(
    z.object({
      id: Id,
      code: z.string(),
      name: z.string(),
      costCenterCode: z.string(),
      meetingType: maybe(MeetingType),
      available: z.number(),
    }),
  ),
});
export type BudgetChoices = z.infer<typeof BudgetChoices>;

export const BudgetDay = z.strictObject({ on: Day });
export type BudgetDay = z.infer<typeof BudgetDay>;

export const BudgetReferences = z.object({
  owners: z.array(Person),
  organizations: z.array(Person.extend({ parentId: maybe(Id) })),
  products: z.array(Person),
});
export type BudgetReferences = z.infer<typeof BudgetReferences>;
