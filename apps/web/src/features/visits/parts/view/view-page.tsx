// The frame of a view that is no list: title, tabs of the section, the switch.
import { ListPage, type ListPageProps } from '@yijian/ui/list-page';
import type { ReactNode } from 'react';
import { useSectionStrip } from '../../../../lib/router/index.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { QueueBar } from '../offline/queue-bar.tsx';
import { ViewSwitch } from './view-switch.tsx';

export interface ViewPageProps extends Pick<
  ListPageProps,
  'search' | 'filters' | 'activeFilters' | 'onClearFilters' | 'summary'
> {
  readonly scope: 'my' | 'team';
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function ViewPage({ scope, actions, children, ...filtering }: ViewPageProps): ReactNode {
  const t = useVisitPhrases();
  return (
    <ListPage
      title={t('title')}
      {...useSectionStrip()}
      actions={
        <>
          <ViewSwitch scope={scope} />
          {actions}
        </>
      }
      {...filtering}
    >
      <div className="visit-view">
        <QueueBar />
        {children}
      </div>
    </ListPage>
  );
}
