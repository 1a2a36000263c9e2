// The four parts of the quality, each with its definition and the checks behind it.
import type { AssetDetail } from '@yijian/contract/data-assets';
import { GridCell, KpiTile, TileGrid } from '@yijian/ui/dashboard-tile';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useDataAssetPhrases } from '../../data-assets.phrases.ts';

export function PartTiles({ asset }: { asset: AssetDetail }): ReactNode {
  const t = useDataAssetPhrases();
  const format = useFormat();
  const show = (): void => document.querySelector('#rules')?.scrollIntoView({ block: 'start' });
  return (
    <TileGrid>
      {asset.parts.map(({ dimension, score, checked, failing, definition }) => (
        <GridCell key={dimension} span={3}>
          <KpiTile
            title={t(`dimension.${dimension}`)}
            definition={definition}
            value={score === null ? '—' : format.percent(score / 100)}
            note={t('partNote', { failing: format.count(failing), checked: format.count(checked) })}
            onOpen={show}
          />
        </GridCell>
      ))}
    </TileGrid>
  );
}
