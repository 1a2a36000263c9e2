// The one wrapper of every drawn chart: picture, table twin, words for screen readers (look and feel, charts). It gives no file away:
// what leaves the product is asked for, marked and logged, as the pictures of boards and tiles are.
import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { IconButton } from '../../icon/index.ts';
import { Empty, Failed, Loading } from '../../states/index.ts';
import { useUiWords } from '../../words/index.ts';
import { ChartTable } from './chart-table.tsx';
import type { ChartTableData } from './chart-table.tsx';
import { useChartPalette } from '../palette.ts';
import type { ChartPalette } from '../palette.ts';
import { useCanvas } from './use-canvas.ts';
import type { ChartClick, ChartOption } from './use-canvas.ts';
import '../chart.css';

export type ChartProps = {
  /** Names the chart. */
  title: string;
  /** Builds the drawing from the palette; keep it stable with useCallback. */
  buildOption: (palette: ChartPalette) => ChartOption;
  /** The same figures as a table. */
  table: ChartTableData;
  height?: number | undefined;
  empty?: ReactNode;
  onClick?: ((point: ChartClick) => void) | undefined;
  /** Loads a further part of the chart library; a constant function. */
  engine?: (() => Promise<unknown>) | undefined;
  /** Without the small tools at the top right. */
  bare?: boolean | undefined;
};

export function Chart(props: ChartProps): ReactNode {
  const { title, buildOption, table, height = 220, empty, onClick, engine, bare } = props;
  const words = useUiWords();
  const palette = useChartPalette();
  const [asTable, setAsTable] = useState(false);
  const option = useMemo(() => buildOption(palette), [buildOption, palette]);
  const box = useRef<HTMLDivElement>(null);
  const canvas = useCanvas(box, option, { onClick, engine });
  if (table.rows.length === 0) return empty ?? <Empty compact />;
  return (
    <figure className="yj-chart" aria-label={words.chartLabel(title)}>
      {bare ? null : (
        <div className="yj-chart-tools">
          <IconButton
            icon={asTable ? ChartNoAxesColumn : Table2}
            label={asTable ? words.showChart : words.showTable}
            pressed={asTable}
            onClick={() => setAsTable(!asTable)}
          />
        </div>
      )}
      <div className="yj-chart-stage" style={{ height }}>
        <div ref={box} className="yj-chart-canvas" role="img" aria-label={words.chartLabel(title)} hidden={asTable} />
        {canvas.ready || canvas.failed ? null : <Loading shape="chart" />}
        {canvas.failed ? <Failed compact /> : null}
      </div>
      <div
        className={asTable ? 'yj-chart-table' : 'yj-hidden'}
        // A table higher than the chart scrolls: the keyboard has to reach it.
        {...(asTable ? { style: { height }, tabIndex: 0, role: 'region', 'aria-label': title } : {})}
      >
        <ChartTable data={table} caption={title} />
      </div>
    </figure>
  );
}
