// The members behind the pace of the plans, those farthest behind first; what they did and what was due comes to the tile.
import { planPace, type TeamMember } from '@yijian/contract/visits';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import type { useTeam } from '../../dashboards-boards.api.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';
import { ratioOf, signed } from '../boards/compared.ts';
import { visitsPath } from '../paths.ts';
import { DRILL_SIZE, DrillDrawer } from './drill-drawer.tsx';

export function PlanPace({ team, onClose }: { team: ReturnType<typeof useTeam>; onClose: () => void }): ReactNode {
  const t = useBoardPhrases();
  const format = useFormat();
  const shell = useShell();
  const [page, setPage] = useState(0);
  const planned = (team.data ?? [])
    .filter(({ goals }) => goals > 0)
    .toSorted((one, other) => (planPace([one]) ?? 0) - (planPace([other]) ?? 0));
  const data = {
    content: planned.slice(page * DRILL_SIZE, (page + 1) * DRILL_SIZE),
    totalElements: planned.length,
  };
  const number = (
    key: string,
    title: string,
    of: (row: TeamMember) => { value: string; context?: string },
  ): DataColumn<TeamMember> => ({
    key,
    title,
    align: 'right',
    width: { zh: 112, en: 112 },
    render: (row) => <TwoLine {...of(row)} />,
  });
  const columns: DataColumn<TeamMember>[] = [
    {
      key: 'person',
      title: t('person'),
      width: { zh: 184, en: 184 },
      render: (row) => <TwoLine strong value={row.userName} context={row.organizationName} />,
    },
    number('done', t('attainment'), ({ done, goals }) => ({
      value: format.percent(ratioOf(done, goals), 0),
      context: `${format.count(done)} / ${format.count(goals)}`,
    })),
    number('due', t('timePassed'), ({ due, goals }) => ({ value: format.percent(ratioOf(due, goals), 0) })),
    number('pace', t('points'), (row) => ({ value: signed(planPace([row]), format.fixed) })),
  ];
  return (
    <DrillDrawer
      title={t('pace')}
      label={t('person')}
      query={{ ...team, data: team.data && data }}
      columns={columns}
      rowKey={(row) => row.userId}
      onOpen={({ userId }) => shell.openTab(visitsPath('team', { view: 'cycles', userId }))}
      page={page}
      onPage={setPage}
      onClose={onClose}
    />
  );
}
