// Errors of signing in and out (specification 5, R5.1; 8).
import { defineErrors } from '../core/index.ts';

export const sessionErrors = defineErrors('sessions', {
  passwordRequired: { status: 400, zh: '请输入密码', en: 'Password is required' },
  passwordWrong: { status: 400, zh: '原密码不正确', en: 'The old password is wrong' },
  passwordSame: { status: 400, zh: '新旧密码不能相同', en: 'Old and new passwords can not be the same' },
  passwordMismatch: {
    status: 400,
    zh: '两次输入的密码不一致',
    en: 'The new password and its confirmation do not match',
  },
  passwordShort: {
    status: 400,
    zh: '密码至少 {minimum} 个字符',
    en: 'The password needs at least {minimum} characters',
  },
  passwordLong: {
    status: 400,
    zh: '密码最多 {maximum} 个字符',
    en: 'The password may have at most {maximum} characters',
  },
  passwordCommon: {
    status: 400,
    zh: '该密码过于常见，请换一个不易猜到的密码',
    en: 'This password is too common; choose one that is hard to guess',
  },
  passwordLocked: {
    status: 429,
    zh: '密码错误次数过多，请 {seconds} 秒后再试',
    en: 'Too many wrong passwords; try again in {seconds} seconds',
  },
  passwordElsewhere: {
    status: 409,
    zh: '密码由企业的登录服务管理，请在那里修改',
    en: 'Your password is kept by the sign-in service of your enterprise; change it there',
  },
  sessionNotFound: { status: 404, zh: '该登录设备不存在或已退出', en: 'This session does not exist or has ended' },
  lockNotFound: { status: 404, zh: '该锁定不存在或已解除', en: 'This lock does not exist or has been lifted' },
  userNotFound: { status: 404, zh: '用户不存在', en: 'There is no such user' },
  trackingOff: { status: 403, zh: '使用统计未开启', en: 'Usage tracking is switched off' },
});
