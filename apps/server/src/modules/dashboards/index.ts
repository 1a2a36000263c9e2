// Side door of the dashboards: what their figures mean, for whoever shows where data is used.
export { metricContracts } from './boards/metric-contracts.policy.ts';
