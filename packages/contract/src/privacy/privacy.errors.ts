// Errors of personal values and consents (specification 8).
import { defineErrors } from '../core/index.ts';

export const privacyErrors = defineErrors('privacy', {
  notFound: { status: 404, zh: '没有这条个人信息', en: 'There is no such personal value' },
  onlyShared: {
    status: 403,
    zh: '这位医生只是同事共享给您查看的，不能查看完整号码，也不能修改',
    en: 'This doctor was only shared with you to look at: no number is shown whole, nothing is written',
  },
  badNumber: { status: 400, zh: '号码不正确，请检查', en: 'This is not a valid number; please check it' },
  revealLimit: {
    status: 409,
    zh: '今天已查看 {limit} 次完整号码，达到上限，请明天再试',
    en: 'You have seen {limit} whole numbers today, which is the limit; try again tomorrow',
  },
  noText: {
    status: 409,
    zh: '该用途与渠道还没有生效的授权文本，请先由合规新增',
    en: 'No consent text is in force for this purpose and channel; compliance must add one first',
  },
  alreadySo: { status: 409, zh: '授权状态已经如此', en: 'The consent already stands like this' },
  notGranted: {
    status: 409,
    zh: '医生尚未授权，无法撤回或置为过期',
    en: 'The doctor has not agreed, so nothing can be withdrawn or expire',
  },
  refusedBefore: {
    status: 409,
    zh: '医生曾表示永不联系，须有医生本人的书面证据才能重新授权',
    en: 'The doctor refused for good; agreeing again needs written evidence from the doctor',
  },
  evidenceMissing: {
    status: 400,
    zh: '请填写授权证据，例如同意书编号',
    en: 'Say where the proof is, such as the number of the signed form',
  },
  inFuture: { status: 400, zh: '时间不能晚于现在', en: 'The time cannot lie ahead' },
  textInPast: { status: 400, zh: '生效日期不能早于今天', en: 'The first day cannot lie in the past' },
});
