// Definitions, running instances and the ones that stand still, as the administrator sees them.
import { z } from 'zod';
import { Day, Id, Moment, list, longText, maybe, pageQuery, text } from '../core/index.ts';
import { InstanceLine, InstanceState } from './workflows.schema.ts';

export const DefinitionLine = z.object({
  id: Id,
  key: z.string(),
  category: z.string(),
  name: z.string(),
  enName: z.string(),
  description: z.string(),
  enDescription: z.string(),
  icon: z.string(),
  isEnabled: z.boolean(),
  version: maybe(z.int()),
  deployedAt: maybe(Moment),
  running: z.int().min(0),
});
export type DefinitionLine = z.infer<typeof DefinitionLine>;
export const DefinitionQuery = pageQuery(['sort']).extend({ keyword: text(60).optional() });
export type DefinitionQuery = z.infer<typeof DefinitionQuery>;

export const VersionLine = z.object({
  id: Id,
  number: z.int(),
  hash: z.string(),
  note: z.string(),
  deployedBy: maybe(z.string()),
  deployedAt: Moment,
  instances: z.int().min(0),
});
export const VersionDetail = VersionLine.extend({ definitionKey: z.string(), xml: z.string() });

/** At most 1 MiB; what is longer is answered with the fault and not with a limit of the form. */
const xml = longText(2_097_152).min(1);
export const Deployment = z.strictObject({
  key: text(60, 2).regex(/^[a-z][a-z0-9-]{1,60}$/),
  category: text(60, 1),
  name: text(60, 1),
  enName: text(100, 1),
  description: text(300).default(''),
  enDescription: text(300).default(''),
  icon: text(40, 1).default('workflow'),
  note: text(300).default(''),
  xml,
});
export type Deployment = z.infer<typeof Deployment>;
export const Draft = z.strictObject({ xml });
export const DefinitionFault = z.object({
  element: z.string(),
  problem: z.string(),
  field: z.string().describe('The property it is about; empty for the element as a whole'),
  message: z.string(),
});
export type DefinitionFault = z.infer<typeof DefinitionFault>;
export const Validation = z.object({ isValid: z.boolean(), faults: z.array(DefinitionFault) });
export type Validation = z.infer<typeof Validation>;
export const Deployed = z.object({
  definitionId: Id,
  versionId: Id,
  version: z.int(),
  isNew: z.boolean().describe('false: the same text was already deployed'),
});
export type Deployed = z.infer<typeof Deployed>;

export const AllInstancesQuery = pageQuery(['createdAt', 'startedAt', 'amount']).extend({
  keyword: text(60).optional(),
  state: list(InstanceState).optional(),
  definitionKey: text(60).optional(),
  starterId: Id.optional(),
});
export type AllInstancesQuery = z.infer<typeof AllInstancesQuery>;
export const StuckLine = InstanceLine.extend({ trouble: z.string() });
export type StuckLine = z.infer<typeof StuckLine>;

export const Repair = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('retry'), reason: text(300, 1) }),
  z.strictObject({ do: z.literal('assign'), taskId: Id, userId: Id, reason: text(300, 1) }),
  z.strictObject({ do: z.literal('move'), from: text(100, 1), to: text(100, 1), reason: text(300, 1) }),
  z.strictObject({ do: z.literal('cancel'), reason: text(300, 1) }),
]);
export type Repair = z.infer<typeof Repair>;

export const Holiday = z.object({ day: Day, isWorking: z.boolean(), name: z.string() });
export const Holidays = z.strictObject({
  days: list(z.strictObject({ day: Day, isWorking: z.boolean(), name: text(40).default('') }), 100),
});
export type Holidays = z.infer<typeof Holidays>;
