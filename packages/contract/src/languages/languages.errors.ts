// Why words are refused (specification 3, language entry; 8).
import { defineErrors } from '../core/index.ts';

export const languageErrors = defineErrors('languages', {
  unknownKey: { status: 404, zh: '产品里没有 {key} 这个词条', en: 'The product has no words under {key}' },
  placeholdersDiffer: {
    status: 400,
    zh: '占位符须与内置文字一致：{names}',
    en: 'The placeholders must be those of the built-in words: {names}',
  },
  notPlain: { status: 400, zh: '不能包含 $t( 这样的引用', en: 'References such as $t( are not allowed' },
  empty: { status: 400, zh: '中文和英文至少填写一种', en: 'Write at least one of Chinese and English' },
  notASheet: {
    status: 400,
    zh: '文件无法读取，请使用导出的 XLSX 或 CSV',
    en: 'The file cannot be read; use an exported XLSX or CSV',
  },
  missingColumns: { status: 400, zh: '缺少列：{columns}', en: 'These columns are missing: {columns}' },
  badRows: {
    status: 400,
    zh: '有 {count} 行不能导入，已全部放弃，请修正后重试',
    en: '{count, row|rows} cannot be imported, so nothing was; correct them and try again',
  },
  tooManyRows: { status: 400, zh: '最多 {limit} 行', en: 'At most {limit, row|rows}' },
});
