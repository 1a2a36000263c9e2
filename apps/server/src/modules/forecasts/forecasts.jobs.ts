// The clock of forecasts: rounds whose window is over are frozen (product: Forecast machine).
import type { Schedule } from '../../platform/jobs/index.ts';
import { freezeForecastCycles } from './cycles/cycles.service.ts';

export const forecastFreezing: Schedule = {
  name: 'forecasts.freeze',
  cron: '2 * * * *',
  run: async (context) => {
    await freezeForecastCycles(context);
  },
};
