// Valid examples of what payments of meetings write.
import { meetingEndpoints as meetings } from '@yijian/contract/meetings';
import { meetingPaymentEndpoints as payments, type PaymentDraft } from '@yijian/contract/meeting-payments';
import { workflowTaskEndpoints as tasks } from '@yijian/contract/workflows';
import type { Caller } from '../../app.ts';
import { approveMeetingOf, confirmMeetingOf, meetingsDesk } from '../../meetings/meetings.ts';
import type { Desk } from '../desk.ts';

export async function writePayments({ app, as, write }: Desk): Promise<void> {
  // Days on which no other example plans a meeting.
  const desk = await meetingsDesk({ as }, new Date(Date.now() + 40 * 86_400_000));
  const { rep, leader, compliance } = desk;
  const finance = await as('qian.hui');
  const meetingId = await confirmMeetingOf(desk);
  const [cost] = (await rep.call(meetings.find, { params: { id: meetingId } })).body.result.costs;
  let invoice = 77_000_000;
  const draft = (): PaymentDraft => ({
    meetingId,
    payeeKind: 'EMPLOYEE',
    bankName: '工商银行',
    accountNumber: '6222021202007999',
    isServiceConfirmed: false,
    note: '',
    costs: [{ costId: cost!.id, amount: 10 }],
    invoices: [{ number: String((invoice += 1)), issuedOn: '2026-01-05', amount: 10 }],
  });
  const reason = { reason: '写入原因' };
  const comments: { code: string; comment: string }[] = [];
  const agree = async (who: Caller, id: string): Promise<void> => {
    const { waiting } = (await who.call(payments.find, { params: { id } })).body.result;
    await who.call(tasks.approve, { params: { id: waiting!.taskId! }, body: { comment: '同意' } });
  };

  const first = await write(rep, payments.add, { body: draft() });
  const params = { id: first.id };
  await write(rep, payments.update, { params, body: { ...draft(), version: first.version } });
  await write(rep, payments.submit, { params, body: { comments } });
  await write(rep, payments.withdraw, { params, body: reason });
  await write(rep, payments.discard, { params, body: reason });

  const approved = async (): Promise<string> => {
    const { id } = await write(rep, payments.add, { body: draft() });
    await write(rep, payments.submit, { params: { id }, body: { comments } });
    for (const who of [leader, compliance]) await agree(who, id);
    return id;
  };
  const [id, returned] = [await approved(), await approved()];
  const batch = await write(finance, payments.pay, { body: { ids: [id, returned] } });
  await write(finance, payments.bankFile, { params: { id: batch.id } });
  const account = { name: '写入账户', holder: '写入户名', bankName: '写入银行' };
  const added = await write(finance, payments.addAccount, { body: { ...account, accountNumber: '1202021009900001' } });
  await write(finance, payments.changeAccount, { params: { id: added.id }, body: { ...account, version: 1 } });
  const [format] = (await finance.call(payments.listFormats, {})).body.result;
  const { id: formatId, version, accounts: _accounts, updatedAt: _at, isEnabled: _on, ...layout } = format!;
  await write(finance, payments.addFormat, { body: { ...layout, name: '写入格式' } });
  await write(finance, payments.changeFormat, { params: { id: formatId }, body: { ...layout, version } });
  const { number } = (await finance.call(payments.find, { params: { id: returned } })).body.result;
  const sheet = { name: 'return.csv', content: Buffer.from(`付款编号,结果,回单号,原因\n${number},成功,ICBC-2,\n`) };
  await write(finance, payments.readReturn, { params: { id: batch.id }, body: { file: sheet } });
  await write(finance, payments.settle, { params: { id }, body: { isPaid: true, reference: 'ICBC-1' } });
  await write(finance, payments.askReversal, { params: { id }, body: reason });
  await write(compliance, payments.decideReversal, { params: { id }, body: { agrees: true, ...reason } });
  const { owner } = (await rep.call(payments.find, { params: { id } })).body.result;
  const year = new Date().getUTCFullYear();
  const query = { payeeKind: 'EMPLOYEE', payeeId: owner.id, year, reasonCategory: 'REPORT', reason: '写入的对账单' };
  await write(finance, payments.exportStatement, { query });
  await write(finance, payments.exportList, { query: { reasonCategory: 'REPORT', reason: '写入的付款清单' } });

  const cancelled = { id: await approveMeetingOf(desk) };
  await rep.call(meetings.cancel, { params: cancelled, body: reason });
  const doctorId = desk.doctorIds[0]!;
  // A late cancellation depends on the day; here the fee alone matters.
  await app.owner`
    insert into meeting_speaker_fees (enterprise_id, meeting_id, doctor_id, paid, cancellation_fee)
    values (1, ${cancelled.id}, ${doctorId}, 0, 100)`;
  const waiver = { by: 'SPEAKER', ...reason } as const;
  await write(await as('wu.yue'), payments.waiveFee, { params: { ...cancelled, doctorId }, body: waiver });
}
