// The section comes after the console's frame, so that the frame never waits for its tables.
import { Loading } from '@yijian/ui/states';
import { lazy, Suspense, type ReactNode } from 'react';

const Section = lazy(() => import('./workflow-section.tsx').then((part) => ({ default: part.WorkflowSection })));

export function WorkflowSection(): ReactNode {
  return (
    <Suspense fallback={<Loading shape="table" />}>
      <Section />
    </Suspense>
  );
}
