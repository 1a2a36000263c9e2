// Statements of the surveys of meetings.
import {
  BEST_RATING,
  type MeetingState,
  type QuestionResult,
  type SurveyAnswer,
  type SurveyQuestion,
} from '@yijian/contract/meetings';
import { json, type Sql, type Viewer } from '../../../platform/db/index.ts';
import { meetingScope } from '../meetings-scope.sql.ts';
import { cameStates } from '../meetings-scope.sql.ts';

/** Undefined where nobody has changed them. */
export async function selectQuestions(sql: Sql, meetingId: string): Promise<SurveyQuestion[] | undefined> {
  const [row] = await sql<{ questions: SurveyQuestion[] }[]>`
    select questions from meeting_surveys where enterprise_id = app.enterprise_id() and meeting_id = ${meetingId}`;
  return row?.questions;
}

interface NewQuestions {
  readonly meetingId: string;
  readonly questions: readonly SurveyQuestion[];
  readonly userId: string | null;
  readonly at: Date;
}

export async function upsertQuestions(sql: Sql, { meetingId, questions, userId, at }: NewQuestions): Promise<void> {
  await sql`
    insert into meeting_surveys (meeting_id, questions, updated_by, updated_at)
    values (${meetingId}, ${json(sql, questions)}, ${userId}, ${at})
    on conflict (enterprise_id, meeting_id) do update set questions = excluded.questions, updated_by = excluded.updated_by,
      updated_at = excluded.updated_at`;
}

/** What is asked from the first answer on, whatever the questions of every meeting become. */
export async function insertAskedQuestions(sql: Sql, { meetingId, questions, at }: NewQuestions): Promise<void> {
  await sql`
    insert into meeting_surveys (meeting_id, questions, updated_at) values (${meetingId}, ${json(sql, questions)}, ${at})
    on conflict (enterprise_id, meeting_id) do nothing`;
}

export async function hasReplied(sql: Sql, guestId: string): Promise<boolean> {
  const rows = await sql`
    select from meeting_survey_replies where enterprise_id = app.enterprise_id() and guest_id = ${guestId}`;
  return rows.length > 0;
}

/** Undefined when the guest has answered before. */
export async function insertReply(
  sql: Sql,
  {
    meetingId,
    guestId,
    answers,
    at,
  }: { meetingId: string; guestId: string; answers: readonly SurveyAnswer[]; at: Date },
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    insert into meeting_survey_replies (meeting_id, guest_id, answers, at) values (${meetingId}, ${guestId}, ${json(sql, answers)}, ${at})
    on conflict (enterprise_id, guest_id) do nothing returning id::text as id`;
  return row?.id;
}

export interface SurveyedMeeting {
  readonly state: MeetingState;
  readonly ownerId: string;
  readonly endedAt: Date | null;
  readonly attended: number;
  readonly answered: number;
}

/** Undefined when it is not there for the viewer. */
export async function selectSurveyed(
  sql: Sql,
  viewer: Viewer,
  meetingId: string,
): Promise<SurveyedMeeting | undefined> {
  const [row] = await sql<SurveyedMeeting[]>`
    select m.state, m.owner_id as "ownerId", m.ended_at as "endedAt",
      (select count(*)::int from meeting_guests g where g.enterprise_id = m.enterprise_id and g.meeting_id = m.id
        and g.doctor_id is not null and ${cameStates(sql)}) as attended,
      (select count(*)::int from meeting_survey_replies r where r.enterprise_id = m.enterprise_id and r.meeting_id = m.id) as answered
    from meetings m where m.id = ${meetingId} and ${meetingScope(sql, viewer)}`;
  return row;
}

interface ResultRow {
  readonly place: number;
  readonly ratings: number[];
  readonly chosen: number[];
  readonly texts: string[];
}

/** What came of each question, without who said it. */
export async function selectResults(
  sql: Sql,
  { meetingId, questions }: { meetingId: string; questions: readonly SurveyQuestion[] },
): Promise<QuestionResult[]> {
  const rows = await sql<ResultRow[]>`
    select (a.place - 1)::int as place,
      coalesce(array_agg((a.answer->>'rating')::int) filter (where a.answer->>'rating' is not null), '{}') as ratings,
      coalesce(array_agg(c.option) filter (where c.option is not null), '{}') as chosen,
      coalesce(array_agg(distinct a.answer->>'text') filter (where a.answer->>'text' <> ''), '{}') as texts
    from meeting_survey_replies r
    cross join lateral jsonb_array_elements(r.answers) with ordinality a(answer, place)
    left join lateral (select (value #>> '{}')::int as option from jsonb_array_elements(a.answer->'chosen')) c on true
    where r.enterprise_id = app.enterprise_id() and r.meeting_id = ${meetingId}
    group by a.place order by a.place`;
  return questions.map((question, place) =>
    resultOf(
      question,
      rows.find((row) => row.place === place),
    ),
  );
}

function resultOf({ kind, options }: SurveyQuestion, row: ResultRow | undefined): QuestionResult {
  const { ratings = [], chosen = [], texts = [] } = row ?? {};
  const count = (of: readonly number[], wanted: number): number => of.filter((one) => one === wanted).length;
  const counts =
    kind === 'RATING'
      ? Array.from({ length: BEST_RATING }, (_, at) => count(ratings, at + 1))
      : options.map((_, at) => count(chosen, at));
  const average = ratings.length === 0 ? null : ratings.reduce((sum, one) => sum + one, 0) / ratings.length;
  return { counts, average, texts };
}
