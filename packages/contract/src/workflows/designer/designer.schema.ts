// What the designer keeps, asks and is told: drafts, faults, differences between versions, a trial (product: workflow).
import { z } from 'zod';
import { Id, Moment, list, longText, maybe, text } from '../../core/index.ts';
import { Deployment } from '../administration.schema.ts';
import { FormValues, Person, Selected } from '../workflows.schema.ts';

const card = Deployment.omit({ key: true, note: true, xml: true });
const cardOut = {
  category: z.string(),
  name: z.string(),
  enName: z.string(),
  description: z.string(),
  enDescription: z.string(),
  icon: z.string(),
};
const xml = longText(1_048_576).min(1);

export const DraftLine = z.object({
  key: z.string(),
  name: z.string(),
  enName: z.string(),
  category: z.string(),
  isNew: z.boolean().describe('No version of it was ever deployed'),
  updatedAt: Moment,
  updatedBy: maybe(z.string()),
});
export type DraftLine = z.infer<typeof DraftLine>;

/** The draft of a definition, or where there is none its version in force, to begin with. */
export const DesignerDraft = z.object({
  key: z.string(),
  ...cardOut,
  xml: z.string(),
  definitionId: maybe(Id),
  versionId: maybe(Id).describe('The version in force'),
  version: maybe(z.int()),
  baseVersion: maybe(z.int()).describe('The version the draft began from'),
  lockVersion: z.int32().min(0).describe('0: nothing is kept yet'),
  updatedAt: maybe(Moment),
  updatedBy: maybe(z.string()),
});
export type DesignerDraft = z.infer<typeof DesignerDraft>;
export const DraftChange = card.extend({
  xml,
  lockVersion: z.int32().min(0).describe('What was read; 0 for the first time'),
  isNew: z.boolean().default(false).describe('Refused when a definition of this key exists'),
});
export type DraftChange = z.infer<typeof DraftChange>;
export const DraftKept = z.object({ lockVersion: z.int(), updatedAt: Moment });
export type DraftKept = z.infer<typeof DraftKept>;
export const DraftDeployment = z.strictObject({ lockVersion: z.int32().min(1), note: text(300).default('') });
export type DraftDeployment = z.infer<typeof DraftDeployment>;
export const DraftQuery = z.strictObject({ lockVersion: z.coerce.number<string | number>().int().min(1) });

export const Comparison = z.strictObject({ before: xml, after: xml });
export type Comparison = z.infer<typeof Comparison>;
export const DefinitionChange = z.object({
  element: z.string(),
  change: z.enum(['ADDED', 'REMOVED', 'CHANGED']),
  kind: z.string().describe('Kind of element in words'),
  name: z.string(),
  details: z.array(z.object({ what: z.string(), before: z.string(), after: z.string() })),
});
export type DefinitionChange = z.infer<typeof DefinitionChange>;
export const Difference = z.object({ isEqual: z.boolean(), changes: z.array(DefinitionChange) });
export type Difference = z.infer<typeof Difference>;

export const ConditionQuestion = z.strictObject({ text: text(2000), fields: list(text(60), 200).default([]) });
export type ConditionQuestion = z.infer<typeof ConditionQuestion>;
export const ConditionAnswer = z.object({
  fault: maybe(z.string()),
  unknownFields: z.array(z.string()).describe('Asked for with form., but not in the form'),
});
export type ConditionAnswer = z.infer<typeof ConditionAnswer>;

const Named = z.object({ code: z.string(), name: z.string(), enName: z.string() });
/** What the properties of an element are chosen from. */
export const DesignerChoices = z.object({
  roles: z.array(Named),
  organizations: z.array(Named),
  users: z.array(z.object({ id: Id, login: z.string(), name: z.string(), enName: z.string() })),
  effects: z.array(z.string()),
});
export type DesignerChoices = z.infer<typeof DesignerChoices>;

export const TrialQuestion = z.strictObject({
  xml,
  starterId: Id,
  form: FormValues,
  selected: Selected.default({}),
  rejects: list(text(100), 50).default([]).describe('Nodes at which the first decision is a refusal'),
});
export type TrialQuestion = z.infer<typeof TrialQuestion>;
export const TrialStep = z.object({
  kind: z.enum([
    'STARTED',
    'OPENED',
    'APPROVED',
    'REJECTED',
    'SKIPPED',
    'AUTO_REJECTED',
    'EFFECT',
    'COPIED',
    'TIMER',
    'ENDED',
  ]),
  nodeId: maybe(z.string()),
  name: z.string(),
  enName: z.string(),
  people: z.array(Person),
  note: z.string().describe('Why it was passed over, the effect, or how it ended'),
  at: Moment,
  dueAt: maybe(Moment),
});
export type TrialStep = z.infer<typeof TrialStep>;
export const Trial = z.object({
  state: z.enum(['RUNNING', 'APPROVED', 'REJECTED']),
  trouble: maybe(z.string()),
  steps: z.array(TrialStep),
  nodes: z.array(z.string()).describe('Elements the token passed'),
  flows: z.array(z.string()),
});
export type Trial = z.infer<typeof Trial>;
