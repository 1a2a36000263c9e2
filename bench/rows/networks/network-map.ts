// The whole map on the real screen in a browser: how soon it stands after its data, and what a frame costs while it is moved.
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { findChromium } from '../../../tools/browser/chromium.ts';
import { buildWeb } from '../../../tools/start/build-web.ts';
import { signIn } from '../../../tools/testing/browser.ts';
import { atMost, type Bench, type Figure } from '../../figure.ts';
import { median, quantile } from '../../load/message.ts';
import { EDGES, NODES } from './full-map.ts';
import { onNetworks } from './network-stage.ts';

const SCREEN = '/pc/userInsights/DoctorAcademicNetwork?tab=map';
const LOADS = 5;
const FRAMES = 90;

export const networkMap: Bench = {
  name: 'network-map',
  run() {
    // Before the product, which knows the files that were there when it started.
    buildWeb(console.log);
    return onNetworks(async ({ product }) => {
      const browser = await chromium.launch(await findChromium(console.log));
      try {
        const page = await browser.newPage({
          baseURL: `http://localhost:${product.port}`,
          viewport: { width: 1440, height: 900 },
        });
        await page.addInitScript(watchDrawing, { nodes: NODES, edges: EDGES });
        await signIn(page, 'lin.zhiyuan');
        return await measure(page);
      } finally {
        await browser.close();
      }
    });
  },
};

async function measure(page: Page): Promise<Figure[]> {
  const paints: number[] = [];
  for (let load = 0; load < LOADS; load += 1) paints.push(await paint(page, load === 0));
  const frames = (await pan(page)).toSorted((a, b) => a - b);
  const slides = (await slide(page)).toSorted((a, b) => a - b);
  return [
    {
      name: 'whole map, first paint after its data',
      figure: median(paints),
      unit: 'ms',
      limit: atMost(1500),
      note: `${NODES} persons, ${EDGES} relations; longest of ${LOADS}: ${Math.max(...paints).toFixed(0)} ms`,
    },
    {
      name: 'whole map, script per frame while moved',
      figure: median(frames),
      unit: 'ms',
      limit: atMost(8),
      note: `p95 ${quantile(frames, 0.95).toFixed(1)} ms over ${FRAMES} frames; the drawing of the software renderer is not in it`,
    },
    {
      name: 'whole map, script per frame while a filter is moved',
      figure: median(slides),
      unit: 'ms',
      limit: atMost(8),
      note: `p95 ${quantile(slides, 0.95).toFixed(1)} ms over ${FRAMES} frames of moving the first year`,
    },
  ];
}

/** Milliseconds from the last byte of the map to the frame after everything was drawn. */
async function paint(page: Page, isFirst: boolean): Promise<number> {
  await page.goto(SCREEN);
  await page.waitForFunction(() => (window as Watched).network?.drawnAt !== undefined, undefined, { timeout: 60_000 });
  const took = await page.evaluate(() => {
    const [map] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('NetworkMap'));
    return (window as Watched).network!.drawnAt! - (map as PerformanceResourceTiming).responseEnd;
  });
  if (isFirst) {
    const notice = page.getByRole('dialog').filter({ has: page.getByRole('checkbox') });
    await notice.getByRole('checkbox').check();
    await notice.getByRole('button').last().click();
    await notice.waitFor({ state: 'hidden' });
  }
  return took;
}

/** Milliseconds of script of each frame while the map is dragged. */
async function pan(page: Page): Promise<number[]> {
  const box = (await page.locator('.network-stage').boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return drag(page, (frame) => [x + 160 * Math.sin(frame / 8), y + 90 * Math.sin(frame / 5)]);
}

/** The same while the first year of the filter is moved to and fro. */
async function slide(page: Page): Promise<number[]> {
  const handle = (await page.getByRole('slider', { name: /起始年份|First year/ }).boundingBox())!;
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  return drag(page, (frame) => [x + 70 - 70 * Math.cos(frame / 6), y]);
}

/** Milliseconds of script on the main thread of each frame while a pressed mouse moves, as the browser's own counter says. */
async function drag(page: Page, at: (frame: number) => readonly [x: number, y: number]): Promise<number[]> {
  const counter = await page.context().newCDPSession(page);
  await counter.send('Performance.enable');
  await page.mouse.move(...at(0));
  await page.mouse.down();
  const frames: number[] = [];
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const before = await scriptSeconds(counter);
    await page.mouse.move(...at(frame));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    frames.push((await scriptSeconds(counter)) * 1000 - before * 1000);
  }
  await page.mouse.up();
  return frames;
}

async function scriptSeconds(counter: CDPSession): Promise<number> {
  const { metrics } = await counter.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')!.value;
}

type Watched = Window & { network?: { drawnAt?: number } };

/** Runs in the page: notes the first frame after so many nodes and edges went to the renderer. */
function watchDrawing(wanted: { nodes: number; edges: number }): void {
  const watch: { drawnAt?: number } = {};
  (window as Watched).network = watch;
  let drawn = { nodes: false, edges: false };
  const { prototype } = WebGL2RenderingContext;
  const plain: (...call: readonly number[]) => void = Reflect.get(prototype, 'drawArraysInstanced');
  prototype.drawArraysInstanced = function (this: WebGL2RenderingContext, ...call) {
    plain.apply(this, call);
    drawn = { nodes: drawn.nodes || call[3] === wanted.nodes, edges: drawn.edges || call[3] === wanted.edges };
    if (drawn.nodes && drawn.edges) requestAnimationFrame(() => (watch.drawnAt ??= performance.now()));
  };
}
