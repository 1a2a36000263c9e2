// The academic network: who is close to a doctor, seen and read (specification 2.3, userInsights).
import type { Page } from '@playwright/test';
import {
  academicNetworkEndpoints as calls,
  type CenterChart,
  type NetworkMap,
} from '@yijian/contract/academic-networks';
import { expect, test } from '../../tools/testing/browser.ts';

const path = '/pc/userInsights/DoctorAcademicNetwork';

/** The answer of a call of the network that the page is about to make. */
const answerOf = <T>(page: Page, { path: call }: { path: string }): Promise<T> =>
  page
    .waitForResponse((one) => new URL(one.url()).pathname.endsWith(call) && one.status() === 200)
    .then(async (one) => ((await one.json()) as { result: T }).result);

/** Points of the screen that a layer of the picture alone changes, counted in photographs with and without it. */
async function paintedBy(page: Page, layer: 'nodes' | 'edges'): Promise<number> {
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
async function expectDrawn(page: Page, { nodes, edges }: { nodes: number; edges: number }): Promise<void> {
  expect(nodes).toBeGreaterThan(10);
  expect(edges).toBeGreaterThan(10);
  const stage = page.locator('.network-stage');
  await expect(stage).toHaveAttribute('data-nodes', String(nodes));
  await expect(stage).toHaveAttribute('data-edges', String(edges));
  expect(await paintedBy(page, 'nodes')).toBeGreaterThan(nodes * 4);
  expect(await paintedBy(page, 'edges')).toBeGreaterThan(edges * 4);
}

async function untilDrawn(page: Page): Promise<NetworkMap> {
  let map: NetworkMap | undefined;
  await expect(async () => {
    const asked = page.waitForResponse((one) => one.url().endsWith(calls.map.path), { timeout: 10_000 });
    await page.goto(`${path}?tab=map`);
    map = ((await (await asked).json()) as { result: NetworkMap }).result;
    expect(map.ids.length).toBeGreaterThan(10);
  }).toPass({ timeout: 60_000 });
  return map!;
}

async function open(signedIn: (login: string) => Promise<Page>, login: string, language: 'zh' | 'en'): Promise<Page> {
  const page = await signedIn(login);
  await page.evaluate((which) => localStorage.setItem('languageType', which), language);
  await page.goto(path);
  const notice = page.getByRole('dialog').filter({ has: page.getByRole('checkbox') });
  await notice.getByRole('checkbox').check();
  await notice.getByRole('button').last().click();
  await expect(notice).toBeHidden();
  return page;
}

for (const [language, answer] of [
  ['zh', /两度网络有/],
  ['en', /within two hops/],
] as const) {
  test(`3.4 a liaison reads the network around a doctor and its table twin (${language})`, async ({
    signedIn,
    expectAccessible,
  }) => {
    const page = await open(signedIn, 'lin.zhiyuan', language);
    const asked = answerOf<CenterChart>(page, calls.chart);
    await page.goto(path);
    await expect(page.getByText(answer).first()).toBeVisible();
    const chart = await asked;
    await expectDrawn(page, { nodes: chart.nodes.length, edges: chart.edges.length });
    const rows = page.locator('tr.ant-table-row');
    await expect(rows.first()).toBeVisible();
    await rows.first().click();
    await expect(page).toHaveURL(/[?&]id=\d/);
    await expectAccessible();
  });
}

test('3.4 a network is saved under a name, opened again and deleted; who is picked in the list is followed', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await open(signedIn, 'lin.zhiyuan', 'zh');
  const name = `网络 ${Date.now().toString(36)}`;
  await page.getByText('一度', { exact: true }).click();
  await expect(page.getByText(/一度网络有/).first()).toBeVisible();
  const picker = page.getByRole('button', { name: '已存视图' });
  const views = page.getByRole('dialog', { name: '已存视图' });
  await picker.click();
  await views.getByLabel('视图名称').fill(name);
  await views.getByRole('button', { name: '保存为视图' }).click();
  await expect(page.getByText('已保存为视图')).toBeVisible();
  await page.goto(path);
  await expect(page.getByText(/两度网络有/).first()).toBeVisible();
  await picker.click();
  await views.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText(/一度网络有/).first()).toBeVisible();
  await expect(page).toHaveURL(/personId=\d/);

  // Everyone of the first page, of whom the demo has doctors in sight.
  await page.locator('.network-table thead').getByRole('checkbox').check();
  await expectAccessible('.network-table');
  await page.getByRole('toolbar').getByRole('button', { name: '关注', exact: true }).click();
  await expect(page.getByText(/已关注 [\d,]+ 位医生/)).toBeVisible();

  await page.getByRole('button', { name, exact: true }).click();
  await views.getByRole('button', { name: `重命名与共享：${name}` }).click();
  await views.getByRole('button', { name: /删除/ }).click();
  await expect(page.getByText('删除成功')).toBeVisible();
});

test('3.4 the whole map draws every person and relation it names', async ({ signedIn, expectAccessible }) => {
  const page = await open(signedIn, 'lin.zhiyuan', 'zh');
  // A product that has just started is still drawing it.
  const map = await untilDrawn(page);
  await expectDrawn(page, { nodes: map.ids.length, edges: map.from.length });
  await expectAccessible();

  // The graphics process dies: the picture is made anew.
  await page.locator('.network-stage canvas.sigma-nodes').evaluate((canvas: HTMLCanvasElement) => {
    canvas.closest<HTMLElement>('.network-stage')!.dataset['nodes'] = 'before';
    canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!.loseContext();
  });
  await expectDrawn(page, { nodes: map.ids.length, edges: map.from.length });
});
