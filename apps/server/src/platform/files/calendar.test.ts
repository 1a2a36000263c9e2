// Calendar files as RFC 5545 has them: lines, folding, escapes, moments, reminder.
import { expect, it } from 'vitest';
import { calendarFile, type CalendarEvent } from './calendar.ts';

const event: CalendarEvent = {
  uid: 'meeting-7@weili.example',
  sequence: 3,
  at: new Date('2026-01-02T03:04:05.678Z'),
  startsAt: new Date('2026-01-31T01:30:00Z'),
  endsAt: new Date('2026-01-31T03:00:00Z'),
  title: '癫痫规范诊疗; 新进展, 二期',
  place: '三楼\\会议室\n东区',
  description: '',
  url: '',
  isCancelled: false,
};
const unfolded = (file: Buffer): string[] => String(file).replaceAll('\r\n ', '').split('\r\n');

it('tells moments in UTC, escapes what the format keeps for itself, and reminds two hours ahead', () => {
  const lines = unfolded(calendarFile(event));
  expect(lines).toContain('DTSTART:20260131T013000Z');
  expect(lines).toContain('DTSTAMP:20260102T030405Z');
  expect(lines).toContain('SUMMARY:癫痫规范诊疗\\; 新进展\\, 二期');
  expect(lines).toContain('LOCATION:三楼\\\\会议室\\n东区');
  expect(lines).toContain('TRIGGER:-PT2H');
  expect(lines.some((line) => line.startsWith('DESCRIPTION:') && line.length === 12)).toBe(false);
});

it('no line is longer than 75 bytes, and none cuts a character in half', () => {
  const file = calendarFile({ ...event, description: '议程：'.repeat(60) });
  for (const line of String(file).split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(String(file)).not.toContain('\uFFFD');
  expect(unfolded(file)).toContain(`DESCRIPTION:${'议程：'.repeat(60)}`);
});

it('a meeting that is cancelled takes its entry out of the calendar', () => {
  const lines = unfolded(calendarFile({ ...event, isCancelled: true }));
  expect(lines).toContain('METHOD:CANCEL');
  expect(lines).toContain('STATUS:CANCELLED');
  expect(lines).not.toContain('BEGIN:VALARM');
});
