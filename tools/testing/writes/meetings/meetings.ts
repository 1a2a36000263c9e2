// Valid examples of what meetings write.
import { meetingEndpoints as meetings } from '@yijian/contract/meetings';
import { sendEndpoints as sends } from '@yijian/contract/sends';
import { sendingDesk } from '../../content/sending.ts';
import { agreeTo, meetingsDesk } from '../../meetings/meetings.ts';
import { pdf } from '../../verifications/files.ts';
import type { Desk } from '../desk.ts';

export async function writeMeetings({ app, as, write, id }: Desk): Promise<void> {
  // Months ahead, where no meeting of the demo overlaps.
  const desk = await meetingsDesk({ as }, new Date(Date.now() + 60 * 86_400_000));
  const { rep, leader, marketing, compliance, doctorIds } = desk;
  const reason = { reason: '写入原因' };
  const comments: { code: string; comment: string }[] = [];
  const add = async () => {
    const content = desk.draft();
    return { content, params: { id: (await write(rep, meetings.add, { body: content })).id } };
  };
  const approve = async (params: { id: string }): Promise<void> => {
    for (const who of [leader, marketing, compliance]) await agreeTo(who, params.id);
  };
  const versionOf = async (one: string): Promise<number> =>
    (await rep.call(meetings.find, { params: { id: one } })).body.result.version;

  const office = await as('wu.yue');
  const template = { name: '写入模板', type: 'CITY', expectedGuests: 20 } as const;
  const made = await write(office, meetings.addTemplate, { body: template });
  await write(office, meetings.changeTemplate, { params: { id: made.id }, body: { ...template, version: 1 } });

  const first = await add();
  await write(rep, meetings.update, { params: first.params, body: { ...first.content, version: 1 } });
  await write(rep, meetings.submit, { params: first.params, body: { comments } });
  await write(rep, meetings.withdraw, { params: first.params, body: reason });
  await write(rep, meetings.cancel, { params: first.params, body: reason });
  await write(rep, meetings.copy, { params: first.params });

  const { params, content } = await add();
  await write(rep, meetings.updateSurvey, { params, body: { questions: [{ kind: 'RATING', text: '写入的问题' }] } });
  await write(rep, meetings.submit, { params, body: { comments } });
  await approve(params);
  const version = await versionOf(params.id);
  await write(rep, meetings.change, { params, body: { ...content, version, ...reason, comments } });
  await approve(params);
  await write(rep, meetings.invite, { params, body: { doctorIds: [doctorIds.at(-2)!] } });
  // Several, since other writes end the messages of some.
  const reachable = await (await sendingDesk(app, new Date())).doctors(6);
  await rep.call(meetings.invite, { params, body: { doctorIds: reachable } });
  await write(rep, sends.addInvitation, { body: { meetingId: params.id, channel: 'MAIL', ids: reachable } });
  await write(rep, meetings.start, { params });
  const guestId = await id(
    app.owner<
      { id: string }[]
    >`select id::text from meeting_guests where meeting_id = ${params.id} order by id limit 1`,
  );
  const ofGuest = { params: { ...params, guestId } };
  await write(rep, meetings.changeGuest, { ...ofGuest, body: { state: 'SIGNED_IN' } });
  const body = { name: '写入到场', hospital: '写入医院' };
  const walkIn = await write(rep, meetings.addWalkIn, { params, body });
  const matched = { params: { ...params, guestId: walkIn.id }, body: { doctorId: doctorIds.at(-1)! } };
  await write(rep, meetings.reconcile, matched);
  const met = await write(rep, meetings.addWalkIn, { params, body });
  const [hospital] = await app.owner<{ id: string }[]>`
    select hospital_id::text as id from doctors where enterprise_id = 1 and id = ${doctorIds.at(-1)!}`;
  const unknown = { name: '写新增', hospitalId: hospital!.id, departmentName: '写入临时到场科' };
  await write(rep, meetings.addDoctor, { params: { ...params, guestId: met.id }, body: unknown });
  await app.owner`update meeting_guests set state = 'SIGNED_IN' where meeting_id = ${params.id} and state = 'NO_REPLY'`;
  await write(rep, meetings.end, { params });
  for (const kind of ['PHOTO', 'SIGN_IN_SHEET'])
    await write(rep, meetings.upload, { params, body: { kind, file: { name: `${kind}.pdf`, content: pdf() } } });
  const [file] = (await rep.call(meetings.find, { params })).body.result.files;
  await write(rep, meetings.download, { params: { ...params, fileId: file!.id } });
  const { costs } = (await rep.call(meetings.find, { params })).body.result;
  const actual = costs.map((cost) => ({ id: cost.id, actual: 1 }));
  await write(rep, meetings.confirm, { params, body: { costs: actual, comments } });
  await write(compliance, meetings.sendBack, { params, body: reason });
  await write(rep, meetings.confirm, { params, body: { costs: actual, comments } });
  await write(compliance, meetings.accept, { params });
  const why = { reasonCategory: 'AUDIT', reason: '写入的证据包' };
  await write(compliance, meetings.exportList, { query: why });
  await write(compliance, meetings.exportPack, { params, query: why });
  const userId = await id(app.owner<{ id: string }[]>`
    select id::text from users where enterprise_id = 1 and login = 'wen.zhixu'`);
  const [opened] = await write(compliance, meetings.openInspection, { params, body: { userId, days: 1, ...reason } });
  await write(await as('wen.zhixu'), meetings.takePack, { params, query: why });
  await write(compliance, meetings.closeInspection, { params: { ...params, inspectionId: opened!.id } });
}
