// The content center (specification 2.3, content).
import type { ReactNode } from 'react';
import { ArticleList } from '../parts/article-list.tsx';

export default function ContentCenterScreen(): ReactNode {
  return <ArticleList />;
}
