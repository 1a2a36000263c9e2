// Meetings are listed, counted, read and tried out (product: meetings).
import {
  MOST_CALENDAR_DAYS,
  meetingErrors as errors,
  type MeetingBoardQuery,
  type MeetingDaysQuery,
  type MeetingDetail,
  type MeetingDraft,
  type MeetingFilter,
  type MeetingPaging,
  type MeetingVerdict,
} from '@yijian/contract/meetings';
import { fail, wordsOf } from '../../platform/errors/index.ts';
import { jsonText, pageText, type Context, type JsonText } from '../../platform/http/index.ts';
import { selectContent } from './content/content.sql.ts';
import { changesOf } from './content/changes.policy.ts';
import { selectEvidence } from './holding/holding.sql.ts';
import { listInspections } from './pack/inspections.service.ts';
import { selectIsInspector } from './pack/inspections.sql.ts';
import { findIntegrity } from './integrity/integrity.service.ts';
import { selectMeeting } from './meetings-detail.sql.ts';
import { actsOf } from './meetings.policy.ts';
import { lockMeeting, selectCount, selectMeetings, type Reading } from './meetings.sql.ts';
import { listSpeakers } from './speakers/meeting-speakers.service.ts';
import { rulesAt, type LastCheck } from './rules/exemptions.policy.ts';
import { selectColumns, selectDays } from './views/views.sql.ts';
import { judgeMeeting } from './rules/meeting-rules.service.ts';

const readingOf = ({ user, language, clock }: Context): Reading => ({ viewer: user, language, now: clock.now() });

export async function listMeetings(context: Context, paging: MeetingPaging): Promise<JsonText> {
  const rows = await selectMeetings(context.sql, paging, readingOf(context));
  return pageText(rows, paging, () => selectCount(context.sql, paging, context.user));
}

export async function countMeetings(context: Context, filter: MeetingFilter): Promise<{ totalElements: number }> {
  return { totalElements: await selectCount(context.sql, filter, context.user) };
}

const DAY = 86_400_000;

/** Throws meetings.badDays where the last day is before the first, or they are more than six weeks. */
export async function listDays(context: Context, query: MeetingDaysQuery): Promise<JsonText> {
  const days = (Date.parse(query.lastDay) - Date.parse(query.firstDay)) / DAY + 1;
  if (days < 1 || days > MOST_CALENDAR_DAYS) {
    const values = { days: MOST_CALENDAR_DAYS };
    const message = wordsOf(errors.badDays, context.language, values);
    throw fail(errors.badDays, values, [{ field: 'query.lastDay', message }]);
  }
  return jsonText(await selectDays(context.sql, query, readingOf(context)));
}

export async function listColumns(context: Context, query: MeetingBoardQuery): Promise<JsonText> {
  return jsonText(await selectColumns(context.sql, query, readingOf(context)));
}

interface Stored {
  readonly isInspected: boolean;
  readonly lastCheck: LastCheck | null;
  readonly revisions: readonly {
    readonly revision: number;
    readonly at: string;
    readonly userName: string;
    readonly reason: string;
    readonly content: MeetingDraft;
  }[];
}

export async function findMeeting(context: Context, id: string): Promise<MeetingDetail> {
  const { sql, user, language } = context;
  const detail = await selectMeeting(sql, id, readingOf(context));
  if (detail === undefined) throw fail(errors.notFound);
  const { lastCheck, revisions, isInspected, ...rest } = detail as unknown as Omit<
    MeetingDetail,
    'acts' | 'revisions' | 'isInspector'
  > &
    Stored;
  const now = await selectContent(sql, id);
  const files = await selectEvidence(sql, id, language);
  return {
    ...rest,
    speakers: await listSpeakers(context, {
      id,
      state: rest.state,
      content: now,
      approved: rest.state === 'CHANGE_APPROVAL' ? revisions.at(-1)?.content : undefined,
      hasSheet: files.some(({ kind }) => kind === 'SERVICE_SHEET'),
    }),
    files: files.map((file) => ({ ...file, uploadedAt: file.uploadedAt.toISOString() })),
    integrity: await findIntegrity(context, { id, state: rest.state }),
    inspections: await listInspections(context, id),
    rules: rulesAt(lastCheck, rest, language),
    revisions: revisions.map(({ content, ...one }, at) => ({
      ...one,
      changes: changesOf(content, revisions[at + 1]?.content ?? now),
    })),
    acts: actsOf(user, {
      state: rest.state,
      ownerId: rest.owner.id,
      isInspected,
      actualsState: rest.actuals?.state ?? null,
    }),
    isInspector: await selectIsInspector(sql, id, user.id),
  };
}

/** What would happen if it were submitted as it stands in the form. */
export async function checkMeeting(
  context: Context,
  { id, draft }: { id: string | undefined; draft: MeetingDraft },
): Promise<MeetingVerdict> {
  const { sql, user } = context;
  const own = { id: null, ownerId: user.id, organizationId: user.organizationId ?? null };
  const meeting = id === undefined ? own : await lockMeeting(sql, user, id);
  if (meeting === undefined) throw fail(errors.notFound);
  return judgeMeeting(context, { ...meeting, title: draft.title, draft });
}
