// Door of periods: what every page that is asked over a period shares.
export { askedPeriod, boardPeriods, lacksDays, workPeriods, type AskedPeriod, type PeriodKey } from './asked-period.ts';
export { PeriodControl, usePeriodWord, type PeriodControlProps } from './period-control.tsx';
export { usePeriod, type ChosenPeriod } from './use-period.tsx';
