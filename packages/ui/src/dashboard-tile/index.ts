// Door of dashboard-tile: the dashboard frame, its grid and what stands on it (look and feel, dashboard).
export { AlertList } from './alert-list.tsx';
export type { AlertItem, AlertTone } from './alert-list.tsx';
export { Definition } from './definition.tsx';
export { Delta } from './delta.tsx';
export type { DeltaValue } from './delta.tsx';
export { KpiTile } from './kpi-tile.tsx';
export type { KpiTileProps } from './kpi-tile.tsx';
export { RankBars } from './rank-bars.tsx';
export type { RankBar, RankBarsProps } from './rank-bars.tsx';
export { DashboardPage, GridCell, Tile, TileGrid } from './tile.tsx';
export type { DashboardPageProps, TileProps, TileSpan } from './tile.tsx';
export { TopTile } from './top-tile.tsx';
export type { TopTileProps } from './top-tile.tsx';
