// One month of one line: boxes that are typed, with the baseline of the month beneath; arrow keys and Enter move on.
import { useState, type ReactNode } from 'react';
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
}

export function GridCell({ label, place, value, below, belowLabel, onChange }: GridCellProps): ReactNode {
  const t = useForecastPhrases();
  const format = useFormat();
  /** What is typed and is no number of boxes, beside the figure it did not replace. */
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: number | null }>();
  const wrong = typed?.over === value ? typed.text : undefined;
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
    setTyped(boxes === undefined ? { text, over: value } : undefined);
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
      />
      {note}
    </>
  );
}

/** The cell that an event comes from; undefined for anything else. */
export function placeOf(target: EventTarget): CellPlace | undefined {
  const [row, column] = (target instanceof HTMLInputElement ? (target.dataset['place'] ?? '') : '').split('-');
  return row && column ? { row: Number(row), column: Number(column) } : undefined;
}

/** Where a key leads; undefined where it stays in the cell. */
export function movedBy(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  { selectionStart: start, selectionEnd: end, value }: HTMLInputElement,
  { row, column }: CellPlace,
): CellPlace | undefined {
  const isWhole = start === 0 && end === value.length;
  switch (key) {
    case 'Enter':
    case 'ArrowDown':
      return { row: row + (shiftKey ? -1 : 1), column };
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
