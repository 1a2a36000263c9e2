// Opening lines are listed, read, written, submitted and withdrawn; those in force are what a send may open with.
import {
  openingLineErrors as errors,
  type ChangedOpeningLine,
  type NewOpeningLine,
  type OpeningAct,
  type OpeningChannel,
  type OpeningLineCount,
  type OpeningLineDetail,
  type OpeningLineFilter,
  type OpeningLineKept,
  type OpeningLinePaging,
} from '@yijian/contract/opening-lines';
import { coreErrors } from '@yijian/contract/core';
import { notify } from '../notifications/index.ts';
import { startWorkflow } from '../workflows/index.ts';
import { dayInShanghai } from '../../platform/clock/index.ts';
import { fail } from '../../platform/errors/index.ts';
import { emit } from '../../platform/jobs/index.ts';
import { pageText, type Context, type JsonText } from '../../platform/http/index.ts';
import { actsOf, faultsOf, requireAct } from './opening-lines.policy.ts';
import {
  insertOpeningLine,
  lockOpeningLine,
  selectCount,
  selectInForce,
  selectOpeningLine,
  selectPage,
  updateOpeningLine,
  type OpeningInForce,
  type StoredLine,
} from './opening-lines.sql.ts';

export type { OpeningInForce } from './opening-lines.sql.ts';

const todayOf = ({ clock }: Pick<Context, 'clock'>): string => dayInShanghai(clock.now());
const readingOf = (context: Context) => ({ language: context.language, today: todayOf(context) });

export async function listOpeningLines(context: Context, paging: OpeningLinePaging): Promise<JsonText> {
  const reading = readingOf(context);
  const rows = await selectPage(context.sql, paging, reading);
  return pageText(rows, paging, () => selectCount(context.sql, paging, reading));
}

export async function countOpeningLines(context: Context, filter: OpeningLineFilter): Promise<OpeningLineCount> {
  return { totalElements: await selectCount(context.sql, filter, readingOf(context)) };
}

export async function findOpeningLine(context: Context, id: string): Promise<OpeningLineDetail> {
  const found = await selectOpeningLine(context.sql, id, readingOf(context));
  if (found === undefined) throw fail(errors.notFound);
  return { ...found, acts: actsOf(context.user, found.state) };
}

/** The line under its lock, if this may be done to it now. */
async function openFor(context: Context, id: string, act: OpeningAct): Promise<StoredLine> {
  const line = await lockOpeningLine(context.sql, id, todayOf(context));
  if (line === undefined) throw fail(errors.notFound);
  requireAct(line.state, act, context.language);
  return line;
}

function requireSound(context: Context, line: NewOpeningLine): void {
  const faults = faultsOf(line, readingOf(context));
  const fields = [...new Set(faults.map(({ field }) => field))].join(', ');
  if (faults.length > 0) throw fail(coreErrors.badInput, { fields }, faults);
}

export async function addOpeningLine(context: Context, line: NewOpeningLine): Promise<OpeningLineKept> {
  requireSound(context, line);
  const { sql, user, clock } = context;
  const id = await insertOpeningLine(sql, line, { ownerId: user.id, at: clock.now() });
  return { id, state: 'DRAFT', version: 1 };
}

export async function changeOpeningLine(
  context: Context,
  { id, version, ...line }: ChangedOpeningLine & Pick<OpeningLineKept, 'id'>,
): Promise<OpeningLineKept> {
  const standing = await openFor(context, id, 'edit');
  if (standing.version !== version) throw fail(errors.changedMeanwhile, { version: standing.version });
  requireSound(context, line);
  const { channel, language, words, expiresOn: expires_on } = line;
  const at = context.clock.now();
  return {
    id,
    state: 'DRAFT',
    version: await updateOpeningLine(context.sql, id, at, { channel, language, words, expires_on }),
  };
}

export async function submitOpeningLine(context: Context, id: string): Promise<OpeningLineKept> {
  const line = await openFor(context, id, 'submit');
  // A draft may have lain until its last day was over.
  requireSound(context, line);
  const { sql, clock, language } = context;
  await updateOpeningLine(sql, id, clock.now(), { state: 'IN_REVIEW', instance_id: null });
  await startWorkflow(context, {
    definitionKey: 'opening-line-review',
    title: language === 'en' ? `Review of opening line: ${line.words}` : `开场白审核：${line.words}`,
    form: { line: id, words: line.words, channel: line.channel, expiresOn: line.expiresOn },
    selected: {},
    isDraft: false,
  });
  const { state, version } = (await lockOpeningLine(sql, id, todayOf(context)))!;
  return { id, state, version };
}

/** From now on nothing goes out with it; its author and whoever still has messages waiting with it learn of that. */
export async function withdrawOpeningLine(
  context: Context,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<OpeningLineKept> {
  const { ownerId, words } = await openFor(context, id, 'withdraw');
  const { sql, user, clock } = context;
  const version = await updateOpeningLine(sql, id, clock.now(), { state: 'WITHDRAWN', reason });
  if (ownerId !== user.id)
    await notify(context, {
      userId: ownerId,
      kind: 'opening-lines.reviewed',
      title: {
        zh: `开场白“${words}”已停用：${reason}`,
        en: `Opening line “${words}” was withdrawn: ${reason}`,
      },
      path: `/content/openingLines?id=${id}`,
    });
  await emit(context, 'opening-lines.withdrawn', { lineId: id, words, reason });
  return { id, state: 'WITHDRAWN', version };
}

/** Undefined when it is not approved, withdrawn, past its last day or of another channel. */
export async function findOpeningInForce(
  context: Pick<Context, 'sql' | 'clock'>,
  { id, channel }: { readonly id: string; readonly channel: OpeningChannel },
): Promise<OpeningInForce | undefined> {
  const [found] = await selectInForce(context.sql, { id, channel, today: todayOf(context) });
  return found;
}

export function listOpeningsInForce(
  context: Pick<Context, 'sql' | 'clock'>,
  channel: OpeningChannel,
): Promise<OpeningInForce[]> {
  return selectInForce(context.sql, { channel, today: todayOf(context) });
}
