// China by province and points on it, drawn without tiles and without a network: picture, legend, table twin (look and feel, charts).
import { Map as MapIcon, Table2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ChartTable } from '../chart/index.ts';
import { IconButton } from '../icon/index.ts';
import { Failed, Loading } from '../states/index.ts';
import { useUiWords } from '../words/index.ts';
import { MapStage } from './map-stage.tsx';
import { planeSize } from './projection.ts';
import type { RegionMapProps } from './region-map-props.ts';
import { useOutlines, useWidth } from './use-stage.ts';
import { shadeOf, stepsOf } from './view.ts';
import './region-map.css';

export function RegionMap(props: RegionMapProps): ReactNode {
  const { title, values, points = [], head, format = String, focus, onLeaveFocus } = props;
  const words = useUiWords();
  const { outlines, failed } = useOutlines();
  const { box, width } = useWidth();
  const [asTable, setAsTable] = useState(false);
  const steps = stepsOf(values.map((one) => one.value));
  const height = props.height ?? Math.round(Math.min(620, width * (planeSize.height / planeSize.width)));
  const rows = [
    ...values.toSorted((one, other) => other.value - one.value).map(({ label, value }) => [label, format(value)]),
    ...points.toSorted((one, other) => other.size - one.size).map((one) => [one.label, one.note ?? format(one.size)]),
  ];
  return (
    <figure className="yj-map" aria-label={title} data-points={points.length > 0 || undefined}>
      <div className="yj-map-tools">
        {focus && onLeaveFocus ? (
          <IconButton icon={Undo2} label={words.wholeMap} outlined onClick={onLeaveFocus} />
        ) : null}
        <IconButton
          icon={asTable ? MapIcon : Table2}
          label={asTable ? words.showChart : words.showTable}
          pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        />
      </div>
      <div ref={box} className="yj-map-stage" style={{ height }} hidden={asTable}>
        {outlines && !asTable ? (
          <MapStage {...props} outlines={outlines} steps={steps} format={format} width={width} height={height} />
        ) : null}
        {outlines || failed ? null : <Loading shape="chart" />}
        {failed ? <Failed compact /> : null}
      </div>
      {asTable || focus ? null : <Legend steps={steps} format={format} />}
      <div className={asTable ? 'yj-chart-table' : 'yj-hidden'} style={asTable ? { height } : undefined}>
        <ChartTable data={{ head, rows }} caption={title} />
      </div>
    </figure>
  );
}

/** From which figure on each shade is used. */
function Legend({ steps, format }: { steps: readonly number[]; format: (value: number) => string }): ReactNode {
  if (steps.length < 2) return null;
  return (
    <ul className="yj-map-legend num" aria-hidden="true">
      {steps.map((from) => (
        <li key={from}>
          <span className={`yj-map-swatch yj-map-${shadeOf(from, steps)}`} />≥ {format(from)}
        </li>
      ))}
    </ul>
  );
}
