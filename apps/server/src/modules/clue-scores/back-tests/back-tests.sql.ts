// Every scored doctor as of a past day and as many days earlier, and whether the outcome followed each of both.
import {
  MOST_BANDS,
  type BackTestPeopleQuestion,
  type BackTestQuestion,
  type ClueGrade,
  type ClueScoring,
} from '@yijian/contract/clue-scores';
import type { SessionUser } from '../../../platform/auth/index.ts';
import { allOf, type Fragment, type Sql } from '../../../platform/db/index.ts';
import { doctorScope } from '../../doctors/index.ts';
import { eventSeen } from '../../interactions/index.ts';
import { matching } from '../../sales-funnels/index.ts';
import { gradeOf, scoreRows, scoredDoctors } from '../scoring/lines.sql.ts';

export interface BackTestAsked extends Pick<BackTestQuestion, 'days' | 'outcome'> {
  readonly scoring: ClueScoring;
  readonly viewer: SessionUser;
  /** The end of the day. */
  readonly moment: Date;
}

/** Outcomes of the days after `s.as_of`, the last millisecond of a day. */
function outcomes(sql: Sql, { days, outcome, viewer }: BackTestAsked): Fragment {
  const next = sql`(s.as_of + interval '1 millisecond')`;
  return sql`interactions i where i.enterprise_id = app.enterprise_id() and i.doctor_id = s.id and i.at >= ${next}
    and i.at < ${next} + make_interval(hours => ${days * 24}::int) and ${matching(sql, outcome)} and ${eventSeen(sql, viewer)}`;
}

/** id, as_of, score: each doctor once for each moment, with 0 where no rule holds. */
function scored(sql: Sql, { scoring, viewer }: BackTestAsked, moments: readonly Date[]): Fragment {
  const people = doctorScope(sql, viewer);
  return sql`
    select d.id, m.as_of, coalesce(s.fit + s.engagement, 0) as score from (${scoredDoctors(sql, { scoring, people })}) d
    cross join unnest(${moments.map((one) => one.toISOString())}::timestamptz[]) m(as_of)
    left join (${scoreRows(sql, { scoring, people, moments })}) s on s.doctor_id = d.id and s.as_of = m.as_of`;
}

export interface TestedRows {
  readonly grades: readonly { readonly grade: ClueGrade; readonly doctors: number; readonly converted: number }[];
  readonly bands: readonly {
    readonly from: number | null;
    readonly to: number | null;
    readonly doctors: number;
    readonly converted: number;
    readonly earlierDoctors: number;
    readonly earlierConverted: number;
  }[];
}

/** Bands are cut at the scores of the earlier moment: nothing of what is foretold knows what came after. */
export async function selectTested(sql: Sql, asked: BackTestAsked): Promise<TestedRows> {
  const { moment, days, scoring } = asked;
  const earlier = new Date(moment.getTime() - days * 86_400_000);
  const shares = Array.from({ length: MOST_BANDS - 1 }, (_, at) => (at + 1) / MOST_BANDS);
  const [row] = await sql<[TestedRows]>`
    with tested as materialized (
      select s.score, s.as_of = ${moment} as is_now, exists (select from ${outcomes(sql, asked)}) as converted
      from (${scored(sql, asked, [earlier, moment])}) s),
    cuts as (select array(select distinct cut from (select unnest(percentile_disc(${shares}::float8[]) within group (order by score)) as cut
      from tested where not is_now) x where cut > (select min(score) from tested) order by cut) as edges),
    banded as (select width_bucket(t.score, c.edges) as band, t.is_now, t.converted from tested t cross join cuts c),
    bands as (select b as band, c.edges[b]::float8 as "from", c.edges[b + 1]::float8 as "to",
        count(*) filter (where d.is_now)::int as doctors, count(*) filter (where d.is_now and d.converted)::int as converted,
        count(*) filter (where not d.is_now)::int as "earlierDoctors",
        count(*) filter (where not d.is_now and d.converted)::int as "earlierConverted"
      from cuts c cross join generate_series(0, cardinality(c.edges)) b left join banded d on d.band = b group by b, c.edges)
    select coalesce((select json_agg(x) from (select ${gradeOf(sql, scoring, sql`score`)} as grade, count(*)::int as doctors,
        (count(*) filter (where converted))::int as converted from tested where is_now group by 1) x), '[]') as grades,
      coalesce((select json_agg(b order by b.band) from bands b where b.doctors + b."earlierDoctors" > 0), '[]') as bands`;
  return row;
}

/** Those behind a number, as selectPeople takes them; `count` is how many outcomes followed. */
export function testedRows(
  sql: Sql,
  asked: BackTestAsked & Pick<BackTestPeopleQuestion, 'grade' | 'from' | 'to' | 'kind'>,
): Fragment {
  const { grade, from, to, kind, moment, scoring } = asked;
  const wanted = allOf(sql, [
    grade === undefined ? undefined : sql`${gradeOf(sql, scoring, sql`s.score`)} = ${grade}`,
    from === undefined ? undefined : sql`s.score >= ${from}`,
    to === undefined ? undefined : sql`s.score < ${to}`,
    kind === 'ALL' ? undefined : sql`o.count > 0`,
  ]);
  return sql`
    select s.id as unit, o.count, coalesce(o.at, s.as_of) as at from (${scored(sql, asked, [moment])}) s
    cross join lateral (select count(*) as count, max(i.at) as at from ${outcomes(sql, asked)}) o where ${wanted}`;
}
