// The six numbers of the day; each opens the people or visits it counts.
import { handedInStates } from '@yijian/contract/visits';
import { GridCell, KpiTile } from '@yijian/ui/dashboard-tile';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import {
  draftStates,
  overdueFilter,
  plannedStates,
  useDays,
  useNumbers,
  visitedFilter,
  type Whose,
} from '../dashboards.api.ts';
import { useDashboardPhrases } from '../dashboards.phrases.ts';
import { decisionsPath, doctorsPath, visitsPath } from './paths.ts';

type Name = keyof ReturnType<typeof useNumbers>;

/** How a number is called: most of a team's are other numbers than one's own. */
const titles = {
  own: {
    planned: 'planned',
    submitted: 'submitted',
    waiting: 'drafts',
    customers: 'customers',
    kept: 'follows',
    overdue: 'overdue',
  },
  team: {
    planned: 'teamPlanned',
    submitted: 'teamSubmitted',
    waiting: 'teamWaiting',
    customers: 'teamCustomers',
    kept: 'teamVisited',
    overdue: 'teamOverdue',
  },
} as const satisfies Record<Whose, Record<Name, string>>;

export function Numbers({ whose }: { whose: Whose }): ReactNode {
  const t = useDashboardPhrases();
  const format = useFormat();
  const shell = useShell();
  const { today, weekAgo } = useDays();
  const numbers = useNumbers(whose);
  const tiles: readonly [name: Name, unit: 'times' | 'people' | 'items', path: string][] = [
    ['planned', 'times', visitsPath(whose, { startFrom: today, startTo: today, state: plannedStates })],
    ['submitted', 'times', visitsPath(whose, { startFrom: weekAgo, startTo: today, state: handedInStates })],
    whose === 'team'
      ? ['waiting', 'items', decisionsPath]
      : ['waiting', 'times', visitsPath(whose, { state: draftStates })],
    ['customers', 'people', doctorsPath(whose)],
    ['kept', 'people', whose === 'own' ? '/customer/doctorTeamManager/myCustomer' : doctorsPath(whose, visitedFilter)],
    ['overdue', 'people', doctorsPath(whose, overdueFilter)],
  ];
  return tiles.map(([name, unit, path]) => {
    const { data, isError, refetch } = numbers[name];
    const title = titles[whose][name];
    return (
      <GridCell key={name} span={2}>
        <KpiTile
          title={t(title)}
          definition={t(`${title}Definition`)}
          value={data && format.count(data.totalElements)}
          onRetry={isError && data === undefined ? refetch : undefined}
          unit={t(unit)}
          onOpen={() => shell.openTab(path)}
        />
      </GridCell>
    );
  });
}
