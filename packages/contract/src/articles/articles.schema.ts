// Articles of the content center: what they say, for whom, until when, in which edition (specification 2.3, content).
import { z } from 'zod';
import { Day, Id, Moment, list, longText, maybe, pageQuery, text, uploadedFile } from '../core/index.ts';

export const articleChannels = ['GUIDELINE', 'LITERATURE', 'CASE', 'PRODUCT', 'EDUCATION', 'CONFERENCE'] as const;
export const ArticleChannel = z.enum(articleChannels);
export type ArticleChannel = z.infer<typeof ArticleChannel>;

export const articleAudiences = ['PROMOTIONAL', 'MEDICAL'] as const;
export const ArticleAudience = z.enum(articleAudiences);

/** EXPIRED is APPROVED or PUBLISHED after its last day. */
export const articleStates = [
  'DRAFT',
  'IN_REVIEW',
  'APPROVED',
  'PUBLISHED',
  'EXPIRED',
  'SUPERSEDED',
  'RECALLED',
] as const;
export const ArticleState = z.enum(articleStates);
export type ArticleState = z.infer<typeof ArticleState>;

export const ArticleAct = z.enum(['edit', 'submit', 'publish', 'revise', 'recall']);
export type ArticleAct = z.infer<typeof ArticleAct>;

export const ArticleFilter = z.strictObject({
  channel: ArticleChannel.optional(),
  keyword: text(50).optional().describe('Part of a title, a topic or the approval number'),
  state: ArticleState.optional(),
  audience: ArticleAudience.optional(),
  productId: Id.optional(),
  indication: text(40, 1)
    .optional()
    .describe('Of the dictionary: information on products for it, and articles with its name among their topics'),
  isFavorite: z.boolean().optional().describe('Marked as a favorite by the caller'),
});
export type ArticleFilter = z.infer<typeof ArticleFilter>;
export const ArticlePaging = pageQuery(['updatedAt', 'expiresOn', 'title']).extend(ArticleFilter.shape);
export type ArticlePaging = z.infer<typeof ArticlePaging>;
export const ChannelPaging = pageQuery(['sort']);
export type ChannelPaging = z.infer<typeof ChannelPaging>;
export const ArticleCount = z.object({ totalElements: z.int().min(0) });

export const articleFacets = ['channel', 'audience', 'state', 'product'] as const;
export const ArticleFacet = z.enum(articleFacets);
export type ArticleFacet = z.infer<typeof ArticleFacet>;
export const ArticleAggregation = z.array(
  z.object({ value: z.string(), name: z.string(), count: z.int().describe('Articles under the other filters') }),
);
export type ArticleAggregation = z.infer<typeof ArticleAggregation>;

export const ChannelOfArticles = z.object({ id: ArticleChannel, name: z.string(), articleCount: z.int() });
export type ChannelOfArticles = z.infer<typeof ChannelOfArticles>;

export const ArticleDraft = z.strictObject({
  channel: ArticleChannel,
  audience: ArticleAudience,
  title: text(120, 2),
  enTitle: text(200).default(''),
  summary: longText(500).default(''),
  html: longText(200_000).describe('The article as HTML; the server keeps only harmless elements'),
  citations: longText(4000).default('').describe('References, one a line'),
  topics: list(text(40, 1), 10).default([]),
  productId: Id.optional(),
  expiresOn: Day.describe('Last day it may be used; at most two years ahead'),
});
export type ArticleDraft = z.infer<typeof ArticleDraft>;

/** Bytes of a picture as it is uploaded. */
export const LARGEST_ARTICLE_PICTURE = 10_485_760;
export const ArticlePictureUpload = z.strictObject({ file: uploadedFile() });
export type ArticlePictureUpload = z.infer<typeof ArticlePictureUpload>;
/** Where a picture of an article is read: the only kind of address that its text may show. */
export const ARTICLE_PICTURES = '/d/picture/';
export const ArticlePicture = z.object({
  address: z
    .string()
    .describe('For `src` of an `img` in the text, below the origin of the enterprise; readable without a sign-in'),
  width: z.int().describe('Pixels'),
  height: z.int().describe('Pixels'),
});
export type ArticlePicture = z.infer<typeof ArticlePicture>;

/** Bytes of a video. */
export const LARGEST_ARTICLE_VIDEO = 31_457_280;
export const ArticleVideoUpload = z.strictObject({ file: uploadedFile() });
export type ArticleVideoUpload = z.infer<typeof ArticleVideoUpload>;
/** Where a video of an article is read, by ranges too. */
export const ARTICLE_VIDEOS = '/d/video/';
export const ArticleVideo = z.object({
  address: z
    .string()
    .describe('For `src` of a `video` in the text, below the origin of the enterprise; readable without a sign-in'),
  size: z.int().describe('Bytes'),
});
export type ArticleVideo = z.infer<typeof ArticleVideo>;

const version = z.int().min(1).describe('As it was read; a newer one answers 409');
export const ChangedArticle = ArticleDraft.extend({ version });
export type ChangedArticle = z.infer<typeof ChangedArticle>;
export const ArticleRecall = z.strictObject({ reason: text(500, 2) });
export type ArticleRecall = z.infer<typeof ArticleRecall>;
export const ArticleKept = z.object({ id: Id, state: ArticleState, version: z.int() });
export type ArticleKept = z.infer<typeof ArticleKept>;

const Named = z.object({ id: Id, name: z.string() });

export const Article = z.object({
  id: Id,
  channel: ArticleChannel,
  audience: ArticleAudience,
  title: z.string(),
  summary: z.string(),
  topics: z.array(z.string()),
  product: maybe(Named),
  state: ArticleState,
  edition: z.int(),
  approvalNumber: maybe(z.string()),
  publishedAt: maybe(Moment),
  expiresOn: Day,
  owner: Named,
  isFavorite: z.boolean(),
  updatedAt: Moment,
});
export type Article = z.infer<typeof Article>;

export const ArticleDetail = Article.extend({
  titleZh: z.string(),
  enTitle: z.string(),
  html: z.string(),
  citations: z.string(),
  reviewer: maybe(Named),
  reviewedAt: maybe(Moment),
  reason: z.string(),
  instanceId: maybe(Id),
  editions: z.array(z.object({ id: Id, edition: z.int(), state: ArticleState, updatedAt: Moment })),
  acts: z.array(ArticleAct),
  version: z.int(),
});
export type ArticleDetail = z.infer<typeof ArticleDetail>;
