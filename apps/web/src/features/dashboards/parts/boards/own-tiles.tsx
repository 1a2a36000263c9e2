// The manager dashboard's own figures: pace of the plans, heads and costs of meetings, content, approvals, requests to verify.
import { contentChannels } from '@yijian/contract/dashboards';
import { waitingVerificationStates } from '@yijian/contract/verifications';
import { planPace } from '@yijian/contract/visits';
import { GridCell, KpiTile } from '@yijian/ui/dashboard-tile';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useManagerFigures, type Days, type useTeam } from '../../dashboards-boards.api.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';
import { ChannelPeople, DecidedTasks, MeetingHeads, PlanPace } from '../drills/on-demand.tsx';
import { Contract } from '../metrics/contract.tsx';
import { waitingRequestsPath } from '../paths.ts';
import { changeOf, ratioOf, signed } from './compared.ts';

type Drill = 'pace' | 'heads' | 'content' | 'approvals';
const HOUR = 3600;

export function OwnTiles({ days, team }: { days: Days; team: ReturnType<typeof useTeam> }): ReactNode {
  const t = useBoardPhrases();
  const format = useFormat();
  const shell = useShell();
  const [opened, setOpened] = useState<Drill | null>(null);
  const query = useManagerFigures(days);
  const { data } = query;
  const meetings = data?.meetings;
  const content = data?.content;
  const approvals = data?.approvals;
  const requests = data?.verifications;
  const share = (value: number): string => format.percent(value, 0);
  const sum = (of: 'done' | 'due' | 'goals'): number => (team.data ?? []).reduce((all, row) => all + row[of], 0);
  const retry = query.isError ? query.refetch : undefined;
  const close = (): void => setOpened(null);
  const median = approvals?.medianSeconds ?? null;
  const costOf = (cost = 0, heads = 0): number | null => ratioOf(cost, heads);
  return (
    <>
      <GridCell span={2}>
        <KpiTile
          title={t('pace')}
          definition={<Contract of="pace" />}
          value={team.data && signed(planPace(team.data), format.fixed)}
          unit={sum('goals') > 0 ? t('points') : undefined}
          note={
            sum('goals') > 0
              ? t('paceNote', {
                  done: share(sum('done') / sum('goals')),
                  due: share(sum('due') / sum('goals')),
                })
              : team.data && t('noPlans')
          }
          onRetry={team.isError ? team.refetch : undefined}
          onOpen={() => setOpened('pace')}
        />
      </GridCell>
      {meetings === null ? null : (
        <>
          <GridCell span={2}>
            <KpiTile
              title={t('heads')}
              definition={<Contract of="heads" />}
              value={meetings && format.count(meetings.heads)}
              unit={t('headsUnit')}
              delta={changeOf(meetings?.heads, meetings?.previousHeads, share)}
              onRetry={retry}
              onOpen={() => setOpened('heads')}
            />
          </GridCell>
          <GridCell span={2}>
            <KpiTile
              title={t('headCost')}
              definition={<Contract of="headCost" />}
              value={meetings && format.money(costOf(meetings.cost, meetings.heads))}
              delta={changeOf(
                costOf(meetings?.cost, meetings?.heads),
                costOf(meetings?.previousCost, meetings?.previousHeads),
                share,
                { less: 'good' },
              )}
              note={
                meetings &&
                t('headCostNote', { cost: format.money(meetings.cost), heads: format.count(meetings.heads) })
              }
              onRetry={retry}
              onOpen={() => shell.openTab(`/meeting/met/doneConfirmed?from=${days.from}&to=${days.to}`)}
            />
          </GridCell>
        </>
      )}
      <GridCell span={2}>
        <KpiTile
          title={t('content')}
          definition={<Contract of="content" />}
          value={content && format.count(content.received)}
          unit={t('people')}
          delta={changeOf(content?.received, content?.previousReceived, share)}
          onRetry={retry}
          onOpen={() => setOpened('content')}
        />
      </GridCell>
      {approvals === null ? null : (
        <GridCell span={2}>
          <KpiTile
            title={t('approvals')}
            definition={<Contract of="approvals" />}
            value={approvals && format.decimal(median === null ? null : median / HOUR, 1)}
            unit={median === null ? undefined : t('hoursUnit')}
            delta={changeOf(approvals?.medianSeconds, approvals?.previousMedianSeconds, share, { less: 'good' })}
            note={
              approvals &&
              t('approvalsNote', { decided: format.count(approvals.decided), late: format.count(approvals.late) })
            }
            onRetry={retry}
            onOpen={() => setOpened('approvals')}
          />
        </GridCell>
      )}
      {requests === null ? null : (
        <GridCell span={2}>
          <KpiTile
            title={t('verifications')}
            definition={<Contract of="verifications" />}
            value={requests === undefined ? undefined : format.count(requests)}
            unit={t('requests')}
            onRetry={retry}
            onOpen={() => shell.openTab(waitingRequestsPath(waitingVerificationStates))}
          />
        </GridCell>
      )}
      {opened === 'pace' ? <PlanPace team={team} onClose={close} /> : null}
      {opened === 'heads' ? <MeetingHeads days={days} onClose={close} /> : null}
      {opened === 'content' ? (
        <ChannelPeople number={{ channels: contentChannels, kind: 'RECEIVED', days }} onClose={close} />
      ) : null}
      {opened === 'approvals' ? <DecidedTasks days={days} onClose={close} /> : null}
    </>
  );
}
