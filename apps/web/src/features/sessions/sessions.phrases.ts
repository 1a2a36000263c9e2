// The words of the ways in and out (specification 2.1).
import { definePhrases } from '../../lib/i18n/index.ts';

export const { usePhrases: useSessionPhrases } = definePhrases('sessions', {
  product: { zh: '医见', en: '医见' },
  productLatin: { zh: 'Yijian', en: 'Yijian' },
  language: { zh: '语言', en: 'Language' },
  chinese: { zh: '中文', en: '中文' },
  english: { zh: 'English', en: 'English' },
  languageNow: { zh: '中文', en: 'EN' },
  signIn: { zh: '登录', en: 'Sign in' },
  signingOut: { zh: '正在退出', en: 'Signing out' },
  slogan: { zh: '看见每一位医生', en: 'See every doctor' },
  sloganBelow: { zh: '客户、会议与学术洞察，在一处完成', en: 'Customers, meetings and academic insight in one place' },
  enterpriseChat: { zh: '企业微信登录', en: 'Enterprise chat' },
  singleSignOn: { zh: '单点登录', en: 'Single sign-on' },
  orAccount: { zh: '或使用账号', en: 'or use an account' },
  accountSignIn: { zh: '使用账号密码登录', en: 'Account and password' },
  agree: { zh: '登录即表示同意', en: 'By signing in you agree to the' },
  privacyLink: { zh: '《隐私协议》', en: 'privacy agreement' },
  dataNotice: {
    zh: '数据来自公开互联网信息，仅供内部使用，请勿截图或外传',
    en: 'Public internet data, for internal use only; do not screenshot or share',
  },
  noEnterprise: {
    zh: '没有找到该域名对应的企业，请检查网址',
    en: 'No enterprise is served at this address; please check it',
  },
  chatEntering: { zh: '正在登录', en: 'Signing in' },
  chatMissing: { zh: '企业尚未开通企业微信登录', en: 'Enterprise chat sign-in is not set up' },
  chatMissingReason: {
    zh: '请改用单点登录，或联系管理员配置企业微信应用。',
    en: 'Use single sign-on, or ask your administrator to set up the chat app.',
  },
  chatFactor: { zh: '还需要动态验证码', en: 'A code is needed as well' },
  chatFactorReason: {
    zh: '您的账号启用了双重验证，请使用账号密码和动态码登录。',
    en: 'Your account has a second factor: sign in with your password and a code.',
  },
  chatLocked: { zh: '登录已暂时锁定', en: 'Signing in is locked for now' },
  chatLockedReason: { zh: '失败次数过多，请稍后再试。', en: 'There were too many failures. Try again later.' },
  chatSilent: { zh: '企业微信没有应答', en: 'Enterprise chat does not answer' },
  chatSilentReason: { zh: '请稍后再试，或使用单点登录。', en: 'Try again later, or use single sign-on.' },
  chatRefused: { zh: '企业微信登录没有成功', en: 'Enterprise chat sign-in did not work' },
  chatRefusedReason: {
    zh: '授权可能已过期，请重新进入，或改用单点登录。',
    en: 'The authorization may have expired. Enter again, or use single sign-on.',
  },
});
