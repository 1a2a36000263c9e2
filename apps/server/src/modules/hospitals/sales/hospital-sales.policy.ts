// The months of a year against target and the year before, by product and together (product: hospitals).
import type { HospitalSales, Measure, SalesLine, SalesSum } from '@yijian/contract/hospitals';
import type { SalesRow } from './hospital-sales.sql.ts';

const nothing: Measure = { sold: null, target: null, last: null };

const plus = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : one + other;

const together = (measures: readonly Measure[]): Measure =>
  measures.reduce(
    (sum, one) => ({
      sold: plus(sum.sold, one.sold),
      target: plus(sum.target, one.target),
      last: plus(sum.last, one.last),
    }),
    nothing,
  );

/** To a hundredth of a percent. */
const ratio = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole === 0 ? null : Math.round((part / whole) * 10_000) / 10_000;

/** `cells` are the same by product and month: what was sold where nobody set a target attains none. */
function summed(measures: readonly Measure[], cells = measures): SalesSum {
  const sum = together(measures);
  const change = sum.sold === null || sum.last === null ? null : sum.sold - sum.last;
  const { sold } = together(cells.filter(({ target }) => target !== null));
  return { ...sum, attainment: ratio(sold, sum.target), growth: ratio(change, sum.last) };
}

type Month = SalesLine['months'][number];

/** `rows` are those of the year and of the one before; sums stop at the last month with sales, so that like is set against like. */
export function salesOfYear(year: number, rows: readonly SalesRow[], years: readonly number[]): HospitalSales {
  const names = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
  const sold = rows.filter((row) => row.month.startsWith(`${year}-`) && (row.boxes !== null || row.amount !== null));
  const through =
    sold
      .map((row) => row.month)
      .toSorted()
      .at(-1) ?? null;
  const upToNow = (months: readonly Month[]): Month[] =>
    months.filter(({ month }) => through !== null && month <= through);
  const line = (
    productId: string | null,
    productName: string | null,
    months: Month[],
    cells: readonly Month[] = months,
  ): SalesLine => {
    const [counted, told] = [upToNow(months), upToNow(cells)];
    const sum = (measure: 'boxes' | 'amount'): SalesSum =>
      summed(
        counted.map((one) => one[measure]),
        told.map((one) => one[measure]),
      );
    return { productId, productName, months, boxes: sum('boxes'), amount: sum('amount') };
  };
  const products = [...Map.groupBy(rows, (row) => row.productId)].map(([productId, own]) => {
    const byMonth = new Map(own.map((row) => [row.month, row]));
    const months = names.map((name): Month => {
      const [now, before] = [byMonth.get(`${year}-${name}`), byMonth.get(`${year - 1}-${name}`)];
      return {
        month: `${year}-${name}`,
        boxes: { sold: now?.boxes ?? null, target: now?.targetBoxes ?? null, last: before?.boxes ?? null },
        amount: { sold: now?.amount ?? null, target: now?.targetAmount ?? null, last: before?.amount ?? null },
      };
    });
    return line(productId, own[0]!.productName, months);
  });
  const whole = names.map((name, at): Month => ({
    month: `${year}-${name}`,
    boxes: together(products.map((one) => one.months[at]!.boxes)),
    amount: together(products.map((one) => one.months[at]!.amount)),
  }));
  const cells = products.flatMap((one) => one.months);
  return { year, through, years: [...years], lines: [line(null, null, whole, cells), ...products] };
}
