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
  changedMeanwhile: {
    status: 409,
    zh: '活动刚被修改过（现为第 {version} 版），请刷新后再改',
    en: 'The activity was changed a moment ago (now version {version}); refresh and try again',
  },
});
