// What can go wrong on the pages of doctors.
import { defineErrors } from '../core/index.ts';

export const doctorPortalErrors = defineErrors('doctor-portal', {
  phoneInvalid: { status: 400, zh: '请输入 11 位手机号', en: 'Enter a mobile number of 11 digits' },
  realmUnknown: { status: 404, zh: '企业不存在', en: 'There is no such enterprise' },
  tooSoon: {
    status: 429,
    zh: '验证码已发送，请 {seconds} 秒后再试',
    en: 'A code was sent; ask for another in {seconds, second|seconds}',
  },
  tooMany: {
    status: 429,
    zh: '获取验证码过于频繁，请一小时后再试',
    en: 'Too many codes were asked for; try again in an hour',
  },
  tooManyCalls: { status: 429, zh: '操作过于频繁，请稍后再试', en: 'Too many requests; try again later' },
  consentChanged: {
    status: 409,
    zh: '授权文本已更新，请重新阅读并同意',
    en: 'The consent text has changed; read and accept it again',
  },
  titleUnknown: { status: 400, zh: '职称不存在', en: 'There is no such title' },
  meetingUnknown: {
    status: 404,
    zh: '会议不存在或链接已失效',
    en: 'There is no such meeting, or the link is not valid',
  },
  requestNotFound: { status: 404, zh: '申请不存在', en: 'There is no such request' },
  requestDecided: { status: 409, zh: '该申请{state}{by}', en: 'The request was {state} already{by}' },
  phoneTaken: {
    status: 409,
    zh: '该手机号属于另一位医生，请与那位医生匹配或不采纳',
    en: 'Another doctor has this phone; match with that doctor or refuse',
  },
  correctionOpen: {
    status: 409,
    zh: '已有一份更正申请等待处理',
    en: 'A correction is waiting already',
  },
  chatMissing: { status: 409, zh: '企业尚未接入企业微信', en: 'The enterprise has no enterprise chat' },
  chatRefused: { status: 400, zh: '企业微信没有确认您的身份', en: 'Enterprise chat did not say who you are' },
  chatUnbound: { status: 404, zh: '请先用手机号登录一次', en: 'Sign in with your phone once first' },
  chatTaken: { status: 409, zh: '该微信已绑定另一位医生', en: 'Another doctor has this contact' },
  chatUnreachable: { status: 503, zh: '企业微信暂时无法访问', en: 'Enterprise chat cannot be reached now' },
  nothingAsked: { status: 400, zh: '请至少填写一项', en: 'Fill in at least one field' },
  codeWrong: { status: 400, zh: '验证码错误或已失效', en: 'The code is wrong or no longer valid' },
  meetingCodeBlocked: {
    status: 429,
    zh: '签到码多次错误，请 10 分钟后再试或请工作人员登记',
    en: 'Too many wrong codes; try again in 10 minutes or ask the staff',
  },
});
