// Statements of the yearly caps of speakers.
import type { Fragment, Sql } from '../../../platform/db/index.ts';
import { isCapped, shownState, type Caps } from '../speakers-scope.sql.ts';

/** Null for all speakers. */
type Some = readonly string[] | null;

const oneOf = (sql: Sql, ids: Some): Fragment =>
  ids === null ? sql`true` : sql`s.id = any(${ids as string[]}::bigint[])`;

interface Turning extends Caps {
  readonly speakerIds: Some;
  readonly today: string;
  readonly at: Date;
  /** Null where the clock does it. */
  readonly userId: string | null;
}

/** A step for each speaker whose last step says something else about the cap than the year does. */
export async function insertCapSteps(sql: Sql, turning: Turning): Promise<void> {
  const { speakerIds, at, userId } = turning;
  await sql`
    insert into speaker_steps (speaker_id, from_state, to_state, at, user_id)
    select s.id, case now.state when 'CAPPED' then 'ACTIVE' else 'CAPPED' end, now.state, ${at}, ${userId}
    from speakers s cross join lateral (select ${shownState(sql, turning)} as state) now
    where s.enterprise_id = app.enterprise_id() and s.state = 'ACTIVE' and ${oneOf(sql, speakerIds)} and now.state in ('ACTIVE', 'CAPPED')
      and (now.state = 'CAPPED') <> (coalesce((select p.to_state from speaker_steps p
        where p.enterprise_id = s.enterprise_id and p.speaker_id = s.id order by p.id desc limit 1), '') = 'CAPPED')`;
}

export interface ToldSpeaker {
  readonly id: string;
  readonly doctorName: string;
  readonly ownerId: string;
}

interface Telling extends Caps {
  readonly speakerIds: Some;
  readonly day: string;
  readonly what: 'WARNED' | 'CAPPED';
}

/** Whose caps are reached and who was not told for this year; from now on they are. Whoever is told of the cap needs no warning. */
export function updateToldYears(sql: Sql, { speakerIds, day, what, ...caps }: Telling): Promise<ToldSpeaker[]> {
  const year = Number(day.slice(0, 4));
  const columns =
    what === 'CAPPED'
      ? sql`capped_years = array_append(s.capped_years, ${year}::int), warned_years = array_append(s.warned_years, ${year}::int)`
      : sql`warned_years = array_append(s.warned_years, ${year}::int)`;
  const told = what === 'CAPPED' ? sql`s.capped_years` : sql`s.warned_years`;
  return sql<ToldSpeaker[]>`
    update speakers s set ${columns} from doctors d
    where s.enterprise_id = app.enterprise_id() and s.state = 'ACTIVE' and ${oneOf(sql, speakerIds)}
      and d.enterprise_id = s.enterprise_id and d.id = s.doctor_id
      and not (${year}::int = any(${told})) and ${isCapped(sql, { ...caps, day })}
    returning s.id::text as id, d.name as "doctorName", s.owner_id::text as "ownerId"`;
}
