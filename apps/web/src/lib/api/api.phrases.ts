// The error catalogue's words (specification 8).
import { definePhrases } from '../i18n/index.ts';

export const { phrase: errorPhrase, phraseIn: errorPhraseIn } = definePhrases('api-errors', {
  redirected: { zh: '接口已被重定向！', en: 'The interface was redirected!' },
  badRequest: { zh: '请求错误！', en: 'Bad request!' },
  sessionEnded: { zh: '登录已失效，请重新登录', en: 'Your session has ended, please sign in again' },
  forbidden: { zh: '您没有权限操作！', en: 'You have no permission to operate!' },
  notFound: { zh: '请求地址错误 {url}', en: 'Request address error {url}' },
  internal: { zh: '服务器内部错误！', en: 'Internal server error!' },
  unavailable: { zh: '服务不可用！', en: 'Service unavailable!' },
  unreachable: { zh: '服务暂时不可达，请稍后再试！', en: 'Service temporarily unreachable, please try again later!' },
  timedOut: { zh: '请求超时，请稍后再试！', en: 'Request timed out, please try again later!' },
  abnormal: { zh: '出现异常，请联系管理员！', en: 'Abnormal problem, please contact the administrator!' },
  unclassified: { zh: '接口请求失败', en: 'Interface request failed' },
});
