// What a hospital bought of our products, month by month, against target and last year; never below the hospital (product: hospitals).
import { z } from 'zod';
import { Id, maybe } from '../core/index.ts';

export const HospitalSalesQuery = z.strictObject({
  year: z.int().min(2000).max(2100).optional().describe('The latest with figures unless given, before years to come'),
});
export type HospitalSalesQuery = z.infer<typeof HospitalSalesQuery>;

/** null: nobody has told it. */
const figure = maybe(z.int());
const Measure = z.object({
  sold: figure,
  target: figure,
  last: figure.describe('Sold in the same month of the year before'),
});
export type Measure = z.infer<typeof Measure>;

const SalesSum = Measure.extend({
  attainment: maybe(z.number()).describe('Sold against target as a ratio of 1'),
  growth: maybe(z.number()).describe('Change against the year before as a ratio of 1'),
});
export type SalesSum = z.infer<typeof SalesSum>;

/** Boxes, and whole yuan. */
export const salesMeasures = ['boxes', 'amount'] as const;
export type SalesMeasure = (typeof salesMeasures)[number];

export const SalesLine = z.object({
  productId: maybe(Id).describe('null: all products together'),
  productName: maybe(z.string()),
  months: z.array(z.object({ month: z.string().describe('YYYY-MM'), boxes: Measure, amount: Measure })),
  boxes: SalesSum,
  amount: SalesSum,
});
export type SalesLine = z.infer<typeof SalesLine>;

export const HospitalSales = z.object({
  year: z.int(),
  through: maybe(z.string()).describe('YYYY-MM: the last month of the year with sales; sums run up to it'),
  years: z.array(z.int()).describe('Years with figures, the latest first'),
  lines: z.array(SalesLine).describe('All products together, then each; twelve months each'),
});
export type HospitalSales = z.infer<typeof HospitalSales>;
