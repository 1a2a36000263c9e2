// Several names in one line, and a place from its province and city, as the language of the page writes them.
import { language } from '../i18n/index.ts';

/** 甲、乙 or A, B. */
export const joined = (names: readonly string[]): string => names.join(language() === 'zh' ? '、' : ', ');

/** 浙江省 杭州市 or Hangzhou, Zhejiang; a municipality is named once. */
export function placeName(province: string, city: string): string {
  const names = [province, city].filter((name, at, all) => name !== '' && all.indexOf(name) === at);
  return language() === 'zh' ? names.join(' ') : names.toReversed().join(', ');
}
