// What the product asks of fontkit, which has no types of its own: fonts are read by whoever writes a page.
declare module 'fontkit' {
  import type { PDFDocument } from '@cantoo/pdf-lib';
  export const create: Parameters<PDFDocument['registerFontkit']>[0]['create'];
}
