// Forecast rounds, the sheet each person fills, its lines by hospital and product (product: forecast filling and issuance).
import { z } from 'zod';
import { Day, Id, Moment, list, maybe, pageQuery, text } from '../core/index.ts';
import { CycleAct, FillerAct, ForecastCycleState, ReviewAct, SheetAct, SheetState } from './forecast-states.schema.ts';

/** YYYY-MM */
export const Month = z
  .string()
  .regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/)
  .meta({ description: 'Month, YYYY-MM', example: '2026-12' });

export const LONGEST_CYCLE = 12;
/** A line that departs from its baseline by more than this share says why. */
export const REASON_ABOVE = 0.3;

const version = z.int().min(1).describe('As it was read; a newer one answers 409');
const Boxes = z.int().min(0).max(1_000_000);
const cells = z.array(maybe(Boxes)).min(1).max(LONGEST_CYCLE).describe('Boxes by month of the round; null is empty');
const figures = z.array(maybe(z.int())).describe('Boxes by month; null: nobody told it');
const Person = z.object({ id: Id, name: z.string() });

export const CycleDraft = z.strictObject({
  name: text(60, 2),
  firstMonth: Month,
  months: z.int().min(1).max(LONGEST_CYCLE),
  opensOn: Day,
  closesOn: Day.describe('Last day of filling; not before opensOn'),
  productIds: list(Id, 50).min(1),
  note: text(300).default(''),
});
export type CycleDraft = z.infer<typeof CycleDraft>;

export const CycleStep = z.strictObject({
  act: CycleAct,
  reason: text(200).default('').describe('Needed to reopen'),
  closesOn: Day.optional().describe('With REOPEN: the new last day, not in the past'),
  version,
});
export type CycleStep = z.infer<typeof CycleStep>;

export const ForecastCycle = z.object({
  id: Id,
  name: z.string(),
  state: ForecastCycleState,
  months: z.array(Month),
  opensOn: Day,
  closesOn: Day,
  isOpen: z.boolean().describe('Today lies in the window and nothing is frozen'),
  products: z.array(Person),
  note: z.string(),
  version: z.int(),
  people: z
    .array(
      z.object({
        state: SheetState,
        count: z.int(),
        written: z.int().describe('Of these, how many have targets, published or not'),
      }),
    )
    .describe('Sheets in the range of the caller by state'),
  mySheetId: maybe(Id),
  actions: z.array(CycleAct),
});
export type ForecastCycle = z.infer<typeof ForecastCycle>;

export const CycleKept = z.object({ id: Id, version: z.int(), sheets: z.int() });
export type CycleKept = z.infer<typeof CycleKept>;

/** Sums over all lines and months; null where no line has a figure. */
const Sums = z.object({
  baseline: maybe(z.int()),
  target: maybe(z.int()),
  forecast: maybe(z.int()),
  final: maybe(z.int()).describe('Forecast, adjusted where the manager adjusted'),
  issued: maybe(z.int()),
  actual: maybe(z.int()),
});
export type ForecastSums = z.infer<typeof Sums>;

const Accuracy = z.object({
  cells: z.int().describe('Lines and months that have both a forecast and an actual above 0'),
  mape: maybe(z.number()).describe('Mean of |forecast - actual| / actual'),
  bias: maybe(z.number()).describe('Sum of (forecast - actual) / sum of actual; above 0 is too high'),
});
export type ForecastAccuracy = z.infer<typeof Accuracy>;

export const ForecastSheet = z.object({
  id: Id,
  cycleId: Id,
  person: Person,
  organizationName: z.string(),
  state: SheetState,
  stateBy: maybe(z.string()),
  stateAt: Moment,
  reason: z.string().describe('Of the last step'),
  version: z.int(),
  lines: z.int(),
  filled: z.int().describe('Lines with a forecast in every month'),
  sums: Sums,
  accuracy: Accuracy,
});
export type ForecastSheet = z.infer<typeof ForecastSheet>;

/** Without `sort` those who have gone least far come first. */
export const SheetQuery = pageQuery(['mape']).extend({ cycleId: Id, state: SheetState.optional() });
export type SheetQuery = z.infer<typeof SheetQuery>;

export const BaselineMethod = z.enum(['SEASONAL', 'RECENT', 'NONE']);
export type BaselineMethod = z.infer<typeof BaselineMethod>;

export const ForecastLine = z.object({
  id: Id,
  hospitalId: Id,
  hospitalName: z.string(),
  productId: Id,
  productName: z.string(),
  recent: figures.describe('Actual boxes of the three months before the round was opened, the oldest first'),
  lastYear: figures.describe('Actual boxes of the same months a year before'),
  baseline: figures,
  baselineMethod: BaselineMethod,
  target: figures.describe('Target boxes that were uploaded'),
  prior: figures.describe('What the round before forecast for the same months'),
  actual: figures,
  forecast: figures,
  adjusted: maybe(figures).describe('Of the manager; null: as forecast'),
  adjustReason: z.string(),
  issued: maybe(figures),
  reason: z.string(),
  version: z.int(),
});
export type ForecastLine = z.infer<typeof ForecastLine>;

export const SheetAction = z.enum([
  'FILL',
  'SUBMIT',
  'WITHDRAW',
  'ACKNOWLEDGE',
  'CHALLENGE',
  'ADJUST',
  'ACCEPT',
  'REJECT',
  'ISSUE',
  'DECIDE',
]);
export type SheetAction = z.infer<typeof SheetAction>;

export const SheetLogEntry = z.object({
  id: Id,
  act: SheetAct,
  from: maybe(SheetState),
  to: SheetState,
  reason: z.string(),
  total: maybe(z.int()).describe('Boxes after the step: of the forecast, then of the targets'),
  at: Moment,
  userName: maybe(z.string()),
});
export type SheetLogEntry = z.infer<typeof SheetLogEntry>;

export const SheetDetail = ForecastSheet.extend({
  cycleName: z.string(),
  cycleState: ForecastCycleState,
  months: z.array(Month),
  recentMonths: z.array(Month),
  closesOn: Day,
  actions: z.array(SheetAction).describe('What the caller may do now'),
  grid: z.array(ForecastLine),
  log: z.array(SheetLogEntry),
});
export type SheetDetail = z.infer<typeof SheetDetail>;

export const SheetFilling = z.strictObject({
  lines: z
    .array(z.strictObject({ id: Id, version, forecast: cells, reason: text(200).default('') }))
    .min(1)
    .max(500),
});
export type SheetFilling = z.infer<typeof SheetFilling>;

export const SheetAdjusting = z.strictObject({
  version,
  reason: text(200, 1).describe('Whoever filled reads it'),
  lines: z
    .array(z.strictObject({ id: Id, adjusted: cells }))
    .min(1)
    .max(500),
});
export type SheetAdjusting = z.infer<typeof SheetAdjusting>;

export const SheetStep = z.strictObject({
  act: FillerAct,
  reason: text(200).default('').describe('Needed to challenge'),
  version,
});
export type SheetStep = z.infer<typeof SheetStep>;

export const SheetReview = z.strictObject({
  act: ReviewAct,
  reason: text(200).default('').describe('Needed to reject'),
  version,
});
export type SheetReview = z.infer<typeof SheetReview>;

export const SheetKept = z.object({
  id: Id,
  state: SheetState,
  version: z.int(),
  lines: z.array(z.object({ id: Id, version: z.int() })).describe('Versions of the lines that were written'),
});
export type SheetKept = z.infer<typeof SheetKept>;
