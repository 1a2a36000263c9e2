// The control tower: where processes wait, how they really went, who may need a deputy (product: approval control tower).
import { z } from 'zod';
import { Day, Id, Moment, maybe, pageQuery, text } from '../../core/index.ts';
import { ExportFormat, exportFields } from '../../exports/index.ts';
import { InstanceLine, InstanceState, Person } from '../workflows.schema.ts';
import { Forecast } from './forecast.schema.ts';

/** Finished and running cases that began in the period; the last 90 days unless given. */
const chosen = {
  definitionKey: text(60, 1).optional(),
  version: z.int32().min(1).optional(),
  startDay: Day.optional(),
  endDay: Day.optional(),
};
export const TowerQuery = z.strictObject(chosen);
export type TowerQuery = z.infer<typeof TowerQuery>;
export const TowerKind = z.object({ key: z.string(), name: z.string(), enName: z.string(), version: z.int() });
export type TowerKind = z.infer<typeof TowerKind>;
const period = { asOf: Moment, startDay: Day, endDay: Day };

export const Waiting = z.object({
  onTime: z.int(),
  near: z.int().describe('At least four fifths of the time up to the limit are over'),
  late: z.int(),
  unlimited: z.int(),
});
export type Waiting = z.infer<typeof Waiting>;
const seconds = maybe(z.int());

export const Bottleneck = z.object({
  definitionKey: z.string(),
  definitionName: z.string(),
  enDefinitionName: z.string(),
  nodeId: z.string(),
  nodeName: z.string(),
  open: Waiting,
  oldestSeconds: seconds.describe('Age of the oldest open task'),
  decided: z.int().describe('Tasks decided in the period'),
  medianSeconds: seconds.describe('From the task to its decision'),
  slowSeconds: seconds.describe('Nine of ten were decided within'),
  decidedLate: z.int(),
  decidedLimited: z.int().describe('Those that had a limit'),
  timeShare: maybe(z.number()).describe(
    'Part of all waiting of this kind of process that passed here, 0 to 1 in millionths',
  ),
  earlierMedianSeconds: seconds.describe('The same in the period of equal length before'),
  trend: z.array(maybe(z.number())).describe('Median of each twelfth of the period; null where nothing was decided'),
});
export type Bottleneck = z.infer<typeof Bottleneck>;

export const Tower = z.object({
  ...period,
  open: Waiting,
  running: z.int(),
  finished: z.int().describe('Cases that ended in the period'),
  medianSeconds: seconds.describe('From start to end of those agreed to or refused'),
  slowSeconds: seconds,
  nodes: z.array(Bottleneck),
});
export type Tower = z.infer<typeof Tower>;

export const MapQuery = TowerQuery.extend({
  definitionKey: text(60, 1),
  state: InstanceState.optional(),
  organizationId: Id.optional().describe('Of the starter'),
});
export type MapQuery = z.infer<typeof MapQuery>;

export const MapNode = z.object({
  nodeId: z.string().describe('#start, #APPROVED, #REJECTED, #CANCELLED and the nodes of the definition'),
  name: z.string(),
  visits: z.int(),
  cases: z.int(),
  medianSeconds: seconds.describe('Until the next step'),
  returned: z.int().describe('How often it was sent back from here'),
  repeated: z.int().describe('Cases that came here more than once'),
});
export const MapEdge = z.object({
  from: z.string(),
  to: z.string(),
  count: z.int(),
  medianSeconds: z.int(),
  slowSeconds: z.int(),
});
export const Variant = z.object({
  key: z.string(),
  path: z.array(z.string()),
  count: z.int(),
  share: z.number().describe('Part of the cases, 0 to 1 in millionths'),
  medianSeconds: seconds,
});
export const ReworkGroup = z.object({
  organizationId: maybe(Id),
  name: z.string(),
  cases: z.int(),
  reworked: z.int().describe('Sent back at least once, or at one node more than once'),
});
export const ProcessMap = z.object({
  ...period,
  cases: z.int(),
  finished: z.int(),
  reworked: z.int(),
  medianSeconds: seconds,
  slowSeconds: seconds,
  nodes: z.array(MapNode),
  edges: z.array(MapEdge),
  variants: z.array(Variant).describe('The most frequent, at most thirty'),
  variantCount: z.int(),
  groups: z.array(ReworkGroup),
});
export type ProcessMap = z.infer<typeof ProcessMap>;

export const caseSets = [
  'RUNNING',
  'FINISHED',
  'OPEN',
  'OPEN_ON_TIME',
  'OPEN_NEAR',
  'OPEN_LATE',
  'OPEN_UNLIMITED',
  'DECIDED',
  'DECIDED_LATE',
  'STARTED',
  'VISITED',
  'RETURNED',
  'REPEATED',
  'REWORKED',
  'FOLLOWED',
  'VARIANT',
] as const;
/** The cases behind a number: `set` says which one, the rest what it was counted over. */
export const CaseQuery = pageQuery(['startedAt']).extend({
  ...chosen,
  set: z.enum(caseSets),
  state: InstanceState.optional(),
  organizationId: Id.optional(),
  nodeId: text(100, 1).optional(),
  toNodeId: text(100, 1).optional(),
  variant: text(32, 32).optional(),
  atLeastSeconds: z.int().min(0).max(2_000_000_000).optional().describe('DECIDED: waited at least so long'),
});
export type CaseQuery = z.infer<typeof CaseQuery>;

export const ForecastQuery = pageQuery(['startedAt']).extend({ definitionKey: text(60, 1).optional() });
export type ForecastQuery = z.infer<typeof ForecastQuery>;
export const ForecastLine = InstanceLine.extend({ forecast: Forecast });
export type ForecastLine = z.infer<typeof ForecastLine>;

/** One of the caller's own processes. */
export const OwnLine = InstanceLine.extend({ forecast: maybe(Forecast).describe('Of a running one') });
export type OwnLine = z.infer<typeof OwnLine>;

export const Deputy = z.object({
  person: Person,
  sameRole: z.boolean(),
  sameOrganization: z.boolean(),
  nearOrganization: z.boolean().describe('Under the same parent'),
  taken: z.int().describe('Tasks taken over from this person in the last 180 days'),
  stoodIn: z.int().describe('Standing delegations held for this person before'),
  openTasks: z.int(),
  lastSeenAt: maybe(Moment),
});
export type Deputy = z.infer<typeof Deputy>;
export const Absence = z.object({
  person: Person,
  organization: z.string(),
  openTasks: z.int(),
  slowTasks: z.int().describe('Open longer than nine of ten tasks of their node took'),
  lateTasks: z.int(),
  oldestSeconds: z.int(),
  lastSeenAt: maybe(Moment),
  reasons: z.array(z.enum(['UNUSUAL_WAIT', 'NOT_SEEN'])),
  deputies: z.array(Deputy).describe('Best first, at most three; none when nobody fits the rules'),
});
export type Absence = z.infer<typeof Absence>;

export const StandIn = z.strictObject({
  principalId: Id,
  delegateId: Id,
  definitionKey: text(60).optional(),
  startsAt: Moment,
  endsAt: Moment,
  reason: text(200, 2),
});
export type StandIn = z.infer<typeof StandIn>;

export const LogQuery = MapQuery.extend({ ...exportFields, format: ExportFormat.default('xlsx') });
export type LogQuery = z.infer<typeof LogQuery>;
