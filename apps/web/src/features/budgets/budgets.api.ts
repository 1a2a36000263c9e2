// What the screens of budgets ask the server.
import { budgetEndpoints, costCenterEndpoints, internalOrderEndpoints } from '@yijian/contract/budgets';
import { useCall, useWrite } from '../../lib/api/index.ts';
import { useList } from '../../lib/lists/index.ts';

const quiet = { errorMessage: false } as const;

export const useBudgets = (year: number) =>
  useCall(budgetEndpoints.list, { query: { year } }, { ...quiet, keepPrevious: true });
export const useBudgetReferences = () => useCall(budgetEndpoints.references, {}, { ...quiet, staleTime: 60_000 });
export const useBurnDown = (id: string) => useCall(budgetEndpoints.burnDown, { params: { id } }, quiet);

const first = { page: 0, size: 50 } as const;
export const useBudgetHolds = (id: string) =>
  useCall(budgetEndpoints.listHolds, { params: { id }, query: first }, quiet);
export const useBudgetEntries = (id: string) =>
  useCall(budgetEndpoints.listEntries, { params: { id }, query: first }, quiet);
export const useOrderHolds = (id: string) =>
  useCall(internalOrderEndpoints.listHolds, { params: { id }, query: first }, quiet);

export const useTransfers = () =>
  useList({
    name: 'budget-transfers',
    fields: {},
    page: budgetEndpoints.listTransfers,
    pageArguments: (_, paging) => ({ query: paging as object }),
  });

const costCenterFields = { keyword: 'text', isOpen: 'flag' } as const;
export const useCostCenters = () =>
  useList({
    name: 'cost-centers',
    fields: costCenterFields,
    page: costCenterEndpoints.list,
    pageArguments: (filters, paging) => ({ query: { ...filters, ...paging } as object }),
  });

const orderFields = { keyword: 'text', costCenterId: 'text', isOpen: 'flag' } as const;
export const useInternalOrders = () =>
  useList({
    name: 'internal-orders',
    fields: orderFields,
    page: internalOrderEndpoints.list,
    pageArguments: (filters, paging) => ({ query: { ...filters, ...paging } as object }),
  });

/** Every open cost center, to choose from. */
export const useOpenCostCenters = () =>
  useCall(costCenterEndpoints.list, { query: { isOpen: true, size: 100 } }, { ...quiet, staleTime: 60_000 });

// The forms show what is wrong, so no toast repeats it.
const tree = {
  refreshes: [budgetEndpoints.list, budgetEndpoints.burnDown, budgetEndpoints.listEntries, budgetEndpoints.listHolds],
  ...quiet,
} as const;

export const useAddBudget = () => useWrite(budgetEndpoints.add, tree);
export const useChangeBudget = () => useWrite(budgetEndpoints.change, tree);
export const useAdjustBudget = () => useWrite(budgetEndpoints.adjust, tree);
export const useFreezeBudget = () => useWrite(budgetEndpoints.freeze, tree);

const transfers = { ...tree, refreshes: [...tree.refreshes, budgetEndpoints.listTransfers] } as const;
export const useAddTransfer = () => useWrite(budgetEndpoints.addTransfer, transfers);
export const useWithdrawTransfer = () => useWrite(budgetEndpoints.withdrawTransfer, { refreshes: transfers.refreshes });

const centers = { ...quiet, refreshes: [costCenterEndpoints.list] } as const;
export const useAddCostCenter = () => useWrite(costCenterEndpoints.add, centers);
export const useChangeCostCenter = () => useWrite(costCenterEndpoints.change, centers);

const orders = { ...quiet, refreshes: [internalOrderEndpoints.list, costCenterEndpoints.list] } as const;
export const useAddInternalOrder = () => useWrite(internalOrderEndpoints.add, orders);
export const useChangeInternalOrder = () => useWrite(internalOrderEndpoints.change, orders);
