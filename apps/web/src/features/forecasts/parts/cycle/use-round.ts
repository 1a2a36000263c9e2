// The round and the sheet that the address of the tab names; without one the round that is open, else the latest.
import type { ForecastCycle } from '@yijian/contract/forecasts';
import { useAddress, withFields } from '../../../../lib/lists/index.ts';

export interface RoundAddress {
  readonly cycleId: string | undefined;
  readonly sheetId: string | undefined;
  readonly change: (fields: { cycleId?: string | undefined; sheetId?: string | undefined }) => void;
}

export function useRoundAddress(): RoundAddress {
  const [search, edit] = useAddress();
  return {
    cycleId: search.get('cycleId') ?? undefined,
    sheetId: search.get('sheetId') ?? undefined,
    change: (fields) => edit((now) => withFields(now, fields)),
  };
}

/** Of the rounds the one that is asked for, else the first that `wanted` fits, else the latest. */
export function roundOf(
  rounds: readonly ForecastCycle[],
  id: string | undefined,
  wanted: (round: ForecastCycle) => boolean,
): ForecastCycle | undefined {
  return rounds.find((one) => one.id === id) ?? rounds.find(wanted) ?? rounds[0];
}
