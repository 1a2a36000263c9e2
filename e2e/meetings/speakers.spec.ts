// A speaker as its users meet it: proposed with evidence, decided by two, made active by a signed contract, suspended.
import type { Page } from '@playwright/test';
import type { Doctor } from '@yijian/contract/doctors';
import type { Speaker } from '@yijian/contract/speakers';
import { expect, test } from '../../tools/testing/browser.ts';
import { shanghaiDay } from '../../tools/testing/days.ts';
import { agree, withUser } from '../../tools/testing/journeys/people.ts';
import { firstThat, listRecords, namesOne, rowOf, shownBy } from '../../tools/testing/journeys/records.ts';

/** Proposes a doctor who is no speaker, under a name no other has. */
async function propose(page: Page): Promise<string> {
  const speakers = new Set((await listRecords<Speaker>(page, '/speakers/list')).map(({ doctor }) => doctor.id));
  const doctors = await listRecords<Doctor>(page, '/doctor/find/page?type=ALL_CUSTOMER');
  const named = doctors.filter(namesOne(doctors, ({ doctorName }) => doctorName));
  const { doctorName, hospital } = await firstThat(named, ({ id }) => !speakers.has(id));
  await page.getByRole('button', { name: '提名讲者' }).click();
  await expect(page).toHaveURL(/\/meeting\/speakerAdd$/);
  // The hospital of a speaker is found by the call of its own (specification 7).
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/doctorSpeaker/findHospital') && answer.ok());
  await page.locator('#hospitalId').fill(hospital);
  await asked;
  await page.locator('.ant-select-dropdown:visible').getByText(hospital, { exact: true }).first().click();
  await page.locator('#doctorId').fill(doctorName);
  await page
    .locator('.ant-select-dropdown:visible .ant-select-item-option')
    .filter({ hasText: doctorName })
    .filter({ hasText: hospital })
    .click();
  await expect(page.getByText(/建议级别/)).toBeVisible();
  await page.locator('#topics').fill('癫痫');
  await page.keyboard.press('Enter');
  await page.locator('#trainingUntil').fill(shanghaiDay(300));
  await page.getByRole('button', { name: '提交审批' }).click();
  await expect(page.locator('.yj-detail-head:visible').getByText('审批中')).toBeVisible();
  return new URL(page.url()).searchParams.get('id')!;
}

test('SPK-02 SPK-07 SPK-10 SPK-11 SPK-12 SPK-14 a speaker goes from the proposal to active, changes, and is suspended, with five users', async ({
  signedIn,
  browser,
  baseURL,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  const rep = await signedIn('chen.yizhou', '/pc/meeting/speaker/speakerMaintenance');
  await expect(rep.locator('tr.ant-table-row').first()).toBeVisible();
  const id = await propose(rep);
  await expectAccessible();
  const head = '.yj-detail-head:visible';
  const name = await rep.locator(`${head} h1`).innerText();
  const decideBoth = async (shown: string): Promise<void> => {
    for (const login of ['he.jing', 'shen.lian'])
      await withUser({ browser, baseURL }, { login, path: '/pc/meeting/speakerApprove/sApproval' }, async (page) => {
        await rowOf(page, id).click();
        await expect(page).toHaveURL(new RegExp(`/meeting/speakerApproveDetail\\?id=${id}$`));
        await expect(page.getByText(shown)).toBeVisible();
        await agree(page);
      });
  };
  await decideBoth('已确认学术记录');
  const detail = `/pc/meeting/speakerDetail?id=${id}`;
  await withUser({ browser, baseURL }, { login: 'wu.yue', path: detail }, async (page) => {
    await expect(page.locator(head).getByText('待签合同')).toBeVisible();
    await page.getByRole('button', { name: '新建合同' }).click();
    const form = page.getByRole('dialog', { name: /新建合同/ });
    await form.locator('#startsOn').fill(shanghaiDay(-1));
    await form.locator('#endsOn').fill(shanghaiDay(360));
    await form.getByRole('button', { name: /保\s?存/ }).click();
    await page.getByRole('button', { name: '登记签署' }).click();
    const signature = page.getByRole('dialog', { name: /登记签署/ });
    await signature.locator('#signerName').fill(name);
    await signature.getByRole('button', { name: /保\s?存/ }).click();
    await expect(page.locator(head).getByText('已生效')).toBeVisible();
  });
  await test.step('an active speaker changes, and the old topics hold until both agree', async () => {
    await rep.goto(detail);
    await rep.getByRole('button', { name: '申请变更' }).click();
    await rep.locator('#topics').fill('偏头痛');
    await rep.keyboard.press('Enter');
    await rep.locator('#reason').fill('新增授权主题');
    await rep.getByRole('button', { name: '提交审批' }).click();
    await expect(rep.locator(head).getByText('变更审批中')).toBeVisible();
    await expect(rep.locator(head).getByText('已生效')).toBeVisible();
    await expect(rep.getByRole('row', { name: /授权主题/ })).toHaveText(/授权主题癫痫癫痫、偏头痛/);
    await expectAccessible();
    await decideBoth('申请变更为');
    await rep.reload();
    await expect(rep.locator(head).getByText('变更审批中')).toBeHidden();
    await expect(rep.getByText('癫痫、偏头痛').first()).toBeVisible();
  });
  await withUser({ browser, baseURL }, { login: 'shen.lian', path: detail }, async (page) => {
    await page.getByRole('button', { name: /^暂\s?停$/ }).click();
    const form = page.getByRole('dialog', { name: /暂停/ });
    await form.locator('#reason').fill('讲课内容调查中');
    await form.getByRole('button', { name: /保\s?存/ }).click();
    await expect(page.locator(head).getByText('已暂停')).toBeVisible();
  });
});

test('SPK-04 SPK-05 speakers in English: lists, caps, what expires soon and is renewed, one speaker, the proposal', async ({
  signedIn,
  page,
  expectAccessible,
}) => {
  await signedIn('wu.yue', '/pc/meeting/speakerManager', 'en');
  const row = page.locator('tr.ant-table-row');
  await expect(row.first()).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Talks this year' }).first()).toBeVisible();
  await expectAccessible();
  const path = '/pc/meeting/speaker/speakerApproved?expiresWithin=60';
  const shown = await shownBy<Speaker>(page, '/speakers/list', () => page.goto(path));
  const expiring = rowOf(page, shown.find(({ isChanging }) => !isChanging)!.id);
  await expect(expiring).toContainText('Expires soon');
  await expiring.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Renew' }).click();
  const form = page.getByRole('dialog', { name: 'Renew 1 speaker' });
  await form.locator('#trainingUntil').fill(shanghaiDay(400));
  await form.locator('#reason').fill('Yearly renewal');
  await expectAccessible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  // No contract of the demo lasts as long as that training.
  const note = page.getByRole('dialog', { name: 'Please note' });
  await expect(note.getByText(/the contract ends on .*, sign a new one/)).toBeVisible();
  await note.getByRole('button', { name: 'OK' }).click();
  await expiring.click();
  await expect(page.locator('.yj-detail-head:visible').getByText('Change in approval')).toBeVisible();
  await expect(page.getByRole('row', { name: /Compliance training until/ })).toContainText(shanghaiDay(400));
  await expect(page.getByRole('heading', { name: 'Use this year' })).toBeVisible();
  await expectAccessible();
  await page.goto('/pc/meeting/speakerAdd');
  await page.locator('#doctorId').fill('wang');
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
  await expect(page.getByText(/Proposed tier/)).toBeVisible();
  await expectAccessible();
});

test('a meeting names an active speaker, on a wide and a narrow screen', async ({ signedIn, expectAccessible }) => {
  const page = await signedIn('zhou.minxing', '/pc/meeting/meeting-form');
  await page.locator('#title').fill('讲者选择科会');
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('combobox', { name: '讲者', exact: true }).first().click();
  const choices = page.locator('.ant-select-dropdown:visible');
  await expect(choices.getByText('已生效讲者')).toBeVisible();
  const first = choices.locator('.ant-select-item-option').first();
  const name = (await first.innerText()).split('\n', 1)[0]!.trim();
  await first.click();
  await expect(page.getByRole('group', { name: '第 1 项' })).toContainText(name);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pc/meeting/speaker/speakerApproved');
  await expect(page.locator('.speaker-card').first()).toBeVisible();
  await expectAccessible();
});

test('SPK-10 the form of a speaker is refused to compliance, who reads and suspends speakers', async ({ signedIn }) => {
  const page = await signedIn('shen.lian', '/pc/meeting/speaker/speakerMaintenance');
  await expect(page.locator('tr.ant-table-row').first()).toBeVisible();
  await expect(page.getByRole('button', { name: '提名讲者' })).toHaveCount(0);
  await page.goto('/pc/meeting/speakerAdd');
  await expect(page.getByText('没有权限', { exact: true })).toBeVisible();
  await expect(page.locator('#doctorId')).toHaveCount(0);
});
