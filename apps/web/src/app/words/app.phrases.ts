// The words of the app's own screens: sign-in, errors, start, planned pages (specification 2.1, 8).
import { definePhrases } from '../../lib/i18n/index.ts';

export const { usePhrases: useAppPhrases, phrase: appPhrase } = definePhrases('app', {
  product: { zh: '医见', en: '医见' },
  productLatin: { zh: 'Yijian', en: 'Yijian' },
  planned: { zh: '正在建设中', en: 'Being built' },
  usableNow: { zh: '现在可以使用', en: 'Ready to use now' },
  screenFailed: { zh: '页面出错了', en: 'This page failed' },
  screenFailedReason: { zh: '其他页面不受影响，请重试', en: 'Other pages are fine; please try again' },
  screenNotLoaded: { zh: '页面没有载入', en: 'This page did not load' },
  screenNotLoadedReason: {
    zh: '请检查网络后重试；重试会重新载入，已打开的标签保留',
    en: 'Check the network and try again; that loads everything anew and keeps the open tabs',
  },
  partFailed: {
    zh: '没有打开，请检查网络，再重新载入页面',
    en: 'This did not open. Check the network, then load the page again',
  },
  appFailedReason: { zh: '请重新载入页面', en: 'Please load the page again' },
  starting: { zh: '正在进入系统', en: 'Starting' },
  notFound: { zh: '页面不存在', en: 'Page not found' },
  notFoundReason: { zh: '地址可能有误，或页面已被移走。', en: 'The address may be wrong, or the page has moved.' },
  enterpriseFailed: { zh: '没有找到对应的企业', en: 'No enterprise found' },
  enterpriseFailedReason: {
    zh: '无法根据当前域名加载企业信息，请检查网址，或联系管理员。',
    en: 'The enterprise of this domain could not be loaded. Check the address or ask your administrator.',
  },
  userFailed: { zh: '没有加载到用户信息', en: 'Your account could not be loaded' },
  userFailedReason: {
    zh: '已为您退出登录，请重新登录；若仍不成功，请联系管理员。',
    en: 'You were logged out. Sign in again, or ask your administrator if it happens again.',
  },
  noPermission: { zh: '没有权限', en: 'No permission' },
  noPermissionReason: {
    zh: '您的账号没有打开此页面的权限，如有需要请联系管理员。',
    en: 'Your account may not open this page. Ask your administrator if you need it.',
  },
  toHome: { zh: '返回工作台', en: 'Back to workspace' },
  signInAgain: { zh: '重新登录', en: 'Sign in again' },
  unknownPage: { zh: '“{title}”尚未提供', en: '“{title}” is not available yet' },
  unknownPageReason: {
    zh: '菜单指向的页面 {path} 不在本版本中，请联系管理员。',
    en: 'The menu leads to {path}, which this version does not have. Please tell your administrator.',
  },
  outsideOpens: { zh: '此页面在新窗口打开', en: 'This page opens in a new window' },
  outsideMissing: { zh: '企业尚未配置分析网站', en: 'No analytics site is configured' },
  outsideMissingNext: {
    zh: '管理员可在管理控制台“企业设置”中填写分析网站的地址，填写后即在新窗口打开。',
    en: 'An administrator enters its address in the console under Enterprise settings; after that this page opens it in a new window.',
  },
  outsideOpensReason: {
    zh: '访问令牌放在地址的片段中交给分析网站，不经过任何服务器日志。',
    en: 'The access token is handed over in the fragment of the address, which no server log records.',
  },
  openNow: { zh: '现在打开', en: 'Open now' },
});
