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
  ['PLAYED', 'played'],
  ['WATCHED_25', 'watched25'],
  ['WATCHED_50', 'watched50'],
  ['WATCHED_75', 'watched75'],
  ['WATCHED_100', 'watched100'],
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
const rare: ReadonlySet<RecipientStep> = new Set(['PLANNED', 'FAILED', 'BOUNCED', 'UNKNOWN']);
/** Steps of a video, which are shown together or not at all. */
const ofVideo: ReadonlySet<RecipientStep> = new Set([
  'PLAYED',
  'WATCHED_25',
  'WATCHED_50',
  'WATCHED_75',
  'WATCHED_100',
]);

interface StepStripProps {
  readonly label: string;
  readonly figures: SendFigures;
  readonly step: RecipientStep | undefined;
  readonly onStep: (step: RecipientStep | undefined) => void;
}

export function StepStrip({ label, figures, step, onStep }: StepStripProps): ReactNode {
  const t = useSendPhrases();
  const format = useFormat();
  const shown = order.filter(([name, key]) =>
    ofVideo.has(name) ? figures.played > 0 : figures[key] > 0 || !rare.has(name),
  );
  return (
    <FigureStrip
      label={label}
      whole={{ label: t('audience'), value: format.count(figures.audience) }}
      figures={shown.map(([name, key]) => ({
        key: name,
        label: t(`step.${name}`),
        value: format.count(figures[key]),
        hint: name === 'FOLLOWED' ? t('followedHint') : name.startsWith('WATCHED') ? t('watchedHint') : undefined,
      }))}
      chosen={step}
      onChoose={onStep}
    />
  );
}
