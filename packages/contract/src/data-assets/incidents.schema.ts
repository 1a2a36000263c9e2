// Incidents of data assets: opened by a failed rule or by a person, acknowledged, resolved (product 3.20).
import { z } from 'zod';
import { Id, Moment, longText, maybe, pageQuery, paged } from '../core/index.ts';
import { AssetCode, Person } from './data-assets.schema.ts';

export const incidentKinds = ['FRESHNESS', 'QUALITY', 'REPORTED'] as const;
export const IncidentKind = z.enum(incidentKinds);
export type IncidentKind = z.infer<typeof IncidentKind>;

export const incidentStates = ['OPEN', 'ACKNOWLEDGED', 'RESOLVED'] as const;
export const IncidentState = z.enum(incidentStates);
export type IncidentState = z.infer<typeof IncidentState>;

export const incidentActs = ['acknowledge', 'resolve', 'reopen', 'assign'] as const;
export type IncidentAct = (typeof incidentActs)[number];

export const Incident = z.object({
  id: Id,
  assetCode: AssetCode,
  assetName: z.string(),
  kind: IncidentKind,
  ruleName: maybe(z.string()).describe('The rule that failed; null for freshness and for reports'),
  state: IncidentState,
  note: z.string().describe('What was reported, or what was measured'),
  owner: maybe(Person),
  reporterName: maybe(z.string()).describe('null: opened by a measurement'),
  openedAt: Moment,
  acknowledgedAt: maybe(Moment),
  resolvedAt: maybe(Moment),
  resolverName: maybe(z.string()).describe('null: not resolved, or resolved by a measurement that found it mended'),
  resolution: z.string(),
  version: z.int(),
  acts: z.array(z.enum(incidentActs)).describe('What the caller may do with it now'),
});
export type Incident = z.infer<typeof Incident>;

export const IncidentFilter = z.strictObject({
  assetCode: AssetCode.optional(),
  state: IncidentState.optional(),
  kind: IncidentKind.optional(),
});
export type IncidentFilter = z.infer<typeof IncidentFilter>;
export const IncidentQuery = pageQuery(['openedAt']).extend(IncidentFilter.shape);
export type IncidentQuery = z.infer<typeof IncidentQuery>;
export const Incidents = paged(Incident);

const filled = /\S/;
const note = longText(1000).min(1).regex(filled);

export const IncidentReport = z.strictObject({ assetCode: AssetCode, note });
export type IncidentReport = z.infer<typeof IncidentReport>;

const version = z.int().min(1);
export const IncidentAcknowledged = z.strictObject({ version });
export const IncidentResolved = z.strictObject({ version, resolution: note.describe('What was done') });
export const IncidentReopened = z.strictObject({ version, note: note.describe('Why it is not over') });
export const IncidentAssigned = z.strictObject({ version, ownerId: Id.describe('Someone who may see data assets') });

export const IncidentKept = z.object({ id: Id, state: IncidentState, version: z.int() });
export type IncidentKept = z.infer<typeof IncidentKept>;
