// A picture of another kind as PNG, drawn by the browser that the tests use.
import { chromium } from '@playwright/test';
import { findChromium } from '../../browser/chromium.ts';

/** Pixel for pixel, in the picture's own size. */
export async function asPng(bytes: Buffer): Promise<Buffer> {
  const browser = await chromium.launch(await findChromium());
  try {
    const page = await browser.newPage();
    const address = await page.evaluate(async (base64) => {
      const blob = new Blob([Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0)!)]);
      const bitmap = await createImageBitmap(blob);
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
      canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
      return canvas.toDataURL('image/png');
    }, bytes.toString('base64'));
    return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  } finally {
    await browser.close();
  }
}
