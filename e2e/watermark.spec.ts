// The marks of pages, read back from real screenshots of the real shell (reliability 24; look and feel, ground rules).
import type { Browser, Page } from '@playwright/test';
import { readPng, type Picture } from '../tools/watermark/page/png.ts';
import { readPageMark } from '../tools/watermark/page/read-page-mark.ts';
import { expect, signIn, test } from '../tools/testing/browser.ts';
import { untilStill } from '../tools/testing/journeys/stillness.ts';

const LIST = '/pc/customer/doctorTeamManager/allCustomer';
const QUARTERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

const isRead = async (page: Page): Promise<boolean> => readPageMark(readPng(await page.screenshot())) !== undefined;

/** Waits until the page is there and marked: the marks come after the first paint. */
async function marked(page: Page, path = LIST): Promise<void> {
  await page.goto(path);
  await page.locator('tr.ant-table-row').first().waitFor();
  await expect(page.locator('body > div[aria-hidden="true"]')).toHaveCount(1);
  await untilStill(page);
  await expect.poll(() => isRead(page)).toBe(true);
}

async function opened(browser: Browser, scale: number): Promise<Page> {
  const context = await browser.newContext({ deviceScaleFactor: scale, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, 'zhou.minxing');
  return page;
}

function cut({ width, light }: Picture, x: number, y: number, wide: number, high: number): Picture {
  const part = new Float32Array(wide * high);
  for (let row = 0; row < high; row += 1) {
    part.set(light.subarray((y + row) * width + x, (y + row) * width + x + wide), row * wide);
  }
  return { width: wide, height: high, light: part };
}

const quarter = (picture: Picture, column: number, row: number): Picture => {
  const [wide, high] = [Math.floor(picture.width / 2), Math.floor(picture.height / 2)];
  return cut(picture, column * wide, row * high, wide, high);
};

/** The picture as a JPEG of the quality, drawn by the browser. */
async function asJpeg(page: Page, png: Buffer, quality: number): Promise<Picture> {
  const address = await page.evaluate(
    async ([base64, level]) => {
      const load = async (type: string, data: string) => {
        const blob = new Blob([Uint8Array.from(atob(data), (letter) => letter.codePointAt(0)!)], { type });
        const bitmap = await createImageBitmap(blob);
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
        canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
        return canvas;
      };
      const jpeg = (await load('image/png', base64)).toDataURL('image/jpeg', level);
      return (await load('image/jpeg', jpeg.slice(jpeg.indexOf(',') + 1))).toDataURL('image/png');
    },
    [png.toString('base64'), quality] as const,
  );
  return readPng(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'));
}

for (const scale of [1, 2]) {
  for (const dark of [false, true]) {
    test(`a ${dark ? 'dark' : 'light'} page at scale ${scale} is read whole, cut to any quarter, and as JPEG of quality 85`, async ({
      browser,
    }) => {
      const page = await opened(browser, scale);
      await marked(page);
      if (dark) {
        await page.getByRole('button', { name: '切换到深色' }).click();
        await page.mouse.move(700, 600);
        await untilStill(page);
        await expect.poll(() => isRead(page)).toBe(true);
      }
      const png = await page.screenshot();
      const picture = readPng(png);
      const jpeg = await asJpeg(page, png, 0.85);
      const found = readPageMark(picture);
      expect(found?.scale).toBe(scale);
      expect(Date.now() - found!.at).toBeLessThan(3 * 60_000);
      const [owner, minute] = [found!.userId, found!.at];
      for (const [name, whole] of [
        ['PNG', picture],
        ['JPEG', jpeg],
      ] as const) {
        for (const [column, row] of QUARTERS) {
          const part = readPageMark(quarter(whole, column, row));
          expect(part, `${name}, quarter ${column} ${row}`).toMatchObject({
            enterpriseId: 1,
            userId: owner,
            at: minute,
          });
        }
      }
      await page.context().close();
    });
  }
}

test('the mark changes no channel by more than 1 of 255', async ({ signedIn }) => {
  const page = await signedIn('zhou.minxing');
  await marked(page);
  const hide = async (on: boolean) =>
    page.evaluate(
      (display) => document.querySelector<HTMLElement>('#root')?.style.setProperty('visibility', display),
      on ? 'hidden' : 'visible',
    );
  const withMark = readPng(await page.screenshot());
  await hide(true);
  const bare = readPng(await page.screenshot());
  await hide(false);
  // Over one plain colour the words in ink and the pattern are all there is; the most frequent levels are the pattern's.
  const counts = new Map<number, number>();
  for (const level of bare.light) counts.set(level, (counts.get(level) ?? 0) + 1);
  const common = [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, 2)
    .map(([level]) => level);
  expect(Math.abs(common[0]! - common[1]!)).toBe(1);
  expect(readPageMark(withMark)).toBeDefined();
});

test('of many parts of the same pages without the marks none gives a mark', async ({ signedIn }) => {
  const page = await signedIn('zhou.minxing');
  test.setTimeout(300_000);
  // Without an idle moment the marks never come.
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  let looked = 0;
  let wrong = 0;
  for (const path of [LIST, '/pc/customer/visitTeamManager/teamVisit']) {
    await page.goto(path);
    await page.locator('tr.ant-table-row').first().waitFor();
    const picture = readPng(await page.screenshot());
    for (let part = 0; part < 10; part += 1) {
      const [x, y] = [(part * 97) % 720, (part * 53) % 450];
      looked += 1;
      if (readPageMark(cut(picture, x, y, 720, 450)) !== undefined) wrong += 1;
    }
  }
  expect([wrong, looked]).toEqual([0, 20]);
});

test('whoever takes the layer away, hides it or empties it gets it back', async ({ signedIn }) => {
  const page = await signedIn('zhou.minxing');
  await marked(page);
  const layer = page.locator('body > div[aria-hidden="true"]');
  await layer.evaluate((element) => element.remove());
  await expect(layer).toHaveCount(1);
  await expect.poll(() => isRead(page)).toBe(true);
  await layer.evaluate((element) => element.setAttribute('style', 'display: none !important'));
  await expect.poll(() => isRead(page)).toBe(true);
  await layer.evaluate((element) => ((element as HTMLElement).hidden = true));
  await expect.poll(() => isRead(page)).toBe(true);
});

test('the marks come after the first paint, take no click and cost no frames', async ({
  signedIn,
  expectAccessible,
}) => {
  test.setTimeout(180_000);
  const page = await signedIn('zhou.minxing');
  await marked(page);
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    script: performance
      .getEntriesByType('resource')
      .filter((entry) => /page-m[^/]*\.js/.test(entry.name))
      .map((entry) => entry.startTime),
  }));
  expect(times.script).not.toEqual([]);
  for (const start of times.script) expect(start).toBeGreaterThan(times.paint);
  const scroll = async (one: Page) =>
    one.evaluate(async () => {
      const box = document.querySelector('#content')!;
      const frames: number[] = [];
      let last = performance.now();
      for (let step = 0; step < 60; step += 1) {
        box.scrollTop = (step * 23) % 400;
        await new Promise((done) => requestAnimationFrame(done));
        const now = performance.now();
        frames.push(now - last);
        last = now;
      }
      return frames.toSorted((a, b) => a - b)[30]!;
    });
  // The same page without the marks runs beside it: what else the machine does slows both.
  const bare = await page.context().newPage();
  await bare.addInitScript(() => (window.requestIdleCallback = () => 0));
  await bare.goto(page.url());
  await bare.locator('#content').getByRole('heading').first().waitFor();
  await expect
    .poll(
      async () => {
        await bare.bringToFront();
        const without = await scroll(bare);
        await page.bringToFront();
        return (await scroll(page)) / Math.max(without, 17);
      },
      { timeout: 60_000 },
    )
    .toBeLessThan(2);
  await expectAccessible();
});
