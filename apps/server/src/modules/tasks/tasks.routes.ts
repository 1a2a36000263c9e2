// Front door of the tasks and plans.
import { planEndpoints, taskEndpoints } from '@yijian/contract/tasks';
import { doctorTaskWorkEndpoints } from '@yijian/contract/doctors';
import { bind } from '../../platform/http/index.ts';
import {
  countTasks,
  findTask,
  findTaskLog,
  findTaskNumbers,
  listTaskMembers,
  listTasks,
} from './lists/task-lists.service.ts';
import { copyWeek, findPlan, listUnplanned } from './plans/plans.service.ts';
import { closeTasks, shiftTasks } from './steps/task-batches.service.ts';
import { completeTask, refuseTask, reopenTask, startTask } from './steps/task-steps.service.ts';
import { beginTaskWork } from './work/task-work.service.ts';
import { changeTask, checkTask, createTask, moveTask, watchTask } from './tasks.service.ts';

export const taskRoutes = [
  ...bind('tasks', taskEndpoints, {
    numbers: (context, { query }) => findTaskNumbers(context, query),
    list: (context, { query, body }) => listTasks(context, { filter: body, paging: query }),
    count: (context, { body }) => countTasks(context, body),
    find: (context, { params }) => findTask(context, params.id),
    log: (context, { params }) => findTaskLog(context, params.id),
    listMembers: (context) => listTaskMembers(context),
    create: (context, { body }) => createTask(context, body),
    update: (context, { params, body }) => changeTask(context, { ...params, ...body }),
    move: (context, { params, body }) => moveTask(context, { ...params, ...body }),
    check: (context, { params, body }) => checkTask(context, { ...params, ...body }),
    watch: (context, { params, body }) => watchTask(context, { ...params, ...body }),
    start: (context, { params }) => startTask(context, params.id),
    complete: (context, { params, body }) => completeTask(context, { ...params, ...body }),
    reopen: (context, { params, body }) => reopenTask(context, { ...params, ...body }),
    refuse: (context, { params, body }) => refuseTask(context, { ...params, ...body }),
    closeMany: (context, { body }) => closeTasks(context, body),
    shiftMany: (context, { body }) => shiftTasks(context, body),
  }),
  ...bind('tasks', planEndpoints, {
    findPlan: (context, { query }) => findPlan(context, query),
    listUnplanned: (context, { query }) => listUnplanned(context, query.userId),
    copyWeek: (context, { body }) => copyWeek(context, body),
  }),
  ...bind('task-works', doctorTaskWorkEndpoints, { begin: (context, { body }) => beginTaskWork(context, body) }),
];
