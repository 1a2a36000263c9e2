// Up and down move between the rows of a table; Enter opens the row in focus.
import type { KeyboardEvent } from 'react';

export function useArrowKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const target = event.target as HTMLElement;
    if (target.matches('input:not([type="checkbox"]), textarea, [role="combobox"]')) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('tr.ant-table-row')];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const next = rows[event.key === 'ArrowDown' ? at + 1 : Math.max(0, at - 1)];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
}
