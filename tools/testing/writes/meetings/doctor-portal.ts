// Valid examples of what doctors write on their own pages.
import {
  doctorAfterSignInEndpoints as after,
  doctorChatEndpoints as chat,
  doctorOpenEndpoints as open,
  doctorOwnEndpoints as own,
  doctorPortalEndpoints as portal,
  doctorRequestEndpoints as requests,
} from '@yijian/contract/doctor-portal';
import { meetingEndpoints as meetings } from '@yijian/contract/meetings';
import { consentEndpoints as privacy } from '@yijian/contract/privacy';
import { codeOf, givePhone } from '../../meetings/doctor-portal.ts';
import { approveMeetingOf, meetingsDesk, type Meetings } from '../../meetings/meetings.ts';
import type { Caller } from '../../app.ts';
import type { WecomServer } from '../../servers/wecom-server.ts';
import type { Desk } from '../desk.ts';

const phone = '13900007301';

export async function writeDoctorPortal(
  current: Desk,
  { folder, wecom }: { folder: string; wecom: WecomServer },
): Promise<void> {
  const { app, as, write } = current;
  // Meetings at night in Shanghai: those of the demo are in the afternoon, and nobody is at two at a time.
  const desk = await meetingsDesk({ as }, new Date(new Date().setUTCHours(18, 30, 0, 0)));
  const doctorId = desk.doctorIds[1]!;
  await givePhone(app, doctorId, phone);
  const { materialId, agenda } = await withMaterial(app, desk);
  const id = await approveMeetingOf(desk, { agenda });
  const nobody = app.anonymous();
  await write(nobody, portal.sendCode, { params: { realm: 'weili', provider: 'outbox', phone } });
  const { token } = await write(nobody, portal.signIn, { body: { phone, code: await codeOf(folder, phone) } });
  const doctor = app.holding(token);
  const params = { id };
  await write(doctor, portal.reply, { params, body: { state: 'ACCEPTED' } });
  await desk.rep.call(meetings.start, { params });
  const { code } = await write(desk.rep, meetings.findSignInCode, { params });
  await write(doctor, portal.signInAtMeeting, { params, body: { code } });
  await write(doctor, after.openMaterial, { params: { id, materialId } });
  await write(doctor, after.answerSurvey, {
    params,
    body: { answers: [{ rating: 5 }, { rating: 4 }, { rating: 5 }, {}] },
  });
  await write(doctor, portal.signOutOfMeeting, { params });
  const granted = { purpose: 'SURVEY', channel: 'LIVE', event: 'GRANTED', source: 'PAPER', evidence: '写入' } as const;
  await desk.rep.call(privacy.addConsent, { params: { id: doctorId }, body: granted });
  await write(doctor, portal.withdrawConsent, { body: { purpose: 'SURVEY', channel: 'LIVE' } });
  await write(doctor, own.askCorrection, { body: { department: '老年医学科', note: '科室已调整' } });
  await writeChat(current, { doctor, wecom });
  await writeServices(current, { doctor, doctorId, desk });
  await write(doctor, portal.signOut, {});
  await signInWithoutToken(current, { folder, meeting: await approveMeetingOf(desk), owner: desk.rep });
  await writeRequests(current, folder);
}

/** An agenda with a material that is in force and has a file. */
async function withMaterial(app: Desk['app'], desk: Meetings) {
  const [material] = await app.owner<[{ id: string }]>`
    select m.id::text as id from library_materials m join library_files f on f.enterprise_id = m.enterprise_id and f.material_id = m.id
    where m.enterprise_id = 1 and m.state = 'APPROVED' and m.audience = 'PROMOTIONAL' and m.type <> 'SOP'
    order by m.expires_on desc, m.id limit 1`;
  const [talk, ...rest] = desk.draft().agenda;
  return { materialId: material.id, agenda: [{ ...talk!, materialId: material.id }, ...rest] };
}

/** Two talks of the doctor: declined and agreed to before the meeting, disputed and signed after it. */
async function writeServices(
  { app, write }: Desk,
  { doctor, doctorId, desk }: { doctor: Caller; doctorId: string; desk: Meetings },
): Promise<void> {
  const agenda = [{ kind: 'TALK' as const, topic: '讲课', minutes: 60, speakerId: doctorId }];
  const [said] = await app.owner<[{ name: string }]>`select name from doctors where id = ${doctorId}`;
  for (const act of ['dispute', 'confirm'] as const) {
    const id = await approveMeetingOf(desk, { agenda, guestIds: [] });
    await writeAnswer({ write }, { doctor, desk, id, act, name: said.name, doctorId });
    for (const step of [meetings.start, meetings.end] as const) await desk.rep.call(step, { params: { id } });
    const params = { meetingId: id };
    if (act === 'dispute') await write(doctor, own.disputeService, { params, body: { note: '只讲了半小时' } });
    else await write(doctor, own.confirmService, { params, body: { minutes: 50, signerName: said.name } });
  }
  const params = { id: await approveMeetingOf(desk, { agenda, guestIds: [] }) };
  const agreed = { answer: 'ACCEPTED', note: '电话确认' } as const;
  await desk.rep.call(meetings.recordAnswer, { params: { ...params, doctorId }, body: agreed });
  await desk.rep.call(meetings.cancel, { params, body: { reason: '停用报告厅' } });
  // A late cancellation depends on the day; here the fee alone matters.
  await app.owner`
    insert into meeting_speaker_fees (enterprise_id, meeting_id, doctor_id, paid, cancellation_fee)
    values (1, ${params.id}, ${doctorId}, 0, 100)`;
  const givenUp = { signerName: said.name, reason: '不需要' };
  await write(doctor, own.giveUpFee, { params: { meetingId: params.id }, body: givenUp });
}

async function writeChat(
  { app, write }: Desk,
  { doctor, wecom }: { doctor: Caller; wecom: WecomServer },
): Promise<void> {
  const enterpriseChat = { corpId: 'corp-1', agentId: '1000001' };
  await app.owner`update enterprises set settings = settings || ${app.owner.json({ enterpriseChat })}::jsonb where id = 1`;
  app.app.directory.forget();
  for (const code of ['write-1', 'write-2']) wecom.codes.set(code, { external_userid: 'wm_write' });
  await write(doctor, chat.bindChat, { body: { code: 'write-1' } });
  await write(app.anonymous(), chat.signInByChat, { body: { code: 'write-2' } });
}

/** The calls of a doctor who only holds a phone and saw the screen of the meeting. */
async function signInWithoutToken(
  { app, write }: Desk,
  { folder, meeting, owner }: { folder: string; meeting: string; owner: Caller },
): Promise<void> {
  const nobody = app.anonymous();
  await owner.call(meetings.start, { params: { id: meeting } });
  const { code, publicId } = (await owner.call(meetings.findSignInCode, { params: { id: meeting } })).body.result;
  await write(nobody, open.expandMeeting, { params: { meetingId: publicId } });
  const query = { meetingId: publicId, realm: 'weili' };
  const { ticket } = await write(nobody, open.validateMeetingCode, { query, body: { code } });
  await app.owner`update doctor_portal_codes set created_at = created_at - interval '2 minutes'`;
  await nobody.call(portal.sendCode, { params: { realm: 'weili', provider: 'outbox', phone } });
  const bySms = await codeOf(folder, phone, 2);
  await write(nobody, open.signInByPhone, { query: { meetingId: publicId, ticket, phone, code: bySms } });
}

async function writeRequests({ app, as, write }: Desk, folder: string): Promise<void> {
  const nobody = app.anonymous();
  const steward = await as('su.zhen');
  const [hospital] = await write(nobody, open.findHospitals, { query: { keyword: '医院' } });
  const { consent } = (await nobody.call(open.findRegistrationForm)).body.result;
  for (const [at, move] of (['accept', 'refuse'] as const).entries()) {
    const ownPhone = `1390000740${at}`;
    const target = { params: { realm: 'weili', provider: 'outbox', phone: ownPhone }, query: { purpose: 'REGISTER' } };
    await nobody.call(portal.sendCode, target);
    const code = await codeOf(folder, ownPhone);
    const form = { hospitalId: hospital!.id, department: '心内科', consentTextId: consent!.id };
    await write(nobody, open.register, { body: { ...form, name: ['登记甲', '登记乙'][at]!, phone: ownPhone, code } });
    const waiting = (await steward.call(requests.list, { query: { state: 'OPEN' } })).body.result.content;
    const params = { id: waiting.at(-1)!.id };
    if (move === 'accept') await write(steward, requests.accept, { params, body: {} });
    else await write(steward, requests.refuse, { params, body: { reason: '资料不符' } });
  }
}

interface Answering {
  readonly doctor: Caller;
  readonly desk: Meetings;
  readonly id: string;
  readonly act: 'dispute' | 'confirm';
  readonly name: string;
  readonly doctorId: string;
}

async function writeAnswer(
  { write }: Pick<Desk, 'write'>,
  { doctor, desk, id, act, name, doctorId }: Answering,
): Promise<void> {
  const body = { answer: 'ACCEPTED', note: '电话确认' } as const;
  if (act === 'dispute') await write(desk.rep, meetings.recordAnswer, { params: { id, doctorId }, body });
  const talks = (await doctor.call(own.listTalks)).body.result;
  const { termsHash } = talks.find(({ meetingId }) => meetingId === id)!;
  const params = { meetingId: id };
  if (act === 'dispute') await write(doctor, own.declineTalk, { params, body: { termsHash, note: '当天出诊' } });
  else await write(doctor, own.acceptTalk, { params, body: { termsHash, signerName: name } });
}
