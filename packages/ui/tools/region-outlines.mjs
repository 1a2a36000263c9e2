// Writes src/region-map/outlines.generated.ts from the outlines that Apache ECharts 4 carried (look and feel, charts).
// Once: npm pack echarts@4.9.0 in an empty folder, unpack it, then `node packages/ui/tools/region-outlines.mjs <folder>/package`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../src/region-map/projection.ts';

/** Whole numbers in the file are this share of a unit, so that a province drawn large still has smooth edges. */
const fine = 5;
/** A point closer than this to the line of its neighbours is left out, in units. */
const tolerance = 0.32;

/** A ring of ECharts' text form, in 1/1024 degree. */
function decode(text, [startX, startY]) {
  const points = [];
  let x = startX;
  let y = startY;
  const number = (at) => {
    const code = text.charCodeAt(at) - 64;
    return (code >> 1) ^ -(code & 1);
  };
  for (let at = 0; at < text.length; at += 2) {
    x += number(at);
    y += number(at + 1);
    points.push(`${x},${y}`);
  }
  if (points[0] === points.at(-1)) points.pop();
  return points;
}

function ringsOf({ type, coordinates, encodeOffsets }) {
  if (type === 'Polygon') return coordinates.map((ring, at) => decode(ring, encodeOffsets[at]));
  return coordinates.flatMap((polygon, of) => polygon.map((ring, at) => decode(ring, encodeOffsets[of][at])));
}

const placed = new Map();
function place(key) {
  if (!placed.has(key)) {
    const [x, y] = key.split(',').map(Number);
    placed.set(key, project(x / 1024, y / 1024));
  }
  return placed.get(key);
}

/** Points where more than two lines meet: they stay, so that neighbours keep one common border. */
function junctionsOf(rings) {
  const beside = new Map();
  for (const ring of rings)
    ring.forEach((point, at) => {
      const near = beside.get(point) ?? beside.set(point, new Set()).get(point);
      near.add(ring[(at + 1) % ring.length]).add(ring.at(at - 1));
    });
  return new Set([...beside].filter(([, near]) => near.size > 2).map(([point]) => point));
}

/** Douglas and Peucker; the same line gives the same points whichever way it runs. */
function thin(line) {
  if (line[0] > line.at(-1)) return thin(line.toReversed()).toReversed();
  const [a, b] = [place(line[0]), place(line.at(-1))];
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
  let far = 0;
  let most = tolerance;
  for (let at = 1; at < line.length - 1; at++) {
    const p = place(line[at]);
    const off = long
      ? Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / long
      : Math.hypot(p[0] - a[0], p[1] - a[1]);
    if (off > most) [far, most] = [at, off];
  }
  if (far === 0) return [line[0], line.at(-1)];
  return [...thin(line.slice(0, far + 1)).slice(0, -1), ...thin(line.slice(far))];
}

function thinRing(ring, junctions) {
  const fixed = ring.map((point, at) => (junctions.has(point) ? at : -1)).filter((at) => at >= 0);
  const least = ring.indexOf(ring.toSorted()[0]);
  const starts =
    fixed.length > 1 ? fixed : [least, (least + (ring.length >> 1)) % ring.length].toSorted((a, b) => a - b);
  return starts.flatMap((from, at) => {
    const to = starts[(at + 1) % starts.length];
    const line = to > from ? ring.slice(from, to + 1) : [...ring.slice(from), ...ring.slice(0, to + 1)];
    return thin(line).slice(0, -1);
  });
}

/** Relative whole steps; a ring that shrank to less than a triangle is left out. */
function pathOf(rings) {
  return rings
    .map((points) => points.map(([x, y]) => [Math.round(x * fine), Math.round(y * fine)]))
    .map((points) => points.filter((point, at) => `${point}` !== `${points.at(at - 1)}`))
    .filter((points) => points.length > 2)
    .map((points) => {
      const steps = points.slice(1).map(([x, y], at) => [x - points[at][0], y - points[at][1]]);
      return `M${points[0].join(' ')}l${steps.map((step) => step.join(' ')).join(' ')}z`.replaceAll(' -', '-');
    })
    .join('');
}

function boxOf(rings) {
  const all = rings.flat();
  const edges = [0, 1].map((axis) => all.map((point) => point[axis]));
  return [Math.min(...edges[0]), Math.min(...edges[1]), Math.max(...edges[0]), Math.max(...edges[1])].map(
    (value) => Math.round(value * 10) / 10,
  );
}

/** The inset of the islands in the South China Sea with its dashes, as ECharts drew it. */
function insetOf(source) {
  const text = /var points = (\[\[.*\]\]);/.exec(source)[1];
  const shapes = JSON.parse(text);
  return {
    width: 64,
    height: 93.1,
    shapes: shapes.slice(0, -1).map((shape) => `M${shape.map((point) => point.join(' ')).join('L')}z`),
  };
}

const from = process.argv[2];
const china = JSON.parse(readFileSync(join(from, 'map/json/china.json'), 'utf8'));
const all = china.features.map(({ id, properties, geometry }) => ({ id, at: properties.cp, rings: ringsOf(geometry) }));
const junctions = junctionsOf(all.flatMap(({ rings }) => rings));
const regions = all
  .toSorted((a, b) => a.id.localeCompare(b.id))
  .map(({ id, at, rings }) => {
    const kept = rings.map((ring) => thinRing(ring, junctions).map(place));
    const center = project(...at).map((value) => Math.round(value * 10) / 10);
    return `  '${id}': { at: [${center}], box: [${boxOf(rings.map((ring) => ring.map(place)))}], path: '${pathOf(kept)}' },`;
  });
const inset = insetOf(readFileSync(join(from, 'lib/coord/geo/fix/nanhai.js'), 'utf8'));
const text = `// Generated by tools/region-outlines.mjs from echarts 4.9.0 (map/json/china.json and lib/coord/geo/fix/nanhai.js); do not edit (look and feel, charts).
// Outlines: Copyright 2017-2020 The Apache Software Foundation, Apache License 2.0; simplified, projected and rounded here.
export const fine = ${fine};
/** Provinces by GB/T 2260 code: where the name stands, the edges, the outline in 1/${fine} units. */
export const regions: Readonly<Record<string, { at: readonly [number, number]; box: readonly [number, number, number, number]; path: string }>> = {
${regions.join('\n')}
};
/** The islands of the South China Sea with the dashed line, for the corner. */
export const inset = ${JSON.stringify(inset)};
`;
writeFileSync(new URL('../src/region-map/outlines.generated.ts', import.meta.url), text);
