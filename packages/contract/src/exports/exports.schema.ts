// Exports: the reason each one needs, how many are left today, and the log of all (reliability 24; specification 7.5, blob calls).
import { z } from 'zod';
import { Day, Id, Moment, maybe, pageQuery, text } from '../core/index.ts';

/** What can be exported; a room that adds an export adds its name here. */
export const exportResources = [
  'doctors',
  'hospitals',
  'visits',
  'verifications',
  'workflows',
  'academic-networks',
  'opinion-leaders',
  'doctor-profiles',
  'treatment-records',
  'meetings',
  'meeting-payments',
  'dashboards',
] as const;
export const ExportResource = z.enum(exportResources);
export type ExportResource = z.infer<typeof ExportResource>;

export const exportCategories = ['CUSTOMER_PLAN', 'REVIEW', 'REPORT', 'DATA_CHECK', 'AUDIT', 'OTHER'] as const;
export const ExportCategory = z.enum(exportCategories);
export type ExportCategory = z.infer<typeof ExportCategory>;

/** XES: an event log as programs of process mining read it (IEEE 1849). PDF: one page about one record. ZIP: a record with its files. PNG: a picture of figures. */
export const exportFormats = ['xlsx', 'csv', 'xes', 'pdf', 'zip', 'png'] as const;
export const ExportFormat = z.enum(exportFormats);
export type ExportFormat = z.infer<typeof ExportFormat>;
const SheetFormat = ExportFormat.exclude(['xes', 'pdf', 'zip', 'png']);
export type SheetFormat = z.infer<typeof SheetFormat>;

/** Sheets and why they are wanted: spread into the query of every call that exports rows. */
export const exportFields = {
  format: SheetFormat.default('xlsx'),
  reasonCategory: ExportCategory.meta({ description: 'Why the rows are needed outside the product' }),
  reason: text(200, 4).meta({ description: 'The same in words; stands in the export log' }),
};
/** The same for the calls of the specification, which names no reason: the policy of the enterprise says whether one is needed. */
export const namedExportFields = {
  ...exportFields,
  reasonCategory: ExportCategory.default('OTHER').meta({ description: 'Why the rows are needed outside the product' }),
  reason: text(200).default('').meta({ description: 'The same in words; empty unless the enterprise asks for it' }),
};
export const ExportAsk = z.object(exportFields);
export type ExportAsk<Format extends ExportFormat = SheetFormat> = Omit<z.infer<typeof ExportAsk>, 'format'> & {
  format: Format;
};

export const exportFiles = {
  file: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
} as const;

export const AllowanceQuery = z.strictObject({ resource: ExportResource });
export type AllowanceQuery = z.infer<typeof AllowanceQuery>;

export const ExportAllowance = z.object({
  perDay: z.int().min(0),
  usedToday: z.int().min(0).describe('Exports of every resource that were delivered today (Asia/Shanghai)'),
  leftToday: z.int().min(0),
  rowsPerExport: z.int().min(0),
  isApprovalFirst: z.boolean().describe('The enterprise lets these rows leave with an approval alone'),
  approval: maybe(z.object({ rows: z.int(), validUntil: Moment })).describe('Raises both limits for one export'),
});
export type ExportAllowance = z.infer<typeof ExportAllowance>;

export const exportOutcomes = ['DELIVERED', 'REFUSED_DAY', 'REFUSED_ROWS', 'REFUSED_APPROVAL', 'FAILED'] as const;
export const ExportOutcome = z.enum(exportOutcomes);
export type ExportOutcome = z.infer<typeof ExportOutcome>;

export const ExportEntry = z.object({
  id: Id,
  at: Moment,
  userId: Id,
  userName: z.string(),
  login: z.string(),
  actorName: maybe(z.string()).describe('Who really acted, where someone works as another person'),
  resource: ExportResource,
  category: ExportCategory,
  reason: z.string(),
  format: ExportFormat,
  rows: maybe(z.int()).describe('Rows in the file; of a refusal as far as they were counted'),
  outcome: ExportOutcome,
});
export type ExportEntry = z.infer<typeof ExportEntry>;

export const ExportDetail = ExportEntry.extend({
  filter: z.record(z.string(), z.unknown()),
  fileName: maybe(z.string()),
  fileBytes: maybe(z.int()),
  fileHash: maybe(z.string()).describe('SHA-256, hexadecimal'),
  code: z.string().describe('Number in the marks of the file'),
  approvalId: maybe(Id),
  requestId: maybe(z.string()),
});
export type ExportDetail = z.infer<typeof ExportDetail>;

export const OwnExportQuery = pageQuery(['at']);
export type OwnExportQuery = z.infer<typeof OwnExportQuery>;

export const ExportQuery = pageQuery(['at']).extend({
  keyword: text(60).optional().meta({ description: 'Part of the name or login of the person, or the code in a file' }),
  resource: ExportResource.optional(),
  outcome: ExportOutcome.optional(),
  startDay: Day.optional(),
  endDay: Day.optional(),
});
export type ExportQuery = z.infer<typeof ExportQuery>;
