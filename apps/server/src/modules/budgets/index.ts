// Side door of budgets: what a meeting holds of them, what an upload from the ledger writes, and the steps by which the demo's budgets come about.
import type { Effect } from '../workflows/index.ts';
import { beginTransfer, carryOut } from './transfers/transfers.service.ts';

export { findHeadroom, holdBudget, releaseBudget, type Headroom, type NewHold } from './ledger/ledger.service.ts';
export { addBudget, adjustBudget, freezeBudget, listBudgets } from './lines/lines.service.ts';
export {
  costCenterBefore,
  deleteImportedCostCenters,
  deleteImportedOrders,
  insertImportedCostCenters,
  insertImportedOrders,
  orderBefore,
  restoreImportedCostCenters,
  restoreImportedOrders,
  updateImportedCostCenters,
  updateImportedOrders,
} from './orders/imported.sql.ts';
export { findCostCentersByCode, findOrdersByCode, listCostCenterCodes } from './orders/imported.service.ts';
export { addCostCenter, addInternalOrder } from './orders/orders.service.ts';
export { lockTargets, lostOrders, unsoundRows } from './orders/unsound.sql.ts';
export { addTransfer } from './transfers/transfers.service.ts';

export const budgetEffects: readonly Effect[] = [
  { name: 'budgets.begin', apply: beginTransfer },
  { name: 'budgets.transfer', apply: carryOut },
];
