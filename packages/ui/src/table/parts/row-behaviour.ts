// Opening and walking through table rows by click and by keyboard (look and feel, ground rules).
import type { KeyboardEvent, MouseEvent } from 'react';

const interactive =
  'a,button,input,label,select,textarea,[role="button"],[role="checkbox"],.ant-table-selection-column';

/** True when the event belongs to a control inside the row, not to the row. */
function fromControl(event: MouseEvent | KeyboardEvent): boolean {
  const target = event.target as Element;
  const control = target.closest(interactive);
  return control !== null && control !== event.currentTarget;
}

export type RowHandlers = {
  tabIndex: number;
  className: string;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** Enter opens the row, arrow keys move between rows; selecting text is no click. */
export function rowHandlers(open: () => void): RowHandlers {
  return {
    tabIndex: 0,
    className: 'yj-row-open',
    onClick: (event) => {
      if (fromControl(event) || (window.getSelection()?.toString() ?? '') !== '') return;
      open();
    },
    onKeyDown: (event) => {
      if (event.target !== event.currentTarget) return;
      if (event.key === 'Enter') open();
      if (event.key === 'ArrowDown') focusRow(event, event.currentTarget.nextElementSibling);
      if (event.key === 'ArrowUp') focusRow(event, event.currentTarget.previousElementSibling);
    },
  };
}

function focusRow(event: KeyboardEvent, row: Element | null): void {
  if (!(row instanceof HTMLElement) || row.tabIndex < 0) return;
  event.preventDefault();
  row.focus();
}
