// What a document is by its first bytes; the name has to agree with it (reliability 22).

/** Endings of documents that may be kept, and their media types. */
export const documentTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain',
} as const;

export type DocumentType = (typeof documentTypes)[keyof typeof documentTypes];
type Ending = keyof typeof documentTypes;

const starts = (file: Buffer, text: string, at = 0): boolean =>
  file.subarray(at, at + text.length).toString('latin1') === text;

/** Office files are archives; the names of their entries stand readable in them. */
function officeKind(file: Buffer): Ending | undefined {
  if (!starts(file, 'PK\u0003\u0004') || !file.includes('[Content_Types].xml')) return undefined;
  if (file.includes('vbaProject.bin')) return undefined;
  if (file.includes('word/document.xml')) return 'docx';
  if (file.includes('xl/workbook.xml')) return 'xlsx';
  return file.includes('ppt/presentation.xml') ? 'pptx' : undefined;
}

/** Readable UTF-8 without control characters, and no page that a browser would run. */
function isText(file: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
    // oxlint-disable-next-line no-control-regex
    return !/[\u0000-\u0008\u000e-\u001f]/.test(text) && !/^\s*<(!doctype|html|svg|\?xml|script)/i.test(text);
  } catch {
    return false;
  }
}

function kindOf(file: Buffer): Ending | undefined {
  if (starts(file, '%PDF-')) return 'pdf';
  if (starts(file, '\u0089PNG\r\n\u001a\n')) return 'png';
  if (starts(file, '\u00ff\u00d8\u00ff')) return 'jpg';
  if (starts(file, 'GIF87a') || starts(file, 'GIF89a')) return 'gif';
  if (starts(file, 'RIFF') && starts(file, 'WEBP', 8)) return 'webp';
  return officeKind(file) ?? (isText(file) ? 'txt' : undefined);
}

const alike: Readonly<Record<string, Ending>> = { jpeg: 'jpg', csv: 'txt', log: 'txt', md: 'txt' };

/** The media type of a file that may be kept, or undefined. */
export function typeOfDocument(name: string, file: Buffer): DocumentType | undefined {
  const ending = /\.([A-Za-z0-9]{2,5})$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const kind = kindOf(file);
  if (kind === undefined || (alike[ending] ?? ending) !== kind) return undefined;
  return documentTypes[kind];
}
