// What an approval leaves behind: what the rules said, and the content that was approved before a change.
import type { MeetingDraft, MeetingRule } from '@yijian/contract/meetings';
import { json, type Sql } from '../../../platform/db/index.ts';

/** A result as it is stored: with what the rule took in, so that it can be replayed. */
export interface StoredResult extends Pick<
  MeetingRule,
  'code' | 'name' | 'outcome' | 'version' | 'inputs' | 'exemption'
> {
  readonly comment: string;
}

export interface Check {
  readonly meetingId: string;
  readonly moment: 'SUBMIT' | 'CHANGE' | 'CONFIRM';
  readonly revision: number;
  readonly results: readonly StoredResult[];
  readonly at: Date;
  readonly userId: string;
}

export async function insertCheck(sql: Sql, check: Check): Promise<void> {
  const { meetingId, moment, revision, results, at, userId } = check;
  await sql`insert into meeting_checks (meeting_id, moment, revision, results, at, user_id)
    values (${meetingId}, ${moment}, ${revision}, ${json(sql, results)}, ${at}, ${userId})`;
}

export interface Revision {
  readonly meetingId: string;
  readonly revision: number;
  readonly content: MeetingDraft;
  readonly reason: string;
  readonly at: Date;
  readonly userId: string;
}

export async function insertRevision(sql: Sql, one: Revision): Promise<void> {
  const { meetingId, revision, content, reason, at, userId } = one;
  await sql`insert into meeting_revisions (meeting_id, revision, content, reason, at, user_id)
    values (${meetingId}, ${revision}, ${sql.json(content)}, ${reason}, ${at}, ${userId})`;
}

export async function selectRevision(sql: Sql, meetingId: string, revision: number): Promise<MeetingDraft | undefined> {
  const [row] = await sql<{ content: MeetingDraft }[]>`
    select content from meeting_revisions
    where enterprise_id = app.enterprise_id() and meeting_id = ${meetingId} and revision = ${revision}`;
  return row?.content;
}
