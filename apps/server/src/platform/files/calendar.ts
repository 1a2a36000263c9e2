// One event as a calendar file (RFC 5545), as programs of calendars on phones and desks take it.

export interface CalendarEvent {
  /** Stays the same for the event, so that a later file replaces the earlier one in the calendar. */
  readonly uid: string;
  /** A later version has a higher number. */
  readonly sequence: number;
  readonly at: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly title: string;
  readonly place: string;
  readonly description: string;
  /** Address of a page; none where empty. */
  readonly url: string;
  readonly isCancelled: boolean;
}

const LONGEST_LINE = 75;
const REMINDER = '-PT2H';

/** 20260131T013000Z */
const moment = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** Lines end at 75 bytes and go on behind a space; a character is never cut in half. */
function folded(line: string): string {
  const lines: string[] = [];
  let [current, bytes] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LONGEST_LINE) {
      lines.push(current);
      [current, bytes] = [' ', 1];
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
}

export function calendarFile(event: CalendarEvent): Buffer {
  const { uid, sequence, at, startsAt, endsAt, title, place, description, url, isCancelled } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Yijian//Meetings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${moment(at)}`,
    `DTSTART:${moment(startsAt)}`,
    `DTEND:${moment(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
    ...(url === '' ? [] : [`URL:${url}`]),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(isCancelled
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(title)}`, `TRIGGER:${REMINDER}`, 'END:VALARM']),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return Buffer.from(`${lines.map(folded).join('\r\n')}\r\n`);
}
