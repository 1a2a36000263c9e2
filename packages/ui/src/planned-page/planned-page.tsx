// A page for a screen that is not there yet: what will stand in it, in its coming shape, and what is ready beside it (look and feel, four states).
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusBadge } from '../badge/index.ts';
import { Glyph } from '../icon/index.ts';
import './planned-page.css';

/** Lists with rows, boards of tiles, forms, details with a summary above. */
export type PlannedShape = 'list' | 'board' | 'form' | 'detail';

export type PlannedNeighbour = { key: string; label: string; context?: string | undefined; onOpen: () => void };

export type PlannedPageProps = {
  title: string;
  /** The word that says it is being built. */
  badge: string;
  /** One plain sentence: what will stand here. */
  sentence: string;
  shape: PlannedShape;
  neighboursTitle: string;
  /** Pages that can be used already. */
  neighbours: readonly PlannedNeighbour[];
};

export function PlannedPage(props: PlannedPageProps): ReactNode {
  const { title, badge, sentence, shape, neighboursTitle, neighbours } = props;
  return (
    <section className="yj-planned" aria-label={title}>
      <header className="yj-planned-head">
        <h1>{title}</h1>
        <StatusBadge tone="primary" icon={null}>
          {badge}
        </StatusBadge>
        <p>{sentence}</p>
      </header>
      <div className="yj-planned-body">
        <Outline shape={shape} />
        {neighbours.length > 0 ? (
          <nav className="yj-planned-near" aria-label={neighboursTitle}>
            <h2>{neighboursTitle}</h2>
            <ul>
              {neighbours.map((one) => (
                <li key={one.key}>
                  <button type="button" onClick={one.onOpen}>
                    <span>{one.label}</span>
                    {one.context ? <small>{one.context}</small> : null}
                    <Glyph icon={ArrowRight} />
                  </button>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
    </section>
  );
}

/** Numbers of blocks and of lines in them; drawn still, as nothing is loading. */
const outlines: Readonly<Record<PlannedShape, readonly number[]>> = {
  list: [8],
  board: [2, 2, 2, 2, 5, 5],
  form: [4, 4],
  detail: [2, 3, 3],
};

function Outline({ shape }: { shape: PlannedShape }): ReactNode {
  return (
    <div className={`yj-planned-outline yj-planned-${shape}`} aria-hidden="true">
      {outlines[shape].map((lines, block) => (
        // Blocks never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={block} className="yj-planned-block">
          {Array.from({ length: lines }, (_, line) => (
            <span key={line} className="yj-planned-line" />
          ))}
        </div>
      ))}
    </div>
  );
}
