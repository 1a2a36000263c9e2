// Rules of compliance and limits as editable, versioned records (specification 9; product limits of every room).
import { z } from 'zod';
import { Day, Id, Moment, longText, maybe, text } from '../core/index.ts';

/** The areas a rule belongs to. */
export const ruleScenarios = [
  'VISIT',
  'EXPORT',
  'PRIVACY',
  'SIGN_IN',
  'TASK',
  'SEND',
  'SPEAKER',
  'MEETING',
  'BUDGET',
  'PAYMENT',
] as const;
export const RuleScenario = z.enum(ruleScenarios);
export type RuleScenario = z.infer<typeof RuleScenario>;

/** Where a rule acts: `NOW`, or once the room it is for is there. */
export const RuleRoom = z.enum(['NOW', 'MEETINGS', 'SPEAKERS', 'PAYMENTS']);
export type RuleRoom = z.infer<typeof RuleRoom>;

/** Who may let a record pass that a rule blocks: the manager of the line manager, or the general manager (product: rules H4, H12). */
export const RuleExemption = z.enum(['SECOND_LEADER', 'GENERAL_MANAGER']);
export type RuleExemption = z.infer<typeof RuleExemption>;

export const FigureUnit = z.enum([
  'DAYS',
  'TIMES',
  'ROWS',
  'SECONDS',
  'CNY',
  'PERCENT',
  'HOURS',
  'CLOCK_HOURS',
  'LEARNING_HOURS',
  'PEOPLE',
  'MINUTES',
  'METRES',
]);
export type FigureUnit = z.infer<typeof FigureUnit>;

export const Figures = z.record(z.string().regex(/^[A-Za-z][\w.]{0,59}$/), z.number());
export type Figures = z.infer<typeof Figures>;

const state = {
  organizationId: Id.nullable().meta({ description: 'null: the whole enterprise; else it and everything below' }),
  scopeType: text(40, 1)
    .regex(/^[A-Za-z][A-Za-z0-9_]*$/)
    .nullable()
    .meta({ description: 'Kind of record, such as a type of meeting, or code of a role; null: every kind' }),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('CN'),
  validFrom: Day,
  validTo: Day.nullable(),
  isHard: z.boolean().meta({ description: 'true blocks, false warns' }),
  isEnabled: z.boolean().meta({ description: 'false: the rule is off from the first day of this version' }),
  figures: Figures,
  message: text(300, 1),
  enMessage: text(300, 1),
  commentRequired: z.boolean().meta({ description: 'Whoever passes the rule must say why' }),
  source: text(200),
};

/** A change is a new version: the old one stays readable. */
export const NewRuleVersion = z.strictObject({
  ...state,
  note: text(300, 2).meta({ description: 'Why' }),
  version: z.int32().min(0).meta({ description: 'Newest version of the rule that was read' }),
});
export type NewRuleVersion = z.infer<typeof NewRuleVersion>;

export const RuleVersion = z.object({
  ...state,
  id: Id,
  version: z.int(),
  organizationName: maybe(z.string()),
  organizationEnName: maybe(z.string()),
  note: longText(300),
  createdAt: Moment,
  authorName: maybe(z.string()).describe('null: came with the product'),
});
export type RuleVersion = z.infer<typeof RuleVersion>;

export const FigureField = z.object({
  key: z.string(),
  name: z.string(),
  enName: z.string(),
  unit: FigureUnit,
  least: z.number(),
  most: z.number(),
});
export type FigureField = z.infer<typeof FigureField>;

export const RuleCode = z.string().regex(/^[A-Z][A-Z0-9]{1,9}$/);

export const Rule = z.object({
  code: z.string(),
  name: z.string(),
  enName: z.string(),
  scenario: RuleScenario,
  room: RuleRoom.describe('NOW: it acts; else it takes effect with that room'),
  mayScope: z.boolean().describe('false: read before a user is known, so it holds for the whole enterprise'),
  isByRole: z.boolean().describe('Whether its kind is the code of a role'),
  exemption: maybe(RuleExemption).describe('Who may let a record pass that it blocks'),
  fields: z.array(FigureField),
  newest: z.int().describe('Number of the newest version'),
  current: maybe(RuleVersion).describe('What holds today for the whole enterprise'),
  exceptions: z.int().describe('Organisations or kinds for which something else holds today'),
});
export type Rule = z.infer<typeof Rule>;

export const RuleDetail = Rule.extend({ versions: z.array(RuleVersion).describe('Newest first') });
export type RuleDetail = z.infer<typeof RuleDetail>;

/** Organisations a rule may be limited to. */
export const RuleOrganization = z.object({
  id: Id,
  parentId: maybe(Id),
  name: z.string(),
  enName: z.string(),
  sort: z.int(),
});
export type RuleOrganization = z.infer<typeof RuleOrganization>;

/** What the simulator asks: a rule, a day, for whom, and what would happen. */
export const RuleTrial = z.strictObject({
  on: Day,
  organizationId: Id.nullable(),
  scopeType: text(40, 1).nullable(),
  inputs: Figures,
});
export type RuleTrial = z.infer<typeof RuleTrial>;

export const RuleOutcome = z.object({
  outcome: z.enum(['PASS', 'WARN', 'BLOCK', 'NO_RULE']),
  version: maybe(z.int()),
  organizationName: maybe(z.string()),
  message: maybe(z.string()),
  enMessage: maybe(z.string()),
  commentRequired: z.boolean(),
  source: z.string(),
  figures: Figures,
  broken: z.array(z.string()).describe('Figures that were passed'),
});
export type RuleOutcome = z.infer<typeof RuleOutcome>;
