// Door of tile-acts: what every tile of a board offers.
export { TileActs, useTileActs } from './tile-acts.tsx';
export type { RenderTileActs, TileActsProps } from './tile-acts.tsx';
