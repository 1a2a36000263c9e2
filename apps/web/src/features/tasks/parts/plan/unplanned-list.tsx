// Target doctors for whom nothing is planned, longest unvisited first; a hand or a button gives them a day.
import type { UnplannedDoctor } from '@yijian/contract/tasks';
import { TierBadge } from '@yijian/ui/badge';
import { DayButton, Target, Targets } from '@yijian/ui/day-board';
import { Section } from '@yijian/ui/detail-page';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { today, useFormat } from '../../../../lib/format/index.ts';
import { useUnplanned } from '../../tasks.api.ts';
import { useTaskPhrases } from '../../tasks.phrases.ts';
import { carriable, type DropOn } from './use-moves.ts';

export interface UnplannedListProps {
  readonly member: string | undefined;
  readonly dropOn: DropOn;
}

export function UnplannedList({ member, dropOn }: UnplannedListProps): ReactNode {
  const t = useTaskPhrases();
  const query = useUnplanned(member);
  return (
    <Section title={t('unplanned')} count={query.data?.length}>
      <Async
        query={query}
        shape="list"
        rows={6}
        compact
        failedTitle={t('unplannedFailed')}
        empty={{ reason: t('nobodyUnplanned') }}
      >
        {(doctors) => (
          <Targets>
            {doctors.map((doctor) => (
              <Unplanned key={doctor.id} doctor={doctor} mayPlan={member === undefined} dropOn={dropOn} />
            ))}
          </Targets>
        )}
      </Async>
    </Section>
  );
}

interface UnplannedProps {
  readonly doctor: UnplannedDoctor;
  readonly mayPlan: boolean;
  readonly dropOn: DropOn;
}

function Unplanned({ doctor, mayPlan, dropOn }: UnplannedProps): ReactNode {
  const t = useTaskPhrases();
  const format = useFormat();
  const { id, name, title, tier, hospitalName, lastVisitAt } = doctor;
  const carried = { kind: 'doctor', doctor: { id, name } } as const;
  return (
    <Target
      mark={tier === null ? null : <TierBadge tier={tier} />}
      carry={mayPlan ? carriable(carried) : {}}
      action={
        mayPlan ? (
          <DayButton
            label={t('planVisitOf', { name })}
            pickLabel={t('moveTo')}
            minDay={today()}
            onChoose={(day) => dropOn(day, carried)}
          />
        ) : null
      }
    >
      <strong>{name}</strong> {title}
      <small>{hospitalName}</small>
      <small className="num">
        {lastVisitAt === null ? t('neverVisited') : t('lastVisit', { when: format.daysSince(lastVisitAt) })}
      </small>
    </Target>
  );
}
