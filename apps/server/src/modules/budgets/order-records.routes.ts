// What the audit trail asks of cost centers and internal orders: names, who may see one, former values (product: CC and IO lists).
import { ChangedCostCenter, ChangedOrder, budgetErrors } from '@yijian/contract/budgets';
import { formerDraft, type RecordDoor } from '../audit/index.ts';
import { isAllowed } from '../../platform/auth/index.ts';
import { fail } from '../../platform/errors/index.ts';
import type { Ledger } from './orders/imported.sql.ts';
import {
  selectCostCenterDraft,
  selectLedgerNamed,
  selectLedgerNames,
  selectOrderDraft,
} from './orders/order-records.sql.ts';
import { changeCostCenter, changeInternalOrder } from './orders/orders.service.ts';

const WRITE = 'meeting:orders:write';

/** Whoever reads the lists reads how their records came about. */
const seenIn = (kind: Ledger): Pick<RecordDoor, 'kind' | 'names' | 'find' | 'maySee' | 'writePermission' | 'path'> => ({
  kind,
  names: async ({ sql }, ids) =>
    new Map((await selectLedgerNames(sql, kind, ids)).map(({ id, zh, en }) => [id, { zh, en }])),
  find: ({ sql }, asked) => selectLedgerNamed(sql, kind, asked),
  maySee: async ({ sql, user }, id) =>
    isAllowed(user, 'meeting:budgets:read') && (await selectLedgerNames(sql, kind, [id])).length > 0,
  writePermission: WRITE,
  path: () => (kind === 'budget_orders' ? '/meeting/ccio/io' : '/meeting/ccio/cc'),
});

/** Where a call leaves a field out, the record has null. */
const filled = (draft: object): object =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== null));

const dates = ['valid_from', 'valid_until', 'is_open'];

const costCenterRecords: RecordDoor = {
  ...seenIn('budget_cost_centers'),
  restorable: ['code', 'name', 'en_name', 'company', 'owner_id', ...dates],
  async restore(context, former) {
    const present = await selectCostCenterDraft(context.sql, former.id);
    if (present === undefined) throw fail(budgetErrors.notFound);
    const told = { present: filled(present), former: { ...former, value: former.value ?? undefined } };
    await changeCostCenter(context, { id: former.id, ...formerDraft(context, ChangedCostCenter, told) });
  },
};

const orderRecords: RecordDoor = {
  ...seenIn('budget_orders'),
  restorable: [
    'code',
    'name',
    'en_name',
    'cost_center_id',
    'product_id',
    'meeting_type',
    'amount',
    'tolerance',
    'is_blocking',
    ...dates,
  ],
  async restore(context, former) {
    const present = await selectOrderDraft(context.sql, former.id);
    if (present === undefined) throw fail(budgetErrors.notFound);
    const told = { present: filled(present), former: { ...former, value: former.value ?? undefined } };
    await changeInternalOrder(context, { id: former.id, ...formerDraft(context, ChangedOrder, told) });
  },
};

export const ledgerRecords: readonly RecordDoor[] = [costCenterRecords, orderRecords];
