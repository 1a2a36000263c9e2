// The history of the processes: several hundred cases of the past months, some still under way, some late.
import { compile } from '../../../../../apps/server/src/modules/workflows/model/compile.policy.ts';
import type { Transaction } from '../../../reference/index.ts';
import type { Copied } from '../../load/copy.ts';
import { planCases, type Kind, type Plan } from './cases.ts';
import { copyCases } from './rows.ts';

export async function copyWorkflowHistory(tx: Transaction, plan: Omit<Plan, 'kinds'>): Promise<Copied[]> {
  const rows = await tx<(Omit<Kind, 'model'> & { xml: string })[]>`
    select d.key, d.id::text as "definitionId", v.id::text as "versionId", d.name, d.en_name as "enName", v.xml
    from workflow_definitions d join workflow_versions v on v.enterprise_id = d.enterprise_id and v.id = d.current_version_id
    where d.enterprise_id = app.enterprise_id() and d.key in ('export-approval', 'access-request') order by d.sort`;
  const kinds = await Promise.all(
    rows.map(async ({ xml, ...kind }) => ({ ...kind, model: (await compile(xml)).model! })),
  );
  return copyCases(tx, planCases({ ...plan, kinds }));
}
