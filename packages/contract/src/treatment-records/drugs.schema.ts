// Generic names of drugs in both languages, as the INN list has them: a record holds what the source wrote and reads in the language of whoever looks at it.
import type { Bilingual } from '../core/index.ts';

const generics: readonly Bilingual[] = [
  { zh: '布洛芬', en: 'Ibuprofen' },
  { zh: '托吡酯', en: 'Topiramate' },
  { zh: '普萘洛尔', en: 'Propranolol' },
  { zh: '氟桂利嗪', en: 'Flunarizine' },
  { zh: '舒马普坦', en: 'Sumatriptan' },
  { zh: '利扎曲普坦', en: 'Rizatriptan' },
  { zh: '右佐匹克隆', en: 'Eszopiclone' },
  { zh: '佐匹克隆', en: 'Zopiclone' },
  { zh: '唑吡坦', en: 'Zolpidem' },
  { zh: '曲唑酮', en: 'Trazodone' },
  { zh: '艾司西酞普兰', en: 'Escitalopram' },
  { zh: '西酞普兰', en: 'Citalopram' },
  { zh: '舍曲林', en: 'Sertraline' },
  { zh: '氟西汀', en: 'Fluoxetine' },
  { zh: '帕罗西汀', en: 'Paroxetine' },
  { zh: '文拉法辛', en: 'Venlafaxine' },
  { zh: '度洛西汀', en: 'Duloxetine' },
  { zh: '米氮平', en: 'Mirtazapine' },
  { zh: '美金刚', en: 'Memantine' },
  { zh: '卡巴拉汀', en: 'Rivastigmine' },
  { zh: '多奈哌齐', en: 'Donepezil' },
  { zh: '加兰他敏', en: 'Galantamine' },
  { zh: '奥氮平', en: 'Olanzapine' },
  { zh: '利培酮', en: 'Risperidone' },
  { zh: '阿立哌唑', en: 'Aripiprazole' },
  { zh: '喹硫平', en: 'Quetiapine' },
  { zh: '左乙拉西坦', en: 'Levetiracetam' },
  { zh: '拉莫三嗪', en: 'Lamotrigine' },
  { zh: '丙戊酸钠', en: 'Sodium valproate' },
  { zh: '卡马西平', en: 'Carbamazepine' },
  { zh: '奥卡西平', en: 'Oxcarbazepine' },
  { zh: '普拉克索', en: 'Pramipexole' },
  { zh: '丁螺环酮', en: 'Buspirone' },
];

const inEnglish = new Map(generics.map(({ zh, en }) => [zh, en]));
const inChinese = new Map(generics.map(({ zh, en }) => [en.toLowerCase(), zh]));

/** What is no generic name stays as it was written: a brand has the names that its product has. */
export function drugIn(drug: string, language: 'zh' | 'en'): string {
  const found = language === 'en' ? inEnglish.get(drug) : inChinese.get(drug.toLowerCase());
  return found ?? drug;
}

/** A part of a name as it may stand in the records: as it was typed, and every name that the other language has for it. */
export function drugSpellings(part: string): string[] {
  const typed = part.trim().toLowerCase();
  const same = generics.flatMap(({ zh, en }) =>
    en.toLowerCase().includes(typed) ? [zh] : zh.includes(typed) ? [en] : [],
  );
  return [...new Set([part, ...(typed === '' ? [] : same)])];
}
