// Formatting in both languages (specification 9).
import { expect, test } from 'vitest';
import { setLanguage } from '../i18n/index.ts';
import {
  daysBetween,
  formatIn,
  joined,
  joinedClauses,
  maskPhone,
  personAndRoles,
  personName,
  placeName,
  plannedMoment,
  today,
} from './index.ts';

const zh = formatIn('zh');
const en = formatIn('en');
// 2026-03-10 15:30 in Shanghai.
const now = '2026-03-10T07:30:00Z';

test.each([
  ['2026-03-10T01:05:00Z', '上午 09:05', '09:05 AM'],
  ['2026-03-09T16:00:00Z', '上午 00:00', '00:00 AM'],
  ['2026-03-10T03:59:59Z', '上午 11:59', '11:59 AM'],
  ['2026-03-10T04:00:00Z', '下午 12:00', '12:00 PM'],
  ['2026-03-10T06:30:00Z', '下午 02:30', '02:30 PM'],
  ['2026-03-09T15:59:59Z', '昨天 23:59', 'Yesterday 23:59'],
  ['2026-03-08T16:00:00Z', '昨天 00:00', 'Yesterday 00:00'],
  ['2026-03-08T15:59:00Z', '前天 23:59', '2 days ago 23:59'],
  ['2026-03-07T16:00:00Z', '前天 00:00', '2 days ago 00:00'],
  ['2026-03-07T15:59:00Z', '2026-03-07', '2026-03-07'],
  ['2025-12-31T16:30:00Z', '2026-01-01', '2026-01-01'],
  ['2026-03-11T02:00:00Z', '2026-03-11', '2026-03-11'],
])('GEN-35 R9.9 the time label of %s is %s and %s', (at, chinese, english) => {
  expect([zh.timeLabel(at, now), en.timeLabel(at, now)]).toEqual([chinese, english]);
});

test('R9.9 days turn at midnight in Shanghai whatever zone the browser has', () => {
  expect(today('2026-03-09T15:59:59Z')).toBe('2026-03-09');
  expect(today('2026-03-09T16:00:00Z')).toBe('2026-03-10');
  expect(zh.dateTime('2026-03-09T16:05:00Z')).toBe('2026-03-10 00:05');
  expect(daysBetween('2026-02-28', '2026-03-01')).toBe(1);
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
});

test('a short date has its year only where it is another one, and is written as the language does', () => {
  const both = (at: string) => [zh.shortDate(at, now), en.shortDate(at, now)];
  expect(both('2026-03-09T16:05:00Z')).toEqual(['03-10', 'Mar 10']);
  expect(both('2025-12-31T15:59:00Z')).toEqual(['2025-12-31', 'Dec 31, 2025']);
  expect(both('2026-11-04')).toEqual(['11-04', 'Nov 4']);
});

test('a plan takes its time, the next full hour of a day half gone, late at night the next quarter or minute, and nothing of a day gone by', () => {
  const at = Date.parse(now);
  expect(plannedMoment('2026-03-11', '09:00', at)).toBe('2026-03-11T01:00:00.000Z');
  expect(plannedMoment('2026-03-10', '16:00', at)).toBe('2026-03-10T08:00:00.000Z');
  expect(plannedMoment('2026-03-10', '09:00', at)).toBe('2026-03-10T08:00:00.000Z');
  expect(plannedMoment('2026-03-09', '23:00', at)).toBeNull();
  // From 23:00 on the next full hour is tomorrow's.
  const late = (clock: string) => plannedMoment('2026-03-10', '09:00', Date.parse(`2026-03-10T${clock}Z`));
  expect(late('15:10:00')).toBe('2026-03-10T15:15:00.000Z');
  expect(late('15:50:30')).toBe('2026-03-10T15:51:00.000Z');
  expect(late('15:59:30')).toBeNull();
});

test('a span names the day of its end only where it is another one', () => {
  const format = formatIn('zh');
  const from = '2026-11-28T01:00:00Z';
  expect(format.span(from, '2026-11-28T09:00:00Z')).toBe('2026-11-28 09:00 – 17:00');
  expect(format.span(from, '2026-11-30T09:00:00Z')).toBe('2026-11-28 09:00 – 2026-11-30 17:00');
  expect(format.span(from, '2026-11-28T17:00:00Z')).toBe('2026-11-28 09:00 – 2026-11-29 01:00');
  expect(format.span(from, null)).toBe('2026-11-28 09:00');
  expect(format.span(null, from)).toBe('—');
});

test('days since count calendar days', () => {
  const said = ['2026-03-09T16:00:00Z', '2026-03-09', '2026-02-08', '2026-03-11', '2026-03-12'].map((at) => [
    zh.daysSince(at, now),
    en.daysSince(at, now),
  ]);
  expect(said).toEqual([
    ['今天', 'Today'],
    ['1 天前', '1 day ago'],
    ['30 天前', '30 days ago'],
    ['1 天后', 'In 1 day'],
    ['2 天后', 'In 2 days'],
  ]);
});

test('counts, money, percentages, durations and sizes', () => {
  expect([zh.count(1234567), zh.compact(123456), en.compact(123456)]).toEqual(['1,234,567', '12.3万', '123.5K']);
  expect([zh.money('1200.5'), en.money(-3), zh.percent(0.1256), zh.decimal('3.14159'), zh.fixed(62, 1)]).toEqual([
    '¥1,200.50',
    '-¥3.00',
    '12.6%',
    '3.14',
    '62.0',
  ]);
  expect([zh.change(0.1256), en.change(-0.03), zh.change(0), zh.change(null)]).toEqual(['+12.6%', '-3%', '0%', '—']);
  expect([zh.duration(3905), en.duration(3600), en.duration(59), zh.duration(0), zh.duration(3605)]).toEqual([
    '1 小时 5 分钟',
    '1 h',
    '59 s',
    '0 秒',
    '1 小时',
  ]);
  expect([0, 1023, 1024, 1536, 1048575, 5 * 1024 ** 3].map((bytes) => zh.fileSize(bytes))).toEqual([
    '0 B',
    '1,023 B',
    '1 KB',
    '1.5 KB',
    '1 MB',
    '5 GB',
  ]);
});

test('phones are masked and stay masked', () => {
  expect(['13812341234', '138****1234', '+8613812341234', '010-65296114', '110', null].map(maskPhone)).toEqual([
    '138****1234',
    '138****1234',
    '+86138****1234',
    '********6114',
    '****',
    '—',
  ]);
});

test('what is absent or unreadable shows a dash', () => {
  const shown = [
    zh.date(null),
    zh.dateTime('soon'),
    zh.money(''),
    zh.count(undefined),
    zh.timeLabel('x', now),
    zh.decimal('x'),
  ];
  expect(shown).toEqual(Array(6).fill('—'));
});

test('an empty date that reads as the beginning of the epoch shows a dash and no 1970', () => {
  const empty = [0, new Date(0), '1970-01-01T00:00:00.000Z', '1970-01-01T08:00:00+08:00'];
  expect(empty.flatMap((at) => [zh.date(at), en.dateTime(at), zh.shortDate(at, now), en.timeLabel(at, now)])).toEqual(
    Array(16).fill('—'),
  );
  expect(zh.date('1970-01-01')).toBe('1970-01-01');
});

test('people carry the name and the roles of the language, and their own name where no other is known', () => {
  const manager = { firstName: '周敏行', enName: 'Minxing Zhou', roles: [{ label: '地区经理' }] };
  setLanguage('zh');
  expect(personAndRoles(manager)).toBe('周敏行 · 地区经理');
  setLanguage('en');
  expect(personAndRoles({ ...manager, roles: [{ label: 'District manager' }] })).toBe(
    'Minxing Zhou · District manager',
  );
  expect([personName({ firstName: '周敏行', enName: '' }), personAndRoles({ ...manager, roles: [] })]).toEqual([
    '周敏行',
    'Minxing Zhou',
  ]);
});

test('names are joined and places written as the language does', () => {
  setLanguage('zh');
  expect([joined(['甲', '乙']), joinedClauses(['甲', '乙'])]).toEqual(['甲、乙', '甲；乙']);
  expect([placeName('浙江省', '杭州市'), placeName('上海市', '上海市')]).toEqual(['浙江省 杭州市', '上海市']);
  setLanguage('en');
  expect([joined(['A', 'B']), joinedClauses(['A', 'B'])]).toEqual(['A, B', 'A; B']);
  expect([placeName('Zhejiang', 'Hangzhou'), placeName('Shanghai', 'Shanghai')]).toEqual([
    'Hangzhou, Zhejiang',
    'Shanghai',
  ]);
});
