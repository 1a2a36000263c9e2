// Usual ways of giving a drug, in both languages: a dose is text of the source and reads in the language of whoever looks at it.
import type { Bilingual } from '../core/index.ts';

/** The longer words of one language before the shorter ones that they hold. */
const ways: readonly Bilingual[] = [
  { zh: '每日一次', en: 'once daily' },
  { zh: '每日两次', en: 'twice daily' },
  { zh: '每日三次', en: 'three times daily' },
  { zh: '每日四次', en: 'four times daily' },
  { zh: '隔日一次', en: 'every other day' },
  { zh: '每两周一次', en: 'every two weeks' },
  { zh: '每四周一次', en: 'every four weeks' },
  { zh: '每周一次', en: 'once weekly' },
  { zh: '每月一次', en: 'once monthly' },
  { zh: '睡前一次', en: 'once at bedtime' },
  { zh: '必要时', en: 'as needed' },
  { zh: '餐前', en: 'before meals' },
  { zh: '餐后', en: 'after meals' },
  { zh: '皮下注射', en: 'subcutaneous' },
  { zh: '静脉滴注', en: 'intravenous infusion' },
  { zh: '口服', en: 'by mouth' },
];

/** What is no usual way stays as the source wrote it. */
export function doseIn(dose: string, language: 'zh' | 'en'): string {
  const from = language === 'en' ? 'zh' : 'en';
  const worded = ways.reduce(
    (text, way) => text.replaceAll(new RegExp(`\\s*${way[from]}\\s*`, 'gi'), ` ${way[language]} `),
    dose,
  );
  if (worded === dose) return dose;
  const [comma, stop] = language === 'en' ? [', ', '; '] : ['，', '；'];
  return worded
    .replaceAll(/\s*[,，]\s*/g, comma)
    .replaceAll(/\s*[;；]\s*/g, stop)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A part of a dose as it may stand in the records: as it was typed, and as the other language says it. */
export function doseSpellings(part: string): string[] {
  const typed = part.trim().toLowerCase();
  const same = ways.flatMap(({ zh, en }) => (en.includes(typed) ? [zh] : zh.includes(typed) ? [en] : []));
  return [...new Set([part, doseIn(part, 'zh'), doseIn(part, 'en'), ...(typed === '' ? [] : same)])];
}
