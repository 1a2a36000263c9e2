// Valid examples of what a verification writes: from a draft to a new verification.
import { verificationEndpoints as calls } from '@yijian/contract/verifications';
import type { Caller } from '../app.ts';
import { nextNumber, openStage, licenceFile } from '../verifications/stage.ts';
import type { Desk } from './desk.ts';

const why = { reasonCategory: 'DATA_CHECK', reason: '核对待审核申请', format: 'csv' } as const;

export async function writeVerifications({ app, as, write }: Desk): Promise<void> {
  const stage = await openStage(app);
  const [rep, steward, second] = [await as('chen.yizhou'), await as('su.zhen'), await as('wu.yue')];
  const submitted = async (fields: object): Promise<{ params: { id: string } }> => {
    const { id: doctorId } = await stage.doctor();
    const { id } = await write(rep, calls.save, { body: { doctorId, fields } });
    const number = nextNumber();
    const body = { requestId: id, type: 'PRACTICE', number, holderName: '写入', file: licenceFile(number) };
    const kept = await write(rep, calls.uploadCertificate, { body });
    await write(rep, calls.deleteCertificate, { query: { id: kept.id } });
    await write(rep, calls.uploadCertificate, { body });
    await write(rep, calls.submit, { params: { id } });
    return { params: { id } };
  };
  const reason = { reason: '资料有误' };
  const accept = (who: Caller, one: { params: { id: string } }, field: string) =>
    write(who, calls.decide, { ...one, body: { field, decision: 'ACCEPTED' } });

  const first = await submitted({ department: '写入一科' });
  await write(rep, calls.withdraw, { ...first, body: reason });
  await write(rep, calls.submit, first);
  await write(steward, calls.pick, first);
  await write(steward, calls.release, first);
  await write(steward, calls.pick, first);
  await write(steward, calls.needInfo, { ...first, body: reason });
  await write(rep, calls.submit, first);
  await write(steward, calls.pick, first);
  await accept(steward, first, 'department');
  await write(steward, calls.complete, { ...first, body: {} });
  await write(steward, calls.reverify, { ...first, body: reason });

  const risky = await submitted({ licenceNumber: nextNumber() });
  await write(steward, calls.pick, risky);
  await accept(steward, risky, 'licenceNumber');
  await write(steward, calls.complete, { ...risky, body: {} });
  await write(second, calls.sendBack, { ...risky, body: reason });
  await write(steward, calls.complete, { ...risky, body: {} });
  await write(second, calls.approve, { ...risky, body: {} });

  const third = await submitted({ department: '写入二科' });
  const sheet = { name: 'results.csv', content: `核验单号,结论\n${third.params.id},通过\n` };
  await write(steward, calls.uploadResults, { body: { file: sheet } });
  await write(steward, calls.completeMany, { body: { ids: [third.params.id] } });
  const fourth = await submitted({ department: '写入三科' });
  await write(steward, calls.pick, fourth);
  await write(steward, calls.reject, { ...fourth, body: reason });
  const [certificate] = (await steward.call(calls.findCertificates, fourth)).body.result;
  const seen = { field: 'LICENCE_NUMBER', category: 'VERIFY', reason: '与注册库核对' } as const;
  await write(steward, calls.revealNumber, { params: { id: certificate!.id }, body: seen });
  await write(steward, calls.download, { query: { ...why, box: 'all' } });
}
