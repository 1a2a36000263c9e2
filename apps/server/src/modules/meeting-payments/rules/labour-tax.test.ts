import { expect, it } from 'vitest';
import { labourTaxOf, withholdingOf, type LabourTax } from './labour-tax.policy.ts';

/** State Taxation Administration, announcement 2018 No. 61. */
const tax: LabourTax = {
  smallIncome: 4000,
  smallDeduction: 800,
  shareDeducted: 20,
  brackets: [
    { upTo: 20_000, rate: 20 },
    { upTo: 50_000, rate: 30 },
    { upTo: Infinity, rate: 40 },
  ],
};

/** As the announcement prints it: a rate on the whole, less a quick deduction. */
const printed = (income: number): number => {
  const taxable = Math.max(0, income <= 4000 ? income - 800 : income * 0.8);
  const [rate, less] = taxable <= 20_000 ? [0.2, 0] : taxable <= 50_000 ? [0.3, 2000] : [0.4, 7000];
  return taxable * rate - less;
};

it('800 CNY are deducted up to 4,000, a fifth above; the brackets are those of the announcement of 2018', () => {
  const incomes = [0, 800, 1000, 4000, 5000, 25_000, 30_000, 62_500, 100_000];
  expect(incomes.map((income) => labourTaxOf(tax, income))).toEqual([0, 0, 40, 640, 800, 4000, 5200, 13_000, 25_000]);
  for (let income = 0; income < 200_000; income += 777)
    expect(labourTaxOf(tax, income)).toBeCloseTo(printed(income), 2);
});

it('the payments of a month together withhold what one payment of their sum would', () => {
  let [before, withheld] = [0, 0];
  for (const gross of [700, 300, 2999.99, 1500.01, 20_000, 40_000]) {
    withheld += withholdingOf(tax, { gross, before, withheld });
    before += gross;
    expect(withheld).toBeCloseTo(labourTaxOf(tax, before), 2);
  }
});

it('rates of nothing withhold nothing, and brackets in the wrong order count no income twice', () => {
  expect(labourTaxOf({ ...tax, brackets: tax.brackets.map(({ upTo }) => ({ upTo, rate: 0 })) }, 90_000)).toBe(0);
  const crossed = {
    ...tax,
    brackets: [
      { upTo: 50_000, rate: 10 },
      { upTo: 20_000, rate: 10 },
      { upTo: Infinity, rate: 10 },
    ],
  };
  expect(labourTaxOf(crossed, 100_000)).toBe(8000);
});
