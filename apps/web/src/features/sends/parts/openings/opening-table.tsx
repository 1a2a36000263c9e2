// What messages came to by the words that they opened with, over each channel; each number is the way to its people.
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

export const keyOf = ({ channel, openingLineId, step }: ChosenOpening): string =>
  [channel, openingLineId ?? '', step].join(' ');

interface OpeningTableProps {
  readonly rows: readonly OpeningEffects[];
  readonly chosen: ChosenOpening | undefined;
  readonly onChoose: (chosen: ChosenOpening | undefined) => void;
}

export function OpeningTable({ rows, chosen, onChoose }: OpeningTableProps): ReactNode {
  const t = useSendPhrases();
  const pressed = chosen === undefined ? undefined : keyOf(chosen);
  return (
    <div className="send-table send-lines">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('opening')}</th>
            {steps.map(([step]) => (
              <th key={step} scope="col">
                {t(`step.${step}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { opening, channel, figures } = row;
            const words = opening?.words ?? t('noOpening');
            return (
              <tr key={`${channel} ${opening?.id ?? ''}`}>
                <th scope="row">
                  <span lang={opening?.language}>{words}</span>
                  <small>{t(`channel.${channel}`)}</small>
                </th>
                {steps.map(([step, key]) => {
                  const people = peopleOf(row, step);
                  const isChosen = pressed === keyOf(people);
                  return (
                    <StepCell
                      key={step}
                      name={`${words} ${t(`channel.${channel}`)}`}
                      step={step}
                      count={figures[key]}
                      sent={figures.sent < LEAST_SENT ? undefined : figures.sent}
                      isChosen={isChosen}
                      onChoose={() => onChoose(isChosen ? undefined : people)}
                    />
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="send-note">{t('openingShares', { least: LEAST_SENT })}</p>
    </div>
  );
}
