// Conditions by subject, operator and value say the same as their expressions, both ways.
import { expect, it } from 'vitest';
import { conditionIn, expressionOf, isWhole, type Condition } from './terms.ts';

const whole: Condition = {
  joint: 'and',
  terms: [
    { subject: 'form.amount', operator: 'GT', value: 5000 },
    { subject: 'form.day', operator: 'LE', value: '2026-12-31' },
    { subject: 'form.kind', operator: 'IN', value: ['甲 and 乙', '"丙" or 丁'] },
    { subject: 'form.title', operator: 'CONTAINS', value: '会 or 议' },
    { subject: 'form.title', operator: 'STARTS', value: 'A\\B' },
    { subject: 'starter.roles', operator: 'HAS', value: 'REP' },
    { subject: 'starter.roles', operator: 'HAS_NOT', value: 'MSL' },
    { subject: 'form.isUrgent', operator: 'TRUE', value: null },
    { subject: 'form.isPaid', operator: 'FALSE', value: null },
    { subject: 'form.price', operator: 'EMPTY', value: null },
    { subject: 'form.price', operator: 'FILLED', value: null },
    { subject: 'outcome.Activity_0ab', operator: 'EQ', value: 'REJECTED' },
    { subject: 'risk', operator: 'NE', value: 'HIGH' },
  ],
};

it('what was chosen is read back from its expression', () => {
  expect(conditionIn(expressionOf(whole))).toEqual(whole);
  expect(conditionIn(expressionOf({ ...whole, joint: 'or' }))).toEqual({ ...whole, joint: 'or' });
});

it('expressions written by hand are read where terms can say them, and left alone where not', () => {
  expect(conditionIn('form.n >  3')).toEqual({
    joint: 'and',
    terms: [{ subject: 'form.n', operator: 'GT', value: 3 }],
  });
  expect(conditionIn('form.n>=3.5')?.terms[0]?.value).toBe(3.5);
  expect(conditionIn('')).toEqual({ joint: 'and', terms: [] });
  const beyond = ['form.a > 1 and form.b > 2 or form.c > 3', 'form.a + 1 > 2', '(form.a > 1)', 'form.a in [1..5]'];
  for (const text of [...beyond, 'count(form.people) > 2']) expect(conditionIn(text), text).toBeUndefined();
});

it('an unfinished term is not written', () => {
  const open = { subject: 'form.amount', operator: 'GT', value: null } as const;
  expect(isWhole(open)).toBe(false);
  expect(isWhole({ ...open, operator: 'IN', value: [] })).toBe(false);
  const [first] = whole.terms;
  expect(expressionOf({ joint: 'and', terms: [open, first!] })).toBe('form.amount > 5000');
});
