// Prints a page definition as PDF, with a font that has Chinese letters.
import { readFile } from 'node:fs/promises';

const FONT = new URL('../../../assets/fonts/NotoSansSC_400Regular.ttf', import.meta.url);

/** The library and its font are heavy and rarely needed: they come with the first page and open nothing else. */
export async function printPdf(definition: object): Promise<Buffer> {
  const { default: pdfmake } = await import('pdfmake');
  const virtual = (pdfmake as unknown as { virtualfs: { writeFileSync: (name: string, bytes: Buffer) => void } })
    .virtualfs;
  virtual.writeFileSync('noto.ttf', await readFile(FONT));
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => false);
  pdfmake.setFonts({ Noto: { normal: 'noto.ttf', bold: 'noto.ttf', italics: 'noto.ttf', bolditalics: 'noto.ttf' } });
  return pdfmake.createPdf(definition as Parameters<typeof pdfmake.createPdf>[0]).getBuffer();
}
