// The set of weights every enterprise begins with for its map of opinion leaders (product 3.4).
import { defaultWeights } from '@yijian/contract/opinion-leaders';
import type { Transaction } from '../bound.ts';

export async function insertWeightSet(tx: Transaction): Promise<void> {
  await tx`
    insert into kol_weight_sets (name, en_name, weights, is_shared, is_default)
    select '均衡影响力', 'Balanced influence', ${tx.json(defaultWeights)}, true, true
    where not exists (select from kol_weight_sets where enterprise_id = app.enterprise_id() and is_default)`;
}
