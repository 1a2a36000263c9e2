// A first send and what was sent again beside each other: how many each reached, and their share of the sent messages.
import type { RecipientStep, SendDetail, SendFigures, SendTwin } from '@yijian/contract/sends';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/format/index.ts';
import { useSendPhrases } from '../sends.phrases.ts';
import { StepCell } from './step-cell.tsx';

/** The people of a step of one of the two. */
export interface ChosenStep {
  readonly sendId: string;
  readonly step: RecipientStep;
}

const steps = [
  ['SENT', 'sent'],
  ['DELIVERED', 'delivered'],
  ['OPENED', 'opened'],
  ['READ', 'read'],
  ['CLICKED', 'clicked'],
  ['UNSUBSCRIBED', 'unsubscribed'],
] as const satisfies readonly (readonly [RecipientStep, keyof SendFigures])[];

interface TwinTableProps {
  readonly send: SendDetail;
  readonly twin: SendTwin;
  readonly chosen: ChosenStep | undefined;
  readonly onChoose: (chosen: ChosenStep | undefined) => void;
}

export function TwinTable({ send, twin, chosen, onChoose }: TwinTableProps): ReactNode {
  const t = useSendPhrases();
  const format = useFormat();
  const sides = send.isResend ? [twin, send] : [send, twin];
  const nameOf = ({ isResend }: SendTwin): string => t(isResend ? 'isResend' : 'firstSend');
  return (
    <div className="send-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('figure')}</th>
            {sides.map((side) => (
              <th key={side.id} scope="col">
                {side.id === send.id ? (
                  nameOf(side)
                ) : (
                  <Link to={`/content/sendDetail?id=${side.id}`}>{nameOf(side)}</Link>
                )}
                <small>{format.dateTime(side.createdAt)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map(([step, key]) => (
            <tr key={step}>
              <th scope="row">{t(`step.${step}`)}</th>
              {sides.map((side) => {
                const { id, figures } = side;
                const isChosen = chosen?.sendId === id && chosen.step === step;
                return (
                  <StepCell
                    key={id}
                    name={nameOf(side)}
                    step={step}
                    count={figures[key]}
                    sent={figures.sent}
                    isChosen={isChosen}
                    onChoose={() => onChoose(isChosen ? undefined : { sendId: id, step })}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="send-note">{t('besidesNote')}</p>
    </div>
  );
}
