// Valid examples of what keeping doctors and hospitals and deciding their duplicates write.
import { doctorKeepingEndpoints as doctors } from '@yijian/contract/doctors';
import { duplicateEndpoints as calls, hospitalDuplicateEndpoints as hospitals } from '@yijian/contract/duplicates';
import { hospitalEndpoints } from '@yijian/contract/hospitals';
import type { Desk } from './desk.ts';

export async function writeDuplicates({ app, as, write, id }: Desk): Promise<void> {
  const [rep, steward] = [await as('chen.yizhou'), await as('su.zhen')];
  const hospitalId = await id(app.owner<{ id: string }[]>`
    select d.hospital_id::text as id from doctors d join doctor_owners o on o.enterprise_id = d.enterprise_id and o.doctor_id = d.id
    join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id where u.login = 'chen.yizhou' order by d.id limit 1`);
  const draft = { hospitalId, departmentName: '写入科', phone: '19900001234' };
  const one = await write(rep, doctors.add, { body: { ...draft, name: '写入一' } });
  const other = await write(rep, doctors.add, { body: { ...draft, name: '写入壹', reason: '两位医生' } });
  const ends = { leftId: one.id, rightId: other.id };
  await write(rep, doctors.archive, { body: { doctorId: one.id, reason: 'WRONG', note: '登记有误' } });
  await write(rep, doctors.restore, { params: { id: one.id } });
  await write(steward, calls.reject, { body: { ...ends, note: '两位医生' } });
  await write(steward, calls.reconsider, { body: ends });
  const plan = { survivorId: one.id, loserId: other.id };
  const { stamp } = (await steward.call(calls.preview, { body: plan })).body.result;
  const { mergeId } = await write(steward, calls.merge, { body: { ...plan, stamp, note: '同一人' } });
  await write(steward, calls.unmerge, { params: { id: mergeId }, body: { note: '查实为两人' } });
  await write(steward, calls.changeSettings, { body: { askScore: 70, actScore: 96, mergesByRule: false } });
  await write(steward, calls.startScan);
  await write(steward, calls.cancelScan);
}

export async function writeHospitalDuplicates({ as, write }: Desk): Promise<void> {
  const steward = await as('su.zhen');
  const place = { provinceCode: '330000', cityCode: '330100', countyCode: '330106', address: '写入路 18 号' };
  const one = await write(steward, hospitalEndpoints.add, { body: { ...place, name: '杭州写入重复医院' } });
  const other = await write(steward, hospitalEndpoints.add, { body: { ...place, name: '写入重复医院' } });
  const ends = { leftId: one.id, rightId: other.id };
  await write(steward, hospitals.rejectHospitals, { body: { ...ends, note: '两家医院' } });
  await write(steward, hospitals.reconsiderHospitals, { body: ends });
  const plan = { survivorId: one.id, loserId: other.id };
  const { stamp } = (await steward.call(hospitals.previewHospitals, { body: plan })).body.result;
  const { mergeId } = await write(steward, hospitals.mergeHospitals, { body: { ...plan, stamp, note: '同一家' } });
  await write(steward, hospitals.unmergeHospitals, { params: { id: mergeId }, body: { note: '查实为两家' } });
}
