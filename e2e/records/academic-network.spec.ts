// The academic network: who is close to a doctor, seen and read (specification 2.3, userInsights).
import type { Locator, Page } from '@playwright/test';
import {
  academicNetworkEndpoints as calls,
  relationTypes,
  shownOnMap,
  type CenterChart,
  type MapFilter,
  type NetworkMap,
} from '@yijian/contract/academic-networks';
import { expectDrawn, paintedBy } from '../../tools/testing/academic/network-picture.ts';
import { expect, type SignedIn, test } from '../../tools/testing/browser.ts';
import { rowOf } from '../../tools/testing/journeys/records.ts';

const path = '/pc/userInsights/DoctorAcademicNetwork';

/** The answer of a call of the network that the page is about to make. */
const answerOf = <T>(page: Page, { path: call }: { path: string }): Promise<T> =>
  page
    .waitForResponse((one) => new URL(one.url()).pathname.endsWith(call) && one.status() === 200)
    .then(async (one) => ((await one.json()) as { result: T }).result);

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

async function open(signedIn: SignedIn, login: string, language: 'zh' | 'en'): Promise<Page> {
  const page = await signedIn(login, path, language);
  // What this page asks is answered before a test waits for the answer of the next.
  await expect(page.locator('.network-stage')).toHaveAttribute('data-nodes', /[1-9]/);
  return page;
}

for (const [language, answer] of [
  ['zh', /两度网络有/],
  ['en', /within two hops/],
] as const) {
  test(
    `3.4 a liaison reads the network around a doctor and its table twin (${language})`,
    { tag: language === 'zh' ? '@smoke' : [] },
    async ({ signedIn, expectAccessible }) => {
      const page = await open(signedIn, 'lin.zhiyuan', language);
      const asked = answerOf<CenterChart>(page, calls.chart);
      await page.goto(path);
      await expect(page.getByText(answer).first()).toBeVisible();
      const chart = await asked;
      await expectDrawn(page, { nodes: chart.nodes.length, edges: chart.edges.length });
      // Whom the sentence names stands beside the picture before anybody is chosen.
      await expect(page.locator('.network-person > header b')).toHaveText(chart.answer.strongest!.name);
      expect(new URL(page.url()).searchParams.has('id')).toBe(false);
      const { id } = chart.answer.strongest!;
      await rowOf(page, id).click();
      await expect(page).toHaveURL(new RegExp(`[?&]id=${id}`));
      await expectAccessible();
    },
  );
}

/** Keeps what is shown as a view, goes back to the plain network, and opens the view again; answers the dialog of views. */
async function keepAndReopen(page: Page, name: string): Promise<Locator> {
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
  return views;
}

test('3.4 a network is saved under a name, opened again and deleted; who is picked in the list is followed', async ({
  signedIn,
  expectAccessible,
}) => {
  const page = await open(signedIn, 'lin.zhiyuan', 'zh');
  const name = `网络 ${Date.now().toString(36)}`;
  await page.getByText('一度', { exact: true }).click();
  await expect(page.getByText(/一度网络有/).first()).toBeVisible();
  const views = await keepAndReopen(page, name);
  await expect(page.getByText(/一度网络有/).first()).toBeVisible();
  await expect(page).toHaveURL(/personId=\d/);

  // Everyone of the first page, of whom the demo has doctors in sight.
  await expect(page.locator('.network-table tbody').getByRole('checkbox')).toHaveCount(20);
  // The rows of the opened view replace those of the view before, and a choice among those goes with them.
  await expect(async () => {
    await page.locator('.network-table thead').getByRole('checkbox').setChecked(true, { timeout: 2_000 });
    await expect(page.locator('.network-table tbody').getByRole('checkbox', { checked: true })).toHaveCount(20);
  }).toPass();
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

const words = {
  zh: {
    least: '最小强度',
    met: '同场会议',
    persons: '人员列表',
    nobody: '没有符合筛选条件的人',
    clear: '清除筛选',
    links: '关系与依据',
    strength: (count: number) => `强度 ${count}`,
    evidence: /共 [1-9]\d* 项依据/,
  },
  en: {
    least: 'Minimum strength',
    met: 'Same meeting',
    persons: 'Persons',
    nobody: 'Nobody matches the filters',
    clear: 'Clear the filters',
    links: 'Relations and evidence',
    strength: (count: number) => `strength ${count}`,
    evidence: /Evidence: [1-9]\d* in all/,
  },
} as const;

/** The picture, the sentence over it and the list beneath it say what the filter leaves of the map. */
async function expectShown(page: Page, map: NetworkMap, filter: Partial<MapFilter>): Promise<void> {
  const { persons, relations } = shownOnMap(map, filter);
  const stage = page.locator('.network-stage');
  await expect(stage).toHaveAttribute('data-nodes', String(persons));
  await expect(stage).toHaveAttribute('data-edges', String(relations));
  const counted = new Intl.NumberFormat('en-US').format(persons);
  await expect(page.locator('.yj-analysis-answer')).toContainText(counted);
  await expect(page.locator('.network-table h2')).toContainText(counted);
  await expect(page.locator('tr.ant-table-row')).toHaveCount(Math.min(20, persons));
}

for (const language of ['zh', 'en'] as const) {
  test(`3.4 filters leave their part of the whole map in the picture, the sentence and the list (${language})`, async ({
    signedIn,
    expectAccessible,
  }) => {
    const say = words[language];
    const page = await open(signedIn, 'lin.zhiyuan', language);
    const map = await untilDrawn(page);
    await expectShown(page, map, {});
    const whole = { nodes: await paintedBy(page, 'nodes'), edges: await paintedBy(page, 'edges') };
    let maps = 0;
    page.on('request', (one) => (maps += one.url().endsWith(calls.map.path) ? 1 : 0));

    await page.getByRole('slider', { name: say.least }).press('ArrowRight');
    await expect(page).toHaveURL(/[?&]min=2(&|$)/);
    await expectShown(page, map, { minStrength: 2 });
    await page.getByRole('checkbox', { name: say.met, exact: true }).click();
    const filter = { minStrength: 2, types: relationTypes.filter((type) => type !== 'MEETING') };
    await expectShown(page, map, filter);
    const { persons } = shownOnMap(map, filter);
    expect(persons).toBeGreaterThan(0);
    expect(persons).toBeLessThan(map.ids.length);
    expect(await paintedBy(page, 'nodes')).toBeLessThan(whole.nodes);
    expect(await paintedBy(page, 'edges')).toBeLessThan(whole.edges);
    expect(maps).toBe(0);
    await expectAccessible();

    // A refresh restores them.
    await page.reload();
    await expectShown(page, map, filter);

    await page.goto(`${path}?tab=map&region=99`);
    await expect(page.getByText(say.nobody).first()).toBeVisible();
    await page.getByRole('button', { name: say.clear }).click();
    await expectShown(page, map, {});
  });

  test(`3.4 pointing at a relation shows what it rests on, and so does the list of the chosen person (${language})`, async ({
    signedIn,
    expectAccessible,
  }) => {
    test.slow();
    const say = words[language];
    const page = await open(signedIn, 'lin.zhiyuan', language);
    const asked = answerOf<CenterChart>(page, calls.chart);
    await page.goto(path);
    const chart = await asked;
    const stage = page.locator('.network-stage');
    await expect(stage).toHaveAttribute('data-edges', String(chart.edges.length));
    const hint = page.locator('.network-hint [data-edge]');
    const box = (await stage.boundingBox())!;
    // Lines are as thin as a pixel: the pointer goes over the picture until it rests on one.
    for (let step = 0; step < 300 && (await hint.count()) === 0; step += 1) {
      const [far, turn] = [0.04 + 0.0012 * step, step * 2.4];
      await page.mouse.move(
        box.x + box.width * (0.5 + far * Math.cos(turn)),
        box.y + box.height * (0.5 + far * Math.sin(turn)),
      );
      await hint.waitFor({ timeout: 250 }).catch(() => undefined);
    }
    await expect(hint).toBeVisible();
    const [from, to] = (await hint.getAttribute('data-edge'))!.split(' ');
    const edge = chart.edges.find((one) => one.from === from && one.to === to)!;
    await expect(hint).toContainText(say.strength(edge.strength));
    if (edge.toYear !== null) await expect(hint).toContainText(String(edge.toYear));
    for (const id of [from, to]) await expect(hint).toContainText(chart.nodes.find((node) => node.id === id)!.name);
    await expect(hint).toContainText(say.evidence);

    // The same without a pointer: the list of relations of a person, opened by the keyboard.
    await rowOf(page, chart.answer.strongest!.id).click();
    const links = page.getByRole('region', { name: say.links });
    const line = links.getByRole('button', { expanded: false }).first();
    await line.focus();
    await page.keyboard.press('Enter');
    await expect(links.getByText(say.evidence)).toBeVisible();
    await expectAccessible();
  });
}

test('3.4 a filtered map is saved under a name and opened again; its file holds what it shows', async ({
  signedIn,
}) => {
  const page = await open(signedIn, 'lin.zhiyuan', 'zh');
  const map = await untilDrawn(page);
  const name = `全景 ${Date.now().toString(36)}`;
  const filter = { minStrength: 2, types: ['CO_AUTHOR' as const] };
  await page.goto(`${path}?tab=map&types=CO_AUTHOR&min=2`);
  await expectShown(page, map, filter);
  const views = await keepAndReopen(page, name);
  await expect(page).toHaveURL(/[?&]tab=map(&|$)/);
  await expectShown(page, map, filter);
  await page.getByRole('button', { name, exact: true }).click();
  await views.getByRole('button', { name: `重命名与共享：${name}` }).click();
  await views.getByRole('button', { name: /删除/ }).click();
  await expect(page.getByText('删除成功')).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '导出', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /导出/ });
  const counted = new Intl.NumberFormat('en-US').format(shownOnMap(map, filter).persons);
  await expect(dialog.getByText(`${counted} 条将被导出`)).toBeVisible();
  await dialog.getByRole('radio', { name: '工作复盘' }).check();
  await dialog.locator('#export-reason').fill('季度复盘');
  const sent = page.waitForResponse((one) => new URL(one.url()).pathname.endsWith(calls.exportMapTable.path));
  await dialog.getByRole('button', { name: /导\s?出/ }).click();
  const answer = await sent;
  expect(answer.status()).toBe(200);
  expect(new URL(answer.url()).searchParams.get('minStrength')).toBe('2');
});
