// Meetings leave as a sheet: the lines of the list that match, in the words of the reader (product: meetings, export).
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

const columns = [
  { key: 'number', zh: '编号', en: 'Number', width: 14 },
  { key: 'title', zh: '会议', en: 'Meeting', width: 36 },
  { key: 'type', zh: '类型', en: 'Type', width: 14 },
  { key: 'state', zh: '状态', en: 'State', width: 12 },
  { key: 'startsAt', zh: '开始', en: 'Starts', width: 18 },
  { key: 'endsAt', zh: '结束', en: 'Ends', width: 18 },
  { key: 'city', zh: '城市', en: 'City', width: 12 },
  { key: 'venue', zh: '地点', en: 'Venue', width: 24 },
  { key: 'owner', zh: '负责人', en: 'Owner', width: 12 },
  { key: 'speakers', zh: '讲者', en: 'Speakers', width: 20 },
  { key: 'expected', zh: '预计嘉宾（人）', en: 'Guests expected', width: 12 },
  { key: 'attended', zh: '到场（人）', en: 'Came', width: 10 },
  { key: 'estimate', zh: '预估（元）', en: 'Estimate (CNY)', width: 14 },
  { key: 'actual', zh: '实际（元）', en: 'Actual (CNY)', width: 14 },
  { key: 'order', zh: '内部订单', en: 'Internal order', width: 14 },
  { key: 'waiting', zh: '等待', en: 'Waits for', width: 24 },
  { key: 'since', zh: '等待自', en: 'Since', width: 12 },
] as const;

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
      speakers: line.speakers.join({ zh: '、', en: ', ' }[language]),
      expected: line.expectedGuests,
      attended: line.attended,
      estimate: line.estimate,
      actual: line.actual ?? '',
      order: line.orderCode ?? '',
      waiting: waiting === null ? '' : `${waiting.node} ${waiting.people}`.trim(),
      since: waiting === null ? '' : dayInShanghai(new Date(waiting.since)),
    };
  };
