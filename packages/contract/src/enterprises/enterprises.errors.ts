// Why settings of an enterprise are refused (specification 3, enterprise; 8).
import { defineErrors } from '../core/index.ts';

export const enterpriseErrors = defineErrors('enterprises', {
  chatIncomplete: {
    status: 400,
    zh: '企业微信须同时填写企业编号和应用编号，或都留空',
    en: 'Enterprise chat needs both the corporation and the app, or neither',
  },
  changedMeanwhile: {
    status: 409,
    zh: '企业设置刚被他人修改，请刷新后重试',
    en: 'Someone else has just changed these settings; refresh and try again',
  },
  badDomain: {
    status: 400,
    zh: '{domain} 不是域名，须为小写主机名，可带端口',
    en: '{domain} is no domain: a host name in lower case, with a port where it matters',
  },
  domainTaken: {
    status: 409,
    zh: '域名 {domain} 已属于其他企业',
    en: 'The domain {domain} belongs to another enterprise',
  },
  ownDomain: {
    status: 409,
    zh: '您正在使用域名 {domain}，不能移除',
    en: 'You are at the domain {domain}, so it cannot be removed',
  },
  realmTaken: { status: 409, zh: '认证域 {realm} 已被使用', en: 'The realm {realm} is already in use' },
  badAddress: {
    status: 400,
    zh: '须为 / 开头的站内路径，或 https 地址',
    en: 'Must be a path of this site that begins with /, or an https address',
  },
  siteMissing: {
    status: 400,
    zh: '系统报表要展示共享看板，须先填写分析站点地址',
    en: 'Reports that show a shared dashboard need the address of the analytics site',
  },
  confirmNeeded: {
    status: 409,
    zh: '修改认证或接口地址会让所有人重新登录，填错会把所有人锁在外面，请确认',
    en: 'A change of the sign-in or interface address signs everyone out, and a wrong one locks everyone out; confirm it',
  },
  connectionFailed: {
    status: 409,
    zh: '认证地址测试未通过：{problem}',
    en: 'The sign-in address did not pass the test: {problem}',
  },
  badLogo: {
    status: 400,
    zh: '标志须为 PNG，边长不超过 {pixels} 像素，不大于 {size} KB',
    en: 'A logo is a PNG of at most {pixels} pixels a side and {size} kB',
  },
});
