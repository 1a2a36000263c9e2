// Films for journeys that a browser can play.
import type { Page } from '@playwright/test';

/** A film of some pictures, made by the browser itself. */
export async function recorded(page: Page, pictures = 20): Promise<Buffer> {
  const base64 = await page.evaluate(async (many) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [160, 90];
    const pen = canvas.getContext('2d')!;
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.start();
    for (let at = 0; at < many; at += 1) {
      pen.fillStyle = `hsl(${at * 18} 80% 50%)`;
      pen.fillRect(0, 0, 160, 90);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, pictures);
  return Buffer.from(base64, 'base64');
}
