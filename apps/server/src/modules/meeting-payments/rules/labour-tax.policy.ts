// Tax that a payer withholds from labour income such as lecture fees, by the figures of rule LT1.

export interface LabourTax {
  /** CNY a month, up to which a fixed sum is deducted. */
  readonly smallIncome: number;
  /** CNY. */
  readonly smallDeduction: number;
  /** Percent of a larger income. */
  readonly shareDeducted: number;
  /** In order; `upTo` is taxable income of the month in CNY, `rate` is percent of what lies between it and the bracket before. */
  readonly brackets: readonly { readonly upTo: number; readonly rate: number }[];
}

/** Tax on the fees of one month in CNY, to the cent. */
export function labourTaxOf(
  { smallIncome, smallDeduction, shareDeducted, brackets }: LabourTax,
  income: number,
): number {
  const deduction = income <= smallIncome ? smallDeduction : (income * shareDeducted) / 100;
  const taxable = Math.max(0, income - deduction);
  let [tax, from] = [0, 0];
  for (const { upTo, rate } of brackets) {
    tax += (Math.max(0, Math.min(taxable, upTo) - from) * rate) / 100;
    from = Math.max(from, upTo);
  }
  return Math.round(tax * 100) / 100;
}

interface Month {
  readonly gross: number;
  /** CNY gross that the month has paid already, and what of it went to the tax office. */
  readonly before: number;
  readonly withheld: number;
}

/** What this payment withholds. */
export const withholdingOf = (tax: LabourTax, { gross, before, withheld }: Month): number =>
  Math.max(0, Math.round((labourTaxOf(tax, before + gross) - withheld) * 100) / 100);
