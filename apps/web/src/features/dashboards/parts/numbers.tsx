// The six numbers of the day; each opens the people or visits it counts.
import { GridCell, KpiTile } from '@yijian/ui/dashboard-tile';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { useDays, useNumbers } from '../dashboards.api.ts';
import { useDashboardPhrases } from '../dashboards.phrases.ts';

const visits = '/customer/visitTeamManager/myVisit';
const doctors = '/customer/doctorTeamManager';

type Name = keyof ReturnType<typeof useNumbers>;

export function Numbers(): ReactNode {
  const t = useDashboardPhrases();
  const format = useFormat();
  const shell = useShell();
  const days = useDays();
  const numbers = useNumbers();
  const tiles: readonly [name: Name, unit: 'times' | 'people', path: string][] = [
    [
      'planned',
      'times',
      `${visits}?startFrom=${days.today}&startTo=${days.today}&state=PLANNED&state=IN_VISIT&state=SAVED`,
    ],
    [
      'submitted',
      'times',
      `${visits}?startFrom=${days.weekAgo}&startTo=${days.today}&state=SUBMITTED&state=SUBMITTED_LATE`,
    ],
    ['drafts', 'times', `${visits}?state=SAVED`],
    ['customers', 'people', `${doctors}/focusCustomer`],
    ['follows', 'people', `${doctors}/myCustomer`],
    ['overdue', 'people', `${doctors}/focusCustomer?tier=A&tier=B&lastVisit=OVER_30`],
  ];
  return tiles.map(([name, unit, path]) => {
    const { data, isError, refetch } = numbers[name];
    return (
      <GridCell key={name} span={2}>
        <KpiTile
          title={t(name)}
          definition={t(`${name}Definition`)}
          value={data && format.count(data.totalElements)}
          onRetry={isError && data === undefined ? refetch : undefined}
          unit={t(unit)}
          onOpen={() => shell.openTab(path)}
        />
      </GridCell>
    );
  });
}
