// Articles are listed, counted, read, written, submitted, published, revised, recalled and marked (specification 7.5, content).
import {
  articleChannels,
  articleErrors as errors,
  type ArticleAct,
  type ArticleAggregation,
  type ArticleDetail,
  type ArticleDraft,
  type ArticleFacet,
  type ArticleFilter,
  type ArticleKept,
  type ArticlePaging,
  type ChangedArticle,
  type ChannelOfArticles,
  type ChannelPaging,
} from '@yijian/contract/articles';
import { coreErrors, type Bilingual, type FieldFault, type Paged } from '@yijian/contract/core';
import { notify } from '../notifications/index.ts';
import { startWorkflow } from '../workflows/index.ts';
import { dayInShanghai } from '../../platform/clock/index.ts';
import { fail } from '../../platform/errors/index.ts';
import { emit } from '../../platform/jobs/index.ts';
import { pageText, type Context, type JsonText } from '../../platform/http/index.ts';
import { actsOf, audienceWords, channelWords, readerOf, requireAct, stateWords } from './articles.policy.ts';
import {
  isProduct,
  lockArticle,
  selectArticle,
  selectArticles,
  selectCount,
  selectFacet,
  type Reading,
  type StoredArticle,
} from './article-reading.sql.ts';
import {
  deleteFavorite,
  insertArticle,
  insertEdition,
  insertFavorite,
  selectFollowers,
  supersedeOthers,
  updateArticle,
  updateDraft,
} from './articles.sql.ts';
import { harmlessHtml, saysSomething, shownIn } from './html/harmless-html.policy.ts';
import { areKnown, copyUses, pictureShelf, updateUses, videoShelf } from './media/media.sql.ts';

const readingOf = ({ user, language, clock }: Context): Reading => ({
  reader: readerOf(user),
  language,
  today: dayInShanghai(clock.now()),
});

export async function listChannels(
  context: Context,
  { page, size, sort }: ChannelPaging,
): Promise<Paged<ChannelOfArticles>> {
  const counts = new Map(
    (await selectFacet(context.sql, 'channel', {}, readingOf(context))).map(({ value, count }) => [value, count]),
  );
  const ordered = sort?.endsWith(',desc') ? articleChannels.toReversed() : articleChannels;
  const content = ordered.slice(page * size, (page + 1) * size).map((id) => ({
    id,
    name: channelWords[id][context.language],
    articleCount: counts.get(id) ?? 0,
  }));
  return { content, totalElements: articleChannels.length, totalIsExact: true };
}

export async function listArticles(context: Context, paging: ArticlePaging): Promise<JsonText> {
  const reading = readingOf(context);
  const rows = await selectArticles(context.sql, paging, reading);
  return pageText(rows, paging, () => selectCount(context.sql, paging, reading));
}

export async function countArticles(context: Context, filter: ArticleFilter): Promise<{ totalElements: number }> {
  return { totalElements: await selectCount(context.sql, filter, readingOf(context)) };
}

export async function aggregateArticles(
  context: Context,
  { x, ...filter }: ArticleFilter & { x: ArticleFacet },
): Promise<ArticleAggregation> {
  const words: Readonly<Record<string, Bilingual>> = { ...channelWords, ...audienceWords, ...stateWords };
  const counts = await selectFacet(context.sql, x, filter, readingOf(context));
  return counts.map(({ value, name, count }) => ({
    value,
    name: name ?? words[value]?.[context.language] ?? value,
    count,
  }));
}

export async function findArticle(context: Context, id: string): Promise<ArticleDetail> {
  const detail = await selectArticle(context.sql, id, readingOf(context));
  if (detail === undefined) throw fail(errors.notFound);
  const article = detail as unknown as Omit<ArticleDetail, 'acts'>;
  return { ...article, acts: actsOf(context.user, article.state) };
}

/** The article under its lock, if this may be done to it now. */
async function openFor(context: Context, id: string, act: ArticleAct): Promise<StoredArticle> {
  const article = await lockArticle(context.sql, id, readingOf(context));
  if (article === undefined) throw fail(errors.notFound);
  requireAct(article.state, act, context.language);
  return article;
}

export async function addArticle(context: Context, draft: ArticleDraft): Promise<ArticleKept> {
  const sound = await soundDraft(context, draft);
  const { sql, user, clock } = context;
  const id = await insertArticle(sql, sound, { ownerId: user.id, at: clock.now() });
  await keepUses(context, id, sound.html);
  return { id, state: 'DRAFT', version: 1 };
}

export async function changeArticle(
  context: Context,
  { id, version, ...draft }: ChangedArticle & { id: string },
): Promise<ArticleKept> {
  const article = await openFor(context, id, 'edit');
  if (article.version !== version) throw fail(errors.changedMeanwhile, { version: article.version });
  const sound = await soundDraft(context, draft);
  await updateDraft(context.sql, id, sound);
  await keepUses(context, id, sound.html);
  return { id, state: 'DRAFT', version: await updateArticle(context.sql, id, context.clock.now(), {}) };
}

/** What the text shows is kept for as long as the article does. */
async function keepUses({ sql }: Context, articleId: string, html: string): Promise<void> {
  const { pictures, videos } = shownIn(html);
  await updateUses(sql, pictureShelf, { articleId, hashes: pictures });
  await updateUses(sql, videoShelf, { articleId, hashes: videos });
}

/** Two years at most, so that every article is reviewed again. */
const LONGEST_DAYS = 731;

/** The draft with harmless HTML, or every fault at once. */
async function soundDraft(context: Context, draft: ArticleDraft): Promise<ArticleDraft> {
  const { sql, language, clock, user } = context;
  const { productId, expiresOn, audience } = draft;
  const today = dayInShanghai(clock.now());
  const latest = new Date(Date.parse(`${today}T00:00:00Z`) + LONGEST_DAYS * 86_400_000).toISOString().slice(0, 10);
  const html = harmlessHtml(draft.html);
  const faults: FieldFault[] = [];
  const fault = (field: string, message: Bilingual) => faults.push({ field, message: message[language] });
  if (audience === 'MEDICAL' && !readerOf(user).seesMedical)
    fault('body.audience', { zh: '医学专用文章由医学部门编写', en: 'is for medical affairs to write' });
  if (!saysSomething(html)) fault('body.html', { zh: '请填写正文', en: 'has no text, picture or video' });
  const { pictures, videos, foreign } = shownIn(draft.html);
  if (foreign.length > 0)
    fault('body.html', {
      zh: `有 ${foreign.length} 个图片或视频来自其他网站，请上传后再保存`,
      en: `shows ${foreign.length} pictures or videos from elsewhere; upload them instead`,
    });
  if (!(await areKnown(sql, pictureShelf, pictures)) || !(await areKnown(sql, videoShelf, videos)))
    fault('body.html', {
      zh: '有图片或视频已不存在，请重新上传',
      en: 'shows a picture or video that is not there; upload it again',
    });
  if (productId !== undefined && !(await isProduct(sql, productId)))
    fault('body.productId', { zh: '不存在，请重新选择', en: 'is not there; choose another' });
  if (expiresOn < today || expiresOn > latest)
    fault('body.expiresOn', { zh: `须在今天至 ${latest} 之间`, en: `must be between today and ${latest}` });
  if (faults.length > 0)
    throw fail(coreErrors.badInput, { fields: faults.map(({ field }) => field).join(', ') }, faults);
  return { ...draft, html };
}

export async function submitArticle(context: Context, id: string): Promise<ArticleKept> {
  const { title, edition } = await openFor(context, id, 'submit');
  await updateArticle(context.sql, id, context.clock.now(), { state: 'IN_REVIEW', reason: '', instance_id: null });
  await startWorkflow(context, {
    definitionKey: 'article-review',
    title: context.language === 'en' ? `Review of article: ${title}` : `文章审核：${title}`,
    form: { article: id, title, edition },
    selected: {},
    isDraft: false,
  });
  const { state, version } = (await lockArticle(context.sql, id, readingOf(context)))!;
  return { id, state, version };
}

export async function publishArticle(context: Context, id: string): Promise<ArticleKept> {
  const article = await openFor(context, id, 'publish');
  const at = context.clock.now();
  await supersedeOthers(context.sql, article, at);
  const version = await updateArticle(context.sql, id, at, { state: 'PUBLISHED', published_at: at });
  return { id, state: 'PUBLISHED', version };
}

export async function reviseArticle(context: Context, id: string): Promise<ArticleKept> {
  const article = await openFor(context, id, 'revise');
  const { sql, user, clock } = context;
  const at = clock.now();
  const expiresOn = dayInShanghai(new Date(at.getTime() + 365 * 86_400_000));
  const made = await insertEdition(sql, article, { ownerId: user.id, expiresOn, at });
  if (made === undefined) throw fail(errors.revisionOpen, { edition: article.edition + 1 });
  for (const shelf of [pictureShelf, videoShelf]) await copyUses(sql, shelf, { from: id, to: made });
  return { id: made, state: 'DRAFT', version: 1 };
}

/** From now on nobody but its writers and reviewers reads it; its author, who marked it and who sent it learn of it. */
export async function recallArticle(
  context: Context,
  { id, reason }: { id: string; reason: string },
): Promise<ArticleKept> {
  const article = await openFor(context, id, 'recall');
  const { sql, user, clock } = context;
  const version = await updateArticle(sql, id, clock.now(), { state: 'RECALLED', reason });
  const { title, ownerId } = article;
  for (const userId of await selectFollowers(sql, article))
    if (userId !== user.id)
      await notify(context, {
        userId,
        kind: 'articles.recalled',
        title: {
          zh: `文章《${title}》已召回，请停止使用：${reason}`,
          en: `Article “${title}” was recalled; stop using it: ${reason}`,
        },
        path: userId === ownerId ? `/content/contentDetail?id=${id}` : '/content/contentCenter',
      });
  await emit(context, 'articles.recalled', { articleId: id, title, reason });
  return { id, state: 'RECALLED', version };
}

export async function markFavorite(
  context: Context,
  { id, isFavorite }: { id: string; isFavorite: boolean },
): Promise<{ isFavorite: boolean }> {
  const { sql, user } = context;
  if ((await lockArticle(sql, id, readingOf(context))) === undefined) throw fail(errors.notFound);
  await (isFavorite ? insertFavorite : deleteFavorite)(sql, user.id, id);
  return { isFavorite };
}
