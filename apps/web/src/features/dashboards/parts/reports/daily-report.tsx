// What each member did on one day, with totals; every number opens the visits it counts (specification 2.3, systemReport: rbRecords).
import type { MetricKey } from '@yijian/contract/dashboards';
import type { TeamMember } from '@yijian/contract/visits';
import { DashboardPage, Tile, TileGrid } from '@yijian/ui/dashboard-tile';
import { DayStep } from '@yijian/ui/day-step';
import { Async } from '@yijian/ui/states';
import { DataTable, TwoLine, type DataColumn } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { today, useFormat } from '../../../../lib/format/index.ts';
import { useLanguage } from '../../../../lib/i18n/index.ts';
import { useAddress, withFields } from '../../../../lib/lists/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useDaily } from '../../dashboards-boards.api.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';
import { Contract } from '../metrics/contract.tsx';
import { AllMetrics } from '../metrics/all-metrics.tsx';
import { CountLink } from '../drills/count-link.tsx';
import { teamVisitsPath } from '../paths.ts';

export function DailyReport(): ReactNode {
  const t = useBoardPhrases();
  const language = useLanguage();
  const [search, edit] = useAddress();
  const [opened] = useState(() => today());
  const asked = search.get('day') ?? '';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked <= opened ? asked : opened;
  const query = useDaily(day);
  const columns = useColumns({ day, members: query.data ?? [] });
  const setDay = (next: string): void => edit((now) => withFields(now, { day: next }));
  return (
    <DashboardPage
      title={t('dailyTitle')}
      asOf={t('live')}
      actions={<AllMetrics of="reports" />}
      filters={<DayStep day={day} maxDay={opened} onChange={setDay} />}
    >
      <TileGrid>
        <Tile title={t('eachMember')} note={day} span={12}>
          <Async
            query={query}
            shape="table"
            failedTitle={t('failed')}
            isEmpty={(rows) => rows.length === 0}
            empty={{ reason: t('nobody') }}
          >
            {(rows) => (
              <DataTable
                label={t('dailyTitle')}
                columns={columns}
                rows={[...rows.toSorted((one, other) => other.visits - one.visits), totalOf(rows, t('total'))]}
                rowKey={(row) => row.userId}
                language={language}
                inCard
              />
            )}
          </Async>
        </Tile>
      </TileGrid>
    </DashboardPage>
  );
}

const TOTAL = 'total';
type Line = Pick<TeamMember, 'userId' | 'userName' | 'organizationName' | Counted>;

function totalOf(rows: readonly Line[], name: string): Line {
  const sum = (of: Counted): number => rows.reduce((all, row) => all + row[of], 0);
  return {
    userId: TOTAL,
    userName: name,
    organizationName: '',
    visits: sum('visits'),
    planned: sum('planned'),
    joint: sum('joint'),
    waiting: sum('waiting'),
    exceptions: sum('exceptions'),
  };
}

type Counted = 'visits' | 'planned' | 'joint' | 'waiting' | 'exceptions';

/** What of a day's visits each number counts. */
const filters = {
  visits: { isMet: 'true' },
  planned: { state: ['PLANNED'] },
  joint: { isMet: 'true', isJoint: 'true' },
  waiting: { state: ['UNLOCK_PENDING', 'LATE_PENDING'] },
  exceptions: { state: ['MISSED', 'UNDER_REVIEW', 'INVALID'] },
} as const;

function useColumns({ day, members }: { day: string; members: readonly Line[] }): DataColumn<Line>[] {
  const t = useBoardPhrases();
  const format = useFormat();
  const shell = useShell();
  const number = (key: Counted, title: string, of: MetricKey): DataColumn<Line> => ({
    key,
    title,
    definition: <Contract of={of} />,
    align: 'right',
    width: { zh: 104, en: 120 },
    render: (row) => {
      const count = format.count(row[key]);
      if (row[key] === 0) return count;
      const of = row.userId === TOTAL ? members.filter((one) => one[key] > 0) : [row];
      return (
        <CountLink
          label={t('openVisits', { count, person: row.userName, figure: title })}
          text={count}
          onOpen={() => shell.openTab(teamVisitsPath(of, { startFrom: day, startTo: day, ...filters[key] }))}
        />
      );
    },
  });
  return [
    {
      key: 'person',
      title: t('person'),
      width: { zh: 200, en: 220 },
      render: (row) => <TwoLine strong value={row.userName} context={row.organizationName} />,
    },
    number('visits', t('held'), 'held'),
    number('planned', t('planned'), 'planned'),
    number('joint', t('joint'), 'joint'),
    number('waiting', t('waiting'), 'waiting'),
    number('exceptions', t('odd'), 'odd'),
  ];
}
