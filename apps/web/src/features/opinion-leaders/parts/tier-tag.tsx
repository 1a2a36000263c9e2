// The tier of a doctor; a word beside it says when it was set by hand.
import { Hand } from 'lucide-react';
import { Tag, type Tone } from '@yijian/ui/badge';
import { Glyph } from '@yijian/ui/icon';
import { Tooltip } from 'antd';
import type { KolRow, KolTier } from '@yijian/contract/opinion-leaders';
import type { ReactNode } from 'react';
import { useKolPhrases } from '../opinion-leaders.phrases.ts';

const tones: Readonly<Record<KolTier, Tone>> = {
  NATIONAL: 'primary',
  REGIONAL: 'primary',
  LOCAL: 'neutral',
  RISING: 'ok',
  DIGITAL: 'neutral',
  NONE: 'neutral',
};

export function TierTag({ tier }: { tier: KolTier }): ReactNode {
  const t = useKolPhrases();
  return <Tag tone={tones[tier]}>{t(`tier.${tier}`)}</Tag>;
}

/** The tier with what stands behind it: set by hand with its reason, rising, strong online. */
export function RowTier({ row }: { row: KolRow }): ReactNode {
  const t = useKolPhrases();
  const why = row.override
    ? t('overriddenWhy', { tier: t(`tier.${row.computedTier}`), reason: row.override.reason })
    : '';
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
