// Errors of keys for machines (product 3.25; specification 8).
import { defineErrors } from '../core/index.ts';

export const apiKeyErrors = defineErrors('api-keys', {
  notFound: { status: 404, zh: '密钥不存在', en: 'There is no such key' },
  userUnsuitable: {
    status: 400,
    zh: '请选择可登录的系统用户，且不能是管理员',
    en: 'Choose a system user who may sign in and does not administer',
  },
  beyondOwnRange: {
    status: 403,
    zh: '系统用户的数据范围超出您自己的范围',
    en: 'The data range of the service user goes beyond your own',
  },
  permissionsBeyond: {
    status: 400,
    zh: '只能选择您与该系统用户都拥有的功能权限，不含管理后台',
    en: 'Choose permissions that you and the service user both hold, none of the console',
  },
  expiryTooFar: {
    status: 400,
    zh: '到期日须在明天与一年之内',
    en: 'The last day must lie between tomorrow and a year from now',
  },
  badAddress: {
    status: 400,
    zh: '「{address}」不是 IP 地址或网段',
    en: '“{address}” is not an IP address or network',
  },
  alreadyRevoked: { status: 409, zh: '该密钥已停用', en: 'This key has been revoked already' },
  notForKeys: {
    status: 403,
    zh: '接口密钥不能调用此接口',
    en: 'This call is not open to API keys',
  },
  tooFast: {
    status: 429,
    zh: '该密钥每分钟最多调用 {limit} 次，请稍后再试',
    en: 'This key may call {limit, time|times} a minute; try again in a moment',
  },
});
