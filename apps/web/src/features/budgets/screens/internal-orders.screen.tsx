// Internal orders of the ledger (specification 2.3, ccio/io).
export { OrderList as default } from '../parts/orders/order-list.tsx';
