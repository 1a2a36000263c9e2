// Opening lines: what may be said before an article, until when.
import type { ReactNode } from 'react';
import { OpeningLineList } from '../parts/opening-line-list.tsx';

export default function OpeningLinesScreen(): ReactNode {
  return <OpeningLineList />;
}
