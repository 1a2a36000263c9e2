// What leaves carries its reader's name: on every page of a PDF, and all over a picture, whatever the name holds.
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readPdfText } from '../../../../../tools/testing/pdf-text.ts';
import { pdf, picture } from '../../../../../tools/testing/verifications/files.ts';
import { FileFault, sniffFile } from '../files/index.ts';
import { isMarkable, markForReader } from './reader-mark.ts';

const words = '陈亦舟 <b>&"(欧阳)" 2026-11-28 22:40';

it('every page of a PDF has the name and the time, and the pages stay as many', async () => {
  const marked = await markForReader(pdf({ pages: 3 }), 'application/pdf', words);
  const { pages, text } = readPdfText(marked);
  expect(pages).toBe(3);
  expect(text.split(words)).toHaveLength(4);
});

it('a picture stays of its kind and size, and is another all over', async () => {
  const plain = picture('1234567890');
  const marked = await markForReader(plain, 'image/png', words);
  expect(sniffFile(marked)).toBe('image/png');
  const [before, after] = await Promise.all(
    [plain, marked].map((one) => sharp(one).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  expect([after!.info.width, after!.info.height]).toEqual([before!.info.width, before!.info.height]);
  const rows = after!.info.height;
  const stride = after!.info.width * 3;
  // Every quarter of it, from the top to the foot, has some of the words.
  for (const quarter of [0, 1, 2, 3]) {
    const [from, to] = [quarter, quarter + 1].map((at) => Math.floor((rows * at) / 4) * stride) as [number, number];
    expect(after!.data.subarray(from, to).equals(before!.data.subarray(from, to))).toBe(false);
  }
});

it('what cannot be read leaves not at all; documents of other kinds carry no mark', async () => {
  await expect(markForReader(Buffer.from('%PDF-1.7 nothing'), 'application/pdf', words)).rejects.toThrow(FileFault);
  expect(isMarkable('application/vnd.openxmlformats-officedocument.presentationml.presentation')).toBe(false);
});
