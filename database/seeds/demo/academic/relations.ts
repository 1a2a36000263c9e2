// The relations that follow from the demo's publications and records; the map over them is drawn by the job of the first start (specification 2.5).
import { deriveRelations } from '../../../../apps/server/src/modules/academic-networks/index.ts';
import type { Transaction } from '../../reference/index.ts';

/** Stores what the product itself derives, after publications and academic records. */
export async function storeRelations(tx: Transaction, { today }: { today: string }): Promise<void> {
  await deriveRelations({ sql: tx }, { isWhole: true, doctorIds: [], personIds: [] });
  // The same day gives the same demo, whatever the clock says.
  await tx`
    update academic_network_states set due_at = ${today}::timestamp at time zone 'Asia/Shanghai', derived_at = ${today}::timestamp at time zone 'Asia/Shanghai'
    where enterprise_id = app.enterprise_id()`;
}
