// What can go wrong with a visit.
import { defineErrors } from '../core/index.ts';

export const visitErrors = defineErrors('visits', {
  notFound: {
    status: 404,
    zh: '拜访不存在，或不在您的查看范围内',
    en: 'The visit does not exist or is outside your range',
  },
  doctorNotFound: {
    status: 404,
    zh: '医生不存在，或不在您的查看范围内',
    en: 'The doctor does not exist or is outside your range',
  },
  locked: {
    status: 409,
    zh: '拜访当前为“{state}”{by}，不能{action}；可以：{allowed}',
    en: 'The visit is {state}{by}: it is not possible to {action}; possible: {allowed}',
  },
  notAllowed: {
    status: 403,
    zh: '您不能对这次拜访{action}',
    en: 'This is not yours to do with this visit: {action}',
  },
  overlaps: {
    status: 409,
    zh: '与 {time} 拜访{doctor}的时间重叠，请换一个时间',
    en: 'This overlaps with your visit to {doctor} at {time}; choose another time',
  },
  notToday: {
    status: 409,
    zh: '只能在计划当天签到（{day}），请先改期',
    en: 'You check in on the day of the plan ({day}); move the plan first',
  },
  checkInFar: {
    status: 409,
    zh: '当前位置距医院约 {distance} 公里，超出签到范围',
    en: 'You are about {distance} km from the hospital, which is further than a check-in should be',
  },
  checkInEarly: {
    status: 409,
    zh: '比计划时间 {time} 早 {hours} 小时',
    en: 'This is {hours, hour|hours} ahead of the plan at {time}',
  },
  closed: {
    status: 409,
    zh: '拜访已过去 {days} 天，超过 {limit} 天不能再补录',
    en: 'The visit was {days, day|days} ago; after {limit, day|days} it can no longer be entered',
  },
  changedMeanwhile: {
    status: 409,
    zh: '这次拜访刚被修改过（第 {version} 版），请刷新后再改',
    en: 'This visit was changed a moment ago (version {version}); refresh before you change it',
  },
  notYet: { status: 409, zh: '拜访尚未开始，请先保存为计划', en: 'The visit has not begun; keep it as a plan for now' },
  alreadyPast: { status: 400, zh: '请选择之后的时间', en: 'Choose a time ahead of now' },
  tooLate: {
    status: 409,
    zh: '拜访已过去 {days} 天，超过 {limit} 天的提交期限，请写明补录原因',
    en: 'The visit was {days, day|days} ago, beyond the {limit, day|days} to submit; say why it is late',
  },
  incomplete: { status: 400, zh: '提交前请填写：{fields}', en: 'Fill in before you submit: {fields}' },
  memberOutside: {
    status: 404,
    zh: '该同事不存在，或不在您的团队',
    en: 'The colleague does not exist or is not in your team',
  },
  calendarTooLong: { status: 400, zh: '日历最多显示 {days} 天', en: 'A calendar shows at most {days, day|days}' },
  cycleNotFound: {
    status: 404,
    zh: '周期计划不存在，或不在您的查看范围内',
    en: 'The cycle plan does not exist or is outside your range',
  },
  cycleLocked: {
    status: 409,
    zh: '周期计划当前为“{state}”{by}，不能{action}',
    en: 'The cycle plan is {state}{by}: it is not possible to {action}',
  },
  cycleTaken: {
    status: 409,
    zh: '该期间与已批准的“{name}”（{from} 至 {to}）重叠',
    en: 'The period overlaps with the approved plan {name} ({from} to {to})',
  },
  cycleTooLong: { status: 400, zh: '期间须为 1 至 {days} 天', en: 'A period has 1 to {days, day|days}' },
});
