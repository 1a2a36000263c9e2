import { expect, it } from 'vitest';
import { labourTaxOf, withholdingOf } from './labour-tax.schema.ts';

it('800 CNY are deducted up to 4,000, a fifth above; the brackets are those of the announcement of 2018', () => {
  const incomes = [0, 800, 1000, 4000, 5000, 25_000, 30_000, 100_000];
  expect(incomes.map(labourTaxOf)).toEqual([0, 0, 40, 640, 800, 4000, 5200, 25_000]);
});

it('the payments of a month together withhold what one payment of their sum would', () => {
  let [before, withheld] = [0, 0];
  for (const gross of [700, 300, 2999.99, 1500.01, 20_000, 40_000]) {
    withheld += withholdingOf({ gross, before, withheld });
    before += gross;
    expect(withheld).toBeCloseTo(labourTaxOf(before), 2);
  }
});
