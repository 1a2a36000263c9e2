// Target doctors for whom nothing is planned, longest unvisited first; a hand or a button gives them a day.
import type { UnplannedDoctor } from '@yijian/contract/tasks';
import { TierBadge } from '@yijian/ui/badge';
import { Section } from '@yijian/ui/detail-page';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useUnplanned } from '../../tasks.api.ts';
import { useTaskPhrases } from '../../tasks.phrases.ts';
import { carriable } from './carrying.ts';
import { MoveButton } from './move-button.tsx';
import type { DropOn } from './use-moves.ts';

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
          <ul className="plan-targets">
            {doctors.map((doctor) => (
              <Target key={doctor.id} doctor={doctor} mayPlan={member === undefined} dropOn={dropOn} />
            ))}
          </ul>
        )}
      </Async>
    </Section>
  );
}

interface TargetProps {
  readonly doctor: UnplannedDoctor;
  readonly mayPlan: boolean;
  readonly dropOn: DropOn;
}

function Target({ doctor, mayPlan, dropOn }: TargetProps): ReactNode {
  const t = useTaskPhrases();
  const format = useFormat();
  const { id, name, title, tier, hospitalName, lastVisitAt } = doctor;
  const carried = { kind: 'doctor', doctor: { id, name } } as const;
  return (
    <li className="plan-target" {...(mayPlan ? carriable(carried) : {})}>
      {tier === null ? null : <TierBadge tier={tier} />}
      <span>
        <strong>{name}</strong> {title}
        <small>{hospitalName}</small>
        <small className="num">
          {lastVisitAt === null ? t('neverVisited') : t('lastVisit', { when: format.daysSince(lastVisitAt) })}
        </small>
      </span>
      {mayPlan ? <MoveButton label={t('planVisitOf', { name })} onMove={(day) => dropOn(day, carried)} /> : null}
    </li>
  );
}
