// A meeting as an entry for the calendar of a doctor who is invited (product 3.24).
import { calendarFile } from '../../../platform/files/index.ts';

export interface CalendarMeeting {
  readonly id: string;
  readonly title: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly venueName: string;
  readonly address: string;
  readonly agenda: readonly { readonly topic: string; readonly minutes: number }[];
  readonly version: number;
}

interface Asked {
  readonly realm: string;
  readonly at: Date;
  readonly language: 'zh' | 'en';
  /** Of an online meeting; none where empty. */
  readonly url: string;
  readonly isCancelled: boolean;
}

/** A later download of the same meeting takes the place of the earlier one. */
export function meetingCalendar(meeting: CalendarMeeting, { realm, language, ...asked }: Asked): Buffer {
  const { id, version, title, startsAt, endsAt, venueName, address, agenda } = meeting;
  const minutes = language === 'zh' ? '分钟' : 'min';
  return calendarFile({
    ...asked,
    uid: `meeting-${id}@${realm}.yijian`,
    sequence: version,
    title,
    startsAt,
    endsAt,
    place: [venueName, address].filter((part) => part !== '').join(language === 'zh' ? '，' : ', '),
    description: agenda.map((item) => `${item.topic} (${item.minutes} ${minutes})`).join('\n'),
  });
}
