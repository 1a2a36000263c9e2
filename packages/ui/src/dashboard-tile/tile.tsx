// A dashboard's grid of twelve columns and the tiles on it (look and feel, dashboard).
import type { CSSProperties, ReactNode } from 'react';
import { useTileActs } from '../tile-acts/index.ts';
import { Definition } from './definition.tsx';
import './tile.css';

export type TileSpan = 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 12;
export type TileProps = {
  title: string;
  definition?: ReactNode;
  /** Right of the title: legend, filters in force, unit. */
  note?: ReactNode;
  /** Buttons at the far right. */
  actions?: ReactNode;
  span?: TileSpan | undefined;
  children: ReactNode;
};

export function Tile({ title, definition, note, actions, span, children }: TileProps): ReactNode {
  const renderActs = useTileActs();
  return (
    <section className="yj-tile" aria-label={title} style={spanStyle(span)}>
      <header className="yj-tile-head">
        <h3>{title}</h3>
        {definition ? <Definition title={title}>{definition}</Definition> : null}
        {note ? <span className="yj-tile-note num">{note}</span> : null}
        {actions || renderActs ? (
          <span className="yj-tile-actions">
            {actions}
            {renderActs?.(title)}
          </span>
        ) : null}
      </header>
      <div className="yj-tile-body">{children}</div>
    </section>
  );
}

/** Twelve columns from 1280 px, six from 768 px, one on a phone. */
export function TileGrid({ children }: { children: ReactNode }): ReactNode {
  return <div className="yj-grid">{children}</div>;
}

/** Gives anything on the grid, such as a KpiTile, its width in columns. */
export function GridCell({ span, children }: { span: TileSpan; children: ReactNode }): ReactNode {
  return (
    <div className="yj-grid-cell" style={spanStyle(span)}>
      {children}
    </div>
  );
}

export type DashboardPageProps = {
  title: string;
  filters?: ReactNode;
  asOf?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
};

/** Title, one row of filters that applies to every tile, then the grid. */
export function DashboardPage({ title, filters, asOf, actions, children }: DashboardPageProps): ReactNode {
  return (
    <div className="yj-dashboard">
      <header className="yj-dashboard-head yj-touch">
        <h1>{title}</h1>
        {filters ? <div className="yj-dashboard-filters">{filters}</div> : null}
        <div className="yj-dashboard-facts">
          {asOf ? <span className="yj-asof num">{asOf}</span> : null}
          {actions}
        </div>
      </header>
      {children}
    </div>
  );
}

function spanStyle(span: TileSpan | undefined): CSSProperties {
  return span === undefined ? {} : ({ '--span': span } as CSSProperties);
}
