// What the form holds of a task, what is missing in it, and the body it becomes.
import type { ChecklistItem, TaskDetail, TaskPriority } from '@yijian/contract/tasks';
import type { PickedDoctor } from '../../../doctors/index.ts';
import type { PickedHospital } from '../../../hospitals/index.ts';

export interface TaskWork {
  readonly title: string;
  readonly type: string;
  readonly doctor: PickedDoctor | null;
  /** A task about a hospital; that of the doctor is known without it. */
  readonly hospital: PickedHospital | null;
  /** Further doctors of a task that is changed; they stay as they are. */
  readonly others: readonly string[];
  readonly priority: TaskPriority;
  readonly important: boolean;
  readonly startOn: string;
  readonly dueOn: string;
  readonly assigneeId: string;
  readonly watcherIds: readonly string[];
  readonly notes: string;
  readonly checklist: readonly (ChecklistItem & { readonly key: number })[];
}

export function emptyWork(dueOn: string, doctor: PickedDoctor | null): TaskWork {
  return {
    title: '',
    type: '',
    doctor,
    hospital: null,
    others: [],
    priority: 'NORMAL',
    important: false,
    startOn: '',
    dueOn,
    assigneeId: '',
    watcherIds: [],
    notes: '',
    checklist: [],
  };
}

export function workOf(task: TaskDetail): TaskWork {
  const [first, ...others] = task.doctors;
  return {
    title: task.title,
    type: task.type,
    doctor: first === undefined ? null : { ...first, title: '', hospitalName: task.hospitalName ?? '', department: '' },
    hospital:
      task.namedHospitalId === null ? null : { id: task.namedHospitalId, name: task.hospitalName ?? '', cityName: '' },
    others: others.map((one) => one.id),
    priority: task.priority,
    important: task.important,
    startOn: task.startOn ?? '',
    dueOn: task.dueOn,
    assigneeId: task.assigneeId,
    watcherIds: task.watchers.map((one) => one.id),
    notes: task.notes,
    checklist: task.checklist.map((item, key) => ({ ...item, key })),
  };
}

export type Missing = 'title' | 'type' | 'dueOn';

export function missingIn(work: TaskWork): Missing[] {
  const wrong: Record<Missing, boolean> = {
    title: work.title.trim().length < 2,
    type: work.type === '',
    dueOn: work.dueOn === '',
  };
  return (Object.keys(wrong) as Missing[]).filter((name) => wrong[name]);
}

/** The fields that a new and a changed task share. */
export function bodyOf(work: TaskWork) {
  const { title, type, doctor, hospital, others, priority, important, startOn, dueOn, watcherIds, notes } = work;
  const checklist = work.checklist
    .filter((item) => item.text.trim() !== '')
    .map(({ text, isDone }) => ({ text: text.trim(), isDone }));
  return {
    title: title.trim(),
    type,
    priority,
    important,
    dueOn,
    notes,
    checklist,
    doctorIds: [...(doctor === null ? [] : [doctor.id]), ...others],
    watcherIds: [...watcherIds],
    ...(startOn === '' ? {} : { startOn }),
    ...(hospital === null ? {} : { hospitalId: hospital.id }),
  };
}
