// The first words of a message to one doctor: an approved line with its placeholders filled, or nothing, so that the greeting of the product stands.
import { fillIn } from '@yijian/contract/core';
import type { SendOpening } from '@yijian/contract/sends';
import { syllablesOf } from '../../../platform/spelling/index.ts';
import type { Addressed } from './opening.sql.ts';

export interface Opening extends SendOpening {
  /** Of the sender, in the language of the line. */
  readonly senderName: string;
}

/** What a doctor without a title is called. */
const untitled = { zh: '医生', en: 'Doctor' } as const;

export function openingFor(opening: Opening | undefined, doctor: Addressed): string {
  if (opening === undefined) return '';
  const { language, words, senderName } = opening;
  const title = (language === 'zh' ? doctor.title : doctor.enTitle) || untitled[language];
  return fillIn(words, { surname: surnameOf(doctor, language), title, sender: senderName });
}

/** Those of two characters that are borne most; the others have one. */
const double = new Set(
  '欧阳 上官 司马 诸葛 东方 皇甫 尉迟 公孙 慕容 令狐 宇文 长孙 司徒 司空 夏侯 轩辕 端木 百里 南宫 独孤 呼延 闻人 钟离 澹台'.split(
    ' ',
  ),
);
const isChinese = (name: string): boolean => /^\p{Script=Han}+$/u.test(name);

/** Of a name in Latin letters the last word; a Chinese one is spelt in English. */
export function surnameOf({ name, enName }: Pick<Addressed, 'name' | 'enName'>, language: 'zh' | 'en'): string {
  if (!isChinese(name)) return ((language === 'en' && enName) || name).trim().split(/\s+/).at(-1)!;
  const surname = name.length > 2 && double.has(name.slice(0, 2)) ? name.slice(0, 2) : name.slice(0, 1);
  if (language === 'zh') return surname;
  const spelt = syllablesOf(name, { surname: 'head', nonZh: 'consecutive' }).slice(0, surname.length).join('');
  return `${spelt.slice(0, 1).toUpperCase()}${spelt.slice(1)}`;
}
