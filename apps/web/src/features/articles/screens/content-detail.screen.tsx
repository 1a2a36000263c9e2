// One article (specification 2.3, content: contentDetail).
import { Async, Empty } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ArticlePage } from '../parts/article-page.tsx';
import { useArticle } from '../articles.api.ts';
import { useArticlePhrases } from '../articles.phrases.ts';

export default function ContentDetailScreen(): ReactNode {
  const t = useArticlePhrases();
  const id = useSearchParams()[0].get('id');
  const query = useArticle(id);
  if (id === null) return <Empty reason={t('noArticle')} />;
  // A page that was open when its article was recalled closes with it.
  if (query.error?.status === 404) return <Empty reason={t('gone')} />;
  return (
    <Async query={query} shape="page" failedTitle={t('detailFailed')}>
      {(article) => <ArticlePage article={article} />}
    </Async>
  );
}
