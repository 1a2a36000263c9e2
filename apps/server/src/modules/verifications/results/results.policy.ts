// The sheet of results: its columns, and what is wrong with its rows, all of it at once (product 3.6, 3.20).
import { fillIn } from '@yijian/contract/core';
import { verificationFields } from '@yijian/contract/dictionaries';
import type { ResultFault, ResultVerdict, VerifiedField } from '@yijian/contract/verifications';
import type { SheetFaultKind, SheetRow } from '../../../platform/sheets/index.ts';
import { fieldWords } from '../states.policy.ts';

type Language = 'zh' | 'en';

const { id, verdict, field, reason } = verificationFields;
/** As they stand in the file that leaves with the requests. */
export const heads = { id, verdict, field, reason } as const;
export type Column = keyof typeof heads;

const required: readonly Column[] = ['id', 'verdict'];

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    // Marks of an exported file are characters that are not seen.
    .replaceAll(/\p{Cf}/gu, '')
    .trim();

/** Where each column stands, and the required ones that are not there. */
export function findColumns(cells: readonly string[]): { at: Partial<Record<Column, number>>; missing: Column[] } {
  const at: Partial<Record<Column, number>> = {};
  for (const column of Object.keys(heads) as Column[]) {
    const names = [column, heads[column].zh, heads[column].en].map((name) => name.toLowerCase());
    const index = cells.findIndex((cell) => names.includes(plain(cell).toLowerCase()));
    if (index !== -1) at[column] = index;
  }
  return { at, missing: required.filter((column) => at[column] === undefined) };
}

const verdictWords: Readonly<Record<string, ResultVerdict>> = {
  通过: 'ACCEPTED',
  accepted: 'ACCEPTED',
  驳回: 'REJECTED',
  不通过: 'REJECTED',
  rejected: 'REJECTED',
};

export interface ResultRow {
  readonly row: number;
  readonly id: string;
  readonly verdict: ResultVerdict;
  /** null for all fields of the request. */
  readonly field: VerifiedField | null;
  readonly reason: string;
}

const messages = {
  number: { zh: '不是核验单号', en: 'is no number of a request' },
  verdict: { zh: '请填“通过”或“驳回”', en: 'must be “accepted” or “rejected”' },
  field: { zh: '没有这个字段', en: 'is no field' },
  reason: { zh: '驳回时必填', en: 'is required when rejected' },
  long: { zh: '最多 200 个字', en: 'may have 200 characters' },
  repeated: { zh: '与第 {row} 行重复', en: 'repeats row {row}' },
  unknown: { zh: '没有这份申请，或不在您的范围内', en: 'does not exist or is outside your range' },
  state: { zh: '申请{state}，不能录入结果', en: 'is {state}; no result can be entered' },
  picked: { zh: '{name} 正在处理', en: '{name} is at it' },
  own: { zh: '不能审核自己提交的申请', en: 'is your own request' },
  absent: { zh: '这份申请没有该字段', en: 'the request is not about this field' },
} as const;

export type Message = keyof typeof messages;

export function faultOf(
  language: Language,
  { row, column, what, values = {} }: { row: number; column: Column; what: Message; values?: Record<string, string> },
): ResultFault {
  const message = fillIn(messages[what][language], values);
  return { row, column: heads[column][language], message };
}

export interface ReadRow {
  readonly result: ResultRow | undefined;
  readonly faults: readonly ResultFault[];
  /** Rows without a result: requests of the download that nobody has decided, and its closing note. */
  readonly isBlank: boolean;
}

/** One row as it was typed; a row of the download in which nothing was entered is passed over. */
export function readRow({ line, cells }: SheetRow, at: Partial<Record<Column, number>>, language: Language): ReadRow {
  const cell = (column: Column): string => plain(at[column] === undefined ? '' : (cells[at[column]] ?? ''));
  const [id, said, name, reason] = [cell('id'), cell('verdict'), cell('field'), cell('reason')];
  if (said === '' && (name === '' || id === '')) return { result: undefined, faults: [], isBlank: true };
  const faults: ResultFault[] = [];
  const add = (column: Column, what: Message): void => void faults.push(faultOf(language, { row: line, column, what }));
  const verdict = verdictWords[said.toLowerCase()];
  const field = name === '' ? null : fieldNamed(name);
  if (!/^[1-9]\d{0,17}$/.test(id)) add('id', 'number');
  if (verdict === undefined) add('verdict', 'verdict');
  if (field === undefined) add('field', 'field');
  if (verdict === 'REJECTED' && reason === '') add('reason', 'reason');
  if (reason.length > 200) add('reason', 'long');
  if (faults.length > 0 || verdict === undefined || field === undefined)
    return { result: undefined, faults, isBlank: false };
  return { result: { row: line, id, verdict, field, reason }, faults, isBlank: false };
}

function fieldNamed(name: string): VerifiedField | undefined {
  const fields = Object.keys(fieldWords) as VerifiedField[];
  const wanted = name.toLowerCase();
  return fields.find((field) =>
    [field, fieldWords[field].zh, fieldWords[field].en].some((one) => one.toLowerCase() === wanted),
  );
}

const sheetWords: Readonly<Record<SheetFaultKind, { zh: string; en: string }>> = {
  broken: { zh: '文件已损坏', en: 'the file is broken' },
  openQuote: { zh: '引号没有结束', en: 'a quotation is not closed' },
  encrypted: { zh: '文件已加密', en: 'the file is encrypted' },
  oldFormat: { zh: '请另存为 .xlsx', en: 'save it as .xlsx' },
  notASheet: { zh: '不是表格', en: 'it is no sheet' },
  unsafe: { zh: '含有不安全的内容', en: 'it holds unsafe content' },
  tooLarge: { zh: '解压后过大', en: 'it is too large when unpacked' },
  tooManyEntries: { zh: '压缩条目过多', en: 'it has too many entries' },
  tooManyRows: { zh: '行数过多', en: 'it has too many rows' },
  tooManyColumns: { zh: '列数过多', en: 'it has too many columns' },
  cellTooLong: { zh: '单元格过长', en: 'a cell is too long' },
  unknownEncoding: { zh: '无法识别编码', en: 'its encoding is unknown' },
};

/** What is wrong with a sheet that can be read and holds no results. */
const nothingWords = {
  empty: { zh: '文件是空的', en: 'it is empty' },
  onlyHeads: { zh: '只有表头，没有结果', en: 'it has column heads and no results' },
} as const;

export const nothingWordsOf = (kind: keyof typeof nothingWords, language: Language): string =>
  nothingWords[kind][language];

export const sheetWordsOf = (kind: SheetFaultKind, language: Language): string => sheetWords[kind][language];
