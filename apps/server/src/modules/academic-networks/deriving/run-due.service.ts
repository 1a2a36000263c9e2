// One round of work on a network: relations first, then the map over them (specification 2.3 userInsights).
import { computeInThread } from '../../../platform/graphs/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { drawNetwork } from '../drawing/drawing.service.ts';
import { deriveRelations } from './relations.service.ts';
import { claimDue, liftTimeout, selectDueEnterprises, updateReleased } from './states.sql.ts';

type Bound = Pick<Context, 'sql'>;
type InTransaction = <T>(work: (context: Bound) => Promise<T>) => Promise<T>;

export async function findDueEnterprises(context: Bound): Promise<ReadonlySet<string>> {
  return new Set(await selectDueEnterprises(context.sql));
}

/** Does what is due, unless another process has it. Graph work runs in a thread of its own. */
export async function runDue(context: { inTransaction: InTransaction }): Promise<boolean> {
  const { inTransaction } = context;
  const due = await inTransaction(({ sql }) => claimDue(sql));
  if (due === undefined) return false;
  try {
    if (due.isWhole || due.doctorIds.length + due.personIds.length > 0)
      await inTransaction(async (bound) => {
        await liftTimeout(bound.sql);
        await deriveRelations(bound, due);
      });
    await drawNetwork({ inTransaction, compute: computeInThread });
  } finally {
    await inTransaction(({ sql }) => updateReleased(sql));
  }
  return true;
}
