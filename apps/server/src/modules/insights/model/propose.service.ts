// Has the model read what the lexicon is unsure of: within the day's limit, batch by batch, and only believable answers become tags.
import { MOST_PROPOSED, insightErrors as errors, type Proposed } from '@yijian/contract/insights';
import { fail, type Failure } from '../../../platform/errors/index.ts';
import { ModelFault, askModel } from '../../../platform/gateways/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectDrugNames, selectDrugs } from '../drugs/drugs.sql.ts';
import { bookOf } from '../tagging/drugs.policy.ts';
import { unsureOf } from '../tagging/unsure.policy.ts';
import {
  applyModelTags,
  insertModelTags,
  insertReads,
  insertRun,
  lockTagger,
  selectDay,
  selectUnread,
  updateRun,
  type ModelTagRow,
  type RunCounts,
  type TaggerRow,
} from './model.sql.ts';
import { READING_VERSION, messagesOf, readingsOf, type AskedSentence, type Reading } from './reading.policy.ts';
import { findTaggerKey } from './tagger.service.ts';

const BATCH = 20;
/** Milliseconds of one batch, and after which none begins. */
const BATCH_TIME = 20_000;
const WHOLE_TIME = 60_000;

interface Reserved {
  readonly tagger: TaggerRow;
  readonly key: string | undefined;
  readonly runId: string;
  readonly sentences: readonly AskedSentence[];
  readonly hasMore: boolean;
}

export async function proposeTags(context: Context, reach: { readonly allowPrivate: boolean }): Promise<Proposed> {
  const reserved = await context.transaction(reserve);
  const { sentences, hasMore } = reserved;
  const done = { asked: 0, tagged: 0, silent: 0, refused: 0 };
  const begun = performance.now();
  for (let at = 0; at < sentences.length; at += BATCH) {
    if (performance.now() - begun > WHOLE_TIME) break;
    const batch = sentences.slice(at, at + BATCH);
    try {
      add(done, await readBatch(context, { reserved, reach, batch }));
    } catch (error) {
      // What was sent counts, answered or not.
      if (error instanceof ModelFault) done.asked += batch.length;
      await giveBack(context, reserved.runId, done);
      if (!(error instanceof ModelFault)) throw error;
      if (at === 0) throw failureOf(error);
      return { ...done, isCutShort: true, hasMore: true };
    }
  }
  await giveBack(context, reserved.runId, done);
  const isCutShort = done.asked < sentences.length;
  return { ...done, isCutShort, hasMore: hasMore || isCutShort };
}

type Counts = { -readonly [K in keyof RunCounts]: RunCounts[K] };
function add(done: Counts, more: RunCounts): void {
  for (const name of ['asked', 'tagged', 'silent', 'refused'] as const) done[name] += more[name];
}

/** What was reserved and not sent is free again for the day. */
const giveBack = (context: Context, runId: string, done: RunCounts): Promise<void> =>
  context.transaction(({ sql }) => updateRun(sql, runId, done));

/** Takes sentences out of the day's limit before anything is sent, so that two runs never spend it twice. */
async function reserve(context: Context): Promise<Reserved> {
  const { sql, user, clock } = context;
  const tagger = await lockTagger(sql);
  if (tagger === undefined) throw fail(errors.noTagger);
  const now = clock.now();
  const left = tagger.dailyLimit - (await selectDay(sql, now)).asked;
  if (left <= 0) throw fail(errors.taggerSpent, { limit: tagger.dailyLimit });
  const found = await unsureSentences(context, Math.min(left, MOST_PROPOSED) + 1);
  const sentences = found.slice(0, Math.min(left, MOST_PROPOSED));
  const model = versionOf(tagger);
  const runId = await insertRun(sql, { model, asked: sentences.length, userId: user.id, at: now });
  const hasMore = found.length > sentences.length;
  return { tagger, key: await findTaggerKey(context, tagger.id), runId, sentences, hasMore };
}

const versionOf = ({ model }: TaggerRow): string => `${model}/${READING_VERSION}`;

/** Posts of one look; reading them takes a tenth of a second. */
const PORTION = 500;

async function unsureSentences({ sql }: Context, wanted: number): Promise<AskedSentence[]> {
  const book = bookOf(await selectDrugNames(sql));
  const shown = new Set((await selectDrugs(sql, 'zh')).flatMap(({ id, isWithheld }) => (isWithheld ? [] : [id])));
  const found: AskedSentence[] = [];
  let afterId = '0';
  while (found.length < wanted) {
    const posts = await selectUnread(sql, { afterId, limit: PORTION });
    const last = posts.at(-1);
    if (last === undefined) break;
    const sure: string[] = [];
    for (const { id, asked, ...post } of posts) {
      const open = unsureOf(post, book).filter(
        ({ sentence, drugId }) => shown.has(drugId) && !asked.includes(`${sentence} ${drugId}`),
      );
      if (open.length === 0) sure.push(id);
      found.push(...open.map((one) => ({ ...one, postId: id })));
    }
    await insertReads(sql, sure);
    afterId = last.id;
  }
  return found.slice(0, wanted);
}

interface Batch {
  readonly reserved: Reserved;
  readonly reach: { readonly allowPrivate: boolean };
  readonly batch: readonly AskedSentence[];
}

async function readBatch(context: Context, { reserved, reach, batch }: Batch): Promise<RunCounts> {
  const { tagger, key } = reserved;
  const { address, model } = tagger;
  const limits = { firstWords: BATCH_TIME, whole: BATCH_TIME, signal: undefined };
  const call = { address, model, key, messages: messagesOf(batch), allowPrivate: reach.allowPrivate, ...limits };
  let text = '';
  for await (const words of askModel(call)) text += words;
  const readings = readingsOf(text, batch);
  const at = context.clock.now().toISOString();
  const rows = batch.map((one, place) => rowOf(one, readings[place]!, at));
  await context.transaction(async ({ sql }) => {
    await insertModelTags(sql, rows, versionOf(tagger));
    await applyModelTags(sql, [...new Set(batch.map(({ postId }) => postId))]);
  });
  const count = (outcome: Reading['outcome']): number => readings.filter((one) => one.outcome === outcome).length;
  return { asked: batch.length, tagged: count('TAGGED'), silent: count('SILENT'), refused: count('REFUSED') };
}

const number = { POSITIVE: 1, NEUTRAL: 0, NEGATIVE: -1 } as const;

function rowOf(one: AskedSentence, reading: Reading, taggedAt: string): ModelTagRow {
  const { postId, sentence, drugId, quote, indication } = one;
  const row = { postId, sentence, drugId, quote, indication, outcome: reading.outcome };
  if (reading.outcome !== 'TAGGED') return { ...row, aspect: null, attitude: null, viewpoint: null, evidence: null };
  const { aspect, attitude, viewpoint, words } = reading.tag;
  const start = quote.indexOf(words);
  const shown = [{ text: words, start, end: start + words.length, role: 'MODEL' }];
  const evidence = { rule: 'MODEL', words: shown, taggedAt };
  return { ...row, aspect, attitude: number[attitude], viewpoint, evidence };
}

function failureOf({ kind, status }: ModelFault): Failure {
  if (kind === 'refused') return fail(errors.taggerRefused, { status });
  return fail(kind === 'timedOut' ? errors.taggerTimedOut : errors.taggerUnreachable);
}
