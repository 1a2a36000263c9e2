// What the views of the control tower share.
import type { ReactNode } from 'react';
import type { TowerState } from './use-tower-state.ts';

/** What every view hands to the page. */
export interface ViewProps {
  readonly state: TowerState;
  readonly page: (parts: {
    answer?: ReactNode;
    asOf?: ReactNode;
    actions?: ReactNode;
    children: ReactNode;
  }) => ReactNode;
}
