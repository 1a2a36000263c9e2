// The team at a glance: its numbers, the ranking, what needs attention, the budget; each opens the records it counts.
import { handedInStates, undecidedStates } from '@yijian/contract/visits';
import { GridCell, KpiTile } from '@yijian/ui/dashboard-tile';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useBoardPeriod, useTeam } from '../../dashboards-boards.api.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';
import { useConfirmedMeetings, useHandedIn, useWaitingVisits } from '../../dashboards-manager.api.ts';
import { teamVisitsPath, visitsPath } from '../paths.ts';
import { Contract } from '../metrics/contract.tsx';
import { BoardFrame } from './board-frame.tsx';
import { BudgetTile } from './budget-tile.tsx';
import { changeOf, ratioOf } from './compared.ts';
import { Exceptions } from './exceptions.tsx';
import { OwnTiles } from './own-tiles.tsx';
import { TeamRanking } from './team-ranking.tsx';

export function ManagerBoard(): ReactNode {
  const t = useBoardPhrases();
  const format = useFormat();
  const shell = useShell();
  const period = useBoardPeriod('30D');
  const { days, before } = period;
  const [visits, visitsBefore] = [useHandedIn(days), useHandedIn(before)];
  const [meetings, meetingsBefore] = [useConfirmedMeetings(days), useConfirmedMeetings(before)];
  const waiting = useWaitingVisits();
  const team = useTeam(days);
  const sum = (of: 'covered' | 'targets' | 'done' | 'goals' | 'joint'): number =>
    (team.data ?? []).reduce((all, row) => all + row[of], 0);
  const inDays = { startFrom: days.from, startTo: days.to };
  const figures = visitsPath('team', { view: 'figures', ...inDays });
  const joined = team.data?.filter((row) => row.joint > 0) ?? [];
  const jointVisits = teamVisitsPath(joined, { isMet: 'true', isJoint: 'true', ...inDays });
  const share = (value: number): string => format.percent(value, 0);
  const count = (value: number | undefined): string | undefined =>
    value === undefined ? undefined : format.count(value);
  const ofTeam = (value: string): string | undefined => (team.data === undefined ? undefined : value);
  return (
    <BoardFrame board="MANAGER" title={t('manager')} period={period} asOf={t('live')}>
      <GridCell span={2}>
        <KpiTile
          title={t('handedIn')}
          definition={<Contract of="handedIn" />}
          value={count(visits.data?.totalElements)}
          unit={t('times')}
          delta={changeOf(visits.data?.totalElements, visitsBefore.data?.totalElements, share)}
          onRetry={visits.isError ? visits.refetch : undefined}
          onOpen={() => shell.openTab(visitsPath('team', { ...inDays, state: handedInStates }))}
        />
      </GridCell>
      <GridCell span={2}>
        <KpiTile
          title={t('coverage')}
          definition={<Contract of="coverage" />}
          value={ofTeam(format.percent(ratioOf(sum('covered'), sum('targets')), 0))}
          note={ofTeam(`${format.count(sum('covered'))} / ${format.count(sum('targets'))}`)}
          onRetry={team.isError ? team.refetch : undefined}
          onOpen={() => shell.openTab(figures)}
        />
      </GridCell>
      <GridCell span={2}>
        <KpiTile
          title={t('frequency')}
          definition={<Contract of="frequency" />}
          value={ofTeam(format.percent(ratioOf(sum('done'), sum('goals')), 0))}
          note={ofTeam(`${format.count(sum('done'))} / ${format.count(sum('goals'))}`)}
          onRetry={team.isError ? team.refetch : undefined}
          onOpen={() => shell.openTab(visitsPath('team', { view: 'cycles' }))}
        />
      </GridCell>
      <GridCell span={2}>
        <KpiTile
          title={t('jointVisits')}
          definition={<Contract of="joint" />}
          value={ofTeam(format.count(sum('joint')))}
          unit={t('times')}
          onRetry={team.isError ? team.refetch : undefined}
          onOpen={() => shell.openTab(jointVisits)}
        />
      </GridCell>
      <GridCell span={2}>
        <KpiTile
          title={t('confirmed')}
          definition={<Contract of="confirmed" />}
          value={count(meetings.data?.totalElements)}
          unit={t('meetings')}
          delta={changeOf(meetings.data?.totalElements, meetingsBefore.data?.totalElements, share)}
          onRetry={meetings.isError ? meetings.refetch : undefined}
          onOpen={() => shell.openTab(`/meeting/met/doneConfirmed?from=${days.from}&to=${days.to}`)}
        />
      </GridCell>
      <GridCell span={2}>
        <KpiTile
          title={t('toDecide')}
          definition={<Contract of="toDecide" />}
          value={count(waiting.data?.totalElements)}
          unit={t('times')}
          onRetry={waiting.isError ? waiting.refetch : undefined}
          onOpen={() => shell.openTab(visitsPath('team', { state: undecidedStates }))}
        />
      </GridCell>
      <OwnTiles days={days} team={team} />
      <TeamRanking team={team} days={days} />
      <Exceptions team={team} days={days} />
      <BudgetTile year={Number(days.to.slice(0, 4))} />
    </BoardFrame>
  );
}
