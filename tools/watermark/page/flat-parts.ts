// What of a screenshot can carry the mark: the small differences where the page is flat, laid over one another tile by tile.
import type { Picture } from './png.ts';

/** Half the window in which a pixel is compared with its neighbourhood, in CSS pixels. */
const REACH = 6;
/** Flat is what varies no more than this (square of levels); letters and edges vary by hundreds. */
const FLAT = 6;
/** A difference beyond this is no mark. */
const MOST = 3;

/** The picture at one pixel per CSS pixel, when `scale` device pixels make one. */
export function atScale(picture: Picture, scale: number): Picture {
  if (scale === 1) return picture;
  const [width, height] = [Math.floor(picture.width / scale), Math.floor(picture.height / scale)];
  const light = new Float32Array(width * height);
  const rows = spans(height, scale, picture.height);
  const columns = spans(width, scale, picture.width);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let [sum, area] = [0, 0];
      for (const [row, high] of rows[y]!) {
        for (const [column, wide] of columns[x]!) {
          sum += picture.light[row * picture.width + column]! * high * wide;
          area += high * wide;
        }
      }
      light[y * width + x] = sum / area;
    }
  }
  return { width, height, light };
}

/** Which device pixels make up each CSS pixel, and with what share. */
function spans(count: number, scale: number, limit: number): [number, number][][] {
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [index * scale, Math.min((index + 1) * scale, limit)];
    const parts: [number, number][] = [];
    for (let at = Math.floor(from); at < to; at += 1) parts.push([at, Math.min(at + 1, to) - Math.max(at, from)]);
    return parts;
  });
}

export interface Folded {
  /** Sum of the differences at each place of the tile. */
  readonly sums: Float64Array;
  /** Share of the picture that is flat. */
  readonly flat: number;
}

/** The differences of all flat pixels, folded into one tile of `edge` pixels. */
export function fold(picture: Picture, edge: number): Folded {
  const { width, height, light } = picture;
  const [sums, counts] = [new Float64Array(edge * edge), new Uint32Array(1)];
  const { mean, spread } = neighbourhoods(picture);
  for (let y = REACH; y < height - REACH; y += 1) {
    for (let x = REACH; x < width - REACH; x += 1) {
      const at = y * width + x;
      const difference = light[at]! - mean[at]!;
      if (spread[at]! > FLAT || Math.abs(difference) > MOST) continue;
      sums[(y % edge) * edge + (x % edge)]! += difference;
      counts[0]! += 1;
    }
  }
  return { sums, flat: counts[0]! / Math.max(1, width * height) };
}

/** Mean and variance of the window around each pixel, by sums over everything above and to the left. */
function neighbourhoods({ width, height, light }: Picture): { mean: Float32Array; spread: Float32Array } {
  const stride = width + 1;
  const [sums, squares] = [new Float64Array(stride * (height + 1)), new Float64Array(stride * (height + 1))];
  for (let y = 0; y < height; y += 1) {
    let [row, rowSquares] = [0, 0];
    for (let x = 0; x < width; x += 1) {
      const value = light[y * width + x]!;
      row += value;
      rowSquares += value * value;
      sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1]! + row;
      squares[(y + 1) * stride + x + 1] = squares[y * stride + x + 1]! + rowSquares;
    }
  }
  const [mean, spread] = [new Float32Array(light.length), new Float32Array(light.length)];
  const area = (2 * REACH + 1) ** 2;
  const windowOf = (list: Float64Array, x: number, y: number): number => {
    const [top, bottom] = [(y - REACH) * stride, (y + REACH + 1) * stride];
    return (
      list[bottom + x + REACH + 1]! - list[bottom + x - REACH]! - list[top + x + REACH + 1]! + list[top + x - REACH]!
    );
  };
  for (let y = REACH; y < height - REACH; y += 1) {
    for (let x = REACH; x < width - REACH; x += 1) {
      const average = windowOf(sums, x, y) / area;
      mean[y * width + x] = average;
      spread[y * width + x] = windowOf(squares, x, y) / area - average * average;
    }
  }
  return { mean, spread };
}
