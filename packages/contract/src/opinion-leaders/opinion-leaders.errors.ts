// What can go wrong on the map of opinion leaders.
import { defineErrors } from '../core/index.ts';

export const kolErrors = defineErrors('opinion-leaders', {
  periodBackwards: { status: 400, zh: '起始年份晚于结束年份', en: 'The period ends before it begins' },
  setNotFound: {
    status: 404,
    zh: '权重方案不存在，或未共享给您',
    en: 'The set of weights does not exist or is not shared with you',
  },
  setNotOwn: {
    status: 403,
    zh: '只能修改自己的权重方案；可另存为新方案',
    en: 'Only its owner changes a set of weights; save it as a new one',
  },
  setNameTaken: { status: 409, zh: '您已有同名方案', en: 'You have a set of this name already' },
  doctorNotFound: {
    status: 404,
    zh: '医生不存在，或不在您的查看范围内',
    en: 'The doctor does not exist or is outside your range',
  },
  overrideNotFound: { status: 404, zh: '调级申请不存在', en: 'There is no such override' },
  overrideLive: {
    status: 409,
    zh: '该医生在此领域已有待审批或生效的调级，请先撤回',
    en: 'An override of this doctor and area waits or holds already; withdraw it first',
  },
  overrideSame: { status: 409, zh: '所选分级与计算结果相同', en: 'The tier is the computed one' },
  illegalStep: {
    status: 409,
    zh: '调级申请{state}{by}，不能这样操作',
    en: 'The override is {state}{by}; this cannot be done',
  },
  ownOverride: { status: 403, zh: '不能审批自己提出的调级', en: 'Nobody decides on their own override' },
  shortlistNotFound: {
    status: 404,
    zh: '名单不存在，或未共享给您',
    en: 'The shortlist does not exist or is not shared with you',
  },
  shortlistNotOwn: { status: 403, zh: '只有名单的创建人可以修改', en: 'Only its owner changes a shortlist' },
  shortlistNameTaken: { status: 409, zh: '您已有同名名单', en: 'You have a shortlist of this name already' },
  shortlistFull: {
    status: 409,
    zh: '一份名单最多 {limit} 位医生',
    en: 'A shortlist holds at most {limit, doctor|doctors}',
  },
  lineNotFound: { status: 404, zh: '名单中没有这位医生', en: 'The doctor is not on the shortlist' },
  lineHasTask: {
    status: 409,
    zh: '已生成任务，请在任务中修改',
    en: 'A task was made of it; change it there',
  },
  changedMeanwhile: {
    status: 409,
    zh: '刚被修改过（第 {version} 版），请刷新后再改',
    en: 'It was changed a moment ago (version {version}); refresh before you change it',
  },
});
