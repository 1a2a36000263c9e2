// Work on many doctors of a list at once: tags given or taken, a task for each, a visit to each (product 3.2).
import { z } from 'zod';
import { Day, Id, Moment, list, longText, maybe, text } from '../../core/index.ts';
import { CustomerListType, DoctorFilter } from '../doctors.schema.ts';

/** Doctors of one act: a colleague gives out so many tasks, and holds so many visits. */
export const MOST_TAG_DOCTORS = 200_000;
export const MOST_TASK_DOCTORS = 5_000;
export const MOST_VISIT_DOCTORS = 100;

/** Those named, or without ids all that match the filter of a list. */
const which = {
  ids: list(Id, 1000).min(1).optional(),
  type: CustomerListType.default('MY_CUSTOMER'),
  filter: DoctorFilter.default({}),
};

export const TagWork = z.strictObject({
  ...which,
  act: z.enum(['ADD', 'REMOVE']),
  termIds: list(Id, 10).min(1),
});
export type TagWork = z.infer<typeof TagWork>;

const dictionaryValue = text(40, 1);

export const TaskWork = z.strictObject({
  ...which,
  title: text(200, 2),
  taskType: dictionaryValue,
  priority: z.enum(['HIGH', 'NORMAL', 'LOW']).default('NORMAL'),
  startOn: Day.optional(),
  dueOn: Day,
  notes: longText(2000).default(''),
  assigneeId: Id.optional().describe('Who is to do them; the caller unless given'),
});
export type TaskWork = z.infer<typeof TaskWork>;

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const VisitWork = z.strictObject({
  ...which,
  visitType: dictionaryValue,
  visitPurposes: list(dictionaryValue, 10).min(1),
  visitDuration: dictionaryValue.optional(),
  day: Day.describe('First day; the next working days follow'),
  days: z.int().min(1).max(20).default(1).describe('Working days over which the visits are spread'),
  from: Clock.default('09:00').describe('Earliest start, in Asia/Shanghai'),
  until: Clock.default('18:00').describe('Latest start'),
  perDay: z.int().min(1).max(20).default(8),
});
export type VisitWork = z.infer<typeof VisitWork>;

export const WorkKind = z.enum(['TAG', 'UNTAG', 'TASKS', 'VISITS']);
export type WorkKind = z.infer<typeof WorkKind>;

export const WorkState = z.enum(['RUNNING', 'DONE', 'CANCELLED', 'UNDOING', 'UNDONE']);
export type WorkState = z.infer<typeof WorkState>;

export const DoctorWork = z.object({
  id: Id,
  kind: WorkKind,
  state: WorkState,
  matched: z.int(),
  done: z.int().describe('Doctors worked through, of the act or of its undoing'),
  created: z.int().describe('Doctors for whom something was planned, or whose tags changed'),
  refused: z.int().describe('Doctors for whom nothing could be planned, each with its reason'),
  kept: z.int().describe('Of an undoing: what somebody worked on since stays'),
  createdAt: Moment,
  endedAt: maybe(Moment),
});
export type DoctorWork = z.infer<typeof DoctorWork>;

export const RefusedDoctor = z.object({
  doctorId: Id,
  doctorName: z.string(),
  hospital: z.string(),
  reason: z.string(),
});
export type RefusedDoctor = z.infer<typeof RefusedDoctor>;
