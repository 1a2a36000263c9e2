// Where the screens of the workflows are.
const CREATE = '/taskManager/process-instance/create';
export const paths = {
  mine: '/taskManager/myProcess',
  todo: '/taskManager/task/todo',
  create: CREATE,
  detail: (id: string): string => `/taskManager/process-instance/detail?id=${id}`,
  fromTodo: (id: string): string => `/taskManager/process-instance/detail?id=${id}&from=todo`,
  definition: (key: string): string => `${CREATE}?definition=${encodeURIComponent(key)}`,
  draft: (id: string): string => `${CREATE}?draft=${id}`,
  copyOf: (id: string): string => `${CREATE}?copy=${id}`,
} as const;
