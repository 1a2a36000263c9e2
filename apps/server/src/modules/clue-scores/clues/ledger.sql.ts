// What the score of one doctor is made of, and how it went over half a year.
import type { ClueGrade, ClueScoring } from '@yijian/contract/clue-scores';
import type { SessionUser } from '../../../platform/auth/index.ts';
import type { Sql } from '../../../platform/db/index.ts';
import { eventSeen } from '../../interactions/index.ts';
import { gradeOf, lineRows, scoreRows } from '../scoring/lines.sql.ts';

export interface LedgerAsked {
  readonly scoring: ClueScoring;
  readonly doctorId: string;
  readonly viewer: SessionUser;
}

export interface LineRow {
  readonly no: number;
  readonly axis: 'FIT' | 'ENGAGEMENT';
  readonly at: Date | null;
  readonly channel: string | null;
  readonly action: string | null;
  readonly subject: string;
  readonly full: number;
  readonly points: number;
}

const MOST_LINES = 500;

export interface CutLines {
  readonly lines: readonly LineRow[];
  readonly others: { readonly lines: number; readonly points: number };
}

/** Fit first, then events, newest first; what is not shown is counted. Of an event that the viewer may not see only the points are shown. */
export async function selectLines(
  sql: Sql,
  { scoring, doctorId, viewer }: LedgerAsked,
  moment: Date,
): Promise<CutLines> {
  const lines = lineRows(sql, { scoring, moments: [moment], people: sql`d.id = ${doctorId}` });
  const rows = await sql<(LineRow & { readonly count: number; readonly sum: number })[]>`
    select (count(*) over ())::int as count, (sum(l.cents) over ())::float8 / 100 as sum, l.no, l.axis, case when i.seen then l.at end as at, case when i.seen then l.channel end as channel,
      case when i.seen then l.action end as action, case when i.seen then i.subject else '' end as subject,
      l.full_cents::float8 / 100 as full, l.cents::float8 / 100 as points
    from (${lines}) l
    left join lateral (select ${eventSeen(sql, viewer)} as seen, i.subject from interactions i
      where i.enterprise_id = app.enterprise_id() and i.id = l.event_id) i on true
    order by l.axis = 'ENGAGEMENT', l.at desc nulls first, l.no limit ${MOST_LINES}`;
  const shown = rows.reduce((sum, { points }) => sum + points, 0);
  const [first] = rows;
  return {
    lines: rows,
    others: { lines: (first?.count ?? 0) - rows.length, points: Math.round(((first?.sum ?? 0) - shown) * 100) / 100 },
  };
}

export interface ScoreRow {
  readonly asOf: Date;
  readonly fit: number;
  readonly engagement: number;
  readonly grade: ClueGrade;
}

/** One row for each moment at which a rule held. */
export async function selectHistory(
  sql: Sql,
  { scoring, doctorId }: LedgerAsked,
  moments: readonly Date[],
): Promise<ScoreRow[]> {
  const rows = scoreRows(sql, { scoring, moments, people: sql`d.id = ${doctorId}` });
  return sql<ScoreRow[]>`
    select s.as_of as "asOf", s.fit::float8 as fit, s.engagement::float8 as engagement,
      ${gradeOf(sql, scoring, sql`s.fit + s.engagement`)} as grade
    from (${rows}) s order by s.as_of`;
}
