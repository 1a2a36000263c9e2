// The summary of a meeting as the definition a PDF is printed from.
import { GuestReply, type MeetingDetail } from '@yijian/contract/meetings';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { guestWords } from '../holding/guests.policy.ts';
import { stateInWords } from '../meetings.policy.ts';
import { packWords } from './pack-words.policy.ts';

const [INK, QUIET, LINE] = ['#1f2937', '#6b7280', '#e5e7eb'];

export interface Printed {
  readonly language: 'zh' | 'en';
  readonly at: Date;
  /** Whose copy it is, in words. */
  readonly note: string;
}

const momentOf = (moment: string | null): string =>
  moment === null
    ? '—'
    : `${dayInShanghai(new Date(moment))} ${new Date(Date.parse(moment) + 8 * 3_600_000).toISOString().slice(11, 16)}`;
const money = (amount: number | null): string => (amount === null ? '—' : amount.toFixed(2));

const heading = (text: string) => ({ text, fontSize: 11, color: INK, margin: [0, 10, 0, 4] });
const table = (widths: readonly (string | number)[], body: readonly (readonly string[])[]) => ({
  layout: { hLineColor: () => LINE, vLineWidth: () => 0 },
  table: { widths, body: body.map((row) => [...row]) },
});

export function packPage(meeting: MeetingDetail, { language, at, note }: Printed): object {
  const words = packWords(language);
  const { say } = words;
  return {
    pageSize: 'A4',
    pageMargins: [40, 36, 40, 44],
    defaultStyle: { font: 'Noto', fontSize: 9, color: INK, lineHeight: 1.1 },
    watermark: {
      text: note.split(' · ').slice(0, 3).join('  '),
      color: QUIET,
      opacity: 0.12,
      fontSize: 22,
      angle: -32,
    },
    footer: { text: `${note} · ${dayInShanghai(at)}`, fontSize: 7, color: QUIET, margin: [40, 12, 40, 0] },
    content: [
      { text: meeting.title, fontSize: 16 },
      heading(say('facts')),
      table(['22%', '78%'], factsOf(meeting, language)),
      heading(say('agenda')),
      table(
        ['*', 60, 110],
        meeting.agenda.map((item) => [item.topic, `${item.minutes} ${say('minutes')}`, item.speaker?.name ?? '—']),
      ),
      ...speakersOf(meeting, language),
      ...guestsOf(meeting, language),
      heading(say('costs')),
      table(
        ['*', 90, 90],
        [
          ['', say('estimate'), say('actual')],
          ...meeting.costs.map((cost) => [
            [words.cost(cost.kind), cost.note].filter(Boolean).join(' · '),
            money(cost.estimate),
            money(cost.actual),
          ]),
        ],
      ),
      ...judgedOf(meeting, language),
      heading(say('steps')),
      table(
        [100, '*', 110],
        meeting.steps.map(({ from, to, at: when, userName, reason }) => [
          momentOf(when),
          [`${stateInWords(from, language)} → ${stateInWords(to, language)}`, reason].filter(Boolean).join(' · '),
          userName ?? say('system'),
        ]),
      ),
    ],
  };
}

function factsOf(meeting: MeetingDetail, language: 'zh' | 'en'): string[][] {
  const { say, type, reply } = packWords(language);
  const said = GuestReply.options.map(
    (one) => `${reply(one)} ${meeting.guests.filter((guest) => guest.reply === one).length}`,
  );
  return [
    [say('number'), meeting.number ?? '—'],
    [say('type'), type(meeting.type)],
    [say('state'), stateInWords(meeting.state, language)],
    [say('time'), `${momentOf(meeting.startsAt)} – ${momentOf(meeting.endsAt)}`],
    [say('venue'), [meeting.cityName, meeting.venueName, meeting.address].filter(Boolean).join(' · ') || '—'],
    [say('owner'), meeting.owner.name],
    [say('heads'), `${meeting.attended} / ${meeting.expectedGuests}`],
    [say('replies'), said.join(' · ')],
    [say('amount'), `${money(meeting.actual)} / ${money(meeting.estimate)}`],
    [say('objective'), meeting.objective || '—'],
  ];
}

/** What was agreed before the meeting, and confirmed after it. */
function speakersOf({ speakers }: MeetingDetail, language: 'zh' | 'en'): object[] {
  const { say, answer, service } = packWords(language);
  if (speakers.length === 0) return [];
  const minutesOf = (minutes: number): string => `${minutes} ${say('minutes')}`;
  return [
    heading(say('speakers')),
    table(
      ['*', 90, '*', '*'],
      speakers.map(({ doctor, planned, fee, reply, service: served }) => [
        doctor.name,
        `${say('planned')} ${minutesOf(planned)} · ${money(fee)}`,
        reply === null
          ? say('unanswered')
          : [answer(reply.answer), momentOf(reply.at), reply.recordedBy, reply.note].filter(Boolean).join(' · '),
        served === null
          ? '—'
          : [
              service(served.state),
              served.minutes === null ? '' : minutesOf(served.minutes),
              served.at === null ? '' : momentOf(served.at),
              served.note,
            ]
              .filter(Boolean)
              .join(' · '),
      ]),
    ),
  ];
}

function guestsOf({ guests }: MeetingDetail, language: 'zh' | 'en'): object[] {
  const { say, reply: replyOf } = packWords(language);
  if (guests.length === 0) return [];
  return [
    heading(say('guests')),
    table(
      ['*', '*', 70, 70, 100],
      guests.map(({ name, hospitalName, reply, state, signedInAt }) => [
        name,
        hospitalName,
        reply === null ? '—' : replyOf(reply),
        guestWords[state][language],
        momentOf(signedInAt),
      ]),
    ),
  ];
}

function judgedOf({ rules, integrity }: MeetingDetail, language: 'zh' | 'en'): object[] {
  const { say, outcome } = packWords(language);
  const flags = integrity?.flags.map(({ explanation, weight }) => [explanation, String(-weight)]) ?? [];
  return [
    ...(rules.length === 0
      ? []
      : [
          heading(say('rules')),
          table(
            [40, '*', 70, '*'],
            rules.map((rule) => [rule.code, rule.name, outcome(rule.outcome), rule.comment]),
          ),
        ]),
    ...(integrity === null
      ? []
      : [
          heading(`${say('integrity')} ${integrity.score}`),
          flags.length === 0 ? { text: say('nothing'), color: QUIET } : table(['*', 40], flags),
        ]),
  ];
}
