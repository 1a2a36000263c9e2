// A rule set against what happened: grades and bands of scores as of a past day, and the outcome after it (product 3.16; feature 4).
import { z } from 'zod';
import { Day, maybe } from '../core/index.ts';
import { EventMatch, paging } from '../sales-funnels/index.ts';
import { ClueGrade } from './clue-rules.schema.ts';

/** Bands that the doctors are divided into, as even as equal scores allow. */
export const MOST_BANDS = 10;

const asked = {
  scoredOn: Day.describe('Doctors are scored as of the end of this day'),
  days: z.int().min(1).max(365).default(90).describe('Days after it in which the outcome may happen'),
  outcome: EventMatch,
};
export const BackTestQuestion = z.strictObject(asked);
export type BackTestQuestion = z.infer<typeof BackTestQuestion>;

const counted = {
  doctors: z.int(),
  converted: z.int().describe('Doctors with the outcome'),
  rate: maybe(z.number()).describe('Null where there is nobody'),
};
const edge = maybe(z.number());
export const ScoreBand = z.object({
  from: edge.describe('Scores from here on; null for the lowest band'),
  to: edge.describe('Scores below this; null for the highest band'),
  ...counted,
  predicted: maybe(z.number()).describe(
    'Rate of the same scores as many days earlier, which is what the set foretells; null where nobody had them',
  ),
});
export type ScoreBand = z.infer<typeof ScoreBand>;

export const BackTest = z.object({
  grades: z.array(
    z.object({
      grade: ClueGrade,
      ...counted,
      lift: maybe(z.number()).describe('Rate of the grade by the rate of all; null without any outcome'),
    }),
  ),
  rate: maybe(z.number()),
  bands: z.array(ScoreBand).describe('Lowest scores first'),
  calibrationError: maybe(z.number()).describe(
    'Mean of the distances between foretold and seen rates, each by its doctors; null where nothing is foretold',
  ),
});
export type BackTest = z.infer<typeof BackTest>;

/** The doctors behind a number of it. */
export const BackTestPeopleQuestion = z.strictObject({
  ...asked,
  grade: ClueGrade.optional(),
  from: z.number().optional().describe('Scores from here on'),
  to: z.number().optional().describe('Scores below this'),
  kind: z.enum(['ALL', 'CONVERTED']).default('ALL'),
  ...paging,
});
export type BackTestPeopleQuestion = z.infer<typeof BackTestPeopleQuestion>;
