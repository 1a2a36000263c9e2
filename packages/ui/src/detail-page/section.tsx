// A card with a title, and lists of facts to put in it (look and feel, detail page).
import type { ReactNode } from 'react';
import { Definition } from '../dashboard-tile/index.ts';
import './section.css';

export type SectionProps = {
  /** The anchor for SectionNav. */
  id?: string | undefined;
  title: string;
  count?: ReactNode;
  /** Quiet words beside the title. */
  note?: ReactNode;
  definition?: ReactNode;
  /** At the right: source, switch or link. */
  extra?: ReactNode;
  /** No padding round the content, for tables. */
  flush?: boolean | undefined;
  children: ReactNode;
};

export function Section({ id, title, count, note, definition, extra, flush, children }: SectionProps): ReactNode {
  return (
    <section
      id={id}
      className={flush ? 'yj-section yj-section-flush' : 'yj-section'}
      aria-label={title}
      tabIndex={id ? -1 : undefined}
    >
      <header>
        <h2>{title}</h2>
        {definition ? <Definition title={title}>{definition}</Definition> : null}
        {count === undefined ? null : <span className="yj-section-note num">{count}</span>}
        {note ? <span className="yj-section-note num">{note}</span> : null}
        {extra ? <span className="yj-section-extra num">{extra}</span> : null}
      </header>
      <div className="yj-section-body">{children}</div>
    </section>
  );
}

/** Sections side by side, in two or three columns that stack when narrow. */
export function SectionRow({ columns, children }: { columns: 2 | 3; children: ReactNode }): ReactNode {
  return <div className={`yj-section-row yj-section-row-${columns}`}>{children}</div>;
}

export type Description = { key: string; label: string; value: ReactNode };
export type DescriptionListProps = {
  items: readonly Description[];
  columns?: 1 | 2 | 3 | 4 | undefined;
  /** Label above the value (documents) instead of beside it. */
  stacked?: boolean | undefined;
};

export function DescriptionList({ items, columns = 2, stacked }: DescriptionListProps): ReactNode {
  return (
    <dl className={`yj-facts yj-facts-${columns}${stacked ? ' yj-facts-stacked' : ''}`}>
      {items.map((item) => (
        <div key={item.key}>
          <dt>{item.label}</dt>
          <dd className="num">{item.value ?? '—'}</dd>
        </div>
      ))}
    </dl>
  );
}
