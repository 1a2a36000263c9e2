// What became of both groups of a hold-out: the next step, and what we did meanwhile, within the range of the reader.
import type { HoldoutPeopleQuestion } from '@yijian/contract/sales-funnels';
import { doctorScope } from '../../doctors/index.ts';
import { eventSeen } from '../../interactions/index.ts';
import type { SessionUser } from '../../../platform/auth/index.ts';
import type { Fragment, Sql } from '../../../platform/db/index.ts';
import { matching } from '../events.sql.ts';
import type { HoldoutRow } from './holdouts.sql.ts';

export interface EffectAsked {
  readonly holdout: HoldoutRow;
  readonly viewer: SessionUser;
}

/** The condition on `i` (interactions) that it is one of this doctor after the draw, within the days. */
const after = (sql: Sql, { holdout, viewer }: EffectAsked): Fragment => sql`
  i.enterprise_id = app.enterprise_id() and i.doctor_id = p.doctor_id and i.at > ${holdout.drawnAt} and i.at <= ${holdout.endsAt}
    and ${eventSeen(sql, viewer)}`;

const isNextStep = (sql: Sql, { definition, step }: HoldoutRow): Fragment => matching(sql, definition.steps[step]!);

/** What we did: a message sent, a visit. */
const isTouch = (sql: Sql): Fragment => sql`i.action in ('RECEIVED', 'MET')`;

const inRange = (sql: Sql, viewer: SessionUser): Fragment => sql`
  doctors d on d.enterprise_id = p.enterprise_id and d.id = p.doctor_id and d.is_enabled and ${doctorScope(sql, viewer)}`;

export interface ArmRow {
  readonly isHeld: boolean;
  readonly drawn: number;
  readonly counted: number;
  readonly converted: number;
  readonly touched: number;
}

export async function selectArms(sql: Sql, asked: EffectAsked): Promise<ArmRow[]> {
  const { holdout, viewer } = asked;
  return sql<ArmRow[]>`
    select x.is_held as "isHeld", count(*)::int as drawn, (count(*) filter (where x.is_counted))::int as counted,
      (count(*) filter (where x.is_converted))::int as converted, (count(*) filter (where x.is_touched))::int as touched
    from (select p.is_held, d.id is not null as is_counted,
        d.id is not null and exists (select from interactions i where ${after(sql, asked)} and ${isNextStep(sql, holdout)}) as is_converted,
        d.id is not null and exists (select from interactions i where ${after(sql, asked)} and ${isTouch(sql)}) as is_touched
      from funnel_holdout_people p left join ${inRange(sql, viewer)}
      where p.enterprise_id = app.enterprise_id() and p.holdout_id = ${holdout.id}) x
    group by x.is_held`;
}

/** Those of one group, as selectPeople takes them; `count` is how often they took the next step, or were met or sent something. */
export function armRows(
  sql: Sql,
  { arm, outcome, ...asked }: EffectAsked & Pick<HoldoutPeopleQuestion, 'arm' | 'outcome'>,
): Fragment {
  const { holdout, viewer } = asked;
  const counts = outcome === 'TOUCHED' ? isTouch(sql) : isNextStep(sql, holdout);
  return sql`
    select p.doctor_id as unit, count(i.id) as count, coalesce(max(i.at), ${holdout.drawnAt}) as at
    from funnel_holdout_people p join ${inRange(sql, viewer)}
    left join interactions i on ${after(sql, asked)} and ${counts}
    where p.enterprise_id = app.enterprise_id() and p.holdout_id = ${holdout.id} and p.is_held = ${arm === 'HELD'}
    group by p.doctor_id having count(i.id) >= ${outcome === 'ALL' ? 0 : 1}`;
}
