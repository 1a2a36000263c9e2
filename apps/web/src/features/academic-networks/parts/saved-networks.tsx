// Networks kept under a name: the filters with their centre, opened again, renamed and deleted (product 3.4).
import type { ReactNode } from 'react';
import { useListState } from '../../../lib/lists/index.ts';
import { useSavedViews } from '../../saved-searches/index.ts';

/** What of the address makes the picture; whoever is chosen in it is not kept. */
const fields = {
  tab: 'text',
  personId: 'text',
  doctorId: 'text',
  types: 'text',
  hops: 'text',
  from: 'text',
  to: 'text',
  min: 'text',
  region: 'text',
} as const;

/** Keeps the centre even where the address leaves it to the product to begin somewhere. */
export function useSavedNetworks(centreId: string | undefined): ReactNode {
  const state = useListState(fields);
  const { doctorId: _, ...filters } = state.filters;
  const kept = centreId === undefined ? filters : { ...filters, personId: centreId };
  return useSavedViews('academic-network', fields, { ...state, filters: kept }).views;
}
