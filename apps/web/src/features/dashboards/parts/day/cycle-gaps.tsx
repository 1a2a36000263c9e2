// The goals of the cycle plan that nothing is planned for; a click gives one a visit tomorrow.
import type { PlanGaps } from '@yijian/contract/visits';
import { CalendarPlus } from 'lucide-react';
import { TierBadge } from '@yijian/ui/badge';
import { HeadroomBar } from '@yijian/ui/chart';
import { Tile } from '@yijian/ui/dashboard-tile';
import { IconButton } from '@yijian/ui/icon';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { plannedMoment, useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { Allowed } from '../../../../lib/session/index.ts';
import { useGaps } from '../../dashboards-day.api.ts';
import { useDayPhrases } from '../../dashboards-day.phrases.ts';
import type { Undo } from './use-undo.ts';
import { useVisitMoves } from './use-visit-moves.ts';
import './day.css';

const SHOWN = 5;
const FIRST_HOUR = '10:00';

export function CycleGaps({ tomorrow, undo }: { tomorrow: string; undo: Undo }): ReactNode {
  const t = useDayPhrases();
  const shell = useShell();
  const query = useGaps();
  return (
    <Tile
      title={t('gaps')}
      definition={t('gapsDefinition')}
      actions={
        <button
          type="button"
          className="workspace-link"
          onClick={() => shell.openTab('/customer/visitTeamManager/myVisit?view=calendar')}
        >
          {t('openPlan')}
        </button>
      }
    >
      <Async
        query={query}
        shape="list"
        rows={4}
        compact
        failedTitle={t('failed')}
        isEmpty={({ goals }) => goals.length === 0}
        empty={{ reason: t('noGaps') }}
      >
        {(gaps) => <Gaps gaps={gaps} tomorrow={tomorrow} undo={undo} />}
      </Async>
    </Tile>
  );
}

function Gaps({ gaps: { cycle, goals }, tomorrow, undo }: { gaps: PlanGaps; tomorrow: string; undo: Undo }): ReactNode {
  const t = useDayPhrases();
  const format = useFormat();
  const { plan, isBusy } = useVisitMoves(undo);
  const startsAt = plannedMoment(tomorrow, FIRST_HOUR);
  return (
    <>
      {cycle === null ? null : (
        <HeadroomBar
          label={cycle.name}
          left={format.percent(cycle.figures.frequency, 0)}
          used={cycle.figures.done}
          committed={Math.min(cycle.figures.planned, cycle.figures.goals - cycle.figures.done)}
          cap={cycle.figures.goals}
          note={t('elapsed', { share: format.percent(cycle.figures.elapsed, 0) })}
        />
      )}
      <ul className="day-lines">
        {goals.slice(0, SHOWN).map((goal) => (
          <li key={`${goal.doctorId} ${goal.productId}`}>
            {goal.tier === null ? null : <TierBadge tier={goal.tier} />}
            <span className="workspace-main">
              <strong>{goal.doctorName}</strong> {goal.doctorTitle}
              <small>{goal.hospitalName}</small>
            </span>
            {goal.goal > 0 ? (
              <span className="num">{t('gap', { done: goal.done + goal.planned, goal: goal.goal })}</span>
            ) : null}
            <Allowed permission="customer:visits:write">
              <IconButton
                icon={CalendarPlus}
                label={t('planTomorrowFor', { name: goal.doctorName })}
                disabled={isBusy || startsAt === null}
                onClick={() => startsAt !== null && plan({ id: goal.doctorId, name: goal.doctorName }, startsAt)}
              />
            </Allowed>
          </li>
        ))}
      </ul>
    </>
  );
}
