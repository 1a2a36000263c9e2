// Valid examples of what processes write: from a draft to the administrator's repair.
import {
  workflowAdminEndpoints as admins,
  workflowDesignerEndpoints as designer,
  workflowEndpoints as processes,
  workflowInsightEndpoints as tower,
  workflowTaskEndpoints as tasks,
} from '@yijian/contract/workflows';
import { workflowXml } from '../../../database/seeds/reference/workflows/workflows.ts';
import type { Caller } from '../app.ts';
import type { Desk } from './desk.ts';

const form = { resource: 'visits', rows: 6000, reason: '季度复盘需要全部拜访' };
const hours = (count: number): string => new Date(Date.now() + count * 3_600_000).toISOString();

async function taskOf(person: Caller, instanceId: string): Promise<string> {
  const { content } = (await person.call(tasks.listTodo, { query: { size: 100 } })).body.result;
  const task = content.find((one) => one.instanceId === instanceId);
  if (task === undefined) throw new Error(`no task of ${instanceId}`);
  return task.id;
}

export async function writeProcesses({ as, write, userId }: Desk): Promise<void> {
  const [rep, manager, compliance] = [await as('chen.yizhou'), await as('zhou.minxing'), await as('shen.lian')];
  const create = (more: object = {}) =>
    write(rep, processes.create, { body: { definitionKey: 'export-approval', form, ...more } });
  const { id } = await create({ isDraft: true });
  const params = { id };
  await write(rep, processes.changeDraft, { params, body: { form: { ...form, rows: 7000 } } });
  await write(rep, processes.start, { params });
  await write(rep, processes.urge, { params });
  await write(rep, processes.copy, { params, body: { userIds: [await userId('qian.hui')], reason: '知悉' } });
  await write(rep, processes.comment, { params, body: { body: '请尽快' } });
  await write(rep, processes.withdraw, { params, body: { reason: '数字写错' } });
  await write(rep, processes.deleteDraft, { params });

  const second = (await create()).id;
  const { id: managerTask } = { id: await taskOf(manager, second) };
  await write(manager, tasks.approve, { params: { id: managerTask }, body: { comment: '同意' } });
  await write(manager, tasks.withdrawDecision, { params: { id: managerTask } });
  const again = { id: await taskOf(manager, second) };
  const upload = () =>
    write(manager, tasks.uploadFile, { params: again, body: { file: { name: '依据.txt', content: '依据' } } });
  await write(manager, tasks.dropFile, { params: { id: (await upload()).id } });
  const { id: reference, name } = await upload();
  await write(manager, tasks.approve, { params: again, body: { attachments: [{ name, reference }] } });
  const back = { nodeId: 'leader', comment: '请补充说明' };
  await write(compliance, tasks.return, { params: { id: await taskOf(compliance, second) }, body: back });
  await write(manager, tasks.reject, { params: { id: await taskOf(manager, second) }, body: { comment: '范围过大' } });

  const third = (await create()).id;
  await write(rep, processes.cancel, { params: { id: third }, body: { reason: '不需要了' } });
  // Only a process that bears little risk is agreed to with others.
  const access = {
    resource: 'doctor',
    recordId: '1',
    owner: await userId('lin.zhiyuan'),
    until: hours(720).slice(0, 10),
  };
  const small = { definitionKey: 'access-request', form: { ...access, reason: '联合拜访前了解情况' } };
  const [fourth, fifth] = [(await create(small)).id, (await create(small)).id];
  const taskIds = [await taskOf(manager, fourth), await taskOf(manager, fifth)];
  await write(manager, tasks.batchApprove, { body: { taskIds, comment: '同意' } });
}

export async function writeHandings({ as, write, userId }: Desk): Promise<void> {
  const [rep, manager, regional] = [await as('chen.yizhou'), await as('zhou.minxing'), await as('gu.changfeng')];
  const create = async () =>
    (await write(rep, processes.create, { body: { definitionKey: 'export-approval', form } })).id;
  const at = async (person: Caller, instance: string) => ({ params: { id: await taskOf(person, instance) } });
  const first = await create();
  const leader = { userId: await userId('gu.changfeng'), comment: '请代为审批' };
  await write(manager, tasks.delegate, { ...(await at(manager, first)), body: leader });
  await write(regional, tasks.giveBack, { ...(await at(regional, first)), body: { comment: '已看过' } });
  await write(manager, tasks.transfer, { ...(await at(manager, first)), body: leader });

  const second = await create();
  const signers = { place: 'BEFORE' as const, userIds: [leader.userId], comment: '请先看' };
  await write(manager, tasks.addSigners, { ...(await at(manager, second)), body: signers });
  await write(manager, tasks.removeSigner, { ...(await at(regional, second)), body: { reason: '不必了' } });

  const period = { startsAt: hours(1), endsAt: hours(48), delegateId: leader.userId, reason: '休假' };
  const delegation = await write(manager, tasks.addDelegation, { body: period });
  await write(manager, tasks.revokeDelegation, { params: { id: delegation.id } });
  const standIn = { ...period, principalId: await userId('zhou.minxing'), reason: '休假' };
  await write(await as('admin'), tower.delegateFor, { body: standIn });
  const days = { startDay: hours(-30 * 24).slice(0, 10), endDay: hours(24).slice(0, 10) };
  const why = { reasonCategory: 'REPORT', reason: '流程复盘所需', format: 'csv' } as const;
  await write(await as('shen.lian'), tower.exportLog, {
    query: { ...days, definitionKey: 'export-approval', ...why },
  });
}

export async function writeProcessSettings({ as, write }: Desk): Promise<void> {
  const [admin, rep] = [await as('admin'), await as('chen.yizhou')];
  const xml = workflowXml('export-approval').replace('name="合规审批"', 'name="合规复核"');
  const card = {
    key: 'export-approval',
    category: 'DATA',
    name: '大批量导出审批',
    enName: 'Approval of a large export',
  };
  const deployed = await write(admin, admins.deploy, { body: { ...card, xml } });
  const draft = { params: { key: card.key } };
  const { key: _, ...design } = card;
  const later = { ...design, xml: xml.replace('合规复核', '合规再核'), lockVersion: 0 };
  const { lockVersion } = await write(admin, designer.saveDraft, { ...draft, body: later });
  await write(admin, designer.discardDraft, { ...draft, query: { lockVersion } });
  await write(admin, designer.saveDraft, { ...draft, body: later });
  await write(admin, designer.deployDraft, { ...draft, body: { lockVersion: 1 } });
  await write(admin, designer.redeploy, { params: { id: deployed.versionId }, body: { note: '改回' } });
  const body = { definitionKey: 'export-approval', form };
  const { id } = await write(rep, processes.create, { body });
  await write(admin, admins.repair, { params: { id }, body: { do: 'cancel', reason: '不再需要' } });
  await write(admin, admins.switchDefinition, { params: { id: deployed.definitionId }, body: { isEnabled: false } });
  const days = [{ day: '2027-01-01', isWorking: false, name: '元旦' }];
  await write(admin, admins.saveHolidays, { body: { days } });
}
