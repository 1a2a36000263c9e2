// The figures of sends as a strip; each is the way to its people.
import type { RecipientStep, SendFigures } from '@yijian/contract/sends';
import { FigureStrip } from '@yijian/ui/figure-strip';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useSendPhrases } from '../sends.phrases.ts';

const order = [
  ['SENT', 'sent'],
  ['DELIVERED', 'delivered'],
  ['OPENED', 'opened'],
  ['READ', 'read'],
  ['ASKED', 'asked'],
  ['CLICKED', 'clicked'],
  ['FOLLOWED', 'followed'],
  ['UNSUBSCRIBED', 'unsubscribed'],
  ['PLANNED', 'planned'],
  ['FAILED', 'failed'],
  ['BOUNCED', 'bounced'],
  ['UNKNOWN', 'unknown'],
  ['REMOVED', 'removed'],
] as const satisfies readonly (readonly [RecipientStep, keyof SendFigures])[];

/** Steps that are shown only where somebody stands on them. */
const rare: readonly RecipientStep[] = ['PLANNED', 'FAILED', 'BOUNCED', 'UNKNOWN'];

interface StepStripProps {
  readonly label: string;
  readonly figures: SendFigures;
  readonly step: RecipientStep | undefined;
  readonly onStep: (step: RecipientStep | undefined) => void;
}

export function StepStrip({ label, figures, step, onStep }: StepStripProps): ReactNode {
  const t = useSendPhrases();
  const format = useFormat();
  const shown = order.filter(([name, key]) => figures[key] > 0 || !rare.includes(name));
  return (
    <FigureStrip
      label={label}
      whole={{ label: t('audience'), value: format.count(figures.audience) }}
      figures={shown.map(([name, key]) => ({
        key: name,
        label: t(`step.${name}`),
        value: format.count(figures[key]),
        hint: name === 'FOLLOWED' ? t('followedHint') : undefined,
      }))}
      chosen={step}
      onChoose={onStep}
    />
  );
}
