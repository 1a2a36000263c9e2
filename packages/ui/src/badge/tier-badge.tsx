// Rank as one letter in one hue that fades from A to D (look and feel, badge anatomy).
import type { ReactNode } from 'react';
import { useUiWords } from '../words/index.ts';
import './badge.css';

const known = new Set(['a', 'b', 'c', 'd']);

export function TierBadge({ tier }: { tier: string }): ReactNode {
  const words = useUiWords();
  const rank = known.has(tier.toLowerCase()) ? tier.toLowerCase() : 'd';
  return (
    <span className={`yj-tier yj-tier-${rank}`} role="img" aria-label={words.tier(tier)}>
      {tier}
    </span>
  );
}
