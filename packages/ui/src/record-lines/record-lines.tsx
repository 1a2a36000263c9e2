// What was done and is to be done with a record, one line each: when, what, in which state (look and feel, detail page).
import type { ReactNode } from 'react';
import './record-lines.css';

export interface RecordLine {
  readonly key: string;
  /** The day or time as it is shown. */
  readonly time: string;
  readonly text: ReactNode;
  readonly note?: string | undefined;
  /** The state, a badge as a rule. */
  readonly mark: ReactNode;
  readonly onOpen: () => void;
}

export function RecordLines({ label, lines }: { label: string; lines: readonly RecordLine[] }): ReactNode {
  return (
    <ul className="yj-record-lines" aria-label={label}>
      {lines.map(({ key, time, text, note, mark, onOpen }) => (
        <li key={key}>
          <button type="button" onClick={onOpen}>
            <time className="num">{time}</time>
            <span>
              {text}
              {note ? <small>{note}</small> : null}
            </span>
            {mark}
          </button>
        </li>
      ))}
    </ul>
  );
}
