// Which colour is which community; those without a colour of their own are counted together.
import { useChartPalette } from '@yijian/ui/chart';
import type { ReactNode } from 'react';
import { useNetworkPhrases } from '../academic-networks.phrases.ts';
import { colourOf, OWN_COLOURS } from './canvas/drawn.ts';

export function NetworkLegend({
  communities,
}: {
  communities: readonly { community: number; name: string; size: number }[];
}): ReactNode {
  const t = useNetworkPhrases();
  const palette = useChartPalette();
  const rest = communities.slice(OWN_COLOURS).reduce((sum, { size }) => sum + size, 0);
  return (
    <ul className="network-legend">
      {communities.slice(0, OWN_COLOURS).map(({ community, name, size }, at) => (
        <li key={community}>
          <i style={{ background: colourOf(at, palette) }} /> {name} <span className="num">{size}</span>
        </li>
      ))}
      {rest === 0 ? null : (
        <li>
          <i style={{ background: colourOf(-1, palette) }} /> {t('others')} <span className="num">{rest}</span>
        </li>
      )}
    </ul>
  );
}
