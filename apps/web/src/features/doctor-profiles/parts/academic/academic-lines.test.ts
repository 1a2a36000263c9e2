// Lines of academic items, posts in two columns, ranges (specification 2.5, 3).
import { expect, it } from 'vitest';
import type { AcademicItem } from '@yijian/contract/academic-records';
import { lineOf, periodOf, rangeStart, splitPost } from './academic-lines.ts';

const words = {
  cited: (count: string) => `cited ${count}`,
  patentNumber: (number: string) => `no ${number}`,
  format: { count: String },
} as unknown as Parameters<typeof lineOf>[1];
const line = (item: object) => lineOf(item as AcademicItem, words);

it('R2.22 a post has two columns, divided by its last sign, and loses nothing without one', () => {
  expect(splitPost('神经科学会#副主任委员')).toEqual(['神经科学会', '副主任委员']);
  expect(splitPost('C# 兴趣组#组长')).toEqual(['C# 兴趣组', '组长']);
  expect(splitPost('青年联盟')).toEqual(['青年联盟', '']);
});

it('every kind stands as a line with its own fields, and what is empty is left out', () => {
  expect(
    line({ guideTitle: '指南', url: 'u', guideFormulateInstitutions: '组', quotedTimes: 3, role: '', date: null }),
  ).toEqual({
    day: null,
    title: '指南',
    url: 'u',
    notes: ['组', 'cited 3'],
  });
  expect(
    line({ liveTitle: '直播', url: '', keywords: ['a', 'b'], liveTime: '2026-01-02', role: '主讲' }).notes,
  ).toEqual(['主讲', 'a · b']);
  expect(line({ patentName: '装置', patentId: 'CN1', date: '2025-01-01', digest: '摘要', url: '' })).toMatchObject({
    notes: ['no CN1'],
    digest: '摘要',
  });
  expect(line({ activityTitle: '义诊', activityTime: '2024-05-01', url: '', role: '' })).toMatchObject({
    title: '义诊',
    notes: [],
  });
});

it('a range of years begins on the same day, also after a leap day', () => {
  expect(rangeStart(3, '2026-11-22')).toBe('2023-11-22');
  expect(rangeStart(5, '2028-02-29')).toBe('2023-02-28');
});

it('a period that goes on says so; posts have years alone; without a beginning there is none', () => {
  expect(periodOf({ startsOn: '2021-09-01', endsOn: '2024-06-30' }, '至今')).toBe('2021-09 – 2024-06');
  expect(periodOf({ startsOn: '2021-09-01', endsOn: null }, '至今', true)).toBe('2021 – 至今');
  expect(periodOf({ startsOn: null, endsOn: null }, '至今')).toBe('—');
});
