// What can go wrong with a task.
import { defineErrors } from '../core/index.ts';

export const taskErrors = defineErrors('tasks', {
  notFound: {
    status: 404,
    zh: '任务不存在，或不在您的查看范围内',
    en: 'The task does not exist or is outside your range',
  },
  notAllowed: {
    status: 403,
    zh: '这项任务不能由您{action}',
    en: 'This is not yours to do: {action}',
  },
  wrongState: {
    status: 409,
    zh: '任务{state}，不能{action}；现在可以：{allowed}',
    en: 'The task is {state}; {action} is not possible. Possible now: {allowed}',
  },
  changedMeanwhile: {
    status: 409,
    zh: '这项任务刚被修改过（第 {version} 版），请刷新后再改',
    en: 'This task was changed a moment ago (version {version}); refresh before you change it',
  },
  refusedTooLate: {
    status: 409,
    zh: '转入已超过 {hours} 小时，不能再退回',
    en: 'It was handed to you more than {hours, hour|hours} ago and can no longer be refused',
  },
  batchRefused: {
    status: 409,
    zh: '{count} 项任务不能{action}，整批未执行',
    en: '{count} of the tasks refuse: {action}; nothing was done',
  },
  personOutside: {
    status: 400,
    zh: '所选同事不存在、已停用或不在您的范围内',
    en: 'The colleague does not exist, is disabled or outside your range',
  },
  memberOutside: { status: 404, zh: '该成员不在您的团队中', en: 'The member is not in your team' },
  dueBeforeStart: { status: 400, zh: '截止日期早于开始日期', en: 'The due day is before the first day' },
  planTooLong: { status: 400, zh: '计划最多显示 {days} 天', en: 'A plan shows at most {days, day|days}' },
  notMonday: { status: 400, zh: '请选择两个不同的星期一', en: 'Choose two different Mondays' },
});
