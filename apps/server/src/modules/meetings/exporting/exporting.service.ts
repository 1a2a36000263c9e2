// Meetings leave as a sheet: the lines of the list that match, in the words of the reader (product: meetings, export).
import { joined } from '@yijian/contract/core';
import { meetingFields, sheetColumnsOf } from '@yijian/contract/dictionaries';
import type { ExportAsk } from '@yijian/contract/exports';
import type { MeetingFilter } from '@yijian/contract/meetings';
import { exportSheet } from '../../exports/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import type { Context, FileReply } from '../../../platform/http/index.ts';
import { momentInShanghai } from '../../../platform/sheets/index.ts';
import { stateInWords } from '../meetings.policy.ts';
import { selectLines, type StoredLine } from '../meetings.sql.ts';
import { packWords } from '../pack/pack-words.policy.ts';

/** A draft is said otherwise in a sentence than in a cell. */
const draft = { zh: '草稿', en: 'draft' } as const;

type Row = Readonly<Record<(typeof columns)[number]['key'], string | number>>;

const columns = sheetColumnsOf(meetingFields);

export function exportMeetings(context: Context, asked: MeetingFilter & ExportAsk): Promise<FileReply> {
  const { language, clock } = context;
  const { format: _format, reasonCategory: _category, reason: _reason, ...filter } = asked;
  const name = { zh: '会议', en: 'meetings' }[language];
  const select = async (most: number, { sql, user }: Context): Promise<Row[]> =>
    (await selectLines(sql, filter, { viewer: user, language, now: clock.now(), most })).map(rowIn(language));
  return exportSheet<Row>(context, {
    resource: 'meetings',
    asked,
    name,
    columns,
    select,
  });
}

const rowIn =
  (language: 'zh' | 'en') =>
  (line: StoredLine): Row => {
    const { waiting } = line;
    return {
      number: line.number ?? '',
      title: line.title,
      type: packWords(language).type(line.type),
      state: line.state === 'DRAFT' ? draft[language] : stateInWords(line.state, language),
      startsAt: line.startsAt === null ? '' : momentInShanghai(line.startsAt),
      endsAt: line.endsAt === null ? '' : momentInShanghai(line.endsAt),
      city: line.cityName ?? '',
      venue: line.venueName,
      owner: line.owner.name,
      speakers: joined(line.speakers, language),
      expected: line.expectedGuests,
      attended: line.attended,
      estimate: line.estimate,
      actual: line.actual ?? '',
      order: line.orderCode ?? '',
      waiting: waiting === null ? '' : `${waiting.node} ${waiting.people}`.trim(),
      since: waiting === null ? '' : dayInShanghai(new Date(waiting.since)),
    };
  };
