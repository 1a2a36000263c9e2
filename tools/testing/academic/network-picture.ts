// What the picture of a network has really painted, for journeys that look at it.
import type { Page } from '@playwright/test';
import { expect } from '../browser.ts';

/** Points of the screen that a layer of the picture alone changes, counted in photographs with and without it. */
export async function paintedBy(page: Page, layer: 'nodes' | 'edges'): Promise<number> {
  const photograph = async (kept: string): Promise<string> => {
    await page.locator('.network-stage canvas').evaluateAll((all, only) => {
      for (const one of all as HTMLElement[])
        one.style.visibility = only === 'all' || one.classList.contains(`sigma-${only}`) ? '' : 'hidden';
    }, kept);
    return kept === 'all' ? '' : (await page.locator('.network-stage').screenshot()).toString('base64');
  };
  const pictures = [await photograph('none'), await photograph(layer)];
  await photograph('all');
  // A page of its own: the product lets its pages fetch from nowhere else.
  const reader = await page.context().newPage();
  const count = await reader.evaluate(async (both) => {
    const read = async (data: string): Promise<Uint32Array> => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      return new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer);
    };
    const [without, shown] = [await read(both[0]!), await read(both[1]!)];
    return shown.reduce((sum, point, at) => sum + (point === without[at] ? 0 : 1), 0);
  }, pictures);
  await reader.close();
  return count;
}

/** The picture says after drawing what it holds, and has painted as much as so many can hardly do without. */
export async function expectDrawn(page: Page, { nodes, edges }: { nodes: number; edges: number }): Promise<void> {
  expect(nodes).toBeGreaterThan(10);
  expect(edges).toBeGreaterThan(10);
  const stage = page.locator('.network-stage');
  await expect(stage).toHaveAttribute('data-nodes', String(nodes));
  await expect(stage).toHaveAttribute('data-edges', String(edges));
  expect(await paintedBy(page, 'nodes')).toBeGreaterThan(nodes * 4);
  expect(await paintedBy(page, 'edges')).toBeGreaterThan(edges * 4);
}
