// What every tile beneath offers at its far right, such as a picture of itself.
import { createContext, useContext, type ReactNode } from 'react';

export type RenderTileActs = (title: string) => ReactNode;
const Acts = createContext<RenderTileActs | null>(null);

export type TileActsProps = { render: RenderTileActs | null; children: ReactNode };

export function TileActs({ render, children }: TileActsProps): ReactNode {
  return <Acts value={render}>{children}</Acts>;
}

/** Null where the tiles offer nothing. */
export const useTileActs = (): RenderTileActs | null => useContext(Acts);
