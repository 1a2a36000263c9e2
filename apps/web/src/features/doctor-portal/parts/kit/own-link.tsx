// A link between the doctors' own pages: the page changes without loading anew.
import type { MouseEvent, ReactNode } from 'react';
import type { DoctorPagePath } from '@yijian/contract/doctor-portal';
import { pageUrl } from '../../../../lib/env/index.ts';
import { goTo } from '../../../../lib/router/index.ts';

export function OwnLink({ to, children }: { to: DoctorPagePath; children: ReactNode }): ReactNode {
  const follow = (event: MouseEvent): void => {
    // A new tab or window is the browser's business.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <a href={pageUrl(to)} onClick={follow}>
      {children}
    </a>
  );
}
