// Data upload: the models, a batch and its rows, from the file to the commit and back (specification 2.3 DataCollection, 7.5).
import { z } from 'zod';
import { Id, Moment, list, longText, maybe, pageQuery, text, uploadedFile } from '../core/index.ts';

export const modelIds = [
  'hospitals',
  'doctors',
  'hospital_sales',
  'treatment_records',
  'interaction_records',
  'users',
  'budget_cost_centers',
  'budget_orders',
] as const;
export const ModelId = z.enum(modelIds);
export type ModelId = z.infer<typeof ModelId>;

export const fieldTypes = [
  'TEXT',
  'INTEGER',
  'DECIMAL',
  'DICTIONARY',
  'REGION',
  'REFERENCE',
  'LIST',
  'TELEPHONE',
  'PHONE',
  'EMAIL',
  'CODE',
  'CODES',
] as const;
export const FieldType = z.enum(fieldTypes);

/** A value a field may have: its code and its words; a file may hold any of the three. */
export const FieldChoice = z.object({ value: z.string(), zh: z.string(), en: z.string() });
export type FieldChoice = z.infer<typeof FieldChoice>;

export const ModelField = z.object({
  key: z.string(),
  zh: z.string(),
  en: z.string(),
  type: FieldType,
  isRequired: z.boolean(),
  maxLength: maybe(z.int()),
  minimum: maybe(z.int()),
  maximum: maybe(z.int()),
  dictionaryKey: maybe(z.string()).describe('Dictionary whose values the field takes'),
  reference: maybe(z.string()).describe('Model whose records the field names'),
  choices: z.array(FieldChoice).describe('Every value of a dictionary field, every record a code may name'),
  example: z.string(),
});
export type ModelField = z.infer<typeof ModelField>;

export const DataModel = z.object({
  id: ModelId,
  zh: z.string(),
  en: z.string(),
  fields: z.array(ModelField),
  identity: z.array(z.string()).describe('Fields by which an existing record is found'),
});
export type DataModel = z.infer<typeof DataModel>;

/** ADD stores new records, UPDATE changes existing ones, UPSERT does either. */
export const uploadModes = ['ADD', 'UPDATE', 'UPSERT'] as const;
export const UploadMode = z.enum(uploadModes);
export type UploadMode = z.infer<typeof UploadMode>;

export const batchStates = [
  'UPLOADED',
  'VALIDATING',
  'NEEDS_FIX',
  'READY',
  'COMMITTING',
  'DONE',
  'UNDONE',
  'CANCELLED',
  'FAILED',
] as const;
export const BatchState = z.enum(batchStates);
export type BatchState = z.infer<typeof BatchState>;

/** What may be done with a batch now; the server decides. */
export const BatchAction = z.enum(['fix', 'commit', 'cancel', 'undo']);
export type BatchAction = z.infer<typeof BatchAction>;

export const Upload = z.strictObject({
  file: uploadedFile(),
  model: ModelId,
  mode: UploadMode.default('ADD'),
  mapping: longText(20_000)
    .optional()
    .describe('JSON object from a head to the key of a field, or to an empty text: not used; kept for the next files'),
  headRow: z.coerce
    .number<string | number>()
    .int()
    .min(1)
    .max(50)
    .optional()
    .describe('Line of the heads; without it, the first of ten lines that has every required field'),
});
export type Upload = z.infer<typeof Upload>;

/** A file before it is uploaded: its first lines, and what their cells would be as heads. */
export const Look = Upload.pick({ file: true, model: true });
export type Look = z.infer<typeof Look>;

export const LookLine = z.object({
  line: z.int(),
  cells: z.array(z.string()),
  fields: z.array(maybe(z.string())).describe('Field of each cell, were this the line of the heads'),
  missing: z.array(z.string()).describe('Required fields that it would lack'),
});
export type LookLine = z.infer<typeof LookLine>;
export const Looked = z.object({
  lines: z.array(LookLine),
  headRow: z.int().describe('The likeliest line of the heads'),
});
export type Looked = z.infer<typeof Looked>;

export const BatchColumn = z.object({
  head: z.string(),
  field: maybe(z.string()).describe('null: the column is not used'),
});

export const Batch = z.object({
  id: Id,
  model: ModelId,
  mode: UploadMode,
  state: BatchState,
  fileName: z.string(),
  fileSize: z.int(),
  encoding: maybe(z.string()),
  rowCount: z.int().describe('Rows read so far'),
  totalRows: maybe(z.int()).describe('Rows the file is expected to hold, while it is read or stored'),
  doneRows: maybe(z.int()).describe('Rows stored so far, while the batch is committed'),
  validCount: z.int(),
  faultCount: z.int(),
  duplicateCount: z.int(),
  createdCount: z.int(),
  updatedCount: z.int(),
  columns: z.array(BatchColumn),
  unknownColumns: z.array(z.string()),
  isInterrupted: z.boolean().describe('The work on it stopped half way: commit it again or cancel it'),
  userId: Id,
  userName: z.string(),
  createdAt: Moment,
  committedAt: maybe(Moment),
  undoneAt: maybe(Moment),
  actions: z.array(BatchAction),
});
export type Batch = z.infer<typeof Batch>;

export const RowFault = z.object({
  column: z.string().describe('Key of the field; empty for the row as a whole'),
  code: z.string(),
  message: z.string().describe('In the language of the caller'),
});
export type RowFault = z.infer<typeof RowFault>;

export const BatchRow = z.object({
  row: z.int().describe('Line as a spreadsheet shows it: the head is 1'),
  cells: z.record(z.string(), z.string()).describe('Text by key of the field'),
  faults: z.array(RowFault),
  isDuplicate: z.boolean(),
});
export type BatchRow = z.infer<typeof BatchRow>;

export const BatchDetail = Batch.extend({ firstFaults: z.array(BatchRow) });
export type BatchDetail = z.infer<typeof BatchDetail>;

export const BatchPage = pageQuery(['createdAt']).extend({
  model: ModelId.optional(),
  state: list(BatchState, 9).optional(),
});

export const RowPage = pageQuery(['row']).extend({
  show: z.enum(['all', 'faulty', 'duplicate', 'valid']).default('all'),
});
export type RowPage = z.infer<typeof RowPage>;

/** Rows with the same fault for the same reason, told and mended together. */
export const FaultGroup = z.object({
  column: z.string(),
  code: z.string(),
  value: maybe(z.string()).describe('What stands in the cells; null where it is not told'),
  message: z.string().describe('In the language of the caller'),
  count: z.int(),
  firstRow: z.int(),
  isMendable: z.boolean().describe('One value in place of all of them may be right'),
});
export type FaultGroup = z.infer<typeof FaultGroup>;

/** One value for every row of a group; an empty one empties the cells. */
export const GroupFix = z.strictObject({
  column: text(60, 1),
  code: text(60, 1),
  value: text(200).optional(),
  replacement: text(32_767),
});
export type GroupFix = z.infer<typeof GroupFix>;

export const RowFix = z.strictObject({
  cells: z.record(z.string().max(60), text(32_767)).describe('The changed cells, by key of the field'),
});

export const Commit = z.strictObject({
  batchId: Id,
  allOrNothing: z.boolean().default(false).describe('Store nothing as long as one row is wrong'),
});
export type Commit = z.infer<typeof Commit>;
