// The ten that have most of something, largest first (R9.5).
import type { ReactNode } from 'react';
import { RankBars, type RankBar } from './rank-bars.tsx';
import { Tile, type TileSpan } from './tile.tsx';

const MOST = 10;

export type TopTileProps = {
  title: string;
  /** What the figures count, in words. */
  note: ReactNode;
  items: readonly RankBar[];
  span?: TileSpan | undefined;
  /** Stands in place of the rows. */
  instead?: ReactNode;
};

/** Ten rows at most, whatever the list holds. */
export function TopTile({ title, note, items, span, instead }: TopTileProps): ReactNode {
  return (
    <Tile title={title} note={note} span={span}>
      {instead ?? <RankBars label={title} items={items.slice(0, MOST)} />}
    </Tile>
  );
}
