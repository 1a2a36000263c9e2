// The tier of a doctor in a list; a word beside it says when it was set by hand.
import { Hand } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import { Tooltip } from 'antd';
import type { KolRow } from '@yijian/contract/opinion-leaders';
import type { ReactNode } from 'react';
import { useTierNames } from '../../opinion-leaders-tiers.phrases.ts';
import { useKolPhrases } from '../../opinion-leaders.phrases.ts';
import { TierTag } from '../tier-tag.tsx';

/** The tier with what stands behind it: set by hand with its reason, rising, strong online. */
export function RowTier({ row }: { row: KolRow }): ReactNode {
  const t = useKolPhrases();
  const tierName = useTierNames();
  const why = row.override ? t('overriddenWhy', { tier: tierName(row.computedTier), reason: row.override.reason }) : '';
  return (
    <span className="kol-tier">
      <TierTag tier={row.tier} />
      {row.override ? (
        <Tooltip title={why}>
          <span className="kol-hand" role="note" tabIndex={0} aria-label={`${t('overridden')}: ${why}`}>
            <Glyph icon={Hand} size={12} /> {t('overridden')}
          </span>
        </Tooltip>
      ) : null}
      {row.isRising && row.tier !== 'RISING' ? <TierTag tier="RISING" /> : null}
      {row.isDigital && row.tier !== 'DIGITAL' && row.tier === 'NONE' ? <TierTag tier="DIGITAL" /> : null}
    </span>
  );
}
