// One article (specification 2.3, content: contentDetail).
import type { ReactNode } from 'react';
import { RecordScreen, useRecordId } from '../../../lib/records/index.ts';
import { ArticlePage } from '../parts/article-page.tsx';
import { useArticle } from '../articles.api.ts';
import { useArticlePhrases } from '../articles.phrases.ts';

export default function ContentDetailScreen(): ReactNode {
  const t = useArticlePhrases();
  const id = useRecordId();
  return (
    <RecordScreen
      id={id}
      query={useArticle(id)}
      none={t('noArticle')}
      // A page that was open when its article was recalled closes with it.
      gone={t('gone')}
      failedTitle={t('detailFailed')}
      tabTitle={({ title }) => title}
    >
      {(article) => <ArticlePage article={article} />}
    </RecordScreen>
  );
}
