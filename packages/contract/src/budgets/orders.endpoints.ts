// The calls of cost centers and internal orders (specification 2.3, ccio).
import { z } from 'zod';
import { Id, endpoint, paged } from '../core/index.ts';
import { budgetErrors as errors } from './budgets.errors.ts';
import { BudgetHold, BudgetKept, BudgetPaging } from './budgets.schema.ts';
import {
  ChangedCostCenter,
  ChangedOrder,
  CostCenter,
  CostCenterPaging,
  InternalOrder,
  NewCostCenter,
  NewOrder,
  OrderPaging,
} from './orders.schema.ts';

const read = { permission: 'meeting:budgets:read' } as const;
const write = { permission: 'meeting:orders:write' } as const;
const params = z.strictObject({ id: Id });

export const costCenterEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/cost-center/page',
    summary: { zh: '成本中心列表', en: 'List of cost centers' },
    access: read,
    query: CostCenterPaging,
    output: paged(CostCenter),
    errors: [],
  }),
  add: endpoint({
    method: 'POST',
    path: '/cost-center/add',
    summary: { zh: '新增成本中心', en: 'Add a cost center' },
    access: write,
    body: { encoding: 'json', schema: NewCostCenter },
    output: BudgetKept,
    errors: [errors.codeTaken],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/cost-center/update/{id}',
    summary: { zh: '修改、关闭或重新打开成本中心', en: 'Change, close or reopen a cost center' },
    access: write,
    params,
    body: { encoding: 'json', schema: ChangedCostCenter },
    output: BudgetKept,
    errors: [errors.notFound, errors.changedMeanwhile, errors.codeTaken],
  }),
};

export const internalOrderEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/internal-order/page',
    summary: { zh: '内部订单列表', en: 'List of internal orders' },
    access: read,
    query: OrderPaging,
    output: paged(InternalOrder),
    errors: [],
  }),
  listHolds: endpoint({
    method: 'GET',
    path: '/internal-order/holds/{id}',
    summary: { zh: '占用这个订单的会议', en: 'Meetings that hold this order' },
    access: read,
    params,
    query: BudgetPaging,
    output: paged(BudgetHold),
    errors: [errors.notFound],
  }),
  add: endpoint({
    method: 'POST',
    path: '/internal-order/add',
    summary: { zh: '新增内部订单', en: 'Add an internal order' },
    access: write,
    body: { encoding: 'json', schema: NewOrder },
    output: BudgetKept,
    errors: [errors.codeTaken],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/internal-order/update/{id}',
    summary: { zh: '修改、关闭或重新打开内部订单', en: 'Change, close or reopen an internal order' },
    access: write,
    params,
    body: { encoding: 'json', schema: ChangedOrder },
    output: BudgetKept,
    errors: [errors.notFound, errors.changedMeanwhile, errors.codeTaken, errors.orderShort],
  }),
};
