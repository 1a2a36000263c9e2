// The monitor: lights with words above, below them what ran, what waits and which files came and went.
import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { useListState } from '../../../lib/lists/index.ts';
import { useJobRunPhrases } from '../job-runs.phrases.ts';
import { DeliveryList } from './delivery-list.tsx';
import { FileList } from './file-list.tsx';
import { HealthLights } from './health-lights.tsx';
import { RunList } from './run-list.tsx';
import { ScheduleList } from './schedule-list.tsx';

const views = ['schedules', 'runs', 'deliveries', 'files'] as const;
type View = (typeof views)[number];
const fields = { view: 'text' } as const;

export function MonitorSection(): ReactNode {
  const t = useJobRunPhrases();
  const list = useListState(fields);
  const view = views.find((one) => one === list.filters.view) ?? 'schedules';
  return (
    <>
      <div className="console-tabs">
        <HealthLights />
        <Segmented
          aria-label={t('view')}
          value={view}
          onChange={(next: View) => list.setFilters({ view: next })}
          options={views.map((value) => ({ value, label: t(value) }))}
        />
      </div>
      <Shown view={view} />
    </>
  );
}

function Shown({ view }: { view: View }): ReactNode {
  switch (view) {
    case 'schedules':
      return <ScheduleList />;
    case 'runs':
      return <RunList />;
    case 'deliveries':
      return <DeliveryList />;
    case 'files':
      return <FileList />;
  }
}
