// /401, on a page of its own (specification 2.1).
import type { ReactNode } from 'react';
import { FullPage } from './message-page.tsx';
import { NoPermission } from './no-permission.tsx';

export default function NoPermissionScreen(): ReactNode {
  return (
    <FullPage>
      <NoPermission />
    </FullPage>
  );
}
