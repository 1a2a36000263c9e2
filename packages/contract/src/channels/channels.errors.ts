// What can go wrong with channels and bound contacts.
import { defineErrors } from '../core/index.ts';

export const channelErrors = defineErrors('channels', {
  doctorNotFound: {
    status: 404,
    zh: '医生不存在，或不在您的查看范围内',
    en: 'The doctor does not exist or is outside your range',
  },
  noConsent: {
    status: 409,
    zh: '医生尚未同意通过该渠道联系，不能设为首选',
    en: 'The doctor has not agreed to this channel, so it cannot be the preferred one',
  },
  refused: {
    status: 409,
    zh: '医生已拒绝通过企业微信联系',
    en: 'The doctor has refused to be contacted by enterprise chat',
  },
  friendNotFound: {
    status: 404,
    zh: '您的企业微信里没有这位联系人，请先刷新',
    en: 'There is no such contact in your enterprise chat; refresh the list first',
  },
  alreadyBound: {
    status: 409,
    zh: '这位联系人已绑定另一位医生，请先解绑',
    en: 'The contact is bound to another doctor; unbind it first',
  },
  notBound: { status: 404, zh: '医生没有绑定企业微信联系人', en: 'No enterprise-chat contact is bound to the doctor' },
  foreignPage: {
    status: 400,
    zh: '只能为本系统的页面签名',
    en: 'Only pages of this product are signed',
  },
  syncRunning: {
    status: 409,
    zh: '同步正在进行，请稍后查看结果',
    en: 'A round is running already; look at its result in a moment',
  },
  partnerNotSet: {
    status: 503,
    zh: '尚未配置企业微信服务，请联系管理员',
    en: 'The enterprise-chat service is not set up; ask the administrator',
  },
  partnerUnreachable: {
    status: 503,
    zh: '企业微信服务暂时连接不上，请稍后再试；没有任何改动',
    en: 'The enterprise-chat service cannot be reached; nothing was changed, try again later',
  },
  partnerRefused: {
    status: 503,
    zh: '企业微信服务拒绝了请求，请联系管理员；没有任何改动',
    en: 'The enterprise-chat service refused the request; nothing was changed, ask the administrator',
  },
  partnerAnswer: {
    status: 503,
    zh: '企业微信服务的返回无法识别；没有任何改动',
    en: 'The answer of the enterprise-chat service cannot be read; nothing was changed',
  },
});
