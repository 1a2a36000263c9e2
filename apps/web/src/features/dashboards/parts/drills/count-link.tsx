// A number in a table that opens what it counts, without opening the row it stands in.
import type { ReactNode } from 'react';
import '../boards/boards.css';

export interface CountLinkProps {
  /** What opens, in words. */
  readonly label: string;
  readonly text: string;
  readonly onOpen: () => void;
}

export function CountLink({ label, text, onOpen }: CountLinkProps): ReactNode {
  return (
    <button
      type="button"
      className="board-link"
      aria-label={label}
      onClick={(event) => {
        event.stopPropagation();
        onOpen();
      }}
    >
      {text}
    </button>
  );
}
