// The processes every enterprise begins with: a large export, access to another team's records, a doctor verified (product: workflow).
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Transaction } from '../bound.ts';

interface WorkflowSeed {
  readonly key: string;
  readonly category: string;
  readonly name: string;
  readonly en_name: string;
  readonly description: string;
  readonly en_description: string;
  readonly icon: string;
}

export const workflowSeeds: readonly WorkflowSeed[] = [
  {
    key: 'export-approval',
    category: 'DATA',
    name: '大批量导出审批',
    en_name: 'Approval of a large export',
    description: '超过每日次数或行数上限时，申请一次额外导出',
    en_description: 'One more or one larger export than the daily limits allow',
    icon: 'download',
  },
  {
    key: 'access-request',
    category: 'DATA',
    name: '跨团队查看申请',
    en_name: "Access to another team's record",
    description: '在一段时间内查看其他团队的医生、医院或拜访',
    en_description: 'See a doctor, a hospital or a visit of another team for a while',
    icon: 'key-round',
  },
  {
    key: 'doctor-verification',
    category: 'DATA',
    name: '医生数据核验',
    en_name: 'Verification of a doctor',
    description: '在“医生数据核验”中提交；数据管理员审核，关键字段变更再由另一人复核',
    en_description:
      'Handed in under “Doctor data validation”; a steward reviews it, a second person agrees to risky changes',
    icon: 'badge-check',
  },
  {
    key: 'budget-transfer',
    category: 'FINANCE',
    name: '预算划拨',
    en_name: 'Transfer between budgets',
    description: '在“会议预算”中提交；直属上级与财务同意后，金额在两个预算之间划转',
    en_description: 'Requested under “Meeting budgets”; the money moves once the line manager and finance agree',
    icon: 'arrow-left-right',
  },
  {
    key: 'library-review',
    category: 'COMPLIANCE',
    name: '医学资料审核',
    en_name: 'Review of a material',
    description: '在“医学资料库”中提交；医学与合规先后审核，通过后取得批准号',
    en_description:
      'Submitted in the medical library; medical and compliance review it, then it has its approval number',
    icon: 'file-check',
  },
  {
    key: 'meeting-approval',
    category: 'MEETING',
    name: '会议审批',
    en_name: 'Approval of a meeting',
    description: '在“会议申请”中提交；直属上级、市场或医学、合规审批，金额较大时由财务审批',
    en_description:
      'Submitted under “Meeting applications”; line manager, marketing or medical, compliance, and finance for large amounts',
    icon: 'presentation',
  },
  {
    key: 'meeting-actuals',
    category: 'MEETING',
    name: '会议实际费用审批',
    en_name: 'Approval of actual meeting costs',
    description: '确认会议时实际费用超出预估或人均餐费超标即发起；直属上级、财务审批，餐费超标由总经理豁免',
    en_description:
      'Begins when a confirmed meeting cost more than its estimate or its meal is over the limit; line manager and finance, the general manager for the meal',
    icon: 'receipt-text',
  },
  {
    key: 'payment-approval',
    category: 'FINANCE',
    name: '付款审批',
    en_name: 'Approval of a payment',
    description: '在“会议付款”中提交；直属上级与合规审批，金额较大时由财务审批，付款由另一人办理',
    en_description:
      'Submitted under “Payments”; line manager and compliance, finance for large amounts, and somebody else pays',
    icon: 'wallet',
  },
  {
    key: 'speaker-approval',
    category: 'MEETING',
    name: '讲者资格审批',
    en_name: 'Approval of a speaker',
    description: '在“讲者”中提名并提交；医学与合规先后审批，签署合同后生效',
    en_description: 'Submitted under “Speakers”; medical and compliance approve it, a signed contract makes it active',
    icon: 'mic',
  },
  {
    key: 'article-review',
    category: 'COMPLIANCE',
    name: '文章审核',
    en_name: 'Review of an article',
    description: '在“内容中心”中提交；医学与合规先后审核，通过后取得批准号，可以发布',
    en_description:
      'Submitted in the content center; medical and compliance review it, then it has its approval number and may be published',
    icon: 'file-check',
  },
  {
    key: 'opening-line-review',
    category: 'COMPLIANCE',
    name: '开场白审核',
    en_name: 'Review of an opening line',
    description: '在“开场白”中提交；医学与合规先后审核，通过后即可随文章发送',
    en_description: 'Submitted under “Opening lines”; medical and compliance review it, then messages may open with it',
    icon: 'message-square-text',
  },
];

export const workflowXml = (key: string): string => readFileSync(new URL(`./${key}.bpmn`, import.meta.url), 'utf8');

/** Adds what is missing; a definition that is there keeps its versions. */
export async function insertWorkflows(tx: Transaction): Promise<void> {
  for (const [sort, seed] of workflowSeeds.entries()) {
    const xml = workflowXml(seed.key);
    const hash = createHash('sha256').update(xml).digest('hex');
    const [definition] = await tx<{ id: string }[]>`
      insert into workflow_definitions ${tx({ ...seed, sort })} on conflict (enterprise_id, key) do nothing returning id::text`;
    if (definition === undefined) continue;
    const [version] = await tx<{ id: string }[]>`
      insert into workflow_versions ${tx({ definition_id: definition.id, number: 1, xml, hash })} returning id::text`;
    await tx`update workflow_definitions set current_version_id = ${version!.id} where enterprise_id = app.enterprise_id() and id = ${definition.id}`;
  }
}
