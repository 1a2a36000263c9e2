// What a manager has to look at today; each line opens its records.
import { AlertList, Tile, type AlertItem } from '@yijian/ui/dashboard-tile';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import type { Days, useTeam } from '../../dashboards-boards.api.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';
import { useLateTasks, useMeetingsToConfirm, useOverdueCount } from '../../dashboards-manager.api.ts';
import { overdueFilter } from '../../dashboards.api.ts';
import { doctorsPath, teamVisitsPath } from '../paths.ts';

export function Exceptions({ team, days }: { team: ReturnType<typeof useTeam>; days: Days }): ReactNode {
  const t = useBoardPhrases();
  const format = useFormat();
  const shell = useShell();
  const overdue = useOverdueCount().data?.totalElements;
  const late = useLateTasks().data?.expired;
  const meetings = useMeetingsToConfirm().data?.totalElements;
  const odd = team.data?.reduce((all, row) => all + row.exceptions, 0);
  const inDays = { startFrom: days.from, startTo: days.to };
  const oddStates = ['MISSED', 'UNDER_REVIEW', 'INVALID'];
  const lines: [key: string, title: string, count: number | undefined, path: string][] = [
    ['overdue', t('overdueDoctors'), overdue, doctorsPath('team', overdueFilter, 'lastVisitAt,asc')],
    ['late', t('lateTasks'), late, '/task/index/expired?whose=team'],
    ['meetings', t('toConfirm'), meetings, '/meeting/met/beConfirmed'],
    [
      'odd',
      t('oddVisits'),
      odd,
      teamVisitsPath(team.data?.filter((row) => row.exceptions > 0) ?? [], { state: oddStates, ...inDays }),
    ],
  ];
  const items = lines.flatMap(([key, title, count, path]): AlertItem[] =>
    count === undefined
      ? []
      : [
          {
            key,
            title,
            tone: count > 0 ? 'warn' : 'ok',
            figure: format.count(count),
            onOpen: () => shell.openTab(path),
          },
        ],
  );
  return (
    <Tile title={t('exceptions')} span={5}>
      <AlertList label={t('exceptions')} items={items} />
    </Tile>
  );
}
