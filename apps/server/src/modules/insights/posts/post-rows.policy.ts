// What a row of a file of posts must hold; every fault is told with its field.
import { postFields, type PostField } from '@yijian/contract/insights';

export interface RawPost {
  readonly row: number;
  /** Undefined for a line that is no JSON object. */
  readonly cells: Readonly<Partial<Record<PostField, string>>> | undefined;
}

const heads: Readonly<Record<PostField, readonly string[]>> = {
  source: ['source', '来源'],
  externalId: ['externalid', 'id', '来源编号', '帖子编号'],
  doctorId: ['doctorid', '医生编号'],
  doctor: ['doctor', '医生', '医生姓名'],
  hospital: ['hospital', '医院', '医院名称'],
  postedAt: ['postedat', 'posted', '发布时间'],
  title: ['title', '标题'],
  body: ['body', 'text', '正文', '内容'],
  url: ['url', 'link', '链接'],
};

/** The field of each column; undefined for one that no field is. */
export const columnsOf = (cells: readonly string[]): (PostField | undefined)[] =>
  cells.map((cell) => postFields.find((field) => heads[field].includes(cell.trim().toLowerCase())));

export function missingColumns(columns: readonly (PostField | undefined)[]): string[] {
  const needed: PostField[] = ['source', 'externalId', 'postedAt', 'body'];
  const named = columns.includes('doctorId') || (columns.includes('doctor') && columns.includes('hospital'));
  return [...needed.filter((field) => !columns.includes(field)), ...(named ? [] : ['doctorId'])];
}

export function cellsOfJson(line: string): RawPost['cells'] {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const known = Object.entries(value).filter(([name]) => (postFields as readonly string[]).includes(name));
    return Object.fromEntries(known.map(([name, one]) => [name, typeof one === 'string' ? one : JSON.stringify(one)]));
  } catch {
    return undefined;
  }
}

export type FaultKind =
  | 'badLine'
  | 'missing'
  | 'tooLong'
  | 'unstorable'
  | 'unknownSource'
  | 'badMoment'
  | 'future'
  | 'badUrl'
  | 'unknownDoctor'
  | 'severalDoctors'
  | 'twice';

const words: Readonly<Record<FaultKind, { readonly zh: string; readonly en: string }>> = {
  badLine: { zh: '不是一个 JSON 对象', en: 'not a JSON object' },
  missing: { zh: '必填', en: 'required' },
  tooLong: { zh: '太长', en: 'too long' },
  unstorable: { zh: '含有无法保存的字符', en: 'contains characters that cannot be stored' },
  unknownSource: { zh: '没有这个来源', en: 'no such source' },
  badMoment: { zh: '不是有效的时间，例如 2026-05-04 09:30', en: 'not a moment such as 2026-05-04 09:30' },
  future: { zh: '还没有到来', en: 'lies in the future' },
  badUrl: { zh: '不是 http 链接', en: 'not an http address' },
  unknownDoctor: { zh: '没有这位医生，或不在您的范围内', en: 'no such doctor, or out of your range' },
  severalDoctors: { zh: '有多位同名医生，请填写医生编号', en: 'several doctors of the name; give the id' },
  twice: { zh: '文件中重复', en: 'twice in the file' },
};

export const faultText = (kind: FaultKind, language: 'zh' | 'en'): string => words[kind][language];

const limits: Readonly<Partial<Record<PostField, number>>> = { externalId: 80, title: 200, body: 5000, url: 500 };

export interface Fault {
  readonly row: number;
  readonly field: PostField | '';
  readonly kind: FaultKind;
}

/** The moment in Shanghai unless the text names an offset; undefined for no moment of the calendar. */
export function momentOf(text: string): Date | undefined {
  const found =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T](\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?\s*(Z|[+-]\d\d:?\d\d)?$/.exec(
      text.trim(),
    );
  if (found === null) return undefined;
  const [, year, month, day, hour = '0', minute = '00', second = '00', zone = '+08:00'] = found;
  const two = (part: string): string => part.padStart(2, '0');
  const local = `${year}-${two(month!)}-${two(day!)}T${two(hour)}:${minute}:${second}`;
  const asUtc = new Date(`${local}Z`);
  if (Number.isNaN(asUtc.getTime()) || !asUtc.toISOString().startsWith(local)) return undefined;
  const moment = new Date(`${local}${zone}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** Faults that a row has by itself. */
export function faultsOf(
  { row, cells }: RawPost,
  { sources, now }: { sources: ReadonlySet<string>; now: Date },
): Fault[] {
  if (cells === undefined) return [{ row, field: '', kind: 'badLine' }];
  const faults: Fault[] = [];
  const add = (field: PostField, kind: FaultKind): void => void faults.push({ row, field, kind });
  const text = (field: PostField): string => (cells[field] ?? '').trim();
  for (const field of ['source', 'externalId', 'postedAt', 'body'] as const)
    if (text(field) === '') add(field, 'missing');
  if (text('doctorId') === '' && (text('doctor') === '' || text('hospital') === '')) add('doctorId', 'missing');
  for (const field of postFields) {
    if (text(field).length > (limits[field] ?? 100)) add(field, 'tooLong');
    if (text(field).includes('\u0000') || !text(field).isWellFormed()) add(field, 'unstorable');
  }
  if (text('source') !== '' && !sources.has(text('source'))) add('source', 'unknownSource');
  const moment = momentOf(text('postedAt'));
  if (text('postedAt') !== '' && moment === undefined) add('postedAt', 'badMoment');
  if (moment !== undefined && moment > now) add('postedAt', 'future');
  if (text('url') !== '' && !/^https?:\/\/[^\s/]+/.test(text('url'))) add('url', 'badUrl');
  return faults;
}
