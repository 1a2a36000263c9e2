// Cost centers of the ledger (specification 2.3, ccio/cc).
export { CostCenterList as default } from '../parts/orders/cost-center-list.tsx';
