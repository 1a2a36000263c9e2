// Processes and their tasks (specification 2.3, taskManager).
import { defineRoutes } from '../../lib/router/index.ts';

export const workflowsRoutes = defineRoutes('workflows', [
  {
    path: '/taskManager/myProcess',
    screen: 'my-processes',
    title: { zh: '我的流程', en: 'My processes' },
    ready: false,
    layout: 'shell',
  },
  {
    path: '/taskManager/process-instance/create',
    screen: 'create-process',
    title: { zh: '发起流程', en: 'Start a process' },
    ready: false,
    layout: 'shell',
    detail: true,
    keepAlive: false,
  },
  {
    path: '/taskManager/process-instance/detail',
    screen: 'process-detail',
    title: { zh: '流程详情', en: 'Process detail' },
    ready: false,
    layout: 'shell',
    detail: true,
    keepAlive: false,
  },
  {
    path: '/taskManager/task/todo',
    screen: 'todo-tasks',
    title: { zh: '待办任务', en: 'To-do tasks' },
    ready: false,
    layout: 'shell',
  },
  {
    path: '/taskManager/task/done',
    screen: 'done-tasks',
    title: { zh: '已办任务', en: 'Done tasks' },
    ready: false,
    layout: 'shell',
  },
  {
    path: '/taskManager',
    screen: 'section',
    title: { zh: '流程中心', en: 'Workflow' },
    ready: true,
    layout: 'shell',
    redirect: '/taskManager/myProcess',
  },
]);
