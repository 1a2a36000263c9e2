// What can go wrong with account plans.
import { defineErrors } from '../core/index.ts';

export const accountPlanErrors = defineErrors('account-plans', {
  hospitalNotFound: {
    status: 404,
    zh: '医院不存在，或不在您的查看范围内',
    en: 'The hospital does not exist or is outside your range',
  },
  notFound: {
    status: 404,
    zh: '计划不存在，或不在您的查看范围内',
    en: 'The plan does not exist or is outside your range',
  },
  illegalStep: {
    status: 409,
    zh: '计划{state}，不能{act}；现在可以：{allowed}',
    en: 'The plan is {state}; to {act} it is not possible. Possible now: {allowed}',
  },
  illegalTacticStep: {
    status: 409,
    zh: '举措{state}，不能{act}；现在可以：{allowed}',
    en: 'The tactic is {state}; to {act} is not possible. Possible now: {allowed}',
  },
  closed: {
    status: 409,
    zh: '计划已关闭，重新打开后才能修改',
    en: 'The plan is closed; reopen it before you change it',
  },
  notActive: { status: 409, zh: '计划尚未开始，不能更新进度', en: 'The plan has not begun, so nothing progresses yet' },
  alreadyActive: {
    status: 409,
    zh: '这家医院已有进行中的计划“{title}”',
    en: 'This hospital already has the plan “{title}” under way',
  },
  changedMeanwhile: {
    status: 409,
    zh: '这份计划刚被修改过，请刷新后再改',
    en: 'This plan was changed a moment ago; refresh before you change it',
  },
});
