// What can go wrong with marketing activities.
import { defineErrors } from '../core/index.ts';

export const activityErrors = defineErrors('market-activities', {
  notFound: { status: 404, zh: '营销活动不存在', en: 'The marketing activity does not exist' },
  nameTaken: { status: 409, zh: '已有名为「{name}」的营销活动', en: 'There is an activity named “{name}” already' },
  periodBackwards: {
    status: 400,
    zh: '开始日期 {from} 晚于结束日期 {to}',
    en: 'The first day {from} is after the last day {to}',
  },
  sendUnknown: {
    status: 404,
    zh: '发送记录不存在、不在您的查看范围内，或不属于该活动',
    en: 'The send does not exist, is outside your range or does not belong to the activity',
  },
  sendTaken: {
    status: 409,
    zh: '有发送已归入营销活动「{name}」，请先移出',
    en: 'A send belongs to the activity “{name}”; take it out there first',
  },
  tooManySends: {
    status: 409,
    zh: '每个活动最多归入 {most} 次发送',
    en: 'An activity has at most {most, send|sends}',
  },
  changedMeanwhile: {
    status: 409,
    zh: '活动刚被修改过（现为第 {version} 版），请刷新后再改',
    en: 'The activity was changed a moment ago (now version {version}); refresh and try again',
  },
});
