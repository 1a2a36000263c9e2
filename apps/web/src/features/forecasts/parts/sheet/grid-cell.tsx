// One month of one line: boxes that are typed, with the baseline of the month beneath; arrow keys and Enter move on.
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useForecastPhrases } from '../../forecasts.phrases.ts';
import { readBoxes } from './cells.ts';

export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

interface GridCellProps {
  readonly label: string;
  readonly place: CellPlace;
  readonly value: number | null;
  /** What the month is compared with, in small beneath. */
  readonly below: number | null;
  readonly belowLabel: string;
  readonly onChange: ((value: number | null) => void) | undefined;
  readonly onMove: (to: CellPlace) => void;
  readonly onPaste: (text: string, from: CellPlace, read: typeof readBoxes) => void;
}

export function GridCell({
  label,
  place,
  value,
  below,
  belowLabel,
  onChange,
  onMove,
  onPaste,
}: GridCellProps): ReactNode {
  const t = useForecastPhrases();
  const format = useFormat();
  /** What is typed and is no number of boxes. */
  const [wrong, setWrong] = useState<string>();
  const note = below === null ? null : <small>{`${belowLabel} ${format.count(below)}`}</small>;
  if (onChange === undefined)
    return (
      <>
        <span>{value === null ? <span className="forecast-none">—</span> : format.count(value)}</span>
        {note}
      </>
    );
  const type = (text: string): void => {
    const boxes = readBoxes(text);
    setWrong(boxes === undefined ? text : undefined);
    if (boxes !== undefined) onChange(boxes);
  };
  return (
    <>
      <input
        inputMode="numeric"
        aria-label={label}
        aria-invalid={wrong !== undefined}
        title={wrong === undefined ? undefined : t('wholeNumber')}
        data-place={`${place.row}-${place.column}`}
        value={wrong ?? (value === null ? '' : String(value))}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          const to = moved(event, place);
          if (to === undefined) return;
          event.preventDefault();
          onMove(to);
        }}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text');
          if (!/[\t\n]/.test(text.trim())) return;
          event.preventDefault();
          setWrong(undefined);
          onPaste(text, place, readBoxes);
        }}
      />
      {note}
    </>
  );
}

/** Where a key leads; undefined where it stays in the cell. */
function moved(event: KeyboardEvent<HTMLInputElement>, { row, column }: CellPlace): CellPlace | undefined {
  const { selectionStart: start, selectionEnd: end, value } = event.currentTarget;
  const isWhole = start === 0 && end === value.length;
  switch (event.key) {
    case 'Enter':
    case 'ArrowDown':
      return { row: row + (event.shiftKey ? -1 : 1), column };
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowLeft':
      return isWhole || (start === 0 && end === 0) ? { row, column: column - 1 } : undefined;
    case 'ArrowRight':
      return isWhole || start === value.length ? { row, column: column + 1 } : undefined;
    default:
      return undefined;
  }
}
