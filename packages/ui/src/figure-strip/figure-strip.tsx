// A strip of figures over a list; each chooses what it counts, and choosing it again lets go.
import type { ReactNode } from 'react';
import './figure-strip.css';

export interface StripFigure<Key extends string> {
  readonly key: Key;
  readonly label: string;
  /** The number as it is shown. */
  readonly value: string;
  readonly hint?: string | undefined;
}

export interface FigureStripProps<Key extends string> {
  /** Names the group for screen readers. */
  readonly label: string;
  readonly figures: readonly StripFigure<Key>[];
  readonly chosen: Key | undefined;
  readonly onChoose: (key: Key | undefined) => void;
  /** A figure in front that stands for the whole list. */
  readonly whole?: Omit<StripFigure<Key>, 'key'> | undefined;
}

export function FigureStrip<Key extends string>(props: FigureStripProps<Key>): ReactNode {
  const { label, figures, chosen, onChoose, whole } = props;
  return (
    <div className="yj-figure-strip" role="group" aria-label={label}>
      {whole === undefined ? null : (
        <FigureButton figure={whole} isChosen={chosen === undefined} onClick={() => onChoose(undefined)} />
      )}
      {figures.map(({ key, ...figure }) => (
        <FigureButton
          key={key}
          figure={figure}
          isChosen={chosen === key}
          onClick={() => onChoose(chosen === key ? undefined : key)}
        />
      ))}
    </div>
  );
}

interface FigureButtonProps {
  readonly figure: Omit<StripFigure<string>, 'key'>;
  readonly isChosen: boolean;
  readonly onClick: () => void;
}

function FigureButton({ figure: { label, value, hint }, isChosen, onClick }: FigureButtonProps): ReactNode {
  return (
    <button type="button" aria-pressed={isChosen} title={hint} onClick={onClick}>
      <strong className="num">{value}</strong>
      <span>{label}</span>
    </button>
  );
}
