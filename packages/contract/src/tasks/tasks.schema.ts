// A task of a colleague: what is to be done until when, for which doctor, by whom, and what happened to it (specification 2.3, 3, 7.5).
import { z } from 'zod';
import { Day, Id, Moment, list, longText, maybe, pageQuery, text } from '../core/index.ts';

export const taskStates = ['TODO', 'IN_PROGRESS', 'COMPLETED', 'CLOSED'] as const;
export const TaskState = z.enum(taskStates);
export type TaskState = z.infer<typeof TaskState>;

/** The lists of the section: open and due today, later, before today; everything. */
export const taskLists = ['all', 'today', 'after', 'expired'] as const;
export const TaskListName = z.enum(taskLists);
export type TaskListName = z.infer<typeof TaskListName>;

export const taskPriorities = ['HIGH', 'NORMAL', 'LOW'] as const;
export const TaskPriority = z.enum(taskPriorities);
export type TaskPriority = z.infer<typeof TaskPriority>;

/** Where a task came from. */
export const taskSources = ['MANUAL', 'RULE', 'VISIT', 'PLAN', 'WORKFLOW', 'MEETING', 'AI', 'CLUE', 'SEND'] as const;
export const TaskSource = z.enum(taskSources);
export type TaskSource = z.infer<typeof TaskSource>;

/** What the caller may do with a task now; the server decides, the screen only shows. */
export const taskActions = ['edit', 'start', 'complete', 'close', 'shift', 'refuse', 'reopen', 'check'] as const;
export const TaskAction = z.enum(taskActions);
export type TaskAction = z.infer<typeof TaskAction>;

export const taskActs = ['CREATE', 'CHANGE', 'START', 'COMPLETE', 'CLOSE', 'SHIFT', 'REFUSE', 'REOPEN'] as const;
export const TaskAct = z.enum(taskActs);
export type TaskAct = z.infer<typeof TaskAct>;

/** Tasks that one batch may hold. */
export const LARGEST_BATCH = 1_000;

/** Whose tasks: assigned to me, given by me, watched by me, or everything in my range. */
export const TaskWhose = z.enum(['mine', 'created', 'watched', 'team']);
export type TaskWhose = z.infer<typeof TaskWhose>;

const dictionaryValue = text(40, 1);

export const TaskSort = pageQuery(['dueOn', 'createdAt', 'updatedAt', 'priority']);

/** Filters of the task lists; all are optional and hold together. */
export const TaskFilter = z.strictObject({
  list: TaskListName.default('all'),
  whose: TaskWhose.default('mine'),
  keyword: text(50).optional().describe('Part of the title, or the name of the doctor'),
  state: list(TaskState, 4).optional(),
  type: list(dictionaryValue, 20).optional(),
  priority: list(TaskPriority, 3).optional(),
  source: list(TaskSource, 9).optional(),
  important: z.boolean().optional(),
  late: z.boolean().optional().describe('Open and past its due day'),
  assigneeId: list(Id, 200).optional().describe('Only those in the range of the caller count'),
  doctorId: Id.optional(),
  hospitalId: Id.optional(),
  dueFrom: Day.optional(),
  dueTo: Day.optional(),
});
export type TaskFilter = z.infer<typeof TaskFilter>;

export const TaskNumberQuery = z.strictObject({ whose: TaskWhose.default('mine'), assigneeId: Id.optional() });
export type TaskNumberQuery = z.infer<typeof TaskNumberQuery>;

/** Larger numbers are answered as this. */
export const COUNTED_UP_TO = 1_000;

const count = () => z.int().min(0).describe(`Exact below ${COUNTED_UP_TO}`);

/** The numbers of the tabs, in one call. */
export const TaskNumbers = z.object({
  all: count(),
  today: count(),
  after: count(),
  expired: count(),
  todo: count(),
  inProgress: count(),
  completed: count(),
  closed: count(),
  important: count().describe('Open and important'),
});
export type TaskNumbers = z.infer<typeof TaskNumbers>;

export const ChecklistItem = z.strictObject({ text: text(100, 1), isDone: z.boolean().default(false) });
export type ChecklistItem = z.infer<typeof ChecklistItem>;

const draft = {
  title: text(200, 2),
  type: dictionaryValue.default('FOLLOW_UP'),
  doctorIds: list(Id, 20).default([]).describe('The first is the one the list shows'),
  hospitalId: Id.optional(),
  visitId: Id.optional(),
  priority: TaskPriority.default('NORMAL'),
  important: z.boolean().default(false),
  startOn: Day.optional(),
  dueOn: Day,
  notes: longText(2000).default(''),
  checklist: z.array(ChecklistItem).max(30).default([]),
  watcherIds: list(Id, 20).default([]),
};

export const NewTask = z.strictObject({
  ...draft,
  assigneeId: Id.optional().describe('Who is to do it; the caller unless given'),
});
export type NewTask = z.infer<typeof NewTask>;

/** With the version that was read it is the whole task; without one, what is left out stays as it is. */
export const ChangedTask = z.strictObject({
  title: draft.title.optional(),
  type: dictionaryValue.optional(),
  doctorIds: list(Id, 20).optional(),
  hospitalId: Id.optional(),
  visitId: Id.optional(),
  priority: TaskPriority.optional(),
  important: z.boolean().optional(),
  startOn: Day.optional(),
  dueOn: Day.optional(),
  notes: longText(2000).optional(),
  checklist: z.array(ChecklistItem).max(30).optional(),
  watcherIds: list(Id, 20).optional(),
  version: z.int32().min(1).optional().describe('The version that was read; a newer one answers 409'),
});
export type ChangedTask = z.infer<typeof ChangedTask>;

export const MovedTask = z.strictObject({ dueOn: Day, version: z.int32().min(1) });

const reason = text(200, 2);
const ids = list(Id, LARGEST_BATCH).min(1);
/** Screens ask why; a call that names no reason leaves it empty. */
const reasonOrNone = text(200).default('');
export const ClosedTasks = z.strictObject({ ids, reason: reasonOrNone });
export type ClosedTasks = z.infer<typeof ClosedTasks>;
export const ShiftedTasks = z.strictObject({ ids, toUserId: Id, reason: reasonOrNone });
export type ShiftedTasks = z.infer<typeof ShiftedTasks>;
export const TaskReason = z.strictObject({ reason });
export const CompletedTask = z.strictObject({
  outcome: text(500, 2),
  start: z.boolean().default(false).describe('Starts a task that is still to do first; both steps stand in the log'),
});
export type CompletedTask = z.infer<typeof CompletedTask>;
export const CheckedItem = z.strictObject({
  item: z.int().min(0).max(29),
  isDone: z.boolean(),
  version: z.int32().min(1),
});
export type CheckedItem = z.infer<typeof CheckedItem>;

const Named = z.object({ id: Id, name: z.string() });

export const Task = z.object({
  id: Id,
  title: z.string(),
  type: z.string(),
  state: TaskState,
  isLate: z.boolean().describe('Open past its due day, or completed after it'),
  priority: TaskPriority,
  important: z.boolean(),
  startOn: maybe(Day),
  dueOn: Day,
  assigneeId: Id,
  assigneeName: z.string(),
  creatorId: maybe(Id),
  creatorName: maybe(z.string()),
  source: TaskSource,
  doctorId: maybe(Id),
  doctorName: maybe(z.string()),
  doctorCount: z.int(),
  hospitalId: maybe(Id),
  hospitalName: maybe(z.string()),
  checked: z.int(),
  checkable: z.int(),
  version: z.int(),
  updatedAt: Moment,
});
export type Task = z.infer<typeof Task>;

export const TaskDetail = Task.extend({
  namedHospitalId: maybe(Id).describe('Named by the task itself, not taken from its doctor'),
  notes: z.string(),
  checklist: z.array(ChecklistItem),
  outcome: z.string(),
  closeReason: z.string(),
  doctors: z.array(Named),
  watchers: z.array(Named),
  isWatched: z.boolean().describe('Whether the caller watches it'),
  visit: maybe(z.object({ id: Id, startsAt: Moment, state: z.string(), doctorName: z.string() })),
  shiftedFrom: maybe(Named),
  refusableUntil: maybe(Moment).describe('Until when whoever received it may refuse it'),
  completedAt: maybe(Moment),
  createdAt: Moment,
  actions: z.array(TaskAction),
});
export type TaskDetail = z.infer<typeof TaskDetail>;

export const TaskLogEntry = z.object({
  id: Id,
  at: Moment,
  act: TaskAct,
  userId: maybe(Id),
  userName: maybe(z.string()).describe('null: the system'),
  fromState: maybe(TaskState),
  toState: TaskState,
  secondsInState: maybe(z.int()).describe('How long the task stood in the state it left'),
  fromUserName: maybe(z.string()),
  toUserName: maybe(z.string()),
  fromDueOn: maybe(Day),
  toDueOn: maybe(Day),
  reason: z.string(),
});
export type TaskLogEntry = z.infer<typeof TaskLogEntry>;

export const TaskKept = z.object({ id: Id, state: TaskState, version: z.int() });
export type TaskKept = z.infer<typeof TaskKept>;

/** Someone a task may be given to, or whose plan may be seen. */
export const TaskMember = z.object({ id: Id, name: z.string(), organizationName: z.string(), isTeam: z.boolean() });
export type TaskMember = z.infer<typeof TaskMember>;
