// Tiles whose figures are older than their contract allows: each says since when, and shows no number.
import { GridCell, KpiTile, Tile, type TileSpan } from '@yijian/ui/dashboard-tile';
import { Empty } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useBoardPhrases } from '../../dashboards-boards.phrases.ts';

export interface StaleSalesProps {
  readonly since: string;
  readonly figures: readonly string[];
  readonly tiles: readonly (readonly [title: string, span: TileSpan])[];
}

export function StaleSales({ since, figures, tiles }: StaleSalesProps): ReactNode {
  const t = useBoardPhrases();
  const format = useFormat();
  const reason = t('staleSince', { day: format.date(since) });
  return (
    <>
      {figures.map((title) => (
        <GridCell key={title} span={3}>
          <KpiTile title={title} value="—" note={reason} />
        </GridCell>
      ))}
      {tiles.map(([title, span]) => (
        <Tile key={title} title={title} span={span}>
          <Empty compact reason={reason} />
        </Tile>
      ))}
    </>
  );
}
