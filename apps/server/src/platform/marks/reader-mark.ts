// A PDF or a picture that leaves with the name of its reader across it, so that a copy tells whose it was.
import { readFile } from 'node:fs/promises';
import { FileFault, withSharp } from '../files/index.ts';

const FONT = new URL('../../../assets/fonts/NotoSansSC_400Regular.ttf', import.meta.url);

/** Points between two marks on a page, so that no half of it is without one. */
const STEP = { x: 240, y: 150 };
const SIZE = 13;
const SLANT = 24;
const FAINT = 0.16;

/** What carries a mark; other kinds of files stay as they are. */
const markable = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'] as const;
type Markable = (typeof markable)[number];

export const isMarkable = (type: string): type is Markable => (markable as readonly string[]).includes(type);

/** Throws FileFault where the file cannot be read to its end: nothing leaves without its mark. */
export async function markForReader(bytes: Buffer, type: Markable, words: string): Promise<Buffer> {
  return type === 'application/pdf' ? markPdf(bytes, words) : markPicture(bytes, type, words);
}

async function markPdf(bytes: Buffer, words: string): Promise<Buffer> {
  const letters = await readFile(FONT);
  try {
    return await drawOnPages(bytes, { words, letters });
  } catch {
    // The library says in many ways that it cannot follow a file.
    throw new FileFault('brokenPdf');
  }
}

/** The library and its font are heavy: they come with the first page that is marked. */
async function drawOnPages(
  bytes: Buffer,
  { words, letters }: { readonly words: string; readonly letters: Buffer },
): Promise<Buffer> {
  const [{ PDFDocument, degrees, rgb }, fontkit] = await Promise.all([import('@cantoo/pdf-lib'), import('fontkit')]);
  const book = await PDFDocument.load(bytes, { updateMetadata: false });
  const pages = book.getPages();
  if (pages.length === 0) throw new FileFault('brokenPdf');
  book.registerFontkit(fontkit);
  const font = await book.embedFont(letters, { subset: true });
  for (const page of pages) {
    const { x: left, y: bottom, width, height } = page.getMediaBox();
    for (let y = 12; y < height; y += STEP.y)
      for (let x = 8; x < width; x += STEP.x)
        page.drawText(words, {
          x: left + x,
          y: bottom + y,
          font,
          size: SIZE,
          color: rgb(0.25, 0.3, 0.35),
          opacity: FAINT,
          rotate: degrees(SLANT),
        });
  }
  // Every object stands in its place, for readers that look into no packed ones.
  return Buffer.from(await book.save({ useObjectStreams: false }));
}

/** All over the picture; the words in the light and in the dark, so that neither a white nor a black picture swallows them. */
async function markPicture(bytes: Buffer, type: Exclude<Markable, 'application/pdf'>, words: string): Promise<Buffer> {
  return withSharp(async (sharp) => {
    const { width, height } = await sharp(bytes).metadata();
    const line = (color: string): Promise<Buffer> =>
      sharp({
        text: {
          text: `<span foreground="${color}" alpha="45%">${escaped(words)}</span>`,
          fontfile: FONT.pathname,
          font: 'Noto Sans SC',
          width: Math.max(120, Math.round(width / 2)),
          rgba: true,
          dpi: Math.max(72, Math.round(width / 9)),
        },
      })
        .png()
        .toBuffer();
    const [dark, light] = [await line('#1f2937'), await line('#ffffff')];
    const size = await sharp(dark).metadata();
    const [wide, high] = [size.width + 40, size.height * 3];
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const tile = await sharp({ create: { width: wide, height: high, channels: 4, background } })
      .composite([
        { input: dark, left: 0, top: 0 },
        { input: light, left: 1, top: 1 },
      ])
      .png()
      .toBuffer();
    const fitting = await sharp(tile)
      .resize({ width: Math.min(wide, width), height: Math.min(high, height), fit: 'inside' })
      .toBuffer();
    const marked = sharp(bytes).composite([{ input: fitting, tile: true }]);
    const written = {
      'image/png': () => marked.png(),
      'image/jpeg': () => marked.jpeg(),
      'image/webp': () => marked.webp(),
    };
    return written[type]().toBuffer();
  });
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
