// j and k, or the arrows, move between the rows of a table; Enter opens the row in focus (the table's own).
import { useEffect, useRef, type RefObject } from 'react';

const steps: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };
const isWriting = (target: HTMLElement): boolean =>
  target.isContentEditable ||
  target.matches('input:not([type="checkbox"]), textarea, select, [role="combobox"], [role="menuitem"]');

/** For the box around a table: letters work from anywhere on the page, arrows only inside, so that they still scroll. */
export function useRowKeys(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const move = (event: KeyboardEvent): void => {
      const step = steps[event.key];
      const target = event.target as HTMLElement;
      // The row in focus has taken an arrow already.
      if (step === undefined || event.defaultPrevented || box.current === null) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isInside = box.current.contains(target);
      if (isWriting(target) || !(isInside || (target === document.body && event.key.length === 1))) return;
      const rows = [...box.current.querySelectorAll<HTMLElement>('tr.ant-table-row')];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const next = rows[step === 1 ? at + 1 : Math.max(0, at - 1)];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', move);
    return () => document.removeEventListener('keydown', move);
  }, []);
  return box;
}
