// What the address of the tab names: the round and the sheet, the state and the page of its people.
import { sheetStates, type ForecastCycle, type SheetState } from '@yijian/contract/forecasts';
import { useAddress, withFields } from '../../../../lib/lists/index.ts';

interface RoundFields {
  readonly cycleId?: string | undefined;
  readonly sheetId?: string | undefined;
  readonly state?: SheetState | undefined;
  readonly page?: string | undefined;
}

export interface RoundAddress {
  readonly cycleId: string | undefined;
  readonly sheetId: string | undefined;
  readonly state: SheetState | undefined;
  /** From 0. */
  readonly page: number;
  readonly change: (fields: RoundFields) => void;
}

export function useRoundAddress(): RoundAddress {
  const [search, edit] = useAddress();
  const page = Number(search.get('page') ?? 0);
  return {
    cycleId: search.get('cycleId') ?? undefined,
    sheetId: search.get('sheetId') ?? undefined,
    state: sheetStates.find((one) => one === search.get('state')),
    page: Number.isInteger(page) && page > 0 ? page : 0,
    change: (fields) => edit((now) => withFields(now, { ...fields })),
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
