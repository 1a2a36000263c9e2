// Finance pays from an account whose bank speaks ISO 20022, and reads its status report (product: payment, bank file).
import type { PaymentBatch, PaymentLine } from '@yijian/contract/meeting-payments';
import { expect, send, test } from '../../../tools/testing/browser.ts';
import { choose } from '../../../tools/testing/journeys/people.ts';
import { findRecord } from '../../../tools/testing/journeys/records.ts';
import { wordsIn } from '../../../tools/testing/journeys/words.ts';

const report = (batch: string, payment: string, status: string): string =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>${batch}</OrgnlMsgId></OrgnlGrpInfAndSts><OrgnlPmtInfAndSts><TxInfAndSts><OrgnlEndToEndId>${payment}</OrgnlEndToEndId><TxSts>${status}</TxSts><StsRsnInf><Rsn><Cd>AC01</Cd></Rsn></StsRsnInf></TxInfAndSts></OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`;

for (const language of ['zh', 'en'] as const)
  test(`finance pays by ISO 20022 and the status report of the bank settles the batch (${language})`, async ({
    signedIn,
    expectAccessible,
    consoleErrors,
  }) => {
    test.setTimeout(120_000);
    // The account that misses the code of its bank.
    consoleErrors.allow(/status of 400/);
    const say = wordsIn(language);
    const keep = language === 'zh' ? /保\s?存/ : 'Save';
    const name = `ISO ${Date.now() % 1_000_000}`;
    const page = await signedIn('qian.hui', '/pc/meeting/paymentApprove/pendingApproved', language);
    await page.getByRole('button', { name: say('付款账户', 'Paying accounts') }).click();
    const accounts = page.getByRole('dialog', { name: say('付款账户', 'Paying accounts') });
    await expect(accounts.getByText('基本户')).toBeVisible();
    await expectAccessible('.ant-drawer');
    await accounts.getByRole('button', { name: say('新增付款账户', 'New paying account') }).click();
    const form = page.getByRole('dialog', { name: say('新增付款账户', 'New paying account') });
    for (const [field, value] of [
      ['name', name],
      ['holder', '维立医药有限公司'],
      ['bankName', '中国银行杭州分行'],
      ['accountNumber', '3456 0000 1234 5678'],
    ] as const)
      await form.locator(`#${field}`).fill(value);
    await choose(page, 'format', /ISO 20022/);
    await form.getByRole('button', { name: keep }).click();
    await expect(form.getByRole('alert').first()).toBeVisible();
    await form.locator('#bankCode').fill('104331000018');
    await form.getByRole('button', { name: keep }).click();
    await expect(accounts.getByText(name)).toBeVisible();
    await page.keyboard.press('Escape');

    const { id, number } = await findRecord<PaymentLine>(
      page,
      '/API-MEET-TOOLS/payment/page?tab=pendingApproved&state=APPROVED',
      ({ mayPay }) => mayPay,
    );
    await page.goto(`/pc/meeting/paymentApprove/pendingApproved?keyword=${number}`);
    await page
      .getByRole('row', { name: new RegExp(number!) })
      .getByRole('checkbox')
      .check();
    const made = page.waitForResponse((answer) => answer.url().endsWith('/payment/batches') && answer.ok());
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: say(`从“${name}”付款`, `Pay from "${name}"`) })
      .click();
    const batch = ((await (await made).json()) as { result: PaymentBatch }).result;
    await page.getByRole('button', { name: say('付款批次', 'Bank batches') }).click();
    const batches = page.getByRole('dialog', { name: say('付款批次', 'Bank batches') });
    const file = page.waitForEvent('download');
    await batches
      .getByRole('button', { name: say(`下载银行文件 ${batch.number}`, `Download bank file ${batch.number}`) })
      .click();
    expect((await file).suggestedFilename()).toBe(`${batch.number}.xml`);
    await batches
      .getByLabel(say(`读入回盘文件 ${batch.number}`, `Read the return file of ${batch.number}`))
      .last()
      .setInputFiles({
        name: 'report.xml',
        mimeType: 'application/xml',
        buffer: Buffer.from(report(batch.number, number!, 'RJCT')),
      });
    const told = batches.getByRole('status');
    await expect(told).toContainText(say('失败 1 笔', 'failed: 1'));
    await expect(told).toContainText('AC01');
    await expectAccessible('.ant-drawer');
    expect((await send<PaymentLine>(page, `/API-MEET-TOOLS/payment/find/${id}`)).state).toBe('PAY_FAILED');
  });
