// A process on another room's page: loaded when such a page is opened.
import { lazy, Suspense, type ReactNode } from 'react';
import { Loading } from '@yijian/ui/states';
import type { ProcessPageProps } from './detail/process-page.tsx';

export type { ProcessPageProps } from './detail/process-page.tsx';

const Page = lazy(() => import('./detail/process-page.tsx').then((part) => ({ default: part.ProcessPage })));

export function ProcessPage(props: ProcessPageProps): ReactNode {
  return (
    <Suspense fallback={<Loading shape="page" />}>
      <Page {...props} />
    </Suspense>
  );
}
