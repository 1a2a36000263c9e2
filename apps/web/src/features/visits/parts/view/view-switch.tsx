// The switch between the list, the calendar, cycle plans and, for managers, the figures of the team.
import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { leavingView, myViews, teamViews, useVisitAddress, type VisitView } from './visit-view.ts';

export function ViewSwitch({ scope }: { scope: 'my' | 'team' }): ReactNode {
  const t = useVisitPhrases();
  const { view, change } = useVisitAddress();
  const views: readonly VisitView[] = scope === 'my' ? myViews : teamViews;
  return (
    <Segmented<VisitView>
      aria-label={t('view')}
      value={view}
      options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
      onChange={(next) => change({ ...leavingView, view: next === 'list' ? undefined : next })}
    />
  );
}
