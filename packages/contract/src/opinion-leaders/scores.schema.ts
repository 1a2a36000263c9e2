// What makes an opinion leader: components, points, weights and the question a ranking answers (product 3.4).
import { z } from 'zod';
import { Id, maybe, text } from '../core/index.ts';
import { RegionCode } from '../regions/index.ts';

export const kolComponents = [
  'publications',
  'guidelines',
  'trials',
  'societies',
  'talks',
  'journals',
  'digital',
  'clinical',
] as const;
export const KolComponent = z.enum(kolComponents);
export type KolComponent = z.infer<typeof KolComponent>;

/** All but the clinical volume follow from what the doctor did; these alone can carry a tier. */
export const academicComponents = kolComponents.filter((one) => one !== 'clinical');

/** What one item counts. Papers and guidelines are multiplied by 1 + ln(1 + citations); posts count for each year in office. */
export const kolPoints = {
  firstOrLastAuthor: 1,
  secondAuthor: 0.6,
  otherAuthor: 0.3,
  guideline: 1,
  leadOfGuideline: 2,
  trial: 1,
  principalInvestigator: 2,
  member: 1,
  standingMember: 1.5,
  viceChair: 2,
  chair: 3,
  attendance: 0.3,
  talk: 1,
  chairOfMeeting: 2,
  editor: 1,
  viceEditor: 2,
  editorInChief: 3,
  live: 1,
  interaction: 0.1,
} as const;

/** Clinical volume from 0 to 10: the level gives up to 4, beds and yearly outpatients up to 3 each on a log scale. */
export const clinicalScale = {
  level: { '3A': 4, '3B': 3.4, '3C': 3, '3': 3, '2A': 2.4, '2B': 2, '2': 2, '1': 1, UNRATED: 0 },
  beds: { points: 3, full: 5000 },
  outpatients: { points: 3, full: 10_000_000 },
} as const;

const Weight = z.int().min(0).max(100);

/** Percent of each component; together 100. */
export const KolWeights = z
  .strictObject({
    publications: Weight,
    guidelines: Weight,
    trials: Weight,
    societies: Weight,
    talks: Weight,
    journals: Weight,
    digital: Weight,
    clinical: Weight,
  })
  .refine((weights) => sumOf(weights) === 100, 'must add up to 100');
export type KolWeights = z.infer<typeof KolWeights>;

export const sumOf = (weights: Readonly<Record<string, number>>): number =>
  Object.values(weights).reduce((sum, weight) => sum + weight, 0);

/** The set that comes with the product. */
export const defaultWeights: KolWeights = {
  publications: 25,
  guidelines: 15,
  trials: 15,
  societies: 12,
  talks: 10,
  journals: 8,
  digital: 5,
  clinical: 10,
};

export const kolTiers = ['NATIONAL', 'REGIONAL', 'LOCAL', 'RISING', 'DIGITAL', 'NONE'] as const;
export const KolTier = z.enum(kolTiers);
export type KolTier = z.infer<typeof KolTier>;

const Year = z.int().min(1990).max(2100);

/** What is asked; without an area all departments, without a region the country. */
export const questionFields = {
  area: z
    .string()
    .regex(/^\d{2}(\.\d{2})?$/)
    .optional()
    .describe('Standard department; one of the first level means all below it'),
  topic: text(200, 1).optional().describe('Doctors credited with a paper of this topic'),
  indication: text(100, 1).optional(),
  region: RegionCode.optional().describe('Province with its cities, or city'),
  from: Year.describe('First year of the period'),
  to: Year.describe('Last year of the period'),
  weightSetId: Id.optional().describe('The set that comes with the product unless given'),
};
export const KolQuestion = z.strictObject(questionFields);
export type KolQuestion = z.infer<typeof KolQuestion>;

const Share = z.number().min(0).max(100);
const PerComponent = <T extends z.ZodType>(value: T) =>
  z.object(Object.fromEntries(kolComponents.map((one) => [one, value])) as Record<KolComponent, T>);

export const KolRising = z.object({
  score: Share.describe('growth x career x 100'),
  recent: z.number().describe('Weighted points of the last three years of the period'),
  before: z.number().describe('Weighted points of the three years before'),
  growth: z.number().describe('(recent - before) / (before + prior points)'),
  careerYears: maybe(z.int()).describe('Years since the first paper that counts'),
  career: z.number().describe('1 - careerYears / the years at which a rise counts for nothing; a half when unknown'),
  rank: maybe(z.int()),
});
export type KolRising = z.infer<typeof KolRising>;

export const KolRow = z.object({
  doctorId: Id,
  name: z.string(),
  title: z.string(),
  hospitalName: z.string(),
  department: z.string(),
  province: z.string(),
  city: z.string(),
  isInScope: z.boolean().describe('Whether the record may be opened; own relationship data is told only of these'),
  rank: z.int(),
  nationalRank: z.int(),
  previousRank: maybe(z.int()).describe('In as many years before; null for whoever had nothing then'),
  score: Share,
  components: PerComponent(Share).describe('Each 0 to 100 within the population'),
  points: PerComponent(z.number()).describe('The raw numbers behind them'),
  tier: KolTier,
  computedTier: KolTier,
  override: maybe(z.object({ id: Id, reason: z.string() })),
  isRising: z.boolean(),
  isDigital: z.boolean(),
  rising: KolRising,
  suggested: z.int().describe('Items of the period that wait for a confirmation and do not count'),
});
export type KolRow = z.infer<typeof KolRow>;
