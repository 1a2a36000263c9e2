// The frame of a view that is no list: title, tabs of the section, the switch.
import { ListPage } from '@yijian/ui/list-page';
import type { ReactNode } from 'react';
import { useSectionTabs } from '../../../../lib/router/index.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { QueueBar } from '../offline/queue-bar.tsx';
import { ViewSwitch } from './view-switch.tsx';

export interface ViewPageProps {
  readonly scope: 'my' | 'team';
  readonly actions?: ReactNode;
  readonly filters?: ReactNode;
  readonly children: ReactNode;
}

export function ViewPage({ scope, actions, filters, children }: ViewPageProps): ReactNode {
  const t = useVisitPhrases();
  const section = useSectionTabs();
  return (
    <ListPage
      title={t('title')}
      tabs={section?.tabs}
      tab={section?.active}
      onTabChange={section?.open}
      actions={
        <>
          <ViewSwitch scope={scope} />
          {actions}
        </>
      }
      filters={filters}
    >
      <div className="visit-view">
        <QueueBar />
        {children}
      </div>
    </ListPage>
  );
}
