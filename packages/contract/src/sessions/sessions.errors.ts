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
    en: 'The password needs at least {minimum, character|characters}',
  },
  passwordLong: {
    status: 400,
    zh: '密码最多 {maximum} 个字符',
    en: 'The password may have at most {maximum, character|characters}',
  },
  passwordCommon: {
    status: 400,
    zh: '该密码过于常见，请换一个不易猜到的密码',
    en: 'This password is too common; choose one that is hard to guess',
  },
  passwordLocked: {
    status: 429,
    zh: '密码错误次数过多，请 {seconds} 秒后再试',
    en: 'Too many wrong passwords; try again in {seconds, second|seconds}',
  },
  passwordElsewhere: {
    status: 409,
    zh: '密码由企业的登录服务管理，请在那里修改',
    en: 'Your password is kept by the sign-in service of your enterprise; change it there',
  },
  sessionNotFound: { status: 404, zh: '该登录设备不存在或已退出', en: 'This session does not exist or has ended' },
  lockNotFound: { status: 404, zh: '该锁定不存在或已解除', en: 'This lock does not exist or has been lifted' },
  userNotFound: { status: 404, zh: '用户不存在', en: 'There is no such user' },
  codeWrong: {
    status: 400,
    zh: '验证码不正确或已使用过',
    en: 'The code is wrong or was used before',
  },
  codeLocked: {
    status: 429,
    zh: '验证码错误次数过多，请 {seconds} 秒后再试',
    en: 'Too many wrong codes; try again in {seconds, second|seconds}',
  },
  factorElsewhere: {
    status: 409,
    zh: '双重验证由企业的登录服务管理，请在那里设置',
    en: 'The second factor is kept by the sign-in service of your enterprise; set it up there',
  },
  factorOn: { status: 409, zh: '双重验证已开启', en: 'The second factor is on already' },
  factorOff: { status: 409, zh: '双重验证未开启', en: 'The second factor is not on' },
  factorNotBegun: { status: 409, zh: '请先开始绑定验证器', en: 'Begin to set up the authenticator app first' },
  factorRequired: {
    status: 409,
    zh: '您的角色要求双重验证，不能关闭',
    en: 'Your role asks for a second factor; it cannot be switched off',
  },
  ownFactor: {
    status: 409,
    zh: '不能重置自己的双重验证，请在个人中心操作',
    en: 'You cannot reset your own second factor; use the personal center',
  },
  beyondOwnRights: {
    status: 403,
    zh: '不能重置权限高于自己的用户',
    en: 'You cannot reset a user who may do more in the console than you',
  },
  trackingOff: { status: 403, zh: '使用统计未开启', en: 'Usage tracking is switched off' },
});
