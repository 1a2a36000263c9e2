// What messages came to by the words that they opened with, over each channel; each number is the way to its people.
import { joinedClauses } from '../../../../lib/format/index.ts';
import { LEAST_SENT, type OpeningEffects, type RecipientFilter, type RecipientStep } from '@yijian/contract/sends';
import type { ReactNode } from 'react';
import { useSendPhrases } from '../../sends.phrases.ts';
import { StepCell } from '../step-cell.tsx';
import '../sends.css';

/** The people of one number. */
export type ChosenOpening = Pick<RecipientFilter, 'channel' | 'openingLineId' | 'opening'> & {
  readonly step: RecipientStep;
};

const steps = [
  ['SENT', 'sent'],
  ['DELIVERED', 'delivered'],
  ['OPENED', 'opened'],
] as const satisfies readonly (readonly [RecipientStep, keyof OpeningEffects['figures']])[];

const peopleOf = ({ opening, channel }: OpeningEffects, step: RecipientStep): ChosenOpening => ({
  channel,
  step,
  ...(opening === null ? { opening: 'GREETING' } : { openingLineId: opening.id }),
});

/** Whether the row is the one of a chosen number. */
export const isRowOf = ({ opening, channel }: OpeningEffects, chosen: ChosenOpening): boolean =>
  channel === chosen.channel && opening?.id === chosen.openingLineId;

export const keyOf = ({ channel, openingLineId, step }: ChosenOpening): string =>
  [channel, openingLineId ?? '', step].join(' ');

interface OpeningTableProps {
  readonly rows: readonly OpeningEffects[];
  /** More about the numbers. */
  readonly note?: string;
  readonly chosen: ChosenOpening | undefined;
  readonly onChoose: (chosen: ChosenOpening | undefined) => void;
}

export function OpeningTable({ rows, note, chosen, onChoose }: OpeningTableProps): ReactNode {
  const t = useSendPhrases();
  return (
    <div className="send-table send-lines">
      <table>
        <thead>
          <tr>
            {steps.map(([step]) => (
              <th key={step} scope="col">
                {t(`step.${step}`)}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <Line
            key={`${row.channel} ${row.opening?.id ?? ''}`}
            row={row}
            chosen={chosen === undefined ? undefined : keyOf(chosen)}
            onChoose={onChoose}
          />
        ))}
      </table>
      <p className="send-note">
        {joinedClauses([t('openingShares', { least: LEAST_SENT }), ...(note === undefined ? [] : [note])])}
      </p>
    </div>
  );
}

interface LineProps {
  readonly row: OpeningEffects;
  /** Key of the chosen number. */
  readonly chosen: string | undefined;
  readonly onChoose: OpeningTableProps['onChoose'];
}

/** The words stand above their numbers: beside them there is no room on a phone. */
function Line({ row, chosen, onChoose }: LineProps): ReactNode {
  const t = useSendPhrases();
  const { opening, channel, figures } = row;
  const words = opening?.words ?? t('noOpening');
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={steps.length}>
          <span lang={opening?.language}>{words}</span>
          <small>{t(`channel.${channel}`)}</small>
        </th>
      </tr>
      <tr>
        {steps.map(([step, key]) => {
          const people = peopleOf(row, step);
          const isChosen = chosen === keyOf(people);
          return (
            <StepCell
              key={step}
              name={`${words} ${t(`channel.${channel}`)}`}
              step={step}
              count={figures[key]}
              sent={figures.sent < LEAST_SENT ? undefined : figures.sent}
              isBare
              isChosen={isChosen}
              onChoose={() => onChoose(isChosen ? undefined : people)}
            />
          );
        })}
      </tr>
    </tbody>
  );
}
