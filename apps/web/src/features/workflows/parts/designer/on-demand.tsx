// The designer comes when somebody draws: its modeler is larger than the rest of the section.
import { Loading } from '@yijian/ui/states';
import { lazy, Suspense, type ReactNode } from 'react';

const Page = lazy(() => import('./designer-page.tsx').then((part) => ({ default: part.DesignerPage })));

export function DesignerPage(props: { designKey: string; onClose: () => void }): ReactNode {
  return (
    <Suspense fallback={<Loading shape="chart" />}>
      <Page {...props} />
    </Suspense>
  );
}
