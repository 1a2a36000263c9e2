// Side door of institutions and suppliers: the steps by which the demo's ones come about.
export { addCounterparty, submitCounterparty } from './counterparties.service.ts';
export { blockCounterparty, decideCounterparty } from './reviews.service.ts';
export { insertDocument as keepCounterpartyDocument } from './counterparties.sql.ts';
