// Skeletons in the shape of what will come: `page` is a whole detail page, `detail` one record in a drawer (look and feel, four states).
import type { ReactNode } from 'react';
import { useUiWords } from '../words/index.ts';
import { Bone } from './bone.tsx';
import './states.css';

export type LoadingShape = 'list' | 'card' | 'form' | 'table' | 'detail' | 'page' | 'chart';
export type LoadingProps = { shape?: LoadingShape | undefined; rows?: number | undefined };

/** Widths that repeat irregularly look like words rather than like a ladder. */
const wide = ['58%', '72%', '49%', '66%', '54%', '61%'];

export function Loading({ shape = 'list', rows = 5 }: LoadingProps): ReactNode {
  const words = useUiWords();
  return (
    <div className={`yj-loading yj-loading-${shape}`} role="status" aria-busy="true">
      <span className="yj-hidden">{words.loading}</span>
      {shapes[shape](rows)}
    </div>
  );
}

const shapes: Record<LoadingShape, (rows: number) => ReactNode> = {
  list: (rows) => times(rows, listRow),
  table: (rows) => times(rows, tableRow),
  form: (rows) => times(rows, formRow),
  card: (rows) => (
    <div className="yj-loading-cards">
      {times(rows, (row) => (
        <div key={row} className="yj-loading-tile">
          <Bone width="40%" />
          <Bone width="62%" height={24} />
          <Bone width="80%" height={8} />
        </div>
      ))}
    </div>
  ),
  detail: (rows) => (
    <>
      {identity}
      {times(rows, formRow)}
    </>
  ),
  page: (rows) => (
    <>
      <div className="yj-loading-sheet">{identity}</div>
      {times(2, (card) => (
        <div key={card} className="yj-loading-sheet">
          <Bone width={96} />
          {times(rows, factRow)}
        </div>
      ))}
    </>
  ),
  chart: (rows) => (
    <div className="yj-loading-bars">
      {times(rows + 3, (bar) => (
        <Bone key={bar} height={40 + ((bar * 37) % 96)} />
      ))}
    </div>
  ),
};

const identity = (
  <div className="yj-loading-row">
    <Bone width={72} height={72} />
    <div className="yj-loading-lines">
      <Bone width={180} height={18} />
      <Bone width={320} />
      <Bone width={240} />
    </div>
  </div>
);

function listRow(row: number): ReactNode {
  return (
    <div key={row} className="yj-loading-row">
      <Bone width={28} height={28} round />
      <div className="yj-loading-lines">
        <Bone width={`${28 + ((row * 7) % 18)}%`} />
        <Bone width={wide[row % wide.length]} height={8} />
      </div>
      <Bone width={48} />
    </div>
  );
}

function tableRow(row: number): ReactNode {
  return (
    <div key={row} className="yj-loading-row">
      {wide.map((width, cell) => (
        <span key={width} className="yj-loading-cell">
          <Bone width={wide[(row + cell) % wide.length]} />
        </span>
      ))}
    </div>
  );
}

function factRow(row: number): ReactNode {
  return (
    <div key={row} className="yj-loading-row">
      <Bone width={72} />
      <Bone width={wide[row % wide.length]} />
    </div>
  );
}

function formRow(row: number): ReactNode {
  return (
    <div key={row} className="yj-loading-field">
      <Bone width={72 + ((row * 23) % 40)} />
      <Bone height={32} />
    </div>
  );
}

function times(count: number, draw: (index: number) => ReactNode): ReactNode[] {
  return Array.from({ length: count }, (_, index) => draw(index));
}
