// Front door of budgets, cost centers and internal orders.
import { budgetEndpoints, costCenterEndpoints, internalOrderEndpoints } from '@yijian/contract/budgets';
import { bind } from '../../platform/http/index.ts';
import {
  addBudget,
  adjustBudget,
  changeBudget,
  findBurnDown,
  freezeBudget,
  listBudgetEntries,
  listBudgetHolds,
  findBudgetReferences,
  listBudgets,
} from './lines/lines.service.ts';
import { findBudgetChoices } from './orders/choices.service.ts';
import {
  addCostCenter,
  addInternalOrder,
  changeCostCenter,
  changeInternalOrder,
  listCostCenters,
  listInternalOrders,
  listOrderHolds,
} from './orders/orders.service.ts';
import { addTransfer, listTransfers, withdrawTransfer } from './transfers/transfers.service.ts';

export const budgetRoutes = [
  ...bind('budgets', budgetEndpoints, {
    list: (context, { query }) => listBudgets(context, query),
    choices: (context, { query }) => findBudgetChoices(context, query),
    references: (context) => findBudgetReferences(context),
    burnDown: (context, { params }) => findBurnDown(context, params.id),
    listHolds: (context, { params, query }) => listBudgetHolds(context, { ...params, ...query }),
    listEntries: (context, { params, query }) => listBudgetEntries(context, { ...params, ...query }),
    add: (context, { body }) => addBudget(context, body),
    change: (context, { params, body }) => changeBudget(context, { ...params, ...body }),
    adjust: (context, { params, body }) => adjustBudget(context, { ...params, ...body }),
    freeze: (context, { params, body }) => freezeBudget(context, { ...params, ...body }),
    listTransfers: (context, { query }) => listTransfers(context, query),
    addTransfer: (context, { body }) => addTransfer(context, body),
    withdrawTransfer: (context, { params }) => withdrawTransfer(context, params.id),
  }),
  ...bind('cost-centers', costCenterEndpoints, {
    list: (context, { query }) => listCostCenters(context, query),
    add: (context, { body }) => addCostCenter(context, body),
    change: (context, { params, body }) => changeCostCenter(context, { ...params, ...body }),
  }),
  ...bind('internal-orders', internalOrderEndpoints, {
    list: (context, { query }) => listInternalOrders(context, query),
    listHolds: (context, { params, query }) => listOrderHolds(context, { ...params, ...query }),
    add: (context, { body }) => addInternalOrder(context, body),
    change: (context, { params, body }) => changeInternalOrder(context, { ...params, ...body }),
  }),
];
