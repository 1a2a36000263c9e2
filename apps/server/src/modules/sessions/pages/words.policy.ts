// The words of the identity server's own pages, both languages side by side (specification 1, 2.1; R5.1).
import { fillIn, type Bilingual } from '@yijian/contract/core';

export const words = {
  product: { zh: '医见', en: 'Yijian' },
  productLatin: { zh: 'Yijian', en: '' },
  signIn: { zh: '登录', en: 'Sign in' },
  headline: { zh: '看见每一位医生', en: 'See every doctor' },
  subline: { zh: '客户、会议与学术洞察，在一处完成', en: 'Customers, meetings and academic insight in one place' },
  wecom: { zh: '企业微信登录', en: 'Sign in with enterprise chat' },
  orAccount: { zh: '或使用账号', en: 'or with an account' },
  account: { zh: '账号', en: 'Account' },
  password: { zh: '密码', en: 'Password' },
  showPassword: { zh: '显示密码', en: 'Show password' },
  hidePassword: { zh: '隐藏密码', en: 'Hide password' },
  remember: { zh: '记住账号', en: 'Remember account' },
  forgot: { zh: '忘记密码', en: 'Forgot password' },
  forgotHelp: {
    zh: '请联系企业管理员重置密码，重置后首次登录时自行设置新密码。',
    en: 'Ask the administrator of your enterprise to reset it; you choose a new one at the next sign-in.',
  },
  agreeBefore: { zh: '登录即表示同意', en: 'By signing in you agree to the ' },
  privacy: { zh: '《隐私协议》', en: 'Privacy Agreement' },
  notice: {
    zh: '数据来自公开互联网信息，仅供内部使用，请勿截图或外传',
    en: 'Collected from public internet data. For internal use only; do not take screenshots or share.',
  },
  wrong: { zh: '账号或密码不正确', en: 'Wrong account or password' },
  disabled: {
    zh: '该账号已停用，请联系企业管理员',
    en: 'This account is disabled; ask the administrator of your enterprise',
  },
  locked: { zh: '尝试次数过多，请 {time} 后再试', en: 'Too many attempts; try again in {time}' },
  seconds: { zh: '{count} 秒', en: '{count} s' },
  minutes: { zh: '{count} 分钟', en: '{count} min' },
  hours: { zh: '{count} 小时', en: '{count} h' },
  changeTitle: { zh: '设置新密码', en: 'Choose a new password' },
  changeWhy: {
    zh: '密码已过期或被重置，请设置新密码后继续',
    en: 'Your password has expired or was reset; choose a new one to go on',
  },
  newPassword: { zh: '新密码', en: 'New password' },
  confirmPassword: { zh: '确认新密码', en: 'Confirm the new password' },
  passwordRule: {
    zh: '12 至 128 个字符，不限字符种类；不能是常见密码',
    en: '12 to 128 characters of any kind; not a common password',
  },
  save: { zh: '保存并继续', en: 'Save and go on' },
  code: { zh: '验证码', en: 'Code' },
  goOn: { zh: '继续', en: 'Go on' },
  codeTitle: { zh: '双重验证', en: 'Second factor' },
  codeWhy: { zh: '请输入验证器应用中的 6 位动态码。', en: 'Type the six digits that your authenticator app shows.' },
  codeLost: {
    zh: '手机不在身边？可输入一个恢复码；恢复码也丢失时，请联系企业管理员重置。',
    en: 'Without your phone, type one of your recovery codes; without those, ask the administrator of your enterprise for a reset.',
  },
  codeWrong: { zh: '验证码不正确或已使用过', en: 'The code is wrong or was used before' },
  setUpTitle: { zh: '绑定验证器', en: 'Set up an authenticator app' },
  setUpWhy: {
    zh: '您的角色要求双重验证。请用验证器应用扫描二维码，再输入它显示的 6 位动态码。',
    en: 'Your role asks for a second factor. Scan the picture with an authenticator app, then type the six digits it shows.',
  },
  setUpPicture: { zh: '绑定验证器的二维码', en: 'Picture to scan with the authenticator app' },
  setUpByHand: { zh: '无法扫描时手动输入密钥：', en: 'If you cannot scan it, type this key:' },
  recoveryTitle: { zh: '保存恢复码', en: 'Keep your recovery codes' },
  recoveryWhy: {
    zh: '手机丢失时，每个恢复码可代替动态码登录一次。它们只显示这一次，请保存在安全的地方。',
    en: 'Without your phone, each of these opens your account once. They are shown only now; keep them in a safe place.',
  },
  recoveryKept: { zh: '已保存，继续登录', en: 'I have kept them; go on' },
  signedOut: { zh: '您已退出登录', en: 'You are signed out' },
  signedOutHelp: {
    zh: '为安全起见，请关闭公用电脑上的浏览器窗口。',
    en: 'On a shared computer, close the browser window as well.',
  },
  signInAgain: { zh: '重新登录', en: 'Sign in again' },
  confirmTitle: { zh: '退出登录', en: 'Sign out' },
  confirmQuestion: { zh: '您确定要退出系统吗？', en: 'Are you sure you want to exit the system?' },
  confirm: { zh: '退出登录', en: 'Sign out' },
  cancel: { zh: '返回系统', en: 'Go back' },
  errorTitle: { zh: '无法完成登录', en: 'Sign-in could not be completed' },
  errorExpired: {
    zh: '登录页面已失效，请重新登录。',
    en: 'This sign-in page is no longer valid; please sign in again.',
  },
  errorRequest: {
    zh: '登录请求不正确，请从系统首页重新进入。',
    en: 'The sign-in request is not valid; start again from the home page.',
  },
  errorServer: {
    zh: '登录服务暂时不可用，请稍后再试。',
    en: 'The sign-in service is unavailable for the moment; try again later.',
  },
  errorUnknown: { zh: '该地址没有登录服务。', en: 'There is no sign-in service at this address.' },
  goHome: { zh: '返回首页', en: 'Go to the home page' },
  switchLanguage: { zh: 'English', en: '中文' },
} satisfies Record<string, Bilingual>;

export type Language = 'zh' | 'en';
export type Word = keyof typeof words;

/** A text in a language, its `{placeholders}` filled. */
export function say(language: Language, word: Word, values: Readonly<Record<string, string | number>> = {}): string {
  return fillIn(words[word][language], values);
}

/** How long to wait, in the largest fitting unit, rounded up. */
export function sayDuration(language: Language, seconds: number): string {
  if (seconds < 120) return say(language, 'seconds', { count: seconds });
  if (seconds < 7200) return say(language, 'minutes', { count: Math.ceil(seconds / 60) });
  return say(language, 'hours', { count: Math.ceil(seconds / 3600) });
}

/** The language asked for: by the page's own switch, by the application, by the browser; Chinese otherwise. */
export function languageFor(asked: readonly (string | undefined)[]): Language {
  for (const value of asked) {
    if (value === undefined || value === '') continue;
    if (/^en\b/i.test(value)) return 'en';
    if (/^zh\b/i.test(value)) return 'zh';
  }
  return 'zh';
}
