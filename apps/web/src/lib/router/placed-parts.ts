// What a form or a page shows of a room that stands after its own: it names the place, the app fills it.
import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';

export interface PlacedPartProps {
  /** Records that stand in the form or are shown; the last one was chosen last. */
  readonly ids: readonly string[];
  /** When what the form plans takes place, ISO 8601; now unless given. */
  readonly at?: string | undefined;
  /** Where the part chooses the records instead of showing something of them. */
  readonly onChoose?: ((ids: string[]) => void) | undefined;
}

export type Place = 'besidePlan' | 'besideFees' | 'campaign' | 'openingEffects';
export type PlacedParts = Readonly<Partial<Record<Place, ComponentType<PlacedPartProps>>>>;

export const PlacedPartsContext = createContext<PlacedParts>({});

/** Nothing where nobody fills the place. */
export function PlacedPart({ place, ...props }: PlacedPartProps & { readonly place: Place }): ReactNode {
  const part = useContext(PlacedPartsContext)[place];
  return part === undefined ? null : createElement(part, props);
}
