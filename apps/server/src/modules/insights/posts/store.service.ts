// Posts are stored with what the tagger finds in them.
import type { Context } from '../../../platform/http/index.ts';
import { selectDrugNames } from '../drugs/drugs.sql.ts';
import { applyModelTags, deleteReads } from '../model/model.sql.ts';
import { bookOf, type DrugBook } from '../tagging/drugs.policy.ts';
import { MODEL_VERSION } from '../tagging/lexicon.policy.ts';
import { tagPost } from '../tagging/tagger.policy.ts';
import {
  deleteMentions,
  insertMentions,
  insertPosts,
  lockPosts,
  updateModel,
  type NewPost,
  type PostTag,
  type StoredText,
} from './posts.sql.ts';

export interface Stored {
  readonly posts: number;
  readonly mentions: number;
}

const tagsOf = (texts: readonly StoredText[], book: DrugBook): PostTag[] =>
  texts.flatMap(({ id, title, body }) => tagPost({ title, body }, book).map((tag) => ({ ...tag, postId: id })));

/** Reading a portion of this size takes a tenth of a second, in which nothing else is answered. */
const CHUNK = 500;

/** Stores checked posts; those that are there already stay as they are. */
export async function storePosts(context: Context, posts: readonly NewPost[]): Promise<Stored> {
  const { sql, user } = context;
  const book = bookOf(await selectDrugNames(sql));
  const stored = { posts: 0, mentions: 0 };
  for (let at = 0; at < posts.length; at += CHUNK) {
    const portion = posts.slice(at, at + CHUNK);
    const kept = await insertPosts(sql, portion, { userId: user.id, modelVersion: MODEL_VERSION });
    const texts = kept.map(({ id, place }) => ({ id, title: portion[place]!.title, body: portion[place]!.body }));
    stored.posts += kept.length;
    stored.mentions += await insertMentions(sql, tagsOf(texts, book), MODEL_VERSION);
  }
  return stored;
}

/** Reads every post again, as after a change of drugs or words; corrections stay. Each portion is a transaction of its own. */
export async function retagPosts(context: Context): Promise<Stored> {
  const book = bookOf(await selectDrugNames(context.sql));
  const stored = { posts: 0, mentions: 0 };
  let afterId = '0';
  for (;;) {
    const done = await context.transaction(({ sql }) => retagPortion(sql, { book, afterId }));
    if (done === undefined) return stored;
    stored.posts += done.posts;
    stored.mentions += done.mentions;
    afterId = done.lastId;
  }
}

async function retagPortion(
  sql: Context['sql'],
  { book, afterId }: { book: DrugBook; afterId: string },
): Promise<(Stored & { lastId: string }) | undefined> {
  const texts = await lockPosts(sql, { afterId, limit: CHUNK });
  const last = texts.at(-1);
  if (last === undefined) return undefined;
  const ids = texts.map(({ id }) => id);
  await deleteMentions(sql, ids);
  const mentions = await insertMentions(sql, tagsOf(texts, book), MODEL_VERSION);
  await updateModel(sql, ids, MODEL_VERSION);
  // What the model read before is applied again; other drugs or words may leave something else to ask for.
  const proposed = await applyModelTags(sql, ids);
  await deleteReads(sql, ids);
  return { posts: texts.length, mentions: mentions + proposed, lastId: last.id };
}
