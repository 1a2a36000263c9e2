// What an approver compares a meeting with (product: approval detail, similar meetings' cost band).
import { FEWEST_COMPARED, meetingErrors as errors, type MeetingComparison } from '@yijian/contract/meetings';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectBand, selectCompared, selectOwnerYear, selectSimilar, selectSpeakerYears } from './comparison.sql.ts';

/** The band counts meetings of the whole enterprise; only those of the caller's range are named. */
export async function compareMeeting(context: Context, id: string): Promise<MeetingComparison> {
  const { sql, user: viewer, language } = context;
  const meeting = await selectCompared(sql, viewer, id);
  if (meeting === undefined) throw fail(errors.notFound);
  const { sample, low, median, high } = await selectBand(sql, meeting);
  const similar = await selectSimilar(sql, { ...meeting, viewer });
  return {
    perHead: meeting.perHead,
    sample,
    band: sample < FEWEST_COMPARED ? null : { low: low!, median: median!, high: high! },
    similar: similar.map(({ startsAt, ...one }) => ({ ...one, startsAt: startsAt.toISOString() })),
    owner: await selectOwnerYear(sql, { ...meeting, language }),
    speakers: await selectSpeakerYears(sql, { ...meeting, language }),
  };
}
