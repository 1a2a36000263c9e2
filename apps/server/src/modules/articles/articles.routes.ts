// Front door of the content center.
import { articleEndpoints } from '@yijian/contract/articles';
import { bind } from '../../platform/http/index.ts';
import {
  addArticle,
  aggregateArticles,
  changeArticle,
  countArticles,
  findArticle,
  listArticles,
  listChannels,
  markFavorite,
  publishArticle,
  recallArticle,
  reviseArticle,
  submitArticle,
} from './articles.service.ts';
import { addPicture } from './media/pictures.service.ts';
import { addVideo } from './media/videos.service.ts';

export const articlesRoutes = bind('articles', articleEndpoints, {
  listChannels: (context, { query }) => listChannels(context, query),
  list: (context, { query }) => listArticles(context, query),
  count: (context, { query }) => countArticles(context, query),
  aggregate: (context, { params, query }) => aggregateArticles(context, { ...query, ...params }),
  find: (context, { params }) => findArticle(context, params.id),
  add: (context, { body }) => addArticle(context, body),
  change: (context, { params, body }) => changeArticle(context, { ...params, ...body }),
  addPicture: (context, { body }) => addPicture(context, body),
  addVideo: (context, { body }) => addVideo(context, body),
  submit: (context, { params }) => submitArticle(context, params.id),
  publish: (context, { params }) => publishArticle(context, params.id),
  revise: (context, { params }) => reviseArticle(context, params.id),
  recall: (context, { params, body }) => recallArticle(context, { ...params, ...body }),
  favor: (context, { params }) => markFavorite(context, { ...params, isFavorite: true }),
  unfavor: (context, { params }) => markFavorite(context, { ...params, isFavorite: false }),
});
