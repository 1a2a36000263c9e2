// Valid examples of what decisions about academic records and reported errors write.
import { academicRecordEndpoints as calls } from '@yijian/contract/academic-records';
import { doctorProfileEndpoints as profiles } from '@yijian/contract/doctor-profiles';
import type { Desk } from '../desk.ts';

export async function writeAcademicRecords({ app, as, write, id }: Desk): Promise<void> {
  const [rep, steward] = [await as('chen.yizhou'), await as('su.zhen')];
  const doctorId = await id(app.owner<{ id: string }[]>`
    select o.doctor_id::text as id from doctor_owners o join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
    where u.login = 'chen.yizhou' order by o.doctor_id limit 1`);
  const kept = await write(steward, calls.add, {
    body: { doctorId, kind: 'SOCIETY', title: '写入学会', role: '委员' },
  });
  const body = { state: 'REJECTED', version: kept.version, reason: '写入有误' };
  await write(steward, calls.decide, { params: { id: kept.id }, body });
  const query = { doctorId, field: 'other', correction: '写入的纠错' };
  const reported = await write(rep, calls.reportError, { query });
  await write(steward, calls.answerCorrection, {
    params: { id: reported.id },
    body: { state: 'REFUSED', answer: '无误' },
  });
  const manager = await as('zhou.minxing');
  await write(manager, profiles.exportPdf, { query: { doctorId, reasonCategory: 'REVIEW', reason: '写入的一页' } });
}
