// Doses read in the language of whoever looks at them (product 3.15).
import { describe, expect, it } from 'vitest';
import { doseIn, doseSpellings } from './doses.schema.ts';

describe('a dose', () => {
  it.each([
    ['每日一次', 'once daily'],
    ['50 mg 每日两次', '50 mg twice daily'],
    ['10mg每日一次，餐后', '10mg once daily, after meals'],
    ['每两周一次 皮下注射', 'every two weeks subcutaneous'],
    ['0.5 片', '0.5 片'],
  ])('3.15 %s reads as %s', (zh, en) => {
    expect(doseIn(zh, 'en')).toBe(en);
  });

  it('3.15 reads in Chinese too, and stays what it is where the language is its own', () => {
    expect(doseIn('Once daily', 'zh')).toBe('每日一次');
    expect(doseIn('每日一次', 'zh')).toBe('每日一次');
    expect(doseIn('50 mg', 'en')).toBe('50 mg');
  });

  it('3.15 is found by a part of either spelling', () => {
    expect(doseSpellings('twice')).toContain('每日两次');
    expect(doseSpellings('睡前')).toContain('once at bedtime');
    expect(doseSpellings('50')).toEqual(['50']);
  });
});
