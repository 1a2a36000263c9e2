// What can go wrong with sharing a record.
import { defineErrors } from '../core/index.ts';

export const shareErrors = defineErrors('shares', {
  recordNotFound: {
    status: 404,
    zh: '记录不存在，或不在您自己的查看范围内',
    en: 'The record does not exist or is outside your own range',
  },
  shareNotFound: { status: 404, zh: '该共享不存在或已撤回', en: 'There is no such share, or it was withdrawn' },
  notYours: {
    status: 403,
    zh: '只有可以修改该记录的人，或其负责人的上级，才能共享或撤回共享',
    en: 'Only who may change the record, or a manager of who looks after it, shares it or takes a share back',
  },
  receiverUnknown: {
    status: 400,
    zh: '所选同事不存在或已停用',
    en: 'A chosen colleague does not exist or is disabled',
  },
  receiverIsSelf: { status: 400, zh: '不能共享给自己', en: 'You cannot share with yourself' },
  untilWrong: {
    status: 400,
    zh: '截止日期须在今天之后，且不超过 {days} 天',
    en: 'The last day must lie ahead, at most {days, day|days}',
  },
});
