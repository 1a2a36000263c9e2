// Files as tests bring them: pictures with more in them than pixels, PDFs plain and hostile.
import { deflateSync } from 'node:zlib';
import { certificatePicture } from '../../../database/seeds/demo/verifications/certificate-picture.ts';
import { chunk } from '../../../database/seeds/demo/verifications/drawing.ts';

const SIGNATURE_AND_HEAD = 33;

export const picture = (number: string): Buffer => certificatePicture({ type: 'PRACTICE', name: 'TEST', number }).bytes;

/** A picture with what cameras and forgers put beside the pixels. */
export function pictureWithNotes(number: string, note: string): Buffer {
  const plain = picture(number);
  const notes = [chunk('tEXt', Buffer.from(`Comment\0${note}`)), chunk('eXIf', Buffer.from(`MM\0*${note}`))];
  return Buffer.concat([plain.subarray(0, SIGNATURE_AND_HEAD), ...notes, plain.subarray(SIGNATURE_AND_HEAD)]);
}

/** A few bytes that claim to be this many points wide and high. */
export function bomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PDF of empty pages; `catalog` goes into its first object, `more` are whole objects. */
export function pdf({ pages = 1, catalog = '', trailer = '', more = [] as readonly (string | Buffer)[] } = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 10} 0 R`).join(' ');
  const objects: (string | Buffer)[] = [
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n`,
    `2 0 obj\n<< /Type /Pages /Kids [${kids}] /Count ${pages} >>\nendobj\n`,
    ...Array.from(
      { length: pages },
      (_, index) => `${index + 10} 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] >>\nendobj\n`,
    ),
    ...more,
  ];
  const body = Buffer.concat(
    ['%PDF-1.7\n', ...objects].map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  return Buffer.concat([
    body,
    Buffer.from(`trailer\n<< /Root 1 0 R ${trailer} >>\nstartxref\n${body.length}\n%%EOF\n`),
  ]);
}

/** An object that packs others, as PDFs since 1.5 do. */
export function packed(text: string): Buffer {
  const data = deflateSync(Buffer.from(text));
  const head = `90 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${data.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream\nendobj\n')]);
}

/** A PDF of one page that is a photograph, as scanning apps write it. */
export function packedScan(jpeg: Buffer): Buffer {
  const head = `91 0 obj\n<< /Type /XObject /Subtype /Image /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`;
  return pdf({ more: [Buffer.concat([Buffer.from(head), jpeg, Buffer.from('\nendstream\nendobj\n')])] });
}
