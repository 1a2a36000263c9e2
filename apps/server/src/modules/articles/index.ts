// Side door of articles: what their reviews do, what may be sent, and the steps by which the demo's articles come about.
import type { Effect } from '../workflows/index.ts';
import { approveArticle, beginArticleReview } from './reviews/reviews.service.ts';

export { keepPicture } from './media/pictures.service.ts';
export { addVideo } from './media/videos.service.ts';
export { servePictures, serveVideos, type MediaOptions } from './media/media.routes.ts';
export { seesMedicalArticles } from './articles.policy.ts';
export { searchArticles, type FoundArticle } from './search/search.service.ts';
export { wasArticleInForce } from './sendable/in-force.sql.ts';
export { findArticleInForce, findSendableArticle, type SendableArticle } from './sendable/sendable.service.ts';

export {
  addArticle,
  markFavorite,
  publishArticle,
  recallArticle,
  reviseArticle,
  submitArticle,
} from './articles.service.ts';

export const articleEffects: readonly Effect[] = [
  { name: 'articles.begin', apply: beginArticleReview },
  { name: 'articles.approve', apply: approveArticle },
];
