// What the screens of forecasts ask the server.
import { forecastEndpoints as calls, type SheetQuery } from '@yijian/contract/forecasts';
import { useCall, useWrite } from '../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;

export const useForecastCycles = () => useCall(calls.listCycles, {}, quiet);
export const useForecastSheets = (query: SheetQuery) =>
  useCall(calls.listSheets, { query }, { ...quiet, keepPrevious: true });
/** Null asks nothing. */
export const useForecastSheet = (id: string | null) =>
  useCall(calls.findSheet, id === null ? null : { params: { id } }, quiet);

const all = { ...quiet, refreshes: [calls.listCycles, calls.listSheets, calls.findSheet] };
export const useAddForecastCycle = () => useWrite(calls.addCycle, all);
export const useStepForecastCycle = () => useWrite(calls.stepCycle, all);
/** Autosave keeps what is typed; the sheet on screen is asked again by the steps alone. */
export const useFillForecastSheet = () =>
  useWrite(calls.fillSheet, { ...quiet, refreshes: [calls.listSheets, calls.listCycles] });
export const useStepForecastSheet = () => useWrite(calls.stepSheet, all);
export const useAdjustForecastSheet = () => useWrite(calls.adjustSheet, all);
export const useReviewForecastSheet = () => useWrite(calls.reviewSheet, all);
