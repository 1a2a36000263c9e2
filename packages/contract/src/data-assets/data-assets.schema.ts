// Data assets: what an enterprise holds, how fresh and how good it is (specification 2.3, dataAssets; product 3.20).
import { z } from 'zod';
import { Day, Id, Moment, maybe, pageQuery, paged, text } from '../core/index.ts';

export const assetCodes = [
  'doctors',
  'hospitals',
  'hospital_sales',
  'treatment_records',
  'visits',
  'tasks',
  'meetings',
  'sends',
  'interactions',
  'publications',
  'insight_posts',
  'import_batches',
] as const;
export const AssetCode = z.enum(assetCodes).meta({ description: 'Code of a data asset', example: 'doctors' });
export type AssetCode = z.infer<typeof AssetCode>;

export const assetSubjects = ['CUSTOMERS', 'ACTIVITIES', 'CONTENT', 'ACADEMIC', 'MARKET', 'OPERATIONS'] as const;
export const AssetSubject = z.enum(assetSubjects);
export type AssetSubject = z.infer<typeof AssetSubject>;

/** Where its records come from. */
export const assetSources = ['SCREENS', 'UPLOAD', 'IMPORT', 'DERIVED'] as const;
export const AssetSource = z.enum(assetSources);
export type AssetSource = z.infer<typeof AssetSource>;

export const dimensions = ['COMPLETENESS', 'VALIDITY', 'UNIQUENESS', 'TIMELINESS'] as const;
export const Dimension = z.enum(dimensions);
export type Dimension = z.infer<typeof Dimension>;

/** Scores below it are low. */
export const LOW_SCORE = 90;

export const freshnesses = ['FRESH', 'STALE', 'EMPTY', 'UNMEASURED'] as const;
export const Freshness = z
  .enum(freshnesses)
  .describe('STALE: the last change is older than the rhythm expects; as of the last measurement');
export type Freshness = z.infer<typeof Freshness>;

const score = maybe(z.number().min(0).max(100)).describe('Percent; null where there was nothing to check');
const checks = {
  checked: z.int().min(0).describe('Records that were looked at'),
  failing: z.int().min(0).describe('Records of these that break the rule'),
};

export const Person = z.object({ id: Id, name: z.string() });

export const Asset = z.object({
  code: AssetCode,
  name: z.string(),
  alias: z.string().describe('The name in the other language'),
  description: z.string(),
  subject: AssetSubject,
  sources: z.array(AssetSource),
  owner: maybe(Person),
  expectedDays: z.int().describe('Days within which a change is expected'),
  rows: maybe(z.int()).describe('Records of the enterprise; null before the first measurement'),
  isCoarse: z
    .boolean()
    .describe('Counts are whole tens, rounded down: they are of patients, whose records the caller may not read'),
  lastChangedAt: maybe(Moment),
  freshness: Freshness,
  score,
  openIncidents: z.int(),
  measuredAt: maybe(Moment),
  version: z.int().describe('0 until owner or rhythm are changed for the first time'),
});
export type Asset = z.infer<typeof Asset>;

export const AssetRule = z.object({
  code: z.string(),
  dimension: Dimension,
  name: z.string(),
  definition: z.string(),
  least: z.int().describe('Percent of records that must keep the rule'),
  ...checks,
  score,
  isBroken: z.boolean().describe('Fewer records keep it than must'),
  showsRecords: z.boolean().describe('Whether the caller may see the records behind it'),
});
export type AssetRule = z.infer<typeof AssetRule>;

export const AssetPart = z.object({ dimension: Dimension, definition: z.string(), score, ...checks });
export type AssetPart = z.infer<typeof AssetPart>;

/** What a day's measurement found. */
export const AssetDay = z.object({
  day: Day,
  rows: z.int(),
  score,
  freshness: Freshness,
});
export type AssetDay = z.infer<typeof AssetDay>;

export const AssetUpload = z.object({
  id: Id,
  model: z.string(),
  fileName: z.string(),
  state: z.string(),
  rows: z.int(),
  userName: z.string(),
  at: Moment,
});
export type AssetUpload = z.infer<typeof AssetUpload>;

export const AssetJob = z.object({
  name: z.string().describe('Name of the job as the monitor knows it'),
  lastAt: maybe(Moment),
  hasFailed: maybe(z.boolean()),
});

export const AssetFigure = z.object({
  board: z.string(),
  boardName: z.string(),
  path: z.string(),
  name: z.string(),
  definition: z.string(),
});
export type AssetFigure = z.infer<typeof AssetFigure>;

export const AssetLineage = z.object({
  models: z.array(z.object({ id: z.string(), name: z.string(), batches: z.int(), lastAt: maybe(Moment) })),
  jobs: z.array(AssetJob),
  upstream: z.array(z.object({ code: AssetCode, name: z.string() })).describe('Assets it is made of'),
  downstream: z.array(z.object({ code: AssetCode, name: z.string() })).describe('Assets made of it'),
  screens: z.array(z.object({ path: z.string(), name: z.string() })).describe('Pages that show it'),
  figures: z.array(AssetFigure).describe('Figures of boards that count it, with their definitions'),
});
export type AssetLineage = z.infer<typeof AssetLineage>;

export const AssetDetail = Asset.extend({
  checked: z.int().describe('The newest records that the rules looked at'),
  sampleLimit: z.int().describe('Rules look at no more than so many of the newest records'),
  path: maybe(z.string()).describe('The list of its records; null where the caller may not open it'),
  parts: z.array(AssetPart),
  rules: z.array(AssetRule),
  days: z.array(AssetDay).describe('At most 90, the oldest first'),
  lineage: AssetLineage,
});
export type AssetDetail = z.infer<typeof AssetDetail>;

export const AssetFilter = z.strictObject({
  keyword: text(60).optional(),
  subject: AssetSubject.optional(),
  source: AssetSource.optional(),
  freshness: Freshness.optional(),
  isLow: z
    .boolean()
    .optional()
    .meta({ description: `true: quality below ${LOW_SCORE} %` }),
  hasIncidents: z.boolean().optional().meta({ description: 'true: with incidents that are not resolved' }),
});
export type AssetFilter = z.infer<typeof AssetFilter>;
export const AssetQuery = pageQuery(['name', 'rows', 'score', 'lastChangedAt', 'openIncidents']).extend(
  AssetFilter.shape,
);
export type AssetQuery = z.infer<typeof AssetQuery>;
export const Assets = paged(Asset);

export const AssetChange = z.strictObject({
  ownerId: maybe(Id).describe('Someone who may see data assets; null for nobody'),
  expectedDays: z.int().min(1).max(366),
  version: z.int().min(0),
});
export type AssetChange = z.infer<typeof AssetChange>;

export const AssetKept = z.object({ code: AssetCode, version: z.int() });
export type AssetKept = z.infer<typeof AssetKept>;

export const RuleCode = z.string().regex(/^[a-z][A-Za-z]{1,30}$/);

/** A record that breaks a rule: what it is called and where it stands; never the value that breaks it. */
export const FailingRecord = z.object({
  id: Id,
  name: z.string(),
  path: maybe(z.string()).describe('Its page; null where it has none of its own'),
});
export type FailingRecord = z.infer<typeof FailingRecord>;
export const FailingQuery = pageQuery(['id']);
export type FailingQuery = z.infer<typeof FailingQuery>;

export const OwnerQuery = z.strictObject({ keyword: text(60).default('') });

export const AssetsOverview = z.object({
  assets: z.int(),
  rows: z.int().describe('Records of all assets'),
  stale: z.int(),
  low: z.int().describe('Assets with a quality below the limit'),
  openIncidents: z.int(),
  score: score.describe('Mean of the scores of the assets'),
  worst: z.array(z.object({ code: AssetCode, name: z.string(), score: z.number() })).describe('The five lowest scores'),
  uploads: maybe(z.array(AssetUpload)).describe('The newest five; null where the caller may not see uploads'),
  measuredAt: maybe(Moment).describe('When the oldest of the figures was measured'),
});
export type AssetsOverview = z.infer<typeof AssetsOverview>;
