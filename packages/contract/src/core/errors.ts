// Named errors: one row holds the status and the words in both languages (specification 8).
import type { Bilingual } from './language.ts';
import { z } from 'zod';

export interface ErrorRow extends Bilingual {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 414 | 415 | 416 | 429 | 500 | 503 | 504;
}

export interface NamedError extends ErrorRow {
  /** `<domain>.<name>`, the same in answers, documents and tests. */
  readonly code: string;
}

/** Names a domain's errors. Words may hold `{placeholders}` that the thrower fills. */
export function defineErrors<const T extends Record<string, ErrorRow>>(
  domain: string,
  rows: T,
): { [K in keyof T]: NamedError } {
  const named = Object.entries(rows).map(([name, row]) => [name, { ...row, code: `${domain}.${name}` }]);
  return Object.fromEntries(named) as { [K in keyof T]: NamedError };
}

/** What is wrong with one field of a request; `field` is a path such as `body.doctorId` or `query.sort`. */
export const FieldFault = z.object({ field: z.string(), message: z.string() });
export type FieldFault = z.infer<typeof FieldFault>;

/** The body of every answer that is not a success. */
export const ErrorAnswer = z.object({
  code: z.int().describe('HTTP status'),
  message: z.string().describe('Words for the user, in the language of the request'),
  error: z.string().describe('Name of the error, `<domain>.<name>`'),
  fields: z.array(FieldFault).optional(),
  requestId: z.string(),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;

/** Errors any call may answer with. */
export const coreErrors = defineErrors('core', {
  badInput: { status: 400, zh: '填写有误：{fields}', en: 'Please correct: {fields}' },
  malformedBody: {
    status: 400,
    zh: '请求内容无法读取，请检查格式',
    en: 'The request body cannot be read; check its format',
  },
  unauthorized: { status: 401, zh: '登录已失效，请重新登录', en: 'Your session has ended, please sign in again' },
  forbidden: { status: 403, zh: '您没有权限操作！', en: 'You have no permission to operate!' },
  fieldHidden: {
    status: 403,
    zh: '您看不到「{fields}」，不能按它筛选、排序或搜索',
    en: 'You do not see “{fields}”, so nothing is filtered, sorted or searched by it',
  },
  fieldReadOnly: {
    status: 403,
    zh: '您的角色只能查看「{fields}」，不能修改',
    en: 'Your role reads “{fields}” and does not change it',
  },
  readOnlyView: {
    status: 403,
    zh: '正在以他人身份查看：只能查看，不能修改或导出',
    en: 'You are seeing as another user: you can look, but neither change nor export',
  },
  viewOver: {
    status: 403,
    zh: '以他人身份的查看已结束，请回到管理后台',
    en: 'Seeing as another user has ended; go back to the administration',
  },
  notFound: { status: 404, zh: '请求地址错误 {url}', en: 'Request address error {url}' },
  unknownEnterprise: { status: 404, zh: '该域名没有对应的企业', en: 'No enterprise is served at this domain' },
  otherRealm: {
    status: 400,
    zh: '请求头 realm 与该域名对应的企业不一致',
    en: 'The header realm names another enterprise than the one of this domain',
  },
  idempotencyKeyReused: {
    status: 409,
    zh: '该请求编号已用于另一次不同的提交，请刷新后重试',
    en: 'This request key was used for a different submission; refresh and try again',
  },
  conflict: {
    status: 409,
    zh: '记录已被他人修改，请刷新后重试',
    en: 'The record was changed by someone else; refresh and try again',
  },
  bodyTooLarge: {
    status: 413,
    zh: '提交的内容超过 {limit}，请缩小后重试',
    en: 'The submission is larger than {limit}; make it smaller',
  },
  addressTooLong: { status: 414, zh: '请求地址过长', en: 'The request address is too long' },
  rangeNotSatisfiable: {
    status: 416,
    zh: '请求的范围超出文件大小',
    en: 'The range asked for lies outside the file',
  },
  unsupportedMediaType: { status: 415, zh: '不支持的内容类型 {type}', en: 'Unsupported content type {type}' },
  tooManyRequests: {
    status: 429,
    zh: '操作过于频繁，请 {seconds} 秒后再试',
    en: 'Too many requests; try again in {seconds, second|seconds}',
  },
  internal: { status: 500, zh: '服务器内部错误！', en: 'Internal server error!' },
  identityUnreachable: {
    status: 503,
    zh: '暂时无法连接贵公司的登录服务器，请稍后再试',
    en: 'The sign-in server of your company cannot be reached; try again in a moment',
  },
  storageFull: {
    status: 503,
    zh: '存储空间已满，暂时无法保存，请联系管理员',
    en: 'There is no space left to save; tell your administrator',
  },
  unavailable: { status: 503, zh: '服务不可用！', en: 'Service unavailable!' },
  timeout: {
    status: 504,
    zh: '服务暂时不可达，请稍后再试！',
    en: 'Service temporarily unreachable, please try again later!',
  },
});
