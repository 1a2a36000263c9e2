// The columns of words as a sheet (specification 3, language entry).
import type { SheetColumn } from '../../platform/sheets/index.ts';

interface Line {
  readonly type: string;
  readonly key: string;
  readonly zh: string;
  readonly en: string;
  readonly builtInZh: string;
  readonly builtInEn: string;
}

/** Heads that the import reads again; the built-in words stand beside for whoever translates. */
export const wordColumns: readonly SheetColumn<Line>[] = [
  { key: 'type', zh: '类型', en: 'Type', width: 20 },
  { key: 'key', zh: '键', en: 'Key', width: 28 },
  { key: 'zh', zh: '中文', en: 'Chinese', width: 48 },
  { key: 'en', zh: '英文', en: 'English', width: 48 },
  { key: 'builtInZh', zh: '内置中文', en: 'Built-in Chinese', width: 48 },
  { key: 'builtInEn', zh: '内置英文', en: 'Built-in English', width: 48 },
];
