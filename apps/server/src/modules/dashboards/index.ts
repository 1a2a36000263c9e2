// Side door of the dashboards: what their figures mean, for whoever shows where data is used.
export { metricContracts } from './metrics/metric-contracts.policy.ts';
