// The one way out for rows: reason, limits, marks and the log (reliability 23, 24).
import { createHash, randomBytes } from 'node:crypto';
import {
  exportCategories,
  exportErrors,
  type ExportAllowance,
  type ExportAsk,
  type ExportFormat,
  type ExportResource,
} from '@yijian/contract/exports';
import type { RuleKey } from '@yijian/contract/rules';
import { isCommentRequired, ruleValue } from '../rules/index.ts';
import { byOwnRange } from '../../platform/db/index.ts';
import { fail, type Failure } from '../../platform/errors/index.ts';
import { FileReply, type Context } from '../../platform/http/index.ts';
import { packFileMark } from '../../platform/marks/index.ts';
import {
  markedFile,
  markedWorkbook,
  noteOf,
  type BookSheet,
  type MarkedFile,
  type SheetColumn,
} from '../../platform/sheets/index.ts';
import { decide, mostRows, type Decision, type Question } from './exports.policy.ts';
import {
  countToday,
  insertApproval,
  insertExport,
  lockExports,
  selectApproval,
  selectLimits,
  type Logged,
} from './exports.sql.ts';

export interface ExportInput<Row> {
  readonly resource: ExportResource;
  /** The whole query of the call: format and reason, and the filter that is logged. */
  readonly asked: ExportAsk<ExportFormat> & Readonly<Record<string, unknown>>;
  /** Name of the file before the date and the ending. */
  readonly name: string;
  readonly columns: readonly SheetColumn<Row>[];
  /** Reads at most so many rows as `reader`: the caller without what was only shared, since a share lets look, not carry away. */
  readonly select: (most: number, reader: Context) => Promise<readonly Row[]>;
  /** Several tables in place of one sheet; asked once the rows are read. */
  readonly sheets?: () => readonly BookSheet[];
  /** Writes the format that is no sheet. */
  readonly write?: (file: MarkedRows<Row>) => MarkedFile | Promise<MarkedFile>;
}

/** What has to stand in a file besides its rows. */
export interface MarkedRows<Row> {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly at: Date;
  /** The signed mark. */
  readonly mark: Buffer;
  /** Whose file it is, in words. */
  readonly note: string;
}

/**
 * Exports rows as a marked file. The caller's endpoint has the permission, `exportFields` in its query, the effect `job`,
 * and the errors `exportErrors.dailyLimit` and `tooManyRows`.
 */
export async function exportSheet<Row>(context: Context, input: ExportInput<Row>): Promise<FileReply> {
  const { format, reasonCategory, reason, ...filter } = input.asked;
  if (reason === '' && (await isCommentRequired(context, 'E1'))) throw reasonMissing();
  const code = randomBytes(6).toString('hex');
  const known = { resource: input.resource, format, reasonCategory, reason, filter, code };
  const before = await questionOf(context, input.resource);
  // Who has none left is told before anything is read; what counts is decided once more, alone, at the end.
  if (decide({ ...before, rows: 0 }).outcome !== 'DELIVERED') return refuse(context, { known, question: before });
  const most = mostRows(before);
  try {
    const rows = await input.select(most + 1, { ...context, user: byOwnRange(context.user) });
    const question = { ...before, rows: rows.length };
    if (rows.length > most) return await refuse(context, { known, question });
    const file = await fileOf(context, { ...input, code, rows });
    const decision = await deliver(context, { known, file, rows: rows.length });
    if (decision.outcome !== 'DELIVERED') throw refusal(decision.outcome, question);
    return new FileReply(file.name, file.type, file.bytes);
  } catch (fault) {
    if (!isRefusal(fault)) await note(context, { ...known, outcome: 'FAILED', rows: null });
    throw fault;
  }
}

export async function findAllowance(context: Context, resource: ExportResource): Promise<ExportAllowance> {
  const { limits, used, approval, isApprovalFirst } = await questionOf(context, resource);
  return {
    isApprovalFirst,
    perDay: limits.perDay,
    usedToday: used,
    leftToday: Math.max(0, limits.perDay - used),
    rowsPerExport: limits.rowsPerExport,
    approval: approval === undefined ? null : { rows: approval.rows, validUntil: approval.validUntil.toISOString() },
  };
}

/** Figures of rules that let rows of a resource leave with an approval alone. */
const approvalKeys: Partial<Record<ExportResource, RuleKey>> = { 'treatment-records': 'exports.patientApproval' };

async function questionOf(context: Context, resource: ExportResource) {
  const { sql, user } = context;
  const limits = (await selectLimits(sql, resource)) ?? {
    rowsPerExport: await ruleValue(context, 'exports.rows'),
    perDay: await ruleValue(context, 'exports.perDay'),
  };
  const used = await countToday(sql, user.id);
  const key = approvalKeys[resource];
  const isApprovalFirst = key !== undefined && (await ruleValue(context, key)) > 0;
  return { limits, used, rows: 0, isApprovalFirst, approval: await selectApproval(sql, { userId: user.id, resource }) };
}

async function fileOf<Row>(
  context: Context,
  {
    name,
    columns,
    rows,
    code,
    asked,
    sheets,
    write,
  }: ExportInput<Row> & { readonly rows: readonly Row[]; readonly code: string },
): Promise<MarkedFile> {
  const { user, enterprise, vault, language } = context;
  const at = context.clock.now();
  const mark = packFileMark(vault, { enterpriseId: enterprise.id, userId: user.id, at, code });
  const owner = `${user.firstName} (${user.login})`;
  const enterpriseName = language === 'en' ? enterprise.enName : enterprise.name;
  const noted = { context, at, code, owner, enterprise: enterpriseName };
  const { format } = asked;
  if (sheets !== undefined) return markedWorkbook({ ...noted, name, mark, sheets: sheets() });
  if (format === 'xlsx' || format === 'csv') return markedFile({ ...noted, name, format, columns, rows, mark });
  if (write === undefined) throw new Error(`${name} has no such format`);
  return write({ name, rows, at, mark, note: noteOf(noted) });
}

type Refused = Exclude<Decision['outcome'], 'DELIVERED'>;
type Known = Omit<Logged, 'outcome' | 'rows' | 'file' | 'approvalId'>;

/** Decides under the user's lock and logs in the same transaction: what is not logged does not leave. */
function deliver(
  context: Context,
  { known, file, rows }: { known: Known; file: MarkedFile; rows: number },
): Promise<Decision> {
  const hash = createHash('sha256').update(file.bytes).digest('hex');
  return context.transaction(async (bound) => {
    await lockExports(bound.sql, bound.user.id);
    const decision = decide({ ...(await questionOf(bound, known.resource)), rows });
    const delivered = { file: { name: file.name, bytes: file.bytes.length, hash } };
    if (decision.outcome !== 'DELIVERED') await insertExport(bound.sql, { ...known, rows, outcome: decision.outcome });
    else await insertExport(bound.sql, { ...known, ...delivered, ...decision, rows });
    return decision;
  });
}

async function refuse(context: Context, { known, question }: { known: Known; question: Question }): Promise<never> {
  const { outcome } = decide(question);
  if (outcome === 'DELIVERED') throw new Error('an export that may leave was refused');
  await note(context, { ...known, outcome, rows: outcome === 'REFUSED_ROWS' ? question.rows : null });
  throw refusal(outcome, question);
}

async function note(context: Context, entry: Logged): Promise<void> {
  await context.transaction((bound) => insertExport(bound.sql, entry));
}

function refusal(outcome: Refused, question: Question): Failure {
  if (outcome === 'REFUSED_APPROVAL') return fail(exportErrors.approvalFirst);
  if (outcome === 'REFUSED_DAY')
    return fail(exportErrors.dailyLimit, { used: question.used, limit: question.limits.perDay });
  return fail(exportErrors.tooManyRows, { limit: mostRows(question) });
}

function isRefusal(fault: unknown): boolean {
  const code = (fault as { row?: { code?: string } }).row?.code;
  const { dailyLimit, tooManyRows, approvalFirst } = exportErrors;
  return [dailyLimit, tooManyRows, approvalFirst].some((error) => error.code === code);
}

/** What a process that was agreed to grants: one export more, good for a day. */
export function approveExport(
  context: Context,
  granted: { userId: string; resource: ExportResource; rows: number; grantedBy: string; reason: string },
): Promise<void> {
  return insertApproval(context.sql, granted);
}

/** Names both fields: without a category the file would say nothing either. */
function reasonMissing(): ReturnType<typeof fail> {
  const categories = exportCategories.join(', ');
  return fail(exportErrors.reasonMissing, { categories }, [
    { field: 'reasonCategory', message: categories },
    { field: 'reason', message: '' },
  ]);
}
