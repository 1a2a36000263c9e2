// Cost centers and internal orders, as the ledger of the enterprise names them (product: CC and IO lists).
import { z } from 'zod';
import { Day, Id, Moment, Money, maybe, pageQuery, text } from '../core/index.ts';
import { MeetingType } from './meeting-types.schema.ts';

const Code = text(20, 1).regex(/^[A-Za-z0-9-]+$/, 'code');
const version = z.int().min(1).describe('As it was read; a newer one answers 409');
const Person = z.object({ id: Id, name: z.string() });

export const CostCenterFilter = z.strictObject({
  keyword: text(50).optional().describe('Part of the code or the name'),
  isOpen: z.boolean().optional(),
});
export type CostCenterFilter = z.infer<typeof CostCenterFilter>;
export const CostCenterPaging = pageQuery(['code', 'updatedAt']).extend(CostCenterFilter.shape);
export type CostCenterPaging = z.infer<typeof CostCenterPaging>;

export const NewCostCenter = z.strictObject({
  code: Code,
  name: text(80, 1),
  enName: text(120).default(''),
  company: text(80).default('').describe('Company code or name in the ledger'),
  ownerId: Id.optional(),
  validFrom: Day,
  validUntil: Day.optional(),
  isOpen: z.boolean().default(true),
});
export type NewCostCenter = z.infer<typeof NewCostCenter>;
export const ChangedCostCenter = NewCostCenter.extend({ version });
export type ChangedCostCenter = z.infer<typeof ChangedCostCenter>;

export const CostCenter = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  enName: z.string(),
  company: z.string(),
  owner: maybe(Person),
  validFrom: Day,
  validUntil: maybe(Day),
  isOpen: z.boolean(),
  orderCount: z.int(),
  version: z.int(),
  updatedAt: Moment,
});
export type CostCenter = z.infer<typeof CostCenter>;

export const OrderFilter = z.strictObject({
  keyword: text(50).optional().describe('Part of the code or the name'),
  costCenterId: Id.optional(),
  productId: Id.optional(),
  isOpen: z.boolean().optional(),
});
export type OrderFilter = z.infer<typeof OrderFilter>;
export const OrderPaging = pageQuery(['code', 'available', 'validUntil', 'updatedAt']).extend(OrderFilter.shape);
export type OrderPaging = z.infer<typeof OrderPaging>;

export const NewOrder = z.strictObject({
  code: Code,
  name: text(80, 1),
  enName: text(120).default(''),
  costCenterId: Id,
  productId: Id.optional(),
  meetingType: MeetingType.optional().describe(
    'The only type of meeting it may be charged for; any where it is left out',
  ),
  amount: Money,
  tolerance: z.int().min(0).max(50).optional().describe('Percent; by rule H9 where it is left out'),
  isBlocking: z.boolean().default(true).describe('Refuse what is over the order; false: only report it'),
  validFrom: Day,
  validUntil: Day,
  isOpen: z.boolean().default(true),
});
export type NewOrder = z.infer<typeof NewOrder>;
export const ChangedOrder = NewOrder.extend({ version });
export type ChangedOrder = z.infer<typeof ChangedOrder>;

export const InternalOrder = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  enName: z.string(),
  costCenter: z.object({ id: Id, code: z.string(), name: z.string() }),
  product: maybe(Person),
  meetingType: maybe(MeetingType),
  amount: z.number(),
  tolerance: maybe(z.int()),
  isBlocking: z.boolean(),
  validFrom: Day,
  validUntil: Day,
  isOpen: z.boolean(),
  estimated: z.number(),
  committed: z.number(),
  actual: z.number(),
  available: z.number().describe('amount - estimated - committed - actual, without the tolerance'),
  version: z.int(),
  updatedAt: Moment,
});
export type InternalOrder = z.infer<typeof InternalOrder>;
