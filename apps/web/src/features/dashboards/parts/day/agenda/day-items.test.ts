// The day in order, with free time and the next stop (product: working day).
import type { MeetingLine } from '@yijian/contract/meetings';
import type { Visit } from '@yijian/contract/visits';
import { describe, expect, test } from 'vitest';
import { dayItems, nextStop } from './day-items.ts';

const day = '2026-03-10';
const at = (time: string): string => new Date(`${day}T${time}:00+08:00`).toISOString();
const visit = (id: string, time: string, state = 'PLANNED'): Visit => ({ id, state, startsAt: at(time) }) as Visit;
const meeting = (id: string, from: string, to: string): MeetingLine =>
  ({ id, startsAt: at(from), endsAt: at(to) }) as MeetingLine;
const shown = (now: string, visits: Visit[], meetings: MeetingLine[] = []): string[] =>
  dayItems({ day, visits, meetings, now: Date.parse(at(now)) }).map((item) => {
    const time = new Date(Date.parse(item.at) + 8 * 3_600_000).toISOString().slice(11, 16);
    return `${time} ${item.kind}${item.kind === 'visit' && item.isNext ? ' next' : ''}`;
  });

describe('the day', () => {
  test('puts visits and meetings in order, with the free time of at least an hour between them', () => {
    const visits = [visit('2', '14:30'), visit('1', '09:15', 'SUBMITTED')];
    expect(shown('08:00', visits, [meeting('3', '15:30', '16:30')])).toEqual([
      '09:15 visit',
      '09:45 free',
      '14:30 visit next',
      '15:30 meeting',
      '16:30 free',
    ]);
  });

  test('a meeting of several days takes the hours of work of the days between, and its last day up to its end', () => {
    const course = (from: string, to: string): MeetingLine =>
      ({ id: '3', startsAt: `${from}:00+08:00`, endsAt: `${to}:00+08:00` }) as MeetingLine;
    const visits = [visit('1', '18:30')];
    expect(shown('08:00', visits, [course('2026-03-09T14:00', '2026-03-11T12:00')])).toEqual([
      '09:00 meeting',
      '18:30 visit next',
    ]);
    expect(shown('08:00', visits, [course('2026-03-09T14:00', '2026-03-10T12:00')])).toEqual([
      '09:00 meeting',
      '12:00 free',
      '18:30 visit next',
    ]);
    expect(shown('08:00', visits, [course('2026-03-10T14:00', '2026-03-11T12:00')])).toEqual([
      '09:00 free',
      '14:00 meeting',
      '18:30 visit next',
    ]);
    expect(shown('08:00', [], [course('2026-03-08T14:00', '2026-03-09T12:00')])).toEqual([]);
  });

  test('time that has gone by is not free', () => {
    expect(shown('13:50', [visit('1', '09:15', 'SUBMITTED'), visit('2', '16:00')])).toEqual([
      '09:15 visit',
      '14:00 free',
      '16:00 visit next',
      '16:30 free',
    ]);
    expect(shown('17:20', [visit('1', '09:15', 'SUBMITTED')])).toEqual(['09:15 visit']);
  });

  test('nothing on the day is an empty day, and what was called off or is another day is left out', () => {
    const other = { ...visit('2', '10:00'), startsAt: '2026-03-11T02:00:00Z' };
    const [refused, calledOff] = ['REJECTED', 'CANCELLED'].map(
      (state) => ({ ...meeting(state, '14:00', '16:00'), state }) as MeetingLine,
    );
    expect(shown('08:00', [visit('1', '10:00', 'CANCELLED'), other], [refused!, calledOff!])).toEqual([]);
  });
});

describe('the next stop', () => {
  const next = (now: string, ...visits: Visit[]): string | undefined => nextStop(visits, Date.parse(at(now)))?.id;

  test('is the visit under way, else the first still to begin', () => {
    expect(next('08:00', visit('1', '10:00'), visit('2', '09:00'))).toBe('2');
    expect(next('10:10', visit('1', '10:00'), visit('2', '09:00'))).toBe('1');
    expect(next('08:00', visit('1', '10:00'), visit('2', '15:00', 'IN_VISIT'))).toBe('2');
  });

  test('is the first that began unnoticed when none is ahead, and none when all are recorded', () => {
    expect(next('18:00', visit('1', '10:00'), visit('2', '09:00'))).toBe('2');
    expect(next('18:00', visit('1', '10:00', 'SUBMITTED'))).toBeUndefined();
  });
});
