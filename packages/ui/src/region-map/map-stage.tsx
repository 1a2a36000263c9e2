// The drawing itself: provinces shaded by value, points by size, words where they fit, the South China Sea in its corner (look and feel, charts).
import { useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { project } from './projection.ts';
import type { RegionMapProps } from './region-map-props.ts';
import { MapMark } from './map-mark.tsx';
import type { Outline, Outlines } from './use-stage.ts';
import { nextSpot, partWith, pixel, radiusOf, shadeOf, viewOf, wholePlane, wordsThatFit } from './view.ts';
import type { Target, View } from './view.ts';

export type MapStageProps = RegionMapProps & {
  outlines: Outlines;
  steps: readonly number[];
  format: (value: number) => string;
  width: number;
  height: number;
};

/** Where the corner with the islands stands beside Taiwan, in units. */
const corner = { x: 908, y: 702, scale: 1.4 };
const halfLetter = 5.6;

export function MapStage(props: MapStageProps): ReactNode {
  const { outlines, width, height, focus, title } = props;
  const box = focus === undefined ? undefined : outlines.regions[focus]?.box;
  const spots = (props.points ?? []).map((one) => project(one.longitude, one.latitude));
  const view = viewOf(box === undefined ? wholePlane : partWith(spots, box), width, height, focus ? 24 : 4);
  const targets = targetsOf(props, view);
  const [current, setCurrent] = useState<string>();
  const [hint, setHint] = useState<Target>();
  const stop = targets.find((one) => one.key === (current ?? props.selected)) ?? targets[0];
  const choose = (target: Target): void =>
    target.kind === 'region' ? props.onChooseRegion?.(target.key) : props.onChoosePoint?.(target.key);
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>): void => {
    const next = stop && nextSpot(event.key, stop, targets);
    if (next) {
      event.preventDefault();
      setCurrent(next.key);
      event.currentTarget.querySelector<SVGElement>(`[data-key="${CSS.escape(next.key)}"]`)?.focus();
    } else if (stop && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      choose(stop);
    }
  };
  const marks = { view, stop: stop?.key, onHint: setHint, onCurrent: setCurrent, onChoose: choose };
  return (
    <>
      <svg className="yj-map-svg" width={width} height={height} role="group" aria-label={title} onKeyDown={onKeyDown}>
        <g transform={`translate(${view.x} ${view.y}) scale(${view.scale / outlines.fine})`}>
          {lastOnTop(outlines.regions, focus ?? props.selected).map(([code, { path }]) => {
            const value = props.values.find((one) => one.code === code)?.value ?? 0;
            const target = targets.find((one) => one.kind === 'region' && one.key === code);
            const look = focus === undefined ? shadeOf(value, props.steps) : focus === code ? 'focus' : 'aside';
            return (
              <MapMark
                key={code}
                {...marks}
                target={target}
                selected={props.selected === code}
                className={`yj-map-region yj-map-${look}`}
              >
                {(rest) => <path d={path} {...rest} />}
              </MapMark>
            );
          })}
        </g>
        {focus ? null : <Islands view={view} inset={outlines.inset} />}
        {focus ? null : <Words {...props} view={view} />}
        <Points {...props} marks={marks} targets={targets} />
      </svg>
      {hint ? (
        <div className="yj-map-hint" style={{ left: hint.x, top: hint.y }} data-below={hint.y < 64 || undefined}>
          <b>{hint.label}</b>
          <span className="num">{hint.figure}</span>
        </div>
      ) : null}
    </>
  );
}

/** The border of the province in question lies above its neighbours'. */
function lastOnTop(regions: Outlines['regions'], last: string | undefined): [string, Outline][] {
  return Object.entries(regions).toSorted(([one], [other]) => Number(one === last) - Number(other === last));
}

/** Large points lie below small ones. */
function Points({
  points = [],
  selected,
  targets,
  marks,
}: Pick<RegionMapProps, 'points' | 'selected'> & {
  targets: readonly Target[];
  marks: Omit<Parameters<typeof MapMark>[0], 'target' | 'selected' | 'className' | 'children'>;
}): ReactNode {
  const largest = Math.max(0, ...points.map((one) => one.size));
  return points
    .toSorted((one, other) => other.size - one.size)
    .map(({ id, size, tone = 'primary', longitude, latitude }) => {
      const spot = pixel(marks.view, project(longitude, latitude));
      const target = targets.find((one) => one.kind === 'point' && one.key === id);
      const classes = `yj-map-point yj-map-${tone}`;
      return (
        <MapMark key={id} {...marks} target={target} selected={selected === id} className={classes}>
          {(rest) => <circle cx={spot.x} cy={spot.y} r={radiusOf(size, largest)} {...rest} />}
        </MapMark>
      );
    });
}

function Islands({ view, inset }: { view: View; inset: Outlines['inset'] }): ReactNode {
  const { x, y } = pixel(view, [corner.x, corner.y]);
  return (
    <g
      className="yj-map-islands"
      aria-hidden="true"
      transform={`translate(${x} ${y}) scale(${view.scale * corner.scale})`}
    >
      <rect width={inset.width} height={inset.height} />
      {inset.shapes.map((shape) => (
        <path key={shape} d={shape} />
      ))}
    </g>
  );
}

function Words({ values, outlines, view, width, height }: MapStageProps & { view: View }): ReactNode {
  const words = values
    .filter(({ code }) => outlines.regions[code])
    .map(({ code, label, value }) => ({
      key: code,
      text: label,
      weight: value,
      ...pixel(view, outlines.regions[code]?.at ?? [0, 0]),
    }));
  return (
    <g className="yj-map-words" aria-hidden="true">
      {wordsThatFit(words, halfLetter, { width, height }).map(({ key, text, x, y }) => (
        <text key={key} x={x} y={y} dy="0.35em">
          {text}
        </text>
      ))}
    </g>
  );
}

/** Everything with a name can be hovered and reached by arrows; what lies outside the window is left out. */
function targetsOf(props: MapStageProps, view: View): Target[] {
  const regions = props.values.flatMap(({ code, label, value }): Target[] => {
    const at = props.outlines.regions[code]?.at;
    return at ? [{ key: code, kind: 'region', label, figure: props.format(value), ...pixel(view, at) }] : [];
  });
  const points = (props.points ?? []).map(({ id, label, note, size, longitude, latitude }): Target => ({
    key: id,
    kind: 'point',
    label,
    figure: note ?? props.format(size),
    ...pixel(view, project(longitude, latitude)),
  }));
  return [...regions, ...points].filter(({ x, y }) => x >= 0 && y >= 0 && x <= props.width && y <= props.height);
}
