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
