// /404 and every unknown path, on a page of its own (specification 2.1).
import type { ReactNode } from 'react';
import { FullPage } from './message-page.tsx';
import { NotFound } from './not-found.tsx';

export default function NotFoundScreen(): ReactNode {
  return (
    <FullPage>
      <NotFound />
    </FullPage>
  );
}
