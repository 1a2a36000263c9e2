// What a field with a pattern takes, in words; the pattern itself is never shown (specification 8).
import type { Bilingual } from '@yijian/contract/core';

const identifier: Bilingual = { zh: '只能包含字母、数字、下划线和连字符', en: 'takes letters, digits, _ and - only' };
const dotted: Bilingual = { zh: '只能包含字母、数字、点和连字符', en: 'takes letters, digits, dots and - only' };
const lowered: Bilingual = {
  zh: '须以小写字母开头，只能包含小写字母、数字和连字符',
  en: 'begins with a small letter and takes small letters, digits and - only',
};
const named: Bilingual = {
  zh: '须以字母开头，只能包含字母、数字、点和连字符',
  en: 'begins with a letter and takes letters, digits, dots and - only',
};
const permission: Bilingual = {
  zh: '须写作 栏目:领域:动作，如 customer:doctors:read',
  en: 'is written as section:domain:verb, such as customer:doctors:read',
};
const region: Bilingual = { zh: '须为行政区划编码，如 310000', en: 'must be a code of a region, such as 310000' };
const clock: Bilingual = { zh: '须为时刻，如 09:30', en: 'must be a time, such as 09:30' };
const version: Bilingual = { zh: '已失效，请刷新后重试', en: 'is out of date; refresh and try again' };
const webAddress: Bilingual = { zh: '须以 http:// 或 https:// 开头', en: 'begins with http:// or https://' };
const certificate: Bilingual = {
  zh: '须为 6 到 30 位字母、数字或连字符',
  en: 'takes 6 to 30 letters, digits or -',
};
const pagePath: Bilingual = { zh: '须为以 / 开头的站内路径', en: 'must be a path of this site that begins with /' };

/** By the source of the pattern as it stands in the contract. */
const byPattern: Readonly<Record<string, Bilingual>> = {
  [String.raw`^[1-9]\d{0,18}$`]: { zh: '须为有效的编号', en: 'must be a valid ID' },
  [String.raw`^\d{6}$`]: region,
  [String.raw`^\d{2,12}$`]: region,
  [String.raw`^([01]\d|2[0-3]):[0-5]\d$`]: clock,
  [String.raw`^[1-9]\d{3}-(0[1-9]|1[0-2])$`]: { zh: '须为月份，如 2026-12', en: 'must be a month such as 2026-12' },
  [String.raw`^https?:\/\/[^\s]+$`]: webAddress,
  [String.raw`^[\d+() ,-]{5,40}$`]: {
    zh: '须为电话号码，如 021-64041990',
    en: 'must be a number such as 021-64041990',
  },
  [String.raw`^[\w-]+$`]: identifier,
  [String.raw`^[\w-]{43}$`]: { zh: '已失效', en: 'has expired' },
  [String.raw`^[A-Za-z]\w*$`]: named,
  [String.raw`^\/(?!\/)[\w\-./:]*$`]: pagePath,
  [String.raw`^(\/(?!\/)[\w.~-]+(\/[\w.~-]+)*)?$`]: pagePath,
  [String.raw`^(\*|[\w-]+):(\*|[\w-]+):(\*|[\w-]+)$`]: permission,
  [String.raw`^[\w-]+:[\w-]+:[\w-]+$`]: permission,
  [String.raw`^\+?\d[\d -]{4,18}$`]: { zh: '须为手机号，如 13812345678', en: 'must be a number such as 13812345678' },
  [String.raw`^\d{0,3}\*{4}\d{2,4}$`]: { zh: '须为手机号', en: 'must be a number' },
  [String.raw`^[a-z0-9][a-z0-9._@-]*$`]: {
    zh: '须以字母或数字开头，只能包含字母、数字和 . _ @ -',
    en: 'begins with a letter or digit and takes letters, digits and . _ @ - only',
  },
  [String.raw`^\p{L}[\p{L}·. '-]*$`]: { zh: '只含文字、空格和间隔号', en: 'takes letters, blanks and dots only' },
  [String.raw`^\d{1,20}$`]: version,
  [String.raw`^[\w-]{1,40}$`]: identifier,
  [String.raw`^[a-z]{1,20}$`]: { zh: '须为 1 到 20 个小写字母', en: 'takes 1 to 20 small letters' },
  [String.raw`^[\w.-]{1,40}$`]: dotted,
  [String.raw`^[\w.-]{1,60}$`]: dotted,
  [String.raw`^[\w.-]+$`]: dotted,
  [String.raw`^[0-9A-Za-z-]{6,30}$`]: certificate,
  [String.raw`^[a-z][a-z0-9_]*$`]: lowered,
  [String.raw`^[a-z][a-z0-9-]{1,60}$`]: lowered,
  [String.raw`^[a-z][a-z0-9-]{1,40}$`]: lowered,
  [String.raw`^[a-z][A-Za-z0-9-]{0,59}$`]: named,
  [String.raw`^[A-Za-z][\w.-]{0,59}$`]: named,
  [String.raw`^[A-Za-z][\w.]{0,59}$`]: named,
  [String.raw`^[A-Za-z][\w.-]{0,99}$`]: named,
  [String.raw`^[A-Za-z][\w-]{0,39}$`]: named,
  [String.raw`^[A-Z][A-Z_]*$`]: { zh: '只能包含大写字母和下划线', en: 'takes capital letters and _ only' },
  [String.raw`^[A-Z]{2}$`]: { zh: '须为两个大写字母，如 CN', en: 'takes two capital letters, such as CN' },
  [String.raw`^[A-Z][A-Z0-9]{1,9}$`]: { zh: '须为规则编号，如 V1', en: 'must be the code of a rule, such as V1' },
  [String.raw`^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?$`]: {
    zh: '须为域名，如 crm.example.com',
    en: 'must be a domain, such as crm.example.com',
  },
  [String.raw`^\d{2}(\.\d{2})?$`]: { zh: '须为学科编码，如 32.04', en: 'must be a code of a subject, such as 32.04' },
};

/** What a text of this pattern looks like; undefined for a pattern that has no words yet. */
export function wordsOfPattern(pattern: string): Bilingual | undefined {
  return byPattern[pattern.replace(/^\/(.*)\/[a-z]*$/s, '$1')];
}
