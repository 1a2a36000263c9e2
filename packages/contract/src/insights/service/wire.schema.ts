// What an opinion service is sent and answers, JSON both ways (docs/opinion-service.md).
import { z } from 'zod';
import { Day, Id, maybe } from '../../core/index.ts';
import { Aspect, Attitude, Viewpoint } from '../opinion.schema.ts';

export const WIRE_VERSION = 1;
/** Posts of one doctor in one answer. */
export const MOST_SERVICE_POSTS = 500;

const AskedDrug = z.object({
  id: Id,
  names: z.array(z.string()).describe('Name, English name, generic name, aliases'),
});
const days = { from: Day, to: Day };

/** POST {address}/group. A place that is left out is every place. */
export const ServiceGroupQuestion = z.object({
  version: z.literal(WIRE_VERSION),
  indications: z.array(z.string()),
  drugs: z.array(AskedDrug.extend({ isChosen: z.boolean().describe('Counted in the total; else only compared') })),
  provinceCode: z.string().optional().describe('GB/T 2260'),
  cityCode: z.string().optional(),
  departmentCodes: z.array(z.string()).describe('Empty: every department'),
  ...days,
  before: maybe(z.object(days)).describe('The days to compare with'),
});
export type ServiceGroupQuestion = z.infer<typeof ServiceGroupQuestion>;

const count = z.int().min(0).max(1_000_000_000);
const counts = { mentions: count, doctors: count, positive: count, neutral: count, negative: count };
interface Counted {
  readonly mentions: number;
  readonly doctors: number;
  readonly positive: number;
  readonly neutral: number;
  readonly negative: number;
}
const addsUp = (one: Counted): boolean =>
  one.positive + one.neutral + one.negative === one.mentions && one.doctors <= one.mentions;
const sumFault = 'positive, neutral and negative make the mentions, and no doctor is without one';
const Counts = z.object(counts).refine(addsUp, sumFault);
const score = z.number().min(0).max(100);
const Index = z
  .object({ value: score, low: maybe(score), high: maybe(score) })
  .refine(({ value, low, high }) => (low ?? value) <= value && value <= (high ?? value), 'low, value, high');
const name = z.string().min(1).max(100);
const Places = z
  .array(z.object({ code: z.string().max(40), name: z.string().max(100), ...counts }).refine(addsUp, sumFault))
  .max(500)
  .optional();
const Month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/);

const sumOf = (cells: readonly Counted[] | undefined): number =>
  (cells ?? []).reduce((sum, { mentions }) => sum + mentions, 0);

/** All parts but the total may be left out, and the page says which are. */
export const ServiceGroupAnswer = z
  .object({
    model: name.describe('What read the posts, with its version'),
    total: Counts,
    posts: count.optional(),
    before: maybe(Counts).optional(),
    index: maybe(Index).optional(),
    drugs: z
      .array(
        z
          .object({
            id: Id,
            ...counts,
            index: maybe(Index).default(null),
            aspects: z.array(z.object({ aspect: Aspect, ...counts }).refine(addsUp, sumFault)).default([]),
          })
          .refine(addsUp, sumFault),
      )
      .max(100)
      .optional(),
    viewpoints: z
      .array(z.object({ viewpoint: Viewpoint, ...counts }).refine(addsUp, sumFault))
      .max(100)
      .optional(),
    trend: z
      .array(z.object({ month: Month, ...counts }).refine(addsUp, sumFault))
      .max(400)
      .optional(),
    departments: Places,
    provinces: Places,
    cities: Places,
    hospitals: Places,
  })
  .refine(
    ({ total, viewpoints, trend }) => Math.max(sumOf(viewpoints), sumOf(trend)) <= total.mentions,
    'a split is larger than the total',
  );
export type ServiceGroupAnswer = z.infer<typeof ServiceGroupAnswer>;

/** POST {address}/doctor: what is public of the doctor, and nothing of the reader. */
export const ServiceDoctorQuestion = z.object({
  version: z.literal(WIRE_VERSION),
  doctor: z.object({ name: z.string(), hospital: z.string(), department: z.string() }),
  drugs: z.array(AskedDrug),
  ...days,
});
export type ServiceDoctorQuestion = z.infer<typeof ServiceDoctorQuestion>;

const ServiceMention = z.object({
  sentence: z.int().min(0).max(5000),
  quote: z.string().min(1).max(1000),
  drugId: Id,
  indication: z.string().max(40).default(''),
  aspect: Aspect,
  attitude: Attitude,
  viewpoint: Viewpoint,
});

export const ServicePost = z.object({
  id: Id.describe('A number of the service'),
  sourceName: name,
  sourceWeight: z.number().gt(0).max(1).default(1),
  postedAt: z.iso.datetime({ offset: true }),
  title: z.string().max(200).default(''),
  body: z.string().min(1).max(5000),
  url: z
    .string()
    .max(500)
    .regex(/^(?:https?:\/\/\S+)?$/)
    .default(''),
  mentions: z.array(ServiceMention).max(200),
});
export type ServicePost = z.infer<typeof ServicePost>;

export const ServiceDoctorAnswer = z.object({
  model: name,
  isWhole: z.boolean().default(true).describe('False: there are more posts than the answer holds'),
  posts: z.array(ServicePost).max(MOST_SERVICE_POSTS),
});
export type ServiceDoctorAnswer = z.infer<typeof ServiceDoctorAnswer>;
