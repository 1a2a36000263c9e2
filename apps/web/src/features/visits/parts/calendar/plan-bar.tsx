// The plan bar: doctors whose goal is neither done nor planned, the largest gap first; a hand or a button gives them a day.
import type { CycleGoal, PlanGaps } from '@yijian/contract/visits';
import { TierBadge } from '@yijian/ui/badge';
import { HeadroomBar } from '@yijian/ui/chart';
import { DayButton, Target, Targets } from '@yijian/ui/day-board';
import { Section } from '@yijian/ui/detail-page';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { today, useFormat } from '../../../../lib/format/index.ts';
import { useGaps } from '../../visit-plans.api.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { carriable, type Carried } from './carrying.ts';
import '../visit-note.css';

export interface PlanBarProps {
  readonly userId: string | undefined;
  readonly dropOn: (day: string, carried: Carried) => void;
  readonly onOpenCycles: () => void;
}

export function PlanBar({ userId, dropOn, onOpenCycles }: PlanBarProps): ReactNode {
  const t = useVisitPhrases();
  const query = useGaps(userId);
  return (
    <Section title={t('unplanned')} count={query.data?.goals.length}>
      <Async query={query} shape="list" rows={6} compact failedTitle={t('gapsFailed')} isEmpty={() => false}>
        {(gaps) => (
          <>
            <CycleLine gaps={gaps} onOpenCycles={onOpenCycles} />
            {gaps.goals.length === 0 ? <p className="visit-note">{t('nobodyUnplanned')}</p> : null}
            <Targets>
              {gaps.goals.map((goal) => (
                <Gap
                  key={`${goal.doctorId} ${goal.productId}`}
                  goal={goal}
                  mayPlan={userId === undefined}
                  dropOn={dropOn}
                />
              ))}
            </Targets>
          </>
        )}
      </Async>
    </Section>
  );
}

function CycleLine({ gaps: { cycle }, onOpenCycles }: { gaps: PlanGaps; onOpenCycles: () => void }): ReactNode {
  const t = useVisitPhrases();
  const format = useFormat();
  if (cycle === null)
    return (
      <p className="visit-note">
        {t('noCycle')}{' '}
        <button type="button" className="visit-link" onClick={onOpenCycles}>
          {t('view.cycles')}
        </button>
      </p>
    );
  const { goals, done, planned, frequency, elapsed } = cycle.figures;
  return (
    <button type="button" className="visit-cycle-line" onClick={onOpenCycles}>
      <HeadroomBar
        label={cycle.name}
        left={format.percent(frequency, 0)}
        used={done}
        committed={Math.min(planned, goals - done)}
        cap={goals}
        note={t('elapsed', { share: format.percent(elapsed, 0) })}
      />
    </button>
  );
}

interface GapProps extends Pick<PlanBarProps, 'dropOn'> {
  readonly goal: CycleGoal;
  readonly mayPlan: boolean;
}

function Gap({ goal, mayPlan, dropOn }: GapProps): ReactNode {
  const t = useVisitPhrases();
  const format = useFormat();
  const carried = { kind: 'goal', goal } as const;
  const { doctorName: name, lastVisitAt, tier, productName } = goal;
  return (
    <Target
      mark={tier === null ? null : <TierBadge tier={tier} />}
      carry={mayPlan ? carriable(carried) : {}}
      action={
        mayPlan ? (
          <DayButton
            label={t('planVisitOf', { name })}
            pickLabel={t('chooseDay')}
            minDay={today()}
            onChoose={(day) => dropOn(day, carried)}
          />
        ) : null
      }
    >
      <strong>{name}</strong> {goal.doctorTitle}
      <small>{goal.hospitalName}</small>
      <small className="num">
        {goal.goal > 0 ? `${t('gap', { done: goal.done + goal.planned, goal: goal.goal })} · ` : ''}
        {productName ? `${productName} · ` : ''}
        {lastVisitAt === null ? t('neverVisited') : t('lastVisit', { when: format.daysSince(lastVisitAt) })}
      </small>
    </Target>
  );
}
