// What the review of an article does here (product: Content machine).
import { articleErrors as errors } from '@yijian/contract/articles';
import {
  approveReview,
  beginReview,
  followReview,
  type Decided,
  type Ended,
  type Review,
} from '../../workflows/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { lockArticle, selectIdOfInstance, type StoredArticle } from '../article-reading.sql.ts';
import { nextApprovalNumber, updateArticle } from '../articles.sql.ts';

/** A process looks at every article, whoever decides it. */
const everything = ({ user, clock, language }: Context) => ({
  reader: { id: user.id, seesDrafts: true, seesMedical: true },
  language,
  today: dayInShanghai(clock.now()),
});

const review: Review<StoredArticle> = {
  definitionKey: 'article-review',
  field: 'article',
  noun: { zh: '文章', en: 'Article' },
  notFound: errors.notFound,
  notice: 'articles.reviewed',
  path: (id) => `/content/contentDetail?id=${id}`,
  lock: (context, id) => lockArticle(context.sql, id, everything(context)),
  idOf: ({ sql }, instanceId) => selectIdOfInstance(sql, instanceId),
  tie: ({ sql, clock }, id, instanceId) => updateArticle(sql, id, clock.now(), { instance_id: instanceId }),
  giveBack: ({ sql, clock }, id) => updateArticle(sql, id, clock.now(), { state: 'DRAFT', instance_id: null }),
  /** Approved with a number of its own; its owner publishes it. */
  approve: async ({ sql, clock }, article, decided) => {
    const at = clock.now();
    await updateArticle(sql, article.id, at, {
      state: 'APPROVED',
      approval_number: await nextApprovalNumber(sql, dayInShanghai(at).slice(0, 4)),
      reviewer_id: decided.decidedBy ?? null,
      reviewed_at: at,
    });
  },
};

export function beginArticleReview(context: Context, decided: Decided): Promise<void> {
  return beginReview(context, { review, decided });
}

export function approveArticle(context: Context, decided: Decided): Promise<void> {
  return approveReview(context, { review, decided });
}

export function followArticleReview(context: Context, ended: Ended): Promise<void> {
  return followReview(context, { review, ended });
}
