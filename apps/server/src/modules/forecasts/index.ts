// Side door of forecasts: the demo opens rounds, fills and decides as people do.
export { addForecastCycle, freezeForecastCycles, stepForecastCycle } from './cycles/cycles.service.ts';
export { decideTargets, publishTargets, splitTargets } from './issuance/issuance.service.ts';
export {
  adjustForecastSheet,
  fillForecastSheet,
  reviewForecastSheet,
  stepForecastSheet,
} from './sheets/filling.service.ts';
export { departs } from './forecasts.policy.ts';
export { findForecastSheet, listForecastSheets } from './sheets/sheets.service.ts';
