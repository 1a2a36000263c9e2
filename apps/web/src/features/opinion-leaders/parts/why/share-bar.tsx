// A share of 0 to 100 as a bar, with a mark where the middle of the same tier stands (product 3.4).
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import './share-bar.css';

export interface ShareBarProps {
  readonly share: number;
  /** Nothing is marked without it. */
  readonly peer?: number;
  /** What the mark means, with its figure. */
  readonly peerWords?: string;
}

export function ShareBar({ share, peer, peerWords }: ShareBarProps): ReactNode {
  const format = useFormat();
  return (
    <span className="kol-share">
      <span className="kol-share-track" title={peerWords}>
        <i style={{ width: `${share}%` }} />
        {peer === undefined ? null : <b style={{ insetInlineStart: `${peer}%` }} />}
      </span>
      <span>{format.fixed(share, 1)}</span>
      {peerWords === undefined ? null : <span className="yj-hidden">{peerWords}</span>}
    </span>
  );
}
