// The audit trail in words: entries, their changes, the history of a field (specification 3; reliability 27).
import { z } from 'zod';
import { Day, Id, LARGEST_PAGE, Moment, text } from '../core/index.ts';

export const AuditAction = z.enum(['insert', 'update', 'delete']);
export type AuditAction = z.infer<typeof AuditAction>;

const Named = z.object({ code: z.string(), name: z.string(), enName: z.string() });

/** A kind of record, or a field of one, in both languages. */
export const AuditKind = Named.extend({ fields: z.array(Named) });
export type AuditKind = z.infer<typeof AuditKind>;

/** A value as a reader understands it: an id is shown as the name of what it means. */
export const AuditValue = z.object({
  type: z.enum(['TEXT', 'NUMBER', 'BOOLEAN', 'MOMENT', 'DAY', 'NAME', 'SECRET']),
  text: z.string().describe('true or false, ISO 8601, or words in Chinese'),
  enText: z.string(),
});
export type AuditValue = z.infer<typeof AuditValue>;

export const AuditChange = z.object({
  field: Named,
  before: AuditValue.nullable(),
  after: AuditValue.nullable(),
});
export type AuditChange = z.infer<typeof AuditChange>;

export const AuditEntry = z.object({
  id: Id,
  at: Moment,
  kind: Named,
  recordId: z.string().nullable(),
  recordName: z.object({ zh: z.string(), en: z.string() }).nullable(),
  path: z.string().nullable().describe('Page of the record, where it has one'),
  action: AuditAction,
  userName: z.string().nullable().describe('null: the system'),
  actorName: z.string().nullable().describe('Who really acted, where it was as another person'),
  requestId: z.string().nullable(),
  reason: z.string().nullable(),
  fields: z.array(Named).describe('The fields that changed'),
  folded: z.int().min(0).describe('Older entries of the same request, kind and action that this one stands for'),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditDetail = AuditEntry.extend({
  changes: z.array(AuditChange),
  sealedAt: Moment.nullable().describe('When the chain of hashes took the entry in; null: within seconds'),
});
export type AuditDetail = z.infer<typeof AuditDetail>;

const kind = text(60, 1).regex(/^[a-z][a-z0-9_]*$/);
const filters = {
  userId: Id.optional().meta({ description: 'Who wrote, also as another person' }),
  kind: kind.optional(),
  recordId: Id.optional(),
  action: AuditAction.optional(),
  from: Day.optional(),
  to: Day.optional().meta({ description: 'Last day, included' }),
  requestId: text(100, 1).optional(),
  reason: text(60, 1).optional().meta({ description: 'Part of the reason' }),
  field: text(121, 3)
    .regex(/^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/)
    .optional()
    .meta({ description: 'Field whose value was changed, as `kind.field`: doctors.masked_phone' }),
  recordName: text(60, 1).optional().meta({
    description: 'Part of the present name of a doctor, hospital, user, organisation, role, menu, product or value',
  }),
  view: z.enum(['ALL', 'FOLDED']).default('ALL').meta({
    description: 'FOLDED: without sessions; of a request that wrote many records of a kind, the newest stands for all',
  }),
};

export const AuditFilter = z.strictObject(filters);
export type AuditFilter = z.infer<typeof AuditFilter>;

/** Pages go back in time: the next one begins before the last entry of this one. */
export const AuditQuery = z.strictObject({
  ...filters,
  before: Id.optional().meta({ description: 'Entries older than this one' }),
  size: z.int().min(1).max(LARGEST_PAGE).default(50),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

export const AuditPage = z.object({ content: z.array(AuditEntry), next: Id.nullable() });
export type AuditPage = z.infer<typeof AuditPage>;

export const AuditCount = z.object({ total: z.int(), isExact: z.boolean() });
export type AuditCount = z.infer<typeof AuditCount>;

export const AuditState = z.object({
  sealedAt: Moment.nullable(),
  unsealed: z.int().describe('Entries that wait for their seal, counted up to 10,000'),
  seals: z.int(),
});
export type AuditState = z.infer<typeof AuditState>;

export const RecordParams = z.strictObject({ kind, recordId: Id });
export const FieldParams = RecordParams.extend({ field: kind });

export const HistoryQuery = z.strictObject({
  before: Id.optional(),
  size: z.int().min(1).max(LARGEST_PAGE).default(20),
});

export const RecordChange = AuditEntry.extend({ changes: z.array(AuditChange) });

export const RecordHistory = z.object({
  content: z.array(RecordChange),
  next: Id.nullable(),
  restorable: z.array(z.string()).describe('Fields the caller may give a former value'),
});
export type RecordHistory = z.infer<typeof RecordHistory>;

export const FieldHistory = z.object({
  field: Named,
  mayRestore: z.boolean(),
  version: z.string().describe('State of the record; a restore names it'),
  content: z.array(
    z.object({
      id: Id,
      at: Moment,
      userName: z.string().nullable(),
      actorName: z.string().nullable(),
      reason: z.string().nullable(),
      before: AuditValue.nullable(),
      after: AuditValue.nullable(),
    }),
  ),
});
export type FieldHistory = z.infer<typeof FieldHistory>;

/** Gives a field the value it had before the entry. */
export const Restore = z.strictObject({
  entryId: Id.meta({ description: 'The change whose value from before comes back' }),
  version: text(40, 1).regex(/^\d{1,20}$/),
  reason: text(200, 2),
});
export type Restore = z.infer<typeof Restore>;

export const Restored = z.object({ version: z.string() });
export type Restored = z.infer<typeof Restored>;
