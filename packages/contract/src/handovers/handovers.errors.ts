// Errors of handing over what a user owns (product 3.25).
import { defineErrors } from '../core/index.ts';

export const handoverErrors = defineErrors('handovers', {
  notFound: { status: 404, zh: '交接不存在', en: 'There is no such handover' },
  userNotFound: { status: 404, zh: '交出人不存在', en: 'There is no such user to hand over from' },
  receiverUnsuitable: {
    status: 400,
    zh: '接收人须为本企业启用的其他用户',
    en: 'A receiver must be another enabled user of this enterprise',
  },
  assignedTwice: {
    status: 400,
    zh: '同一类记录的同一范围只能交给一位接收人',
    en: 'One kind in one region can go to one receiver only',
  },
  notByRegion: { status: 400, zh: '该类记录不能按地区划分', en: 'This kind cannot be divided by region' },
  nothingToMove: { status: 400, zh: '没有需要交接的记录', en: 'There is nothing to hand over' },
  underWay: {
    status: 409,
    zh: '该用户的交接正在进行，请稍后再试',
    en: 'A handover from this user is under way; try again later',
  },
  changedMeanwhile: {
    status: 409,
    zh: '名下记录刚有变化，请重新预览',
    en: 'What the user owns has just changed; preview it again',
  },
  undoneAlready: { status: 409, zh: '交接已经撤销{by}', en: 'This handover has been undone already{by}' },
  notUndoable: {
    status: 409,
    zh: '只能在完成后一天内撤销一次',
    en: 'A handover can be undone once, within a day of its end',
  },
});
