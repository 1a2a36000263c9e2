// The tier of a doctor.
import { Tag, type Tone } from '@yijian/ui/badge';
import type { KolTier } from '@yijian/contract/opinion-leaders';
import type { ReactNode } from 'react';
import { useTierNames } from '../opinion-leaders-tiers.phrases.ts';

const tones: Readonly<Record<KolTier, Tone>> = {
  NATIONAL: 'primary',
  REGIONAL: 'primary',
  LOCAL: 'neutral',
  RISING: 'ok',
  DIGITAL: 'neutral',
  NONE: 'neutral',
};

export function TierTag({ tier }: { tier: KolTier }): ReactNode {
  const name = useTierNames();
  return <Tag tone={tones[tier]}>{name(tier)}</Tag>;
}
