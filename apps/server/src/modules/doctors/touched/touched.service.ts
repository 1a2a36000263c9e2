// How a room says that its lines tell something of doctors, and how figures that follow come back to the doctors (docs/architecture.md).
import type { Fragment } from '../../../platform/db/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { emit } from '../../../platform/jobs/index.ts';
import { touchedTopic, type Touched } from './touched.policy.ts';
import { updateClueScores } from './clue-scores.sql.ts';
import { updateSentContent } from './sent-content.sql.ts';
import { selectRanges, updateWeeklyActivity, type DoctorRange, type WeeklyActivity } from './touched.sql.ts';

/** Lines of one event, so that no delivery runs long. */
const MOST = 1000;

/**
 * Call it in the transaction that writes, changes or deletes lines of which the room's `ActSource` makes acts of doctors. It may be
 * called once too often: the lines are read when the event is delivered, and each is counted once.
 */
export async function touchDoctors(context: Context, { source, ids }: Touched): Promise<void> {
  for (let at = 0; at < ids.length; at += MOST)
    await emit(context, touchedTopic, { source, ids: ids.slice(at, at + MOST) });
}

/** Records how active each doctor was in the last 12 weeks, so that lists show it. */
export function recordWeeklyActivity(context: Context, rows: readonly WeeklyActivity[]): Promise<void> {
  return updateWeeklyActivity(context.sql, rows);
}

/**
 * Records the score and band of every doctor, so that lists show, filter and order by them: `scores` selects doctor_id, score and grade,
 * and whoever is missing there has none. Clue scoring stands above the doctors and cannot be asked by them; its table
 * also has no index that gives a place of the list in the order of its scores.
 */
export function recordClueScores(context: Pick<Context, 'sql'>, scores: Fragment): Promise<void> {
  return updateClueScores(context.sql, scores);
}

/** Records what was sent to these doctors and read, for the lists: `counted` selects doctor_id, sent, opened, read and sent_at. */
export function recordSentContent(
  context: Pick<Context, 'sql'>,
  content: { readonly doctorIds: readonly string[]; readonly counted: Fragment },
): Promise<void> {
  return updateSentContent(context.sql, content);
}

/** All doctors in ranges of at most so many, for work that takes a statement for each range. */
export function listDoctorRanges(context: Pick<Context, 'sql'>, most: number): Promise<DoctorRange[]> {
  return selectRanges(context.sql, most);
}
