// The tiles of channel effect, from the figures of the board itself.
import type { ReportChannel } from '@yijian/contract/dashboards';
import type { Context } from '../../../platform/http/index.ts';
import { findChannelBoard } from '../dashboards.service.ts';
import { channelWords } from './channel-words.policy.ts';
import { figureTile, ratioOf, type Say, type Tile, type TileAsked } from './tile.policy.ts';

const names = {
  SMS: { zh: '短信', en: 'SMS' },
  MAIL: { zh: '邮件', en: 'E-mail' },
  WECOM: { zh: '企业微信', en: 'WeCom' },
  LIVE: { zh: '医生直播', en: 'Live sessions' },
  EDUCATION: { zh: '医学教育', en: 'Medical education' },
  SURVEY: { zh: '问卷调研', en: 'Surveys' },
  MEETING: { zh: '会议', en: 'Meetings' },
} as const satisfies Record<ReportChannel, unknown>;
const people = { zh: '位医生', en: 'doctors' } as const;
const times = { zh: '次', en: 'acts' } as const;
const {
  engaged,
  response,
  acts: { title: acts, definition: counted },
} = channelWords;
const channel = { zh: '渠道', en: 'Channel' } as const;

export async function listChannelTiles(
  context: Context,
  { period, say }: { readonly period: TileAsked; readonly say: Say },
): Promise<Tile[]> {
  const board = await findChannelBoard(context, period);
  const { asOf } = board;
  const total = board.channels.reduce((all, row) => all + row.acts, 0);
  return [
    figureTile(say, {
      ...engaged,
      unit: people,
      asOf,
      value: board.people,
      before: board.previousPeople,
    }),
    figureTile(say, { title: acts, definition: counted, unit: times, asOf, value: total }),
    {
      title: say({ zh: '每周互动', en: 'Acts by week' }),
      definition: say(counted),
      unit: say(times),
      asOf,
      head: [say({ zh: '周（周一）', en: 'Week (its Monday)' }), say(channel), say(acts)],
      rows: board.weeks.map((row) => [row.week, say(names[row.channel]), row.acts]),
    },
    {
      title: say(channel),
      definition: say(response.definition),
      unit: say({ zh: '次数与医生数', en: 'acts and doctors' }),
      asOf,
      head: [
        channel,
        { zh: '收到', en: 'Received' },
        { zh: '收到的医生', en: 'Doctors reached' },
        acts,
        engaged.title,
        { zh: '上期互动的医生', en: 'Engaged before' },
        response.title,
      ].map(say),
      rows: board.channels.map((row) => [
        say(names[row.channel]),
        row.sent,
        row.received,
        row.acts,
        row.people,
        row.previousPeople,
        ratioOf(row.answered, row.received),
      ]),
    },
  ];
}
