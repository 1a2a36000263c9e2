// Front door of institutions and suppliers.
import { institutionEndpoints, supplierEndpoints, type CounterpartyKind } from '@yijian/contract/counterparties';
import { bind } from '../../platform/http/index.ts';
import {
  addCounterparty,
  changeCounterparty,
  countCounterparties,
  downloadDocument,
  findCounterparty,
  listCounterparties,
  renewCounterparty,
  submitCounterparty,
  uploadDocument,
} from './counterparties.service.ts';
import { blockCounterparty, decideCounterparty } from './reviews.service.ts';

const routesOf = (name: string, endpoints: typeof institutionEndpoints, kind: CounterpartyKind) =>
  bind(name, endpoints, {
    list: (context, { query }) => listCounterparties(context, { kind, ...query }),
    count: (context, { query }) => countCounterparties(context, { kind, ...query }),
    find: (context, { params }) => findCounterparty(context, { kind, ...params }),
    download: (context, { params }) => downloadDocument(context, { kind, ...params }),
    add: (context, { body }) => addCounterparty(context, { kind, ...body }),
    change: (context, { params, body }) => changeCounterparty(context, { kind, ...params, ...body }),
    upload: (context, { params, body }) => uploadDocument(context, { kind, ...params, ...body }),
    submit: (context, { params }) => submitCounterparty(context, { kind, ...params }),
    renew: (context, { params }) => renewCounterparty(context, { kind, ...params }),
    decide: (context, { params, body }) => decideCounterparty(context, { kind, ...params, ...body }),
    block: (context, { params, body }) => blockCounterparty(context, { kind, ...params, ...body }),
  });

export const counterpartyRoutes = [
  ...routesOf('institutions', institutionEndpoints, 'INSTITUTION'),
  ...routesOf('suppliers', supplierEndpoints, 'SUPPLIER'),
];
