// What can go wrong with sending.
import { defineErrors } from '../core/index.ts';

export const sendErrors = defineErrors('sends', {
  notFound: {
    status: 404,
    zh: '发送记录不存在，或不在您的查看范围内',
    en: 'The send does not exist or is outside your range',
  },
  articleNotSendable: {
    status: 409,
    zh: '文章不可发送：仅已发布且在有效期内的文章可以发送',
    en: 'The article cannot be sent: only published articles in force are sent',
  },
  openingNotUsable: {
    status: 409,
    zh: '开场白不可使用：仅该渠道已批准且在有效期内的可以使用',
    en: 'The opening line cannot be used: only approved lines of the channel that are in force are sent',
  },
  meetingBegun: {
    status: 409,
    zh: '会议已开始或已取消，不能再发送邀请',
    en: 'The meeting has begun or was cancelled, so nobody is invited any more',
  },
  nobody: { status: 409, zh: '没有可以发送的医生', en: 'There is no doctor to send to' },
  tooMany: { status: 409, zh: '每次最多 {limit} 位医生', en: 'A send has at most {limit, doctor|doctors}' },
  notConnected: {
    status: 409,
    zh: '该渠道尚未接入发送服务，请联系管理员',
    en: 'No service is connected for this channel; ask the administrator',
  },
  notPossible: {
    status: 409,
    zh: '发送{state}，不能{act}',
    en: 'The send is {state}, so it cannot be {act}',
  },
  campaignClosed: {
    status: 409,
    zh: '营销活动不存在或已结束，请重新选择',
    en: 'The campaign does not exist or is over; choose another one',
  },
  campaignFull: {
    status: 409,
    zh: '该营销活动已有 {most} 次发送，不能再归入',
    en: 'The campaign has {most, send|sends} already and takes no more',
  },
  notAgain: {
    status: 409,
    zh: '仅文章的首次发送可以再次发送，且只能再次发送一次',
    en: 'Only the first send of an article can be sent again, and only once',
  },
  tooSoon: {
    status: 409,
    zh: '发送完成满 {days} 天后才能再次发送：{at} 起',
    en: 'It can be sent again {days, day|days} after it was done: from {at}',
  },
  noFailed: { status: 409, zh: '没有发送失败的医生', en: 'No message of this send has failed' },
  messageNotFound: { status: 404, zh: '消息不存在', en: 'There is no such message' },
});
