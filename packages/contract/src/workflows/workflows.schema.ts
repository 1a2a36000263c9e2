// Processes, tasks and their history as they travel (product: workflow; specification 2.3 taskManager).
import { z } from 'zod';
import { Id, Moment, list, maybe, pageQuery, text } from '../core/index.ts';
import { Person, Risk, SlaState, SummaryEntry, risks } from '../open-decisions/index.ts';
import { Forecast } from './insights/forecast.schema.ts';

export const instanceStates = ['DRAFT', 'RUNNING', 'APPROVED', 'REJECTED', 'CANCELLED'] as const;
export const InstanceState = z.enum(instanceStates);
export type InstanceState = z.infer<typeof InstanceState>;

export const taskStates = [
  'WAITING',
  'OPEN',
  'SIGNING',
  'DELEGATED',
  'APPROVED',
  'REJECTED',
  'RETURNED',
  'SKIPPED',
  'CANCELLED',
  'WITHDRAWN',
] as const;
export const TaskState = z.enum(taskStates);
export type TaskState = z.infer<typeof TaskState>;

export { Person, Risk, SlaState, SummaryEntry, risks };

/** What can be done with a task, and with an instance. */
export const taskActions = [
  'approve',
  'reject',
  'return',
  'transfer',
  'delegate',
  'giveBack',
  'addSigner',
  'removeSigner',
  'withdrawDecision',
] as const;
export const TaskAction = z.enum(taskActions);
export type TaskAction = z.infer<typeof TaskAction>;
export const instanceActions = ['start', 'edit', 'delete', 'withdraw', 'cancel', 'urge', 'copy', 'comment'] as const;
export const InstanceAction = z.enum(instanceActions);
export type InstanceAction = z.infer<typeof InstanceAction>;

export const FormField = z.object({
  name: z.string(),
  label: z.string(),
  enLabel: z.string(),
  type: z.enum(['TEXT', 'LONG_TEXT', 'NUMBER', 'MONEY', 'DATE', 'CHOICE', 'BOOLEAN', 'USER', 'USERS']),
  isRequired: z.boolean(),
  options: z.array(z.string()),
  maximum: maybe(z.number()),
});
export type FormField = z.infer<typeof FormField>;

export const FieldAccess = z.enum(['READ', 'WRITE', 'HIDDEN']);

export const DefinitionCard = z.object({
  id: Id,
  key: z.string(),
  name: z.string(),
  enName: z.string(),
  description: z.string(),
  enDescription: z.string(),
  icon: z.string(),
});
export const Category = z.object({ category: z.string(), definitions: z.array(DefinitionCard) });
export const StartPage = z.object({
  categories: z.array(Category),
  recent: z.array(DefinitionCard).describe('What the caller started last, newest first'),
  drafts: z.int().min(0),
});
export type StartPage = z.infer<typeof StartPage>;

export const PathNode = z.object({
  nodeId: z.string(),
  name: z.string(),
  enName: z.string(),
  mode: z.enum(['ANY', 'ALL', 'SEQUENTIAL']),
  people: z.array(Person),
});
export type PathNode = z.infer<typeof PathNode>;

export const DefinitionDetail = DefinitionCard.extend({
  version: z.int(),
  form: z.array(FormField),
  selectable: z
    .array(z.object({ nodeId: z.string(), name: z.string(), enName: z.string() }))
    .describe('Nodes whose approvers the starter chooses'),
  xml: z.string(),
});
export type DefinitionDetail = z.infer<typeof DefinitionDetail>;

/** Values by the names of the form's fields. */
export const FormValues = z.record(
  z.string().max(60),
  z.union([text(4000), z.number(), z.boolean(), list(Id, 50), z.null()]),
);
export type FormValues = z.infer<typeof FormValues>;
export const Selected = z.record(z.string().max(100), list(Id, 50));

export const NewInstance = z.strictObject({
  definitionKey: text(60, 1),
  title: text(200).optional().meta({ description: 'Left out: the name of the process and of the starter' }),
  form: FormValues,
  selected: Selected.default({}),
  isDraft: z.boolean().default(false),
});
export type NewInstance = z.infer<typeof NewInstance>;
export const InstanceChange = z.strictObject({
  title: text(200, 1).optional(),
  form: FormValues,
  selected: Selected.default({}),
});
export type InstanceChange = z.infer<typeof InstanceChange>;
export const PathQuestion = z.strictObject({
  definitionKey: text(60, 1),
  form: FormValues,
  selected: Selected.default({}),
});
export type PathQuestion = z.infer<typeof PathQuestion>;

export const InstanceKept = z.object({ id: Id, state: InstanceState });
export type InstanceKept = z.infer<typeof InstanceKept>;

const instanceLine = {
  id: Id,
  definitionKey: z.string(),
  definitionName: z.string(),
  enDefinitionName: z.string(),
  category: z.string(),
  title: z.string(),
  state: InstanceState,
  starter: Person,
  summary: z.array(SummaryEntry),
  amount: maybe(z.string()),
  risk: Risk,
  startedAt: maybe(Moment),
  endedAt: maybe(Moment),
  createdAt: Moment,
};
export const InstanceLine = z.object({
  ...instanceLine,
  nodes: z.array(z.string()).describe('Names of the nodes it stands at'),
  waitingOn: z.array(Person).describe('Who can move it on now'),
  seconds: z.int().min(0).describe('How long it ran, or has been running'),
});
export type InstanceLine = z.infer<typeof InstanceLine>;

export const InstanceQuery = pageQuery(['createdAt', 'startedAt', 'amount']).extend({
  keyword: text(60).optional(),
  state: list(InstanceState).optional(),
  definitionKey: text(60).optional(),
  category: text(60).optional(),
});
export type InstanceQuery = z.infer<typeof InstanceQuery>;

export const TaskLine = z.object({
  id: Id,
  instanceId: Id,
  nodeId: z.string(),
  nodeName: z.string(),
  kind: z.enum(['NORMAL', 'BEFORE', 'AFTER', 'REVISE']),
  state: TaskState,
  title: z.string(),
  definitionKey: z.string(),
  definitionName: z.string(),
  enDefinitionName: z.string(),
  category: z.string(),
  starter: Person,
  summary: z.array(SummaryEntry),
  amount: maybe(z.string()),
  risk: Risk,
  instanceState: InstanceState,
  createdAt: Moment,
  dueAt: maybe(Moment),
  ageSeconds: z.int().min(0),
  sla: SlaState,
});
export const TodoLine = TaskLine.extend({
  isBatch: z.boolean().describe('May be agreed to together with others'),
  onBehalfOf: maybe(Person).describe('Whose task it is, where the caller stands in'),
});
export type TodoLine = z.infer<typeof TodoLine>;
export const DoneLine = TaskLine.extend({
  comment: z.string(),
  decidedAt: Moment,
  onBehalfOf: maybe(Person),
  mayWithdraw: z.boolean().describe('Looks as if it could still be taken back; the call decides'),
});
export type DoneLine = z.infer<typeof DoneLine>;

export const TaskQuery = pageQuery(['createdAt', 'dueAt', 'amount', 'risk']).extend({
  keyword: text(60).optional(),
  definitionKey: text(60).optional(),
  risk: Risk.optional(),
  isLate: z.stringbool().optional(),
});
export type TaskQuery = z.infer<typeof TaskQuery>;
export const DoneQuery = pageQuery(['decidedAt']).extend({
  keyword: text(60).optional(),
  definitionKey: text(60).optional(),
  state: list(TaskState).optional(),
});
export type DoneQuery = z.infer<typeof DoneQuery>;
export const TodoCount = z.object({ total: z.int(), late: z.int() });

export const TaskDetail = z.object({
  id: Id,
  number: z.int(),
  nodeId: z.string(),
  nodeName: z.string(),
  kind: z.enum(['NORMAL', 'BEFORE', 'AFTER', 'REVISE']),
  state: TaskState,
  candidates: z.array(Person),
  decidedBy: maybe(Person),
  onBehalfOf: maybe(Person),
  decidedAt: maybe(Moment),
  comment: z.string(),
  attachments: z.array(z.object({ name: z.string(), reference: z.string() })),
  signature: maybe(
    z.object({ name: z.string(), meaning: z.string(), at: z.string(), hash: z.string(), isValid: z.boolean() }),
  ),
  dueAt: maybe(Moment),
  createdAt: Moment,
  actions: z.array(TaskAction).describe('What the caller can do with it now'),
  needs: z.object({ comment: z.boolean(), signature: z.boolean(), attachment: z.boolean() }),
});
export type TaskDetail = z.infer<typeof TaskDetail>;

export const HistoryEvent = z.object({
  number: z.int(),
  at: Moment,
  kind: z.string(),
  nodeId: maybe(z.string()),
  nodeName: maybe(z.string()),
  taskNumber: maybe(z.int()),
  by: maybe(Person),
  onBehalfOf: maybe(Person),
  comment: z.string(),
  data: z.record(z.string(), z.unknown()),
});
export type HistoryEvent = z.infer<typeof HistoryEvent>;

export const Comment = z.object({
  id: Id,
  by: Person,
  body: z.string(),
  attachments: z.array(z.object({ name: z.string(), reference: z.string() })),
  at: Moment,
});

export const InstanceDetail = z.object({
  ...instanceLine,
  version: z.int(),
  form: z.array(FormField.extend({ access: FieldAccess })),
  values: z.record(z.string(), z.unknown()),
  selected: Selected.describe('Approvers the starter chose, for the starter alone'),
  endReason: z.string(),
  trouble: maybe(z.string()),
  forecast: maybe(Forecast).describe('Of a running one'),
  tasks: z.array(TaskDetail),
  history: z.array(HistoryEvent),
  future: z.array(PathNode).describe('User tasks that come next, as far as it can be told now'),
  positions: z.array(z.object({ nodeId: z.string(), state: z.enum(['AT', 'JOINING', 'SCOPE']) })),
  comments: z.array(Comment),
  copies: z.array(Person),
  actions: z.array(InstanceAction),
  xml: z.string(),
});
export type InstanceDetail = z.infer<typeof InstanceDetail>;
export const PrintData = InstanceDetail.extend({
  printedAt: Moment,
  printedBy: z.string(),
  hash: z.string().describe('SHA-256 of what is printed'),
});
export type PrintData = z.infer<typeof PrintData>;

export const CopyLine = z.object({ ...instanceLine, reason: z.string(), sentBy: maybe(Person), sentAt: Moment });
export const CopyQuery = pageQuery(['sentAt']);
export type CopyQuery = z.infer<typeof CopyQuery>;

export const ReturnTargets = z.object({
  nodes: z.array(z.object({ nodeId: z.string(), name: z.string(), enName: z.string() })),
});
export type ReturnTargets = z.infer<typeof ReturnTargets>;
