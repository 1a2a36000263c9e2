// One number of a table of figures: the way to its people, and its share of the sent messages.
import type { RecipientStep } from '@yijian/contract/sends';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useSendPhrases } from '../sends.phrases.ts';

interface StepCellProps {
  /** What the number is of, for screen readers. */
  readonly name: string;
  readonly step: RecipientStep;
  readonly count: number;
  /** Sent messages; undefined where a share says nothing. */
  readonly sent: number | undefined;
  /** The words around the table say what the share is of. */
  readonly isBare?: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

export function StepCell({ name, step, count, sent, isBare = false, isChosen, onChoose }: StepCellProps): ReactNode {
  const t = useSendPhrases();
  const format = useFormat();
  const share = sent === undefined || sent === 0 ? '' : format.percent(count / sent, 0);
  const people = t('people', { count: format.count(count) });
  return (
    <td>
      <Button
        type="link"
        aria-pressed={isChosen}
        aria-label={`${name} ${t(`step.${step}`)} ${people}`}
        onClick={onChoose}
      >
        {people}
      </Button>
      {step === 'SENT' || share === '' ? null : <small>{isBare ? share : t('shareOfSent', { share })}</small>}
    </td>
  );
}
