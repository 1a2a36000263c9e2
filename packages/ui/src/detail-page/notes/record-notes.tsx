// Short lists beside a record: what was checked, and the steps it took (look and feel, detail page).
import type { ReactNode } from 'react';
import { StatusBadge, type Tone } from '../../badge/index.ts';
import './record-notes.css';

export interface CheckNote {
  readonly key: string;
  readonly tone: Tone;
  readonly label: string;
  /** Small lines under it; empty ones are left out. */
  readonly notes: readonly string[];
}

/** Results as badges in a grid. */
export function CheckList({ items }: { items: readonly CheckNote[] }): ReactNode {
  return (
    <ul className="yj-checks">
      {items.map(({ key, tone, label, notes }) => (
        <li key={key}>
          <StatusBadge tone={tone}>{label}</StatusBadge>
          {notes.filter(Boolean).map((note) => (
            <small key={note} className="num">
              {note}
            </small>
          ))}
        </li>
      ))}
    </ul>
  );
}

export interface StepNote {
  readonly key: string;
  readonly title: string;
  readonly notes: readonly string[];
}

/** Steps in the order given, the newest first as a rule. */
export function StepList({ items }: { items: readonly StepNote[] }): ReactNode {
  return (
    <ol className="yj-steps-done">
      {items.map(({ key, title, notes }) => (
        <li key={key}>
          <span>{title}</span>
          {notes.filter(Boolean).map((note) => (
            <small key={note} className="num">
              {note}
            </small>
          ))}
        </li>
      ))}
    </ol>
  );
}
