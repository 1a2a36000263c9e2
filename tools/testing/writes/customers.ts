// Valid examples of what the rooms of hospitals, doctors, visits and their data write.
import {
  dataModelEndpoints as data,
  firstPasswordEndpoints as passwords,
  userImportEndpoints as imports,
  type GroupFix,
} from '@yijian/contract/data-models';
import {
  doctorEndpoints as doctors,
  doctorKeepingEndpoints,
  doctorFileEndpoints as files,
  doctorTagEndpoints as tagging,
  doctorTagWorkEndpoints as tagWork,
  doctorTaskWorkEndpoints as taskWork,
  doctorTransferEndpoints as transfers,
  doctorVisitWorkEndpoints as visitWork,
  doctorWorkEndpoints as work,
  tagRuleEndpoints as tagRules,
} from '@yijian/contract/doctors';
import { accountPlanEndpoints as plans } from '@yijian/contract/account-plans';
import { channelEndpoints as channels, contactSyncEndpoints as sync } from '@yijian/contract/channels';
import { hospitalEndpoints as hospitals, hospitalFileEndpoints as hospitalFiles } from '@yijian/contract/hospitals';
import { notificationEndpoints as notices } from '@yijian/contract/notifications';
import { consentEndpoints as consents, revealEndpoints as reveals } from '@yijian/contract/privacy';
import { routePlanEndpoints as routes } from '@yijian/contract/route-plans';
import { savedSearchEndpoints as searches } from '@yijian/contract/saved-searches';
import { shareEndpoints as shares } from '@yijian/contract/shares';
import { tagEndpoints as tags } from '@yijian/contract/tags';
import type { Caller } from '../app.ts';
import { shanghaiDay } from '../days.ts';
import type { Desk } from './desk.ts';

/** Of an export. */
export const why = { reasonCategory: 'REPORT', reason: '月度复盘所需', format: 'csv' } as const;
export const ownDoctor = ({ app, id }: Desk): Promise<string> =>
  id(app.owner<{ id: string }[]>`
    select o.doctor_id::text as id from doctor_owners o join users u on u.enterprise_id = o.enterprise_id and u.id = o.user_id
    where u.login = 'chen.yizhou' order by o.id limit 1`);

async function writePlans({ write, userId }: Desk, rep: Caller, hospitalId: string): Promise<void> {
  const ownerId = await userId('chen.yizhou');
  const body = { title: '写入计划', startsOn: '2026-01-01', endsOn: '2026-12-31', ownerId };
  const { id } = await write(rep, plans.add, { params: { id: hospitalId }, body });
  const params = { id };
  await write(rep, plans.change, { params, body: { ...body, strengths: ['科主任认可'], version: 1 } });
  await write(rep, plans.step, { params, body: { act: 'START', version: 2 } });
  const goal = { title: '覆盖医生', unit: '位', baseline: 1, target: 9, dueOn: '2026-10-01' };
  const ofGoal = { id: (await write(rep, plans.addGoal, { params, body: { ...goal, version: 3 } })).id };
  await write(rep, plans.changeGoal, { params: ofGoal, body: { ...goal, target: 12, version: 4 } });
  await write(rep, plans.reachGoal, { params: ofGoal, body: { reached: 4, version: 5 } });
  const tactic = { title: '科内分享', ownerId, dueOn: '2026-09-01' };
  const ofTactic = { id: (await write(rep, plans.addTactic, { params, body: { ...tactic, version: 6 } })).id };
  await write(rep, plans.changeTactic, { params: ofTactic, body: { ...tactic, dueOn: '2026-09-09', version: 7 } });
  await write(rep, plans.stepTactic, { params: ofTactic, body: { act: 'PROGRESS', progress: 40, version: 8 } });
}

async function writeRoute({ write }: Desk, rep: Caller): Promise<void> {
  const day = shanghaiDay(40);
  const { stops } = (await rep.call(routes.propose, { body: { day, from: '08:00', to: '20:00' } })).body.result;
  const { doctorId, from } = stops[0]!;
  await write(rep, routes.accept, { body: { day, visitType: 'FACE', stops: [{ doctorId, at: from }] } });
}

export async function writeCustomers(desk: Desk): Promise<void> {
  const { as, write, userId } = desk;
  const rep = await as('chen.yizhou');
  const manager = await as('gu.changfeng');
  const draft = { name: '写入医院', provinceCode: '330000', cityCode: '330100', level: '3A' as const };
  const hospital = await write(rep, hospitals.add, { body: draft });
  const params = { id: hospital.id };
  const { updatedAt } = (await rep.call(hospitals.find, { params })).body.result;
  await write(rep, hospitals.change, { params, body: { ...draft, beds: 300, updatedAt } });
  const { isMine } = (await rep.call(hospitals.find, { params })).body.result;
  await write(rep, hospitals.own, { params, body: { own: !isMine } });
  const read = (await rep.call(hospitals.find, { params })).body.result;
  const receptionRule = { ...read.receptionRule, windows: [{ day: 2, from: '09:00', to: '11:00' }] };
  await write(rep, hospitals.setReception, { params, body: { receptionRule, updatedAt: read.updatedAt } });
  const step = { productId: read.products[0]!.productId, track: 'LISTING', from: 'NONE', to: 'PROPOSED' } as const;
  await write(rep, hospitals.stepProduct, { params, body: { ...step, since: shanghaiDay(-1), reason: '药事会提单' } });
  const attached = { name: '写入医院.txt', content: '写入的文件' };
  const paper = await write(rep, hospitalFiles.upload, { params, body: { file: attached } });
  await write(rep, hospitalFiles.remove, { params: { id: paper.id } });
  await writePlans(desk, rep, hospital.id);
  await writeRoute(desk, rep);
  await write(manager, hospitals.export, { query: { ...why, scope: 'my' } });

  const doctorId = await ownDoctor(desk);
  const { attention } = (await rep.call(doctors.find, { params: { id: doctorId } })).body.result;
  await write(rep, doctors.focus, { body: { doctorId, focus: !attention } });
  await write(rep, doctorKeepingEndpoints.findLikely, { body: { name: '写入比对', phone: '13800001234' } });
  await write(rep, doctors.focusMany, { body: { focus: attention, ids: [doctorId] } });
  await write(manager, doctors.export, { query: { ...why, type: 'MY_CUSTOMER' } });

  const body = {
    resource: 'doctor' as const,
    recordId: doctorId,
    userIds: [await userId('qi.wangshu')],
    until: shanghaiDay(7),
  };
  await write(rep, shares.add, { body });
  const [share] = (await rep.call(shares.list, { query: { resource: 'doctor', recordId: doctorId } })).body.result
    .content;
  const friend = await as('qi.wangshu');
  const [notice] = (await friend.call(notices.list, { query: { kind: 'shares' } })).body.result.content;
  await write(friend, notices.markRead, { body: { ids: [notice!.id] } });
  await write(rep, shares.withdraw, { body: { id: share!.id } });
  await write(rep, shares.add, { body });
  await write(friend, notices.markAllRead);
  await write(friend, notices.changeSettings, { body: { muted: ['SHARE'], mailed: [] } });

  const search = { list: 'MY_CUSTOMER', name: '写入视图', parameters: { city: ['330100'] } };
  const saved = await write(rep, searches.save, { body: search });
  await write(rep, searches.change, { params: { id: saved.id }, body: { name: '写入视图二', sharing: 'TEAM' } });
  await write(rep, searches.pin, { params: { id: saved.id }, body: { isPinned: true } });
  await write(rep, searches.makeDefault, { params: { id: saved.id }, body: { isDefault: true } });
  await write(rep, searches.remove, { params: { id: saved.id } });
}

/** A doctor gets a file and loses it, work is planned, the doctor passes to a colleague and comes back. */
export async function writeTransfers(desk: Desk): Promise<void> {
  const { as, write, userId } = desk;
  const rep = await as('chen.yizhou');
  const file = { name: '写入.txt', content: '写入的文件' };
  const kept = await write(rep, files.upload, { params: { id: await ownDoctor(desk) }, body: { file } });
  await write(rep, files.remove, { params: { id: kept.id } });
  const ids = [await ownDoctor(desk)];
  const task = { ids, title: '写入批量任务', taskType: 'FOLLOW_UP', dueOn: shanghaiDay(9) };
  const planned = await write(rep, taskWork.begin, { body: task });
  // One that no event moves on, so that it can be stopped.
  const stopped = await desk.id(desk.app.owner<{ id: string }[]>`
    insert into doctor_works (enterprise_id, user_id, kind, draft)
    select enterprise_id, user_id, kind, draft from doctor_works where id = ${planned.id} and enterprise_id = 1 returning id::text`);
  await write(rep, work.cancel, { params: { id: stopped } });
  await write(rep, work.undo, { params: { id: stopped } });
  const visit = { ids, visitType: 'FACE', visitPurposes: ['ACADEMIC'], day: shanghaiDay(45) };
  await write(rep, visitWork.begin, { body: visit });
  const which = { ids: [await ownDoctor(desk)] };
  const fromUserId = await userId('chen.yizhou');
  const seen = await rep.call(transfers.preview, { body: which });
  const { stamp } = seen.body.result.owners.find((owner) => owner.userId === fromUserId)!;
  const toUserId = await userId('qi.wangshu');
  const begun = await write(rep, transfers.begin, {
    body: { ...which, fromUserId, toUserId, stamp, reason: '写入转交' },
  });
  await write(rep, transfers.undo, { params: { id: begun.id } });
}

export async function writeTags(desk: Desk): Promise<void> {
  const { as, write } = desk;
  const rep = await as('chen.yizhou');
  const params = { id: await ownDoctor(desk) };
  const own = await write(rep, tags.addPersonal, { params: { termValue: '写入个人' } });
  await write(rep, tags.renamePersonal, { params: { id: own.id }, body: { name: '写入改名' } });
  await write(rep, tagging.replacePersonal, { params, body: { values: ['写入改名'] } });
  await write(rep, tags.removePersonal, { params: { id: own.id } });
  const steward = await as('su.zhen');
  const group = await write(steward, tags.saveGroup, { body: { name: '写入组' } });
  const term = await write(steward, tags.saveTerm, { body: { groupId: group.id, name: '写入标签' } });
  const query = { addedValue: '写入标签', mobileTagType: 'SYSTEM' as const };
  await write(rep, tagging.addTag, { params, query });
  await write(rep, tagging.removeTag, {
    params: { tagTermId: term.id },
    query: { mobileTagType: 'SYSTEM' },
    body: [params.id],
  });
  await write(rep, tagging.replaceTerms, { params, body: { termIds: [term.id] } });
  const rule = await write(steward, tagRules.save, { body: { termId: term.id, filter: { tier: ['A'] } } });
  await write(steward, tagRules.remove, { params: { id: rule.id } });
  const act = { act: 'ADD' as const, termIds: [term.id], ids: [params.id] };
  await write(rep, tagWork.begin, { body: act });
}

/** Needs a partner with the contact `wm_written` of 陈亦舟, and the chat of `corp-1`. */
export async function writeChannels(desk: Desk): Promise<void> {
  const { as, write, userId } = desk;
  const rep = await as('chen.yizhou');
  const doctorId = await ownDoctor(desk);
  const params = { id: doctorId };
  const externalUserId = 'wm_written';
  await write(rep, channels.refreshFriends, { params: { id: await userId('chen.yizhou') } });
  await desk.app.owner`update channel_friends set remark = '待同步' where external_user_id = ${externalUserId}`;
  await write(rep, channels.syncContact, { query: { externalUserId } });
  await desk.app.owner`delete from channel_bindings where doctor_id = ${doctorId}`;
  await write(rep, channels.bind, { body: { doctorId, externalUserId } });
  await desk.app.owner`update channel_friends set remark = '待核对' where external_user_id = ${externalUserId}`;
  await write(rep, channels.refreshChannel, { params });
  await write(rep, channels.unbind, { params });
  await write(rep, channels.bind, { body: { doctorId, externalUserId } });
  await write(rep, channels.unbindPartner, { params });
  await write(rep, channels.set, { body: { doctorId, channel: 'LIVE', isEnabled: false } });
  await write(rep, sync.ignoreFriend, { body: { externalUserId, isIgnored: true } });
  const { owner } = desk.app;
  const enterpriseChat = { corpId: 'corp-1', agentId: '1000001' };
  await owner`update enterprises set settings = settings || ${owner.json({ enterpriseChat })}::jsonb where id = 1`;
  desk.app.app.directory.forget();
  await write(await as('su.zhen'), sync.runSync);
}

export async function writePersonalValues(desk: Desk): Promise<void> {
  const { as, write, app, id, userId } = desk;
  const rep = await as('chen.yizhou');
  const params = { id: await ownDoctor(desk) };
  const seen = { field: 'PHONE', category: 'CONTACT', reason: '电话确认拜访时间' } as const;
  await write(rep, reveals.revealDoctor, { params, body: seen });
  const admin = await as('admin');
  const person = { params: { id: await userId('zhou.minxing') } };
  await write(admin, reveals.revealUser, { ...person, body: { ...seen, category: 'VERIFY' } });
  const speaker = await id(app.owner<{ id: string }[]>`
    select row_id::text as id from personal_values where enterprise_id = 1 and field = 'BANK_ACCOUNT' order by row_id limit 1`);
  const office = await as('wu.yue');
  const account = { field: 'BANK_ACCOUNT', value: null } as const;
  await write(office, reveals.keepNumber, { params: { id: speaker }, body: account });
  const agreed = {
    purpose: 'SURVEY',
    channel: 'MAIL',
    event: 'GRANTED',
    source: 'PAPER',
    evidence: '同意书 1',
  } as const;
  await write(rep, consents.addConsent, { params, body: agreed });
  const text = { text: '本人同意参加线上学术调研，可随时撤回。', enText: 'I agree to take part in surveys.' };
  const compliance = await as('shen.lian');
  const version = { purpose: 'SURVEY', channel: 'WECOM', validFrom: shanghaiDay(400), ...text } as const;
  await write(compliance, consents.addText, { body: version });
}

const heads = '医院名称,省份,城市,电话,等级,床位数\n';

export async function writeUploads({ as, write }: Desk): Promise<void> {
  const steward = await as('su.zhen');
  const upload = (rows: string) =>
    write(steward, data.upload, { body: { file: { name: 'rows.csv', content: heads + rows }, model: 'hospitals' } });
  const faulty = await upload('写入甲医院,福建,无此城市,,,\n');
  await write(steward, data.fixRow, { params: { id: faulty.id, row: '2' }, body: { cells: { city: '福州' } } });
  await write(steward, data.saveData, { body: { batchId: faulty.id } });
  await write(steward, data.undo, { params: { id: faulty.id } });
  const other = await upload('写入乙医院,福建,无此城市,,,\n');
  const params = { id: other.id };
  const [group] = (await steward.call(data.listFaults, { params })).body.result;
  await write(steward, data.fixFaults, { params, body: { ...faultOf(group!), replacement: '福州' } });
  await write(steward, data.cancel, { params });
}

export async function writeUserImports({ as, write }: Desk): Promise<void> {
  const admin = await as('admin');
  const upload = (rows: string) => {
    const file = { name: 'users.csv', content: `登录名,姓名,角色编码\n${rows}` };
    return write(admin, imports.upload, { body: { file, model: 'users' } });
  };
  const faulty = await upload('write.in,写入人,NOBODY\n');
  await write(admin, imports.fixRow, { params: { id: faulty.id, row: '2' }, body: { cells: { roles: 'REP' } } });
  await write(admin, imports.saveData, { body: { batchId: faulty.id } });
  await write(admin, passwords.issuePasswords, { params: { id: faulty.id }, body: {} });
  await write(admin, imports.undo, { params: { id: faulty.id } });
  const other = await upload('write.out,写入人,NOBODY\n');
  const params = { id: other.id };
  const [group] = (await admin.call(imports.listFaults, { params })).body.result;
  await write(admin, imports.fixFaults, { params, body: { ...faultOf(group!), replacement: 'REP' } });
  await write(admin, imports.cancel, { params });
}

type Group = Pick<GroupFix, 'column' | 'code'> & { readonly value: string | null };
const faultOf = ({ column, code, value }: Group): Omit<GroupFix, 'replacement'> => ({
  column,
  code,
  ...(value === null ? {} : { value }),
});
