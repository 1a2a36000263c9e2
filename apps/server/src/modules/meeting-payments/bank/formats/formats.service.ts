// The text formats of the banks of an enterprise: finance keeps them, and a batch keeps the version that wrote it.
import { joinedClauses } from '@yijian/contract/core';
import {
  meetingPaymentErrors as errors,
  type BankFormat,
  type BankTextFormat,
  type BankTextFormatDraft,
  type ChangedTextFormat,
  type TextFormatVersion,
  type TextFormatSample,
} from '@yijian/contract/meeting-payments';
import { fail, wordsOf } from '../../../../platform/errors/index.ts';
import type { Context } from '../../../../platform/http/index.ts';
import { problemsOf } from './format-problems.policy.ts';
import { insertFormat, lockFormats, selectFormats, selectVersions, updateFormat } from './formats.sql.ts';
import { sampleOf } from './sample.policy.ts';

export function listFormats(context: Context): Promise<BankTextFormat[]> {
  return selectFormats(context.sql, {});
}

export function sampleFormat(context: Context, draft: BankTextFormatDraft): TextFormatSample {
  const { name: _, ...layout } = draft;
  requireUsable(context, layout);
  return sampleOf(layout);
}

function requireUsable({ language }: Context, layout: Omit<BankTextFormatDraft, 'name'>): void {
  const problems = problemsOf(layout);
  if (problems.length === 0) return;
  const fields = problems.map((problem) => ({ field: `body.${problem.field}`, message: problem[language] }));
  const messages = fields.map(({ message }) => message);
  throw fail(errors.formatUnusable, { why: joinedClauses(messages, language) }, fields);
}

async function requireOwnName(context: Context, { id, name }: { id?: string; name: string }): Promise<void> {
  const { sql, language } = context;
  if ((await selectFormats(sql, { name })).every((other) => other.id === id)) return;
  const message = wordsOf(errors.formatNamed, language, { name });
  throw fail(errors.formatNamed, { name }, [{ field: 'body.name', message }]);
}

export async function addFormat(context: Context, { name, ...layout }: BankTextFormatDraft): Promise<BankTextFormat> {
  const { sql, user, clock } = context;
  await lockFormats(sql);
  requireUsable(context, layout);
  await requireOwnName(context, { name });
  const id = await insertFormat(sql, { name, layout, userId: user.id, at: clock.now() });
  return (await selectFormats(sql, { id }))[0]!;
}

/** Of one of them, the newest first. */
export async function listFormatVersions(context: Context, id: string): Promise<TextFormatVersion[]> {
  const { sql, language } = context;
  const versions = await selectVersions(sql, { id, language });
  if (versions.length === 0) throw fail(errors.formatNotFound);
  return versions;
}

/** A new version: batches that were made are written and read by the one of their day. */
export async function changeFormat(
  context: Context,
  { id, version, name, isEnabled, ...layout }: ChangedTextFormat & { readonly id: string },
): Promise<BankTextFormat> {
  const { sql, user, clock } = context;
  await lockFormats(sql);
  const [found] = await selectFormats(sql, { id });
  if (found === undefined) throw fail(errors.formatNotFound);
  if (found.version !== version) throw fail(errors.formatChanged, { version: found.version });
  if (found.kind !== layout.kind) throw fail(errors.formatKindKept);
  if (!isEnabled && found.accounts > 0) throw fail(errors.formatInUse, { count: found.accounts });
  requireUsable(context, layout);
  await requireOwnName(context, { id, name });
  await updateFormat(sql, { id, version: version + 1, name, isEnabled, layout, userId: user.id, at: clock.now() });
  return (await selectFormats(sql, { id }))[0]!;
}

/** The text format of a kind that is named, or the oldest one in use; undefined for ISO 20022. Nobody switches it off meanwhile. */
export async function formatOf(
  context: Context,
  { format, formatId }: { readonly format: BankFormat; readonly formatId?: string | undefined },
): Promise<BankTextFormat | undefined> {
  if (format === 'PAIN_001') return undefined;
  await lockFormats(context.sql);
  const found = (await selectFormats(context.sql, {})).find(
    ({ id, kind, isEnabled }) => kind === format && (formatId === undefined ? isEnabled : id === formatId),
  );
  if (found === undefined) throw fail(errors.formatNotFound);
  if (!found.isEnabled) throw fail(errors.formatOff);
  return found;
}
