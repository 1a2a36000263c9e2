// Valid examples of what speakers write.
import {
  speakerChangeEndpoints as changes,
  speakerEndpoints as speakers,
  speakerFileEndpoints as speakerFiles,
} from '@yijian/contract/speakers';
import { agreeToSpeaker, speakerOf, speakersDesk } from '../../meetings/speakers.ts';
import { pdf } from '../../verifications/files.ts';
import type { Desk } from '../desk.ts';

export async function writeSpeakers({ as, write }: Desk): Promise<void> {
  const desk = await speakersDesk({ as }, new Date());
  const { rep, office, medical, compliance, dayIn } = desk;
  const reason = { reason: '写入原因' };
  const doctor = desk.nextDoctor();
  const { tier } = (await rep.call(speakers.evidence, { params: { id: doctor.id } })).body.result;
  const content = { tier, topics: ['写入主题'], trainingUntil: dayIn(300) };
  const { id } = await write(rep, speakers.add, { body: { doctorId: doctor.id, ...content } });
  const params = { id };
  await write(rep, speakers.update, { params, body: { ...content, version: 1 } });
  await write(rep, speakers.submit, { params });
  await write(rep, speakers.withdraw, { params, body: reason });
  await write(rep, speakers.submit, { params });
  for (const who of [medical, compliance]) await agreeToSpeaker(who, id);
  await write(rep, speakers.renew, { params, body: reason });
  await write(rep, speakers.submit, { params });
  for (const who of [medical, compliance]) await agreeToSpeaker(who, id);
  const body = { service: 'LECTURE', startsOn: dayIn(-1), endsOn: dayIn(365), fee: 100 };
  const newest = async (): Promise<string> => (await speakerOf(office, id)).contracts[0]!.id;
  await write(office, speakers.addContract, { params, body });
  await write(office, speakers.cancelContract, { params: { id, contractId: await newest() } });
  await write(office, speakers.addContract, { params, body });
  const signed = { params: { id, contractId: await newest() }, body: { signerName: doctor.name } };
  await write(office, speakers.signContract, signed);
  const asked = { ...content, topics: ['写入主题', '写入变更'], ...reason };
  await write(rep, changes.ask, { params, body: asked });
  await write(rep, changes.withdraw, { params, body: reason });
  await write(office, changes.renewAll, { body: { ids: [id], trainingUntil: dayIn(360), ...reason } });
  await write(office, changes.withdraw, { params, body: reason });
  await write(compliance, speakers.suspend, { params, body: reason });
  await write(compliance, speakers.resume, { params, body: reason });
  await write(compliance, speakers.blacklist, { params, body: reason });
  await write(compliance, speakers.lift, { params, body: reason });
  const file = { name: '简历.pdf', content: pdf() };
  const paper = await write(rep, speakerFiles.upload, { params, body: { file, note: '' } });
  await write(rep, speakerFiles.remove, { params: { id: paper.id } });
}
