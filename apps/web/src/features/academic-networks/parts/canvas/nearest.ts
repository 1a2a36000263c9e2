// Which line lies under the pointer: reckoned from the places of its ends, as reading it back from the drawing would make every frame wait.

/** Four numbers a line: x and y of its beginning, x and y of its end. */
export type Lines = Float32Array;

/** Place of the nearest line at most `reach` away, -1 without one. Lines whose place is 0 in `shown` are passed over. */
export function nearestLine(
  lines: Lines,
  { x, y, reach }: { x: number; y: number; reach: number },
  shown?: ArrayLike<number>,
): number {
  let best = reach * reach;
  let place = -1;
  for (let line = 0, at = 0; at < lines.length; line += 1, at += 4) {
    if (shown !== undefined && !shown[line]) continue;
    const x1 = lines[at]!;
    const y1 = lines[at + 1]!;
    const x2 = lines[at + 2]!;
    const y2 = lines[at + 3]!;
    if (Math.min(x1, x2) > x + reach || Math.max(x1, x2) < x - reach) continue;
    if (Math.min(y1, y2) > y + reach || Math.max(y1, y2) < y - reach) continue;
    const dx = x2 - x1;
    const dy = y2 - y1;
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
    const far = (x1 + along * dx - x) ** 2 + (y1 + along * dy - y) ** 2;
    if (far > best || (far === best && place >= 0)) continue;
    best = far;
    place = line;
  }
  return place;
}
