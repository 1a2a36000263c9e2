// What an application may be charged to on a day: lines without lines below, open orders.
import type { BudgetChoices } from '@yijian/contract/budgets';
import type { Context } from '../../../platform/http/index.ts';
import { selectLines } from '../lines/lines.sql.ts';
import { pathOf, treeOf } from '../lines/tree.policy.ts';
import { selectOpenOrders } from './orders.sql.ts';

/** Everybody who applies sees the budgets of the own organisations and of those above, by name and what is left. */
export async function findBudgetChoices(context: Context, { on }: { on: string }): Promise<BudgetChoices> {
  const { sql, user, language } = context;
  const stored = await selectLines(sql, user, { year: Number(on.slice(0, 4)), language });
  const whole = treeOf(stored.map((line) => ({ ...line, isSeen: true })));
  const own = new Set(
    stored.filter((line) => line.isSeen || line.organization.id === user.organizationId).map((line) => line.id),
  );
  const names = new Map(whole.map((line) => [line.id, line.name]));
  const pathIds = (id: string): string[] => pathOf(whole, id);
  const lines = whole
    .filter((line) => line.isLeaf && pathIds(line.id).some((id) => own.has(id)))
    .map(({ id, name, available, isFrozen }) => {
      const path = pathIds(id)
        .slice(1)
        .toReversed()
        .map((one) => names.get(one)!)
        .join(' / ');
      return { id, name, path, available, isFrozen };
    });
  return { lines, orders: await selectOpenOrders(sql, on, language) };
}
