// The chosen language and everything that follows it: html lang, dates, component library (specification 1, 9).
import type { Language } from '@yijian/contract/core';
import type { Locale } from 'antd/es/locale/index';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn.js';
import { readLanguage, writeLanguage } from '../storage/index.ts';
import { engine, useWordsVersion, wordsChanged } from './engine.ts';

/** The language in use now, outside React. */
export function language(): Language {
  return engine.language === 'en' ? 'en' : 'zh';
}

/** Switches at once and without a reload, so that the page keeps what the user typed (R1.2). */
export function setLanguage(next: Language): void {
  writeLanguage(next);
  follow(next);
  wordsChanged();
}

/** The language in use; the component redraws when it changes. */
export function useLanguage(): Language {
  useWordsVersion();
  return language();
}

/** The component library's texts for a language. */
export function antdLocaleOf(which: Language): Locale {
  return which === 'en' ? enUS : zhCN;
}

export function useAntdLocale(): Locale {
  return antdLocaleOf(useLanguage());
}

function follow(which: Language): void {
  // With words in memory and no back end, i18next switches in the same tick.
  void engine.changeLanguage(which);
  dayjs.locale(which === 'en' ? 'en' : 'zh-cn');
  if (typeof document !== 'undefined') document.documentElement.lang = which === 'en' ? 'en' : 'zh-CN';
}

follow(readLanguage());
