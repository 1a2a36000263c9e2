// Tax that a payer withholds from labour income such as lecture fees, with its source.

interface Bracket {
  /** Taxable income of the month up to which it holds, CNY; the last has no end. */
  readonly upTo: number;
  /** Percent. */
  readonly rate: number;
  /** Quick deduction, CNY. */
  readonly less: number;
}

/**
 * State Taxation Administration, announcement 2018 No. 61, article 8 and table 2: the fees that one payer pays a person within a
 * month count as one income. Up to 4,000 CNY, 800 CNY are deducted; above it, 20 percent.
 */
export const labourTax = {
  source: '国家税务总局公告2018年第61号 第八条、附件2',
  smallIncome: 4000,
  smallDeduction: 800,
  shareDeducted: 20,
  brackets: [
    { upTo: 20_000, rate: 20, less: 0 },
    { upTo: 50_000, rate: 30, less: 2000 },
    { upTo: Number.MAX_SAFE_INTEGER, rate: 40, less: 7000 },
  ] satisfies readonly Bracket[],
} as const;

/** Tax on the fees of one month in CNY, to the cent. */
export function labourTaxOf(income: number): number {
  const { smallIncome, smallDeduction, shareDeducted, brackets } = labourTax;
  const deduction = income <= smallIncome ? smallDeduction : (income * shareDeducted) / 100;
  const taxable = Math.max(0, income - deduction);
  const { rate, less } = brackets.find(({ upTo }) => taxable <= upTo)!;
  return Math.round(taxable * rate - less * 100) / 100;
}

/** What this payment withholds when the month has paid `before` CNY gross already, of which `withheld` went to the tax office. */
export const withholdingOf = ({
  gross,
  before,
  withheld,
}: {
  gross: number;
  before: number;
  withheld: number;
}): number => Math.max(0, Math.round((labourTaxOf(before + gross) - withheld) * 100) / 100);
