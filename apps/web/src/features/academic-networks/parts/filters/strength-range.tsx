// How much two persons share at least to be related in the picture.
import { Slider } from 'antd';
import { PaneGroup } from '@yijian/ui/analysis-page';
import { useState, type ReactNode } from 'react';
import { useNetworkPhrases } from '../../academic-networks.phrases.ts';

/** Above it a slider has too many steps for a hand. */
const LARGEST = 20;

interface StrengthRangeProps {
  /** The strongest there is. */
  readonly most: number;
  readonly value: number;
  readonly onChange: (least: string | undefined) => void;
  /** Of every step while the handle is still being moved. */
  readonly onSlide?: ((least: number) => void) | undefined;
}

export function StrengthRange({ most, value, onChange, onSlide }: StrengthRangeProps): ReactNode {
  const t = useNetworkPhrases();
  const [moved, setMoved] = useState<number>();
  return (
    <PaneGroup title={t('minStrength')} extra={moved ?? value}>
      <Slider
        // The title says the value; to place a tip with each step would cost more than the picture.
        tooltip={{ open: false }}
        min={1}
        max={Math.max(2, Math.min(LARGEST, most))}
        value={moved ?? value}
        ariaLabelForHandle={t('minStrength')}
        onChange={(least) => {
          setMoved(least);
          onSlide?.(least);
        }}
        onChangeComplete={(least) => {
          setMoved(undefined);
          onChange(least === 1 ? undefined : String(least));
        }}
      />
    </PaneGroup>
  );
}
