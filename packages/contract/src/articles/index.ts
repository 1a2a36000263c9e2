// Door of the articles contract.
export { articleEndpoints } from './articles.endpoints.ts';
export { articleErrors } from './articles.errors.ts';
export {
  Article,
  ArticleAct,
  ArticleAggregation,
  ArticleAudience,
  ArticleChannel,
  ArticleCount,
  ArticleDetail,
  ArticleDraft,
  ArticleFacet,
  ArticleFilter,
  ArticleKept,
  ArticlePaging,
  ArticleRecall,
  ArticleState,
  ChangedArticle,
  ChannelOfArticles,
  ChannelPaging,
  articleAudiences,
  articleChannels,
  articleFacets,
  articleStates,
} from './articles.schema.ts';
