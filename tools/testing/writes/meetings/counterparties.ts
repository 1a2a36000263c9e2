// Valid examples of what the rooms of institutions and suppliers write.
import { institutionEndpoints, supplierEndpoints } from '@yijian/contract/counterparties';
import { creditCode } from '../../credit-codes.ts';
import { pdf } from '../../verifications/files.ts';
import type { Desk } from '../desk.ts';

export async function writeCounterparties({ as, write }: Desk): Promise<void> {
  const [office, compliance] = [await as('wu.yue'), await as('shen.lian')];
  for (const [calls, category] of [
    [institutionEndpoints, 'SOCIETY'],
    [supplierEndpoints, 'VENUE'],
  ] as const) {
    const draft = { name: '写入单位', creditCode: creditCode(7001), category };
    const { id } = await write(office, calls.add, { body: draft });
    const params = { id };
    await write(office, calls.change, { params, body: { ...draft, findings: '无', version: 1 } });
    for (const documentType of ['LICENSE', 'DUE_DILIGENCE'])
      await write(office, calls.upload, { params, body: { documentType, file: { name: 'a.pdf', content: pdf() } } });
    await write(office, calls.submit, { params });
    await write(compliance, calls.decide, { params, body: { isApproved: true } });
    await write(office, calls.renew, { params });
    await write(compliance, calls.block, { params, body: { isBlocked: true, reason: '写入停用' } });
  }
}
